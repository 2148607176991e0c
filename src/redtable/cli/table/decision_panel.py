"""The decision on the screen: question, rows around the one in hand, the card it is about, and what would change."""

from __future__ import annotations

from rich.text import Text

from redtable.cli.table import asking
from redtable.cli.table.cards_text import card_lines, card_tags
from redtable.cli.table.forms import PaymentForm
from redtable.cli.table.look import (
    ACCENT,
    GOOD,
    KIND_COLOURS,
    LINE,
    QUIET,
    TEXT,
    WARNING,
    seat_text,
    spread,
    wrapped,
)
from redtable.cli.table.panels import change_texts, price_text
from redtable.cli.table.play import Play
from redtable.kernel.message import Message, Ref
from redtable.terraforming.card import card_by_id
from redtable.words import Words

HIGHLIGHT = "on #3a2a20"


def decision_lines(play: Play, notice: str, width: int, height: int) -> tuple[list[Text], dict[int, int]]:
    """The lines, and which row of the list stands on which line."""
    assert play.decision is not None
    assert play.form is not None
    assert play.viewer is not None
    words = play.words
    head = _head(play, width)
    foot = _notice(notice, width) + _preview(play, width)
    rows = play.rows()
    room = height - len(head) - len(foot)
    detail = _detail(play, rows[play.form.cursor], width, room - min(len(rows), max(room * 2 // 3, 6)))
    list_room = max(room - len(detail), 3)
    first = _window(len(rows), play.form.cursor, list_room)
    lines = list(head)
    where = {}
    for at in range(first, min(first + list_room, len(rows))):
        where[len(lines)] = at
        lines.append(_row_line(rows[at], at == play.form.cursor, words, width))
    if first + list_room < len(rows):
        lines[-1] = spread(lines[-1], Text("▼", QUIET), width) if lines[-1].cell_len < width - 2 else lines[-1]
    filling = max(height - len(lines) - len(detail) - len(foot), 0)
    return lines + detail + [Text()] * filling + foot, where


def _head(play: Play, width: int) -> list[Text]:
    assert play.decision is not None
    assert play.viewer is not None
    words = play.words
    who = seat_text(play.viewer, words) + Text("  ") + Text(asking.question(play.decision, words), f"bold {TEXT}")
    lines = wrapped(who, width)
    source = asking.source_of(play.decision)
    if source:
        said = words.say(Message("table-from-card", {"card": Ref("card", source)}))
        lines += wrapped(Text(said, KIND_COLOURS[card_by_id(source).kind]), width)
    hint = asking.hint(play.decision, words)
    if isinstance(play.form, PaymentForm):
        hint += " · " + words.say(Message("table-paid", {"n": play.form.paid()}))
    return lines + (wrapped(Text(hint, WARNING), width) if hint else []) + [Text()]


def _notice(notice: str, width: int) -> list[Text]:
    return wrapped(Text(notice, WARNING), width) if notice else []


def _preview(play: Play, width: int) -> list[Text]:
    """Changes side by side, as many lines as they need, up to four."""
    texts = change_texts(play.preview(), play.viewer, play.words)
    if not texts:
        return []
    return [Text("─" * width, LINE), *wrapped(_keep_together(texts), width)[:4]]


def _keep_together(texts: list[Text]) -> Text:
    return Text("  ").join(texts)


def _detail(play: Play, row: asking.Row, width: int, room: int) -> list[Text]:
    """The card of the row in hand, as far as there is room."""
    if not row.card or room < 4:
        return []
    own = play.view["own"] or {}
    lines = card_lines(row.card, play.words, width - 2, own.get("prices", {}).get(row.card))
    if len(lines) > room - 1:
        lines = [*lines[: room - 2], Text("…", QUIET)]
    return [Text("─" * width, LINE), *lines]


def _window(count: int, cursor: int, room: int) -> int:
    """The first row to be shown so that the cursor is in sight."""
    return min(max(cursor - room // 2, 0), max(count - room, 0))


def _row_line(row: asking.Row, is_cursor: bool, words: Words, width: int) -> Text:
    line = Text("▌" if is_cursor else " ", ACCENT)
    line.append(row.label.rjust(2) + " ", ACCENT if is_cursor else QUIET)
    if row.mark is not None:
        line.append("[x] " if row.mark else "[ ] ", f"bold {GOOD}" if row.mark else QUIET)
    sign = asking.VERB_SIGNS.get(row.verb)
    if sign:
        line.append(f"{sign} ", QUIET)
    colour = KIND_COLOURS[card_by_id(row.card).kind] if row.card else TEXT
    line.append(row.text, f"bold {colour}" if is_cursor else colour)
    line = spread(line, _right(row, words, width - line.cell_len), width)
    if is_cursor:
        line.stylize(HIGHLIGHT)
    return line


def _right(row: asking.Row, words: Words, room: int) -> Text:
    """Number or price, with the tags of a card where there is room."""
    if row.units is not None:
        return Text(f"◂ {row.units[0]} ▸", f"bold {ACCENT}") + Text(f" /{row.units[1]}", QUIET)
    right = price_text(row.price) if row.price is not None else Text()
    if row.card and room > 12:
        right = card_tags(row.card, words) + Text("  ") + right
    return right if (row.card and room > right.cell_len) or row.price is not None else Text()
