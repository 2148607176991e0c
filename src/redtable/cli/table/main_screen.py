"""The table on the full screen."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.screen import Screen

from redtable.cli.errors import sentence
from redtable.cli.table import board_picture, pages, panels
from redtable.cli.table.asking import offered_areas, row_by_label
from redtable.cli.table.board_picture import LARGE, MEDIUM, SMALL, Size
from redtable.cli.table.decision_panel import decision_lines
from redtable.cli.table.forms import AmountForm, PaymentForm
from redtable.cli.table.keyboard import meaning
from redtable.cli.table.lines import Lines
from redtable.cli.table.look import QUIET, WARNING, cut, heading, seat_text, spread, styled
from redtable.cli.table.page_screens import CardsScreen, HandOverScreen, PageScreen
from redtable.cli.table.play import Play, Stage
from redtable.cli.table.saves import CannotSave
from redtable.kernel.message import Message, RedtableError

if TYPE_CHECKING:
    from redtable.cli.table.app import TableApp


@dataclass(frozen=True, slots=True)
class Layout:
    """What fits on a terminal of this size."""

    board: Size
    left: int
    right: int
    height: int
    roomy: bool
    """Hand, goals and log stand beside the decision; otherwise they are a key away."""

    @staticmethod
    def of(width: int, height: int, seats: int) -> Layout:
        size = SMALL
        if width >= MEDIUM.whole_width + 44 and height - 2 >= MEDIUM.whole_height + 3 + 2 * seats:
            size = MEDIUM
        if width >= LARGE.whole_width + 66 and height - 2 >= LARGE.whole_height + 4 + 3 * seats:
            size = LARGE
        left = max(size.whole_width, 38) + 1
        return Layout(size, left, width - left - 2, height - 2, height >= 34)


class MainScreen(Screen[None]):
    """Mars and seats on the left, the decision on the right, keys below."""

    CSS = """
    MainScreen { background: #15110f; color: #f3e9e0; }
    #title { height: 1; background: #2b231e; padding: 0 1; }
    #keys { height: 1; background: #2b231e; color: #b9a99c; padding: 0 1; }
    #middle { height: 1fr; }
    #mars { height: 100%; padding: 0 0 0 1; }
    #right { height: 100%; }
    #ask { height: 1fr; background: #201a17; padding: 0 1; }
    #more { height: auto; padding: 0 1; }
    """

    def __init__(self, play: Play, app: TableApp) -> None:
        super().__init__()
        self.table_app = app
        self.play = play
        self.notice = ""
        self.typed = ""
        """Digits typed so far of a number."""
        self.lines_of_rows: dict[int, int] = {}
        self.more: list[Text] = []
        self.hurry = False
        """Somebody does not want to watch the bots."""
        self.drawn: dict[str, object] = {}
        self.bots: asyncio.Task[None] | None = None

    def compose(self) -> ComposeResult:
        yield Lines("title")
        with Horizontal(id="middle"):
            yield Lines("mars")
            with Vertical(id="right"):
                yield Lines("ask")
                yield Lines("more")
        yield Lines("keys")

    def on_mount(self) -> None:
        self.go_on()

    def on_unmount(self) -> None:
        if self.bots is not None:
            self.bots.cancel()

    def on_resize(self) -> None:
        self.draw()

    def on_screen_resume(self) -> None:
        self.draw()

    # --- what is seen ---

    def draw(self) -> None:
        """Everything that may have changed, from the view."""
        width, height = self.app.size
        layout = Layout.of(width, height, len(self.play.view["seats"]))
        words = self.play.words
        now = (self.play.table.number, self.play.viewer, self.play.stage, words.language, width, height)
        if self._is_new("mars", (*now, self.play.board.cursor)):
            self.query_one("#mars").styles.width = layout.left + 1
            self._put("mars", self._mars(layout))
        if self._is_new("more", now):
            self._put("title", [self._title(width - 2)])
            self.more = self._more(layout)
            self.query_one("#more").styles.height = len(self.more)
            self._put("more", self.more)
            keys = Message("table-keys") if layout.roomy else Message("table-keys-short")
            self._put("keys", [cut(styled(words.say(keys), QUIET), width - 2)])
        self._put("ask", self._ask(layout.right - 2, layout.height - len(self.more)))

    def _is_new(self, part: str, state: object) -> bool:
        """Whether a part shows something else than this; drawing takes time."""
        if self.drawn.get(part) == state:
            return False
        self.drawn[part] = state
        return True

    def _put(self, part: str, lines: list[Text]) -> None:
        self.query_one(f"#{part}", Lines).show(lines)

    def _title(self, width: int) -> Text:
        left = panels.title_text(self.play.view, self.play.words)
        viewer = self.play.viewer
        right = seat_text(viewer, self.play.words) if viewer is not None else styled()
        return spread(left, right, width)

    def _mars(self, layout: Layout) -> list[Text]:
        play, words = self.play, self.play.words
        width = layout.left - 1
        lines = panels.track_lines(play.view, words, width)
        spare = layout.height - 3 - layout.board.whole_height - 2 * len(play.view["seats"])
        lines += [styled()] if layout.roomy and spare > 0 else []
        pictured = board_picture.picture(play.board, layout.board, words)
        margin = styled(" " * ((width - layout.board.whole_width) // 2))
        lines += [margin + line for line in pictured]
        seats = range(len(play.view["seats"]))
        roomy = layout.height >= len(lines) + 3 * len(seats) + 1
        lines += [styled()] if layout.height > len(lines) + (3 if roomy else 2) * len(seats) else []
        for seat in seats:
            lines += panels.seat_lines(play.view, seat, play.table.seating, words, width, roomy)
        room = layout.height - len(lines) - 2
        if play.viewer is not None and room >= 3:
            played = panels.played_lines(play.view, play.viewer, words, width, room)
            lines += [styled(), heading(words.say(Message("table-played")), width), *played] if played else []
        return lines

    def _ask(self, width: int, height: int) -> list[Text]:
        play = self.play
        if play.form is not None:
            lines, self.lines_of_rows = decision_lines(play, self.notice, width, height, tells=not self.more)
            return lines
        self.lines_of_rows = {}
        waiting = Message("table-over") if play.stage is Stage.OVER else Message("table-bots-play")
        lines = [styled(play.words.say(waiting), QUIET), styled()]
        lines += panels.log_lines(play.table.steps, play.viewer, play.words, width, height - 4)
        return [*lines, styled(self.notice, WARNING)]

    def _more(self, layout: Layout) -> list[Text]:
        """Goals, hand and log below the decision, where there is room; they never move."""
        if not layout.roomy:
            return []
        width = layout.right - 2
        words = self.play.words
        height = max(layout.height * 9 // 20, 16)
        lines = panels.goal_columns(self.play.view, words, width) if width >= 56 else []
        hand = pages.hand_lines(self.play, width, (height - len(lines)) // 2)
        if hand:
            lines += [heading(words.say(Message("table-hand")), width), *hand]
        lines.append(heading(words.say(Message("table-log")), width))
        room = height - len(lines)
        told = panels.log_lines(self.play.table.steps, self.play.viewer, words, width, room)
        return lines + told + [styled()] * (room - len(told))

    # --- what happens ---

    def go_on(self) -> None:
        """After every change: let bots play, pass the terminal, show the end."""
        self.draw()
        if self.play.stage is Stage.BOT and (self.bots is None or self.bots.done()):
            self.bots = asyncio.create_task(self._bots_play())
        elif self.play.stage is Stage.HAND_OVER:
            self.app.push_screen(HandOverScreen(self.play), self._handed_over)
        elif self.play.stage is Stage.OVER:
            self.app.push_screen(PageScreen(self.play, pages.end_page))

    async def _bots_play(self) -> None:
        """One answer after another, slowly enough to be seen."""
        while self.play.stage is Stage.BOT:
            answer = await asyncio.to_thread(self.play.table.bot_answer)
            assert answer is not None
            if not self._attempt(partial(self.play.bot_answers, answer)):
                return
            self.draw()
            await asyncio.sleep(0 if self.hurry else self.table_app.pace)
        self.bots, self.hurry = None, False
        self.go_on()

    def _handed_over(self, undo: bool | None) -> None:
        if undo:
            self._undo()
        else:
            self.play.take_over()
            self.go_on()

    def _attempt(self, do: Callable[[], None]) -> bool:
        """Say what was wrong; a table that cannot be saved any more is closed with a sentence."""
        try:
            do()
        except RedtableError as error:
            if isinstance(error, CannotSave):
                self.app.exit(error.message)
            self.notice = sentence(error.message, self.play.words)
            self.draw()
            return False
        self.notice = ""
        return True

    # --- keys ---

    def on_key(self, event: events.Key) -> None:
        key = meaning(event)
        event.stop()
        if key.isdecimal() and self.play.form is not None:
            self._digit(key)
            return
        self.typed = ""
        self.hurry = self.play.stage is Stage.BOT and key in ("enter", "space")
        act = _KEYS.get(key)
        if act is not None:
            act(self)
        elif self.play.form is not None:
            self._move(key)

    def on_click(self, event: events.Click) -> None:
        """A click chooses a row; one on the row in hand answers."""
        widget = event.widget
        if widget is None or widget.id != "ask" or self.play.form is None:
            return
        at = self.lines_of_rows.get(event.y)
        if at is None:
            return
        if at == self.play.form.cursor:
            self._mark() if self.play.form.mark(at) is not None else self._answer()
        else:
            self.play.form.move(at)
            self.draw()

    def _digit(self, digit: str) -> None:
        """A number: of a row, or where one is wanted the number itself."""
        form = self.play.form
        assert form is not None
        self.typed += digit
        if isinstance(form, AmountForm) or (isinstance(form, PaymentForm) and form.cursor >= form.splits):
            form.set_units(int(self.typed[-3:]))
        else:
            rows = self.play.rows()
            if not any(row.label.startswith(self.typed) for row in rows):
                self.typed = digit
            at = row_by_label(rows, self.typed)
            if at is not None:
                form.move(at)
        self.draw()

    def _move(self, key: str) -> None:
        form = self.play.form
        assert form is not None
        if key in ("left", "right", "up", "down") and offered_areas(self.play.decision) and self.play.board.cursor:
            area = board_picture.next_area(self.play.board, key)
            if area is not None:
                form.move(form.rows.index(f"area:{area}"))
        elif key in _CHANGES:
            form.change(_CHANGES[key])
        elif key in _STEPS:
            form.move(form.cursor + _STEPS[key])
        self.draw()

    def _mark(self) -> None:
        if self.play.form is not None:
            self.play.form.toggle()
            self.draw()

    def _answer(self) -> None:
        form = self.play.form
        if form is not None and self._attempt(partial(self.play.answer, form.key())):
            self.go_on()

    def _undo(self) -> None:
        if self._attempt(self.play.undo):
            self.notice = sentence(Message("table-undone"), self.play.words)
            self.go_on()

    def _language(self) -> None:
        self.table_app.speak(self.play.next_language())
        self.play.speak(self.table_app.words.language)
        self.draw()

    def _details(self) -> None:
        form = self.play.form
        card = self.play.rows()[form.cursor].card if form else ""
        if card:
            self.app.push_screen(CardsScreen(self.play, pages.one_card(card)))
        else:
            self.app.push_screen(CardsScreen(self.play, pages.hand_cards))

    def _show_cards(self, which: pages.Cards) -> None:
        self.app.push_screen(CardsScreen(self.play, which))

    def _show(self, page: pages.Page) -> None:
        self.app.push_screen(PageScreen(self.play, page))


_CHANGES: Final = {"left": -1, "right": 1, "minus": -1, "-": -1, "+": 1}
_STEPS: Final = {"up": -1, "down": 1, "j": 1, "k": -1, "pageup": -8, "pagedown": 8, "home": -999, "end": 999}
_KEYS: Final[dict[str, Callable[[MainScreen], object]]] = {
    "enter": MainScreen._answer,
    "space": MainScreen._mark,
    "u": MainScreen._undo,
    "l": MainScreen._language,
    "d": MainScreen._details,
    "h": lambda screen: screen._show_cards(pages.hand_cards),
    "p": lambda screen: screen._show_cards(pages.played_cards),
    "m": lambda screen: screen._show(pages.goals_page),
    "v": lambda screen: screen._show(pages.log_page),
    "s": lambda screen: screen._show(pages.seats_page),
    "?": lambda screen: screen._show(pages.help_page),
    "n": lambda screen: screen.table_app.start_screen() if screen.play.stage is Stage.OVER else None,
    "q": lambda screen: screen.app.exit(None),
}
