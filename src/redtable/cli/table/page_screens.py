"""Screens over the table: pages, lists of cards, passing the terminal on."""

from __future__ import annotations

from typing import Any

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from redtable.cli.table.cards_text import card_lines
from redtable.cli.table.decision_panel import HIGHLIGHT
from redtable.cli.table.keyboard import meaning
from redtable.cli.table.lines import Lines
from redtable.cli.table.look import ACCENT, QUIET, SEAT_COLOURS, SEAT_SIGNS, TEXT, heading, joined, spread, styled
from redtable.cli.table.pages import Cards, Entry, Page
from redtable.cli.table.play import Play
from redtable.kernel.message import Message

CLOSING = ("escape", "enter", "q", "space")


class PageScreen(ModalScreen[None]):
    """A page of text to scroll; any closing key leads back."""

    CSS = """
    PageScreen { align: center middle; background: #15110f 70%; }
    #page { width: 90%; max-width: 100; height: 90%; background: #201a17; padding: 1 2; scrollbar-color: #5a4a3f;
            scrollbar-color-hover: #ff8a4c; scrollbar-color-active: #ff8a4c; scrollbar-background: #2b231e; }
    """

    def __init__(self, play: Play, page: Page) -> None:
        super().__init__()
        self.play = play
        self.page = page

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="page"):
            yield Static(id="text")

    def on_mount(self) -> None:
        self.call_after_refresh(self.draw)

    def on_resize(self) -> None:
        self.draw()

    def draw(self) -> None:
        width = max(min(self.app.size.width * 9 // 10, 100) - 7, 20)
        title, lines = self.page(self.play, width)
        back = styled(self.play.words.say(Message("table-back")), QUIET)
        self.query_one("#text", Static).update(joined([heading(title, width), styled(), *lines, styled(), back]))

    def on_key(self, event: events.Key) -> None:
        key = meaning(event)
        event.stop()
        scroll = self.query_one("#page")
        if key == "l":
            self.play.speak(self.play.next_language())
            self.draw()
        elif key in CLOSING:
            self.dismiss()
        elif key in ("up", "k"):
            scroll.scroll_up(animate=False)
        elif key in ("down", "j"):
            scroll.scroll_down(animate=False)
        elif key in ("pageup", "pagedown", "home", "end"):
            move: Any = getattr(
                scroll, {"pageup": "scroll_page_up", "pagedown": "scroll_page_down"}.get(key, f"scroll_{key}")
            )
            move(animate=False)


class CardsScreen(ModalScreen[None]):
    """Cards in a list, and beside it everything the one in hand says."""

    CSS = """
    CardsScreen { align: center middle; background: #15110f 70%; }
    #cards { width: 96%; max-width: 120; height: 92%; background: #201a17; padding: 1 1; }
    #list { width: 1fr; height: 100%; }
    #card { width: 1fr; height: 100%; padding: 0 0 0 2; border-left: solid #5a4a3f; }
    """

    def __init__(self, play: Play, cards: Cards) -> None:
        super().__init__()
        self.play = play
        self.cards = cards
        self.cursor = 0

    def compose(self) -> ComposeResult:
        with Horizontal(id="cards"):
            yield Lines("list")
            yield Lines("card")

    def on_mount(self) -> None:
        self._step(0)

    def on_resize(self) -> None:
        self.draw()

    def draw(self) -> None:
        title, entries = self.cards(self.play)
        whole = min(self.app.size.width * 96 // 100, 120) - 2
        left, height = whole // 2 - 1, self.app.size.height * 92 // 100 - 2
        first = min(max(self.cursor - height // 2, 0), max(len(entries) - height + 2, 0))
        lines = [heading(title, left)]
        for at, entry in enumerate(entries[first : first + height - 2], first):
            lines.append(self._line(entry, at == self.cursor, left))
        if not entries:
            lines.append(styled(self.play.words.say(Message("table-hand-empty")), QUIET))
        self.query_one("#list", Lines).show(lines)
        self.query_one("#card", Lines).show(self._card(entries, whole - left - 5))

    def _line(self, entry: Entry, is_cursor: bool, width: int) -> Text:
        line = styled("▌" if is_cursor else " ", ACCENT) + spread(entry.text, entry.right, width - 1)
        if is_cursor:
            line.stylize(HIGHLIGHT)
        return line

    def _card(self, entries: list[Entry], width: int) -> list[Text]:
        if not entries or not entries[self.cursor].card:
            return []
        entry = entries[self.cursor]
        lines = card_lines(entry.card, self.play.words, width, entry.price, list(entry.reasons))
        return [*lines, styled(), styled(self.play.words.say(Message("table-back")), QUIET)]

    def _step(self, by: int) -> None:
        """To the next entry that is a card."""
        entries = self.cards(self.play)[1]
        places = [at for at, entry in enumerate(entries) if entry.card]
        if places:
            ahead = [at for at in places if (at >= self.cursor + by if by >= 0 else at <= self.cursor + by)]
            self.cursor = (ahead[0] if by >= 0 else ahead[-1]) if ahead else (places[-1] if by >= 0 else places[0])
        self.draw()

    def on_key(self, event: events.Key) -> None:
        key = meaning(event)
        event.stop()
        if key == "l":
            self.play.speak(self.play.next_language())
            self.draw()
        elif key in (*CLOSING, "d", "h", "p"):
            self.dismiss()
        elif key in _STEPS:
            self._step(_STEPS[key])


_STEPS = {"up": -1, "down": 1, "j": 1, "k": -1, "pageup": -10, "pagedown": 10, "home": -9999, "end": 9999}


class HandOverScreen(ModalScreen[bool]):
    """Nothing is seen until the next person is there. True: the last answer is taken back."""

    CSS = """
    HandOverScreen { align: center middle; background: #15110f; }
    #pass { width: auto; height: auto; padding: 2 6; background: #201a17; text-align: center; }
    """

    def __init__(self, play: Play) -> None:
        super().__init__()
        self.play = play

    def compose(self) -> ComposeResult:
        yield Static(id="pass")

    def on_mount(self) -> None:
        self.draw()

    def draw(self) -> None:
        seat, words = self.play.next_person, self.play.words
        assert seat is not None
        text = styled(SEAT_SIGNS[seat], f"bold {SEAT_COLOURS[seat]}")
        text.append("\n\n" + words.say(Message("table-hand-over", {"seat": seat})), f"bold {TEXT}")
        text.append("\n\n" + words.say(Message("table-hand-over-enter", {"seat": seat})), QUIET)
        if self.play.may_undo():
            text.append("\n" + words.say(Message("table-hand-over-undo")), QUIET)
        self.query_one("#pass", Static).update(text)

    def on_key(self, event: events.Key) -> None:
        key = meaning(event)
        event.stop()
        if key == "enter":
            self.dismiss(False)
        elif key == "u" and self.play.may_undo():
            self.dismiss(True)
        elif key == "l":
            self.play.speak(self.play.next_language())
            self.draw()
        elif key == "q":
            self.app.exit(None)
