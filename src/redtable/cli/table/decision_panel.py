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
    heading,
    seat_text,
    spread,
    styled,
    wrapped,
)
from redtable.cli.table.panels import change_texts, log_lines, price_text
from redtable.cli.table.play import Play
from redtable.kernel.message import Message, Ref
from redtable.terraforming.card import card_by_id
from redtable.words import Words
from redtable.words.cards import capitalised

HIGHLIGHT = "on #3a2a20"


def decision_lines(play: Play, notice: str, width: int, height: int, tells: bool) -> tuple[list[Text], dict[int, int]]:
    """The lines, and which row of the list stands on which line; `tells`: the room left tells what happened last."""
    assert play.form is not None
    rows = play.rows()
    lines = _head(play, width)
    foot = _notice(notice, width) + _preview(play, width)
    room = height - len(lines) - len(foot)
    detail = _detail(play, rows[play.form.cursor], width, room - min(len(rows), max(room // 2, 5)))
    list_room = max(room - len(detail), 4)
    if len(rows) > list_room:
        list_room -= 1
    first = _window(len(rows), play.form.cursor, list_room)
    last = min(first + list_room, len(rows))
    where = {}
    for at in range(first, last):
        where[len(lines)] = at
        lines.append(_row_line(rows[at], at == play.form.cursor, play.words, width))
    if len(rows) > list_room:
        lines.append(_more_line(first, len(rows) - last, width))
    lines += detail
    room = max(height - len(lines) - len(foot), 0)
    return lines + (_told(play, width, room) if tells else [styled()] * room) + foot, where


def _more_line(above: int, below: int, width: int) -> Text:
    """How many rows are out of sight."""
    said = styled(f"▲ {above}  " if above else "", QUIET).append(f"▼ {below}" if below else "", QUIET)
    return styled(" " * max(width - said.cell_len, 0)) + said


def _told(play: Play, width: int, room: int) -> list[Text]:
    """What happened last, where nothing else needs the room."""
    filling = [styled()] * room
    if room < 5:
        return filling
    told = log_lines(play.table.steps, play.viewer, play.words, width, min(room - 2, 8))
    if not told:
        return filling
    title = heading(play.words.say(Message("table-log")), width)
    return [styled()] * (room - len(told) - 1) + [title, *told]


ROOMY_WIDTH = 48
"""From here on lines are long enough for more of them."""


def _head(play: Play, width: int) -> list[Text]:
    assert play.decision is not None
    assert play.viewer is not None
    words = play.words
    who = seat_text(play.viewer, words) + styled("  ") + styled(asking.question(play.decision, words), f"bold {TEXT}")
    lines = wrapped(who, width)
    source = asking.source_of(play.decision)
    if source:
        said = words.say(Message("table-from-card", {"card": Ref("card", source)}))
        lines += wrapped(styled(said, KIND_COLOURS[card_by_id(source).kind]), width)
    hint = asking.hint(play.decision, words)
    if play.decision["kind"] == "subset":
        hint += " · " + words.say(Message("table-hint-mark", {"n": len(marked_rows(play))}))
    if play.decision["kind"] == "portion":
        hint += " · ← →"
    if isinstance(play.form, PaymentForm):
        hint += " · " + words.say(Message("table-paid", {"n": play.form.paid()}))
    return lines + (wrapped(styled(hint, WARNING), width) if hint else []) + [styled()]


def marked_rows(play: Play) -> list[int]:
    assert play.form is not None
    return [row for row in range(len(play.form.rows)) if play.form.mark(row)]


def _notice(notice: str, width: int) -> list[Text]:
    return wrapped(styled(notice, WARNING), width) if notice else []


def _preview(play: Play, width: int) -> list[Text]:
    """Changes side by side, up to four lines of them; two where lines are few."""
    texts = change_texts(play.preview(), play.viewer, play.words)
    if not texts:
        return []
    return [styled("─" * width, LINE), *wrapped(styled("  ").join(texts), width)[: 4 if width >= ROOMY_WIDTH else 2]]


def _detail(play: Play, row: asking.Row, width: int, room: int) -> list[Text]:
    """The card of the row in hand, or what else it does, as far as there is room."""
    if room < 4:
        return []
    if row.about is not None:
        said = capitalised(play.words.say(row.about))
        return [styled("─" * width, LINE), *wrapped(styled(said, QUIET), width)]
    if not row.card:
        return []
    own = play.view["own"] or {}
    lines = card_lines(row.card, play.words, width - 2, own.get("prices", {}).get(row.card))
    if len(lines) > room - 1:
        lines = [*lines[: room - 2], styled("…", QUIET)]
    return [styled("─" * width, LINE), *lines]


def _window(count: int, cursor: int, room: int) -> int:
    """The first row to be shown so that the cursor is in sight."""
    return min(max(cursor - room // 2, 0), max(count - room, 0))


def _row_line(row: asking.Row, is_cursor: bool, words: Words, width: int) -> Text:
    line = styled("▌" if is_cursor else " ", ACCENT)
    line.append(row.label.rjust(2) + " ", ACCENT if is_cursor else QUIET)
    if row.mark is not None:
        line.append("[x] " if row.mark else "[ ] ", f"bold {GOOD}" if row.mark else QUIET)
    sign = asking.VERB_SIGNS.get(row.verb)
    if sign:
        line.append(f"{sign} ", QUIET)
    colour = KIND_COLOURS[card_by_id(row.card).kind] if row.card else TEXT
    text = words.name("card", row.card) if row.verb == "play" else row.text
    line.append(text, f"bold {colour}" if is_cursor else colour)
    line = spread(line, _right(row, words, width - line.cell_len), width)
    if is_cursor:
        line.stylize(HIGHLIGHT)
    return line


def _right(row: asking.Row, words: Words, room: int) -> Text:
    """Number or price, with the tags of a card where there is room."""
    if row.units is not None:
        return styled(f"◂ {row.units[0]} ▸", f"bold {ACCENT}") + styled(f" /{row.units[1]}", QUIET)
    right = price_text(row.price) if row.price is not None else styled()
    if row.card and room > 12 and row.verb != "use":
        right = card_tags(row.card, words) + styled("  ") + right
    return right if (row.card and room > right.cell_len) or row.price is not None else styled()
