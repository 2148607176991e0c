"""The scenarios in the tree, read once, each with the file it stands in."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from redtable.games import game_by_id

FOLDER = Path(__file__).parents[1] / "scenarios" / "terraforming"
LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""The loader in C reads all files in half a second, the other one in ten times that; both read the same."""

GAME = game_by_id("terraforming")


@dataclass(frozen=True, slots=True, eq=False)
class Scenario:
    """One scenario as it is written."""

    file: str
    id: str
    data: dict[str, Any]

    @property
    def given(self) -> dict[str, Any]:
        found: dict[str, Any] = self.data["given"]
        return found

    @property
    def moves(self) -> list[dict[str, Any]]:
        """All moves, as a list in any case."""
        written: Any = self.data.get("when", self.data.get("do"))
        return written if isinstance(written, list) else [written]

    @property
    def then(self) -> dict[str, Any]:
        return self.data.get("then") or {}

    @property
    def is_refused(self) -> bool:
        return bool(self.then.get("illegal"))

    @property
    def is_carried_out(self) -> bool:
        """It claims what a move changes, not only that it is allowed or what something costs."""
        return bool(self.then.get("changed") or self.then.get("includes"))

    def does(self, verb: str, what: object = None) -> bool:
        """Whether one of its moves has this word, about this thing if one is named."""
        return any(verb in move and what in (None, move[verb]) for move in self.moves)

    def holds(self) -> bool:
        """Whether the engine, as it is now, does what the scenario says; a crash is a no."""
        try:
            return bool(GAME.scenario(self.data)["ok"])
        except Exception:  # a mutant may break anything in any way, and that is noticed, too
            return False


def file_names() -> list[str]:
    return [path.name for path in sorted(FOLDER.glob("*.yaml"))]


@cache
def scenarios_of(file: str) -> tuple[Scenario, ...]:
    """What one file holds."""
    written = yaml.load((FOLDER / file).read_text(encoding="utf-8"), Loader=LOADER)
    return tuple([Scenario(file.removesuffix(".yaml"), str(data["id"]), data) for data in written])


def all_scenarios() -> Iterator[Scenario]:
    for file in file_names():
        yield from scenarios_of(file)


def scenarios_about(word: str) -> tuple[Scenario, ...]:
    """Those in which the id of a card, a project, a goal stands anywhere; short ones first, as they run faster."""
    return _by_word().get(word, ())


@cache
def _by_word() -> dict[str, tuple[Scenario, ...]]:
    found: dict[str, list[Scenario]] = {}
    for scenario in sorted(all_scenarios(), key=lambda scenario: len(str(scenario.data))):
        for word in {word for part in ("given", "when", "do") for word in _words(scenario.data.get(part))}:
            found.setdefault(word, []).append(scenario)
    return {word: tuple(scenarios) for word, scenarios in found.items()}


def _words(data: Any) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for key, value in data.items():
            yield str(key)
            yield from _words(value)
    elif isinstance(data, list):
        for item in data:
            yield from _words(item)
