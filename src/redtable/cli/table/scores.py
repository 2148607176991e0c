"""Points by source, when the game is over."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from redtable.cli.table.look import GOOD, QUIET, SEAT_COLOURS, TEXT, cut, heading, seat_sign, seat_text, spread, styled
from redtable.cli.table.panels import signed
from redtable.kernel.message import Message
from redtable.words import Words

SOURCES: Final = ("tr", "milestones", "awards", "greenery", "city", "cards", "total")


def score_lines(view: dict[str, Any], winners: list[int], words: Words, width: int) -> list[Text]:
    """Who won, a table with a column for each seat, a bar for each seat, and the cards that counted."""
    scores = view["scores"]
    lines = [styled(winner_sentence(winners, words), f"bold {GOOD}"), styled()]
    lines += _table(scores, words, width)
    lines += [styled(), *_bars(scores, words, width)]
    for seat, score in enumerate(scores):
        if score["by_card"]:
            lines += [styled(), heading(words.seat(seat), width)]
            lines += [_card_line(card, points, words, width) for card, points in _best_first(score["by_card"])]
    return lines


def winner_sentence(winners: list[int], words: Words) -> str:
    if not winners:
        return words.say(Message("table-lost"))
    return words.say(Message("table-won", {"seats": tuple(winners), "n": len(winners)}))


def _table(scores: list[dict[str, Any]], words: Words, width: int) -> list[Text]:
    names = {source: words.name("score", source) for source in SOURCES}
    first = max(len(name) for name in names.values()) + 2
    column = min(max((width - first) // len(scores), 4), 12)
    head = styled(" " * first)
    for seat in range(len(scores)):
        head.append_text(styled(" " * (column - 1)) + seat_sign(seat))
    lines = [head]
    for source in SOURCES:
        style = f"bold {TEXT}" if source == "total" else TEXT
        line = styled(
            names[source][:1].upper() + names[source][1:].ljust(first - 1), style if source == "total" else QUIET
        )
        for score in scores:
            line.append(signed(score[source]).rjust(column), style)
        lines.append(cut(line, width))
    return lines


_BAR: Final = {"tr": "█", "milestones": "▓", "awards": "▒", "greenery": "▓", "city": "▒", "cards": "░"}


def _bars(scores: list[dict[str, Any]], words: Words, width: int) -> list[Text]:
    """Each seat's total as a bar made of its sources."""
    most = max(max(score["total"] for score in scores), 1)
    room = max(width - 24, 10)
    lines = []
    for seat, score in enumerate(scores):
        bar = styled()
        for source, sign in _BAR.items():
            bar.append(sign * round(max(score[source], 0) * room / most), SEAT_COLOURS[seat])
        name = cut(seat_text(seat, words), 16)
        lines.append(name + styled(" " * (17 - name.cell_len)) + bar + styled(f" {score['total']}", f"bold {TEXT}"))
    return lines


def _best_first(by_card: dict[str, int]) -> list[tuple[str, int]]:
    return sorted(by_card.items(), key=lambda item: (-item[1], item[0]))


def _card_line(card: str, points: int, words: Words, width: int) -> Text:
    return spread(styled("  " + words.name("card", card), TEXT), styled(signed(points), f"bold {TEXT}"), min(width, 48))
