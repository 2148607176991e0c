"""Arenas: many games of bots against bots in a folder that can be left at any moment and gone on with."""

from __future__ import annotations

import json
import os
from collections.abc import Generator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from redtable.kernel.message import Message, shown
from redtable.lab.player import played, record_path, write_whole
from redtable.lab.results import Result
from redtable.lab.schedule import tables
from redtable.lab.settings import ArenaError, Settings
from redtable.lab.workers import play_all

SETTINGS: Final = "arena.json"
GAMES: Final = "games"


@dataclass(frozen=True, slots=True)
class Arena:
    """The folder holds the settings (`arena.json`) and the record of every finished game (`games/`)."""

    settings: Settings
    folder: Path

    @staticmethod
    def open(settings: Settings, folder: Path) -> Arena:
        """A new arena in an empty folder, or the one that is there if it has the same settings (`ArenaError`)."""
        try:
            is_new = not (folder / SETTINGS).exists()
            if is_new:
                _check_empty(folder)
            else:
                _check_same(settings, folder)
            (folder / GAMES).mkdir(parents=True, exist_ok=True)
            if is_new:
                write_whole(folder / SETTINGS, json.dumps(settings.as_json(), indent=2) + "\n")
        except OSError as error:
            raise ArenaError(_cannot(folder, error)) from error
        return Arena(settings, folder)

    def finished(self, games: int) -> list[Result]:
        """Those of the first games that are whole, in their order."""
        place = self.folder / GAMES
        names = {path.name for path in place.iterdir()}
        there = [table for table in tables(self.settings, games) if record_path(place, table).name in names]
        return [result for table in there if (result := played(table, place)) is not None]

    def play(self, games: int, jobs: int = 1) -> Generator[Result, None, None]:
        """Play what is missing of the first games. To call it off close the iterator; what is finished is kept."""
        there = {result.table.number for result in self.finished(games)}
        waiting = [table for table in tables(self.settings, games) if table.number not in there]
        try:
            yield from play_all(self.settings, waiting, self.folder / GAMES, jobs)
        except OSError as error:
            raise ArenaError(_cannot(self.folder, error)) from error


def cores() -> int:
    """How many this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _check_empty(folder: Path) -> None:
    """Nothing is there, or what an arena left that died while it wrote its settings."""
    if folder.exists() and any(path.name != GAMES and path.suffix != ".part" for path in folder.iterdir()):
        raise ArenaError(Message("arena-folder-taken", {"folder": str(folder)}))


def _check_same(settings: Settings, folder: Path) -> None:
    """Raises `ArenaError` with the first setting that differs."""
    try:
        found: Any = json.loads((folder / SETTINGS).read_text(encoding="utf-8"))
    except ValueError:
        found = None
    if not isinstance(found, dict):
        raise ArenaError(Message("arena-folder-unreadable", {"folder": str(folder)}))
    for name, wanted in _flat(settings.as_json()).items():
        there = _flat(found).get(name)
        if there != wanted:
            said = {"found": shown(json.dumps(there)), "wanted": shown(json.dumps(wanted))}
            raise ArenaError(Message("arena-other-settings", {"folder": str(folder), "name": name, **said}))


def _flat(settings: dict[str, Any]) -> dict[str, Any]:
    """Every set-up option for itself."""
    options = settings.get("options")
    return settings | (options if isinstance(options, dict) else {}) | {"options": None}


def _cannot(folder: Path, error: OSError) -> Message:
    return Message("arena-folder-error", {"folder": str(folder), "why": error.strerror or str(error)})
