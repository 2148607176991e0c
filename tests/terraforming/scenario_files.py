"""The scenarios in the tree, read once, each with the file it stands in."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import yaml

FOLDER = Path(__file__).parents[1] / "scenarios" / "terraforming"
LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""The loader in C reads all files in half a second, the other one in ten times that; both read the same."""


@dataclass(frozen=True, slots=True)
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
