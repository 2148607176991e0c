"""What can be looked at beside the decision: pages of text, and lists of cards with all that they say."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from rich.text import Text

from redtable.cli.table import panels
from redtable.cli.table.cards_text import card_name, card_tags
from redtable.cli.table.look import DANGER, GOOD, QUIET, TEXT, heading, seat_text, spread, styled, tags_text, wrapped
from redtable.cli.table.play import Play
from redtable.cli.table.scores import score_lines
from redtable.kernel.message import Message
from redtable.terraforming.card import card_by_id
from redtable.words.cards import capitalised

Page: TypeAlias = Callable[[Play, int], tuple[str, list[Text]]]
"""Title and lines, for a width."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of a list of cards; `card` is empty for a heading."""

    text: Text
    right: Text
    card: str = ""
    price: int | None = None
    reasons: tuple[Message, ...] = ()


Cards: TypeAlias = Callable[[Play], tuple[str, list[Entry]]]


# --- cards ---


def hand_lines(play: Play, width: int, most: int) -> list[Text]:
    """The hand in short, for the corner of the screen, without the cards that the question lists anyway."""
    listed = {row.card for row in play.rows()} if play.form and not play.is_turn() else set()
    entries = [entry for entry in hand_cards(play)[1] if entry.card and entry.card not in listed]
    lines = [spread(entry.text, entry.right, width) for entry in entries]
    if len(lines) <= most:
        return lines
    more = play.words.say(Message("table-more-cards", {"n": len(lines) - most + 1}))
    return [*lines[: most - 1], styled(more, QUIET)]


def hand_cards(play: Play) -> tuple[str, list[Entry]]:
    """The cards in hand with what keeps them from being played, those to choose from, those kept in the draft."""
    title = play.words.say(Message("table-hand"))
    own = play.view["own"]
    if own is None:
        return title, []
    entries = _in_part(play, "table-offered", [*own["offered_corporations"], *own["offered"]])
    entries += _in_part(play, "table-drafted", own["drafted"])
    return title, [_hand_entry(play, card) for card in own["hand"]] + entries


def _in_part(play: Play, key: str, cards: list[str]) -> list[Entry]:
    if not cards:
        return []
    said = Message("table-offered") if key == "table-offered" else Message("table-drafted")
    return [Entry(styled(play.words.say(said), f"bold {QUIET}"), styled()), *[_entry(play, card) for card in cards]]


def _hand_entry(play: Play, card: str) -> Entry:
    reasons = tuple(play.why_not(card))
    entry = _entry(play, card, play.view["own"]["prices"].get(card))
    if play.is_playable(card):
        return Entry(styled("✓ ", GOOD) + entry.text, entry.right, card, entry.price)
    if not reasons:
        return Entry(styled("  ") + entry.text, entry.right, card, entry.price)
    faint = styled("✗ ", DANGER) + styled(play.words.name("card", card), QUIET)
    why = styled(play.words.say(reasons[0]), DANGER)
    return Entry(faint, why, card, entry.price, reasons)


def _entry(play: Play, card: str, price: int | None = None) -> Entry:
    printed = card_by_id(card)
    cost = price if price is not None else printed.cost
    right = card_tags(card, play.words)
    if printed.kind != "corporation":
        right = right + styled(" ") + panels.price_text(cost)
    return Entry(card_name(card, play.words), right, card, price)


def one_card(card: str) -> Cards:
    """A single card."""

    def cards(play: Play) -> tuple[str, list[Entry]]:
        return play.words.name("card", card), [_entry(play, card)]

    return cards


def played_cards(play: Play) -> tuple[str, list[Entry]]:
    """What lies before every seat: corporation, cards in play, events."""
    entries = []
    for seat in play.view["seats"]:
        entries.append(Entry(seat_text(seat["seat"], play.words), tags_text(seat["tags"], play.words)))
        corporation = [seat["corporation"]] if seat["corporation"] else []
        for card in [*corporation, *seat["played"], *seat["events_played"]]:
            right = styled()
            if seat["on_cards"].get(card):
                right.append(f"{seat['on_cards'][card]} {play.words.name('res', card_by_id(card).holds)} ", GOOD)
            if card in seat["actions_used"]:
                right.append("↻", QUIET)
            entries.append(Entry(styled("  ") + card_name(card, play.words), right, card))
    return play.words.say(Message("table-played")), entries


# --- pages ---


def goals_page(play: Play, width: int) -> tuple[str, list[Text]]:
    words = play.words
    lines = panels.goal_lines(play.view, words, width)
    if not lines:
        lines = [styled(words.say(Message("refused-solo")), QUIET)]
    return words.say(Message("table-goals")), lines


def log_page(play: Play, width: int) -> tuple[str, list[Text]]:
    lines = panels.log_lines(play.table.steps, play.viewer, play.words, width, 100_000)
    return play.words.say(Message("table-log")), lines


def seats_page(play: Play, width: int) -> tuple[str, list[Text]]:
    lines: list[Text] = []
    for seat in range(len(play.view["seats"])):
        lines += [*panels.seat_lines(play.view, seat, play.table.seating, play.words, width, True), styled()]
    return play.words.say(Message("table-seats")), lines


def help_page(play: Play, width: int) -> tuple[str, list[Text]]:
    words = play.words
    lines: list[Text] = []
    for line in words.say(Message("table-help")).split("\n"):
        lines += wrapped(styled(line, TEXT), width) if line else [styled()]
    lines += [styled(), heading(words.say(Message("table-signs")), width)]
    for line in words.say(Message("table-signs-list")).split("\n"):
        lines += wrapped(styled(line, TEXT), width)
    if play.table.save is not None:
        saved = words.say(Message("table-saved-at", {"path": str(play.table.save.path)}))
        lines += [styled(), *wrapped(styled(saved, QUIET), width)]
    return words.say(Message("table-help-title")), lines


def end_page(play: Play, width: int) -> tuple[str, list[Text]]:
    lines = score_lines(play.view, play.table.winners(), play.words, width)
    return capitalised(play.words.name("phase", "end")), lines
