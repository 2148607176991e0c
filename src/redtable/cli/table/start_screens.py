"""Before the game: choices for a new one, and the list of saved ones."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.screen import Screen

from redtable.cli.errors import sentence
from redtable.cli.table.decision_panel import HIGHLIGHT
from redtable.cli.table.game_options import NewGame, secret_of
from redtable.cli.table.keyboard import meaning
from redtable.cli.table.lines import Lines
from redtable.cli.table.look import (
    ACCENT,
    DANGER,
    PANEL,
    QUIET,
    SEAT_COLOURS,
    SEAT_SIGNS,
    TEXT,
    spread,
    styled,
    wrapped,
)
from redtable.cli.table.plain import saved_text
from redtable.cli.table.saves import Saved, new_path, saved_games
from redtable.cli.table.table import Table
from redtable.kernel.message import Message, RedtableError

if TYPE_CHECKING:
    from redtable.cli.table.app import TableApp

_CSS = """
NewGameScreen, SavedScreen { align: center top; background: #15110f; }
#start { width: 100%; max-width: 84; height: 100%; padding: 1 2; background: #201a17; }
"""


class StartScreen(Screen[None]):
    """What the two lists have in common."""

    CSS = _CSS

    def __init__(self, app: TableApp) -> None:
        super().__init__()
        self.table_app = app
        self.notice = ""

    def compose(self) -> ComposeResult:
        yield Lines("start")

    def on_mount(self) -> None:
        self.draw()

    def on_resize(self) -> None:
        self.draw()

    def draw(self) -> None:
        width = min(self.app.size.width, 84) - 4
        lines = [*title_lines(self.table_app.words.name("game", "terraforming"), width), *self.lines(width)]
        if self.notice:
            lines += [styled(), *wrapped(styled(self.notice, DANGER), width)]
        self.query_one(Lines).show(lines)

    def lines(self, width: int) -> list[Text]:
        raise NotImplementedError

    def act(self, key: str) -> None:
        raise NotImplementedError

    def on_key(self, event: events.Key) -> None:
        key = meaning(event)
        event.stop()
        self.notice = ""
        if key == "l":
            self.table_app.speak(self.table_app.next_language())
        elif key == "q":
            self.app.exit(None)
        else:
            self.act(key)
        if self.is_current:
            self.draw()

    def sit_down(self, opening: Callable[[], Table]) -> None:
        """Sit down at the table, or say why that cannot be."""
        try:
            self.table_app.open_table(opening())
        except RedtableError as error:
            self.notice = sentence(error.message, self.table_app.words)


def title_lines(name: str, width: int) -> list[Text]:
    """The planet rising over the name of the game."""
    sky = [styled(" " * ((width - 2 * PLANET) // 2)) + line for line in planet_lines(PLANET)]
    title = styled(" ".join(name.upper()).center(width), f"bold {ACCENT}")
    return [*sky, title, styled("redtable".center(width), QUIET), styled()]


PLANET = 12
"""Its radius, in letters."""
_TINTS = ("#8f3a1d", "#a8461f", "#c1541f", "#d9682c", "#c1541f", "#a03f1c")


def planet_lines(radius: int) -> list[Text]:
    """The upper part of a disc in bands of red, two dots to a letter."""
    lines = []
    for line in range(radius // 3):
        text = styled()
        for x in range(-radius, radius):
            above, below = (_tint(x + 0.5, radius - 2 * line - half, radius) for half in (0.5, 1.5))
            text.append("▀", f"{above} on {below}")
        lines.append(text)
    return lines


def _tint(x: float, y: float, radius: int) -> str:
    if x * x + y * y > radius * radius:
        return PANEL
    return _TINTS[int(y + x / 5) % len(_TINTS)]


class NewGameScreen(StartScreen):
    """Rows to change with the arrow keys; Enter begins."""

    def __init__(self, app: TableApp) -> None:
        super().__init__(app)
        self.choices = NewGame()

    def lines(self, width: int) -> list[Text]:
        words = self.table_app.words
        found = []
        for at, name in enumerate(self.choices.rows()):
            found.append(self._row(name, at == self.choices.cursor, width))
        problem = self.choices.problem()
        if problem is not None:
            found += [styled(), *wrapped(styled(sentence(problem, words), DANGER), width)]
        return [*found, styled(), *wrapped(styled(words.say(Message("table-new-keys")), QUIET), width)]

    def _row(self, name: str, is_cursor: bool, width: int) -> Text:
        words = self.table_app.words
        label = words.say(self.choices.label(name))
        left = styled("▌ " if is_cursor else "  ", ACCENT)
        if name.startswith("seat "):
            seat = int(name.partition(" ")[2])
            left.append(f"  {SEAT_SIGNS[seat]} {label}", SEAT_COLOURS[seat])
        else:
            left.append(label[:1].upper() + label[1:], TEXT)
        value = words.say(self.choices.shown(name))
        line = spread(
            left,
            styled(f"◂ {value} ▸" if is_cursor else f"  {value}  ", f"bold {ACCENT if is_cursor else TEXT}"),
            width,
        )
        if is_cursor:
            line.stylize(HIGHLIGHT)
        return line

    def act(self, key: str) -> None:
        if key in ("up", "k", "down", "j"):
            self.choices.move(self.choices.cursor + (1 if key in ("down", "j") else -1))
        elif key in ("left", "-", "minus"):
            self.choices.change(-1)
        elif key in ("right", "space", "+"):
            self.choices.change(1)
        elif key == "r":
            self.table_app.switch_screen(SavedScreen(self.table_app))
        elif key == "enter" and self.choices.problem() is None:
            values, seating = self.choices.values, self.choices.seating
            self.sit_down(lambda: Table.new(values, seating, secret_of(""), new_path(datetime.now())))


class SavedScreen(StartScreen):
    """Saved games, the latest first."""

    def __init__(self, app: TableApp) -> None:
        super().__init__(app)
        self.saved: list[Saved] = saved_games()
        self.cursor = 0

    def lines(self, width: int) -> list[Text]:
        words = self.table_app.words
        room = max(self.app.size.height - 15, 3)
        first = min(max(self.cursor - room // 2, 0), max(len(self.saved) - room, 0))
        found = [styled(words.say(Message("table-saves")), f"bold {TEXT}"), styled()]
        for at, saved in enumerate(self.saved[first : first + room], first):
            mark = styled("▌ " if at == self.cursor else "  ", ACCENT)
            line = spread(mark + styled(saved_text(saved, words), QUIET if saved.is_over else TEXT), styled(), width)
            if at == self.cursor:
                line.stylize(HIGHLIGHT)
            found.append(line)
        if not self.saved:
            found.append(styled(words.say(Message("table-no-saves")), QUIET))
        return [*found, styled(), *wrapped(styled(words.say(Message("table-saves-keys")), QUIET), width)]

    def act(self, key: str) -> None:
        if key in ("up", "k", "down", "j") and self.saved:
            self.cursor = min(max(self.cursor + (1 if key in ("down", "j") else -1), 0), len(self.saved) - 1)
        elif key == "n":
            self.table_app.switch_screen(NewGameScreen(self.table_app))
        elif key == "enter" and self.saved:
            path = self.saved[self.cursor].path
            self.sit_down(lambda: Table.resume(path))
