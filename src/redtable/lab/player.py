"""One game of an arena, from the deal to the record on the disk."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

from redtable.bots import Bot, Position, bot_by_name, play
from redtable.games import game_by_id
from redtable.lab.results import Result, read, result_of, write
from redtable.lab.schedule import Table
from redtable.lab.settings import Settings


class Stopped(Exception):
    """The arena was called off in the middle of a game."""


class Clocked:
    """A bot with a clock, which gives up as soon as the arena is called off."""

    def __init__(self, bot: Bot, is_off: Callable[[], bool]) -> None:
        self._bot = bot
        self._is_off = is_off
        self.seconds = 0.0

    def choose(self, position: Position) -> str:
        if self._is_off():
            raise Stopped
        begun = time.process_time()
        key = self._bot.choose(position)
        self.seconds += time.process_time() - begun
        return key


def play_table(settings: Settings, table: Table, folder: Path, is_off: Callable[[], bool]) -> Result:
    """Play the game and keep its record. Raises `Stopped`; there is a whole record then or none."""
    seats = {seat: Clocked(bot_by_name(name), is_off) for seat, name in enumerate(table.bots)}
    session = play(game_by_id(settings.game), settings.options, table.seed, seats)
    result = result_of(session, table, tuple([clocked.seconds for clocked in seats.values()]))
    write_whole(record_path(folder, table), write(session, result))
    return result


def played(table: Table, folder: Path) -> Result | None:
    """The result of a game whose record is there and whole."""
    try:
        return read(record_path(folder, table).read_text(encoding="utf-8"), table)
    except (FileNotFoundError, UnicodeDecodeError):
        return None


def record_path(folder: Path, table: Table) -> Path:
    return folder / f"{table.number:06}.jsonl"


def write_whole(path: Path, text: str) -> None:
    """Nobody ever sees half of it. What is left of a writer that died is written over by the next one."""
    part = path.with_suffix(".part")
    part.write_text(text, encoding="utf-8", newline="\n")
    os.replace(part, path)
