"""The numbers that are measured, and what they should be."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

PURE: Final = "pure"
COMPILED: Final = "compiled"


@dataclass(frozen=True, slots=True)
class Metric:
    """A number of which more or less is better."""

    id: str
    name: str
    unit: str
    more: bool
    targets: tuple[float | None, float | None] = (None, None)
    """For the pure and for the compiled build."""

    def target(self, build: str) -> float | None:
        return self.targets[0 if build == PURE else 1]

    def best(self, values: list[float]) -> float:
        """The least disturbed of several measurements: other programs only ever make things slower."""
        return max(values) if self.more else min(values)

    def is_met(self, build: str, value: float) -> bool | None:
        target = self.target(build)
        return None if target is None else (value >= target if self.more else value <= target)


METRICS: Final = (
    Metric("decisions", "random decisions", "per CPU s", True, (20_000, 100_000)),
    Metric("games", "random games", "per CPU s", True, (60, 300)),
    Metric("clone", "clone in mid-game", "µs", False, (10, 5)),
    Metric("view", "view in mid-game", "µs", False, (150, 150)),
    Metric("encode", "state to JSON data", "µs", False),
    Metric("decode", "state from JSON data", "µs", False),
    Metric("replay", "replay of a game", "ms", False, (50, 50)),
    Metric("scenarios", "scenarios", "per CPU s", True, (200, 200)),
    Metric("greedy", "decision of greedy", "ms", False),
)
"""In the order of the table."""

MEANS: Final = {
    "decisions_per_game": ("decisions", 301.0),
    "generations_per_game": ("generations", 20.7),
    "points_per_game": ("points of a seat", 78.0),
}
"""What random games are like, here and in the open TypeScript engine, which plays 61 of them per CPU second."""
