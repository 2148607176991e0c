"""The full-screen table."""

from __future__ import annotations

from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from redtable.cli.table.main_screen import MainScreen
from redtable.cli.table.play import Play
from redtable.cli.table.start_screens import NewGameScreen, SavedScreen
from redtable.cli.table.table import Table
from redtable.kernel.message import Message
from redtable.words import LANGUAGES, Words, words_in

PACE = 0.35
"""Seconds between the answers of bots."""


class TableApp(App[Message]):
    """Ends with None, or with what went wrong."""

    TITLE = "Redtable"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "leave", show=False, priority=True)]

    def __init__(
        self, words: Words, table: Table | None = None, choose_saved: bool = False, pace: float = PACE
    ) -> None:
        super().__init__()
        self.words = words
        self.table = table
        self.choose_saved = choose_saved
        self.pace = pace

    def on_mount(self) -> None:
        if self.table is not None:
            self.push_screen(MainScreen(Play(self.table, self.words), self))
        else:
            self.push_screen(SavedScreen(self) if self.choose_saved else NewGameScreen(self))

    def on_unmount(self) -> None:
        if self.table is not None:
            self.table.close()

    def action_leave(self) -> None:
        """Every answer is on the disk already."""
        self.exit(None)

    def speak(self, language: str) -> None:
        self.words = words_in(language)

    def next_language(self) -> str:
        return LANGUAGES[(LANGUAGES.index(self.words.language) + 1) % len(LANGUAGES)]

    def open_table(self, table: Table) -> None:
        if self.table is not None:
            self.table.close()
        self.table = table
        self.switch_screen(MainScreen(Play(table, self.words), self))

    def start_screen(self) -> None:
        """After the end: another game."""
        self.switch_screen(NewGameScreen(self))
