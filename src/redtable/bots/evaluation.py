"""What look-ahead needs from a game: how good a position is for a seat. One module for each game that has its own."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final, TypeAlias

from redtable.kernel.game import Game
from redtable.kernel.stack import State

Value: TypeAlias = Callable[[Any], float]
"""How good a state is for the seat, in points; only differences between answers to one question mean something."""

Evaluation: TypeAlias = Callable[[Any, int], Value]
"""`evaluation(state, seat)` looks at the position once and returns what values the states that answers lead to.

It may read everything in the state: look-ahead gives it states in which what the seat cannot know is dealt again.
"""

EVALUATIONS: Final = {"terraforming": "redtable.bots.evaluations.terraforming"}
"""Modules with a function `evaluation`, by game. A new one adds its folder and one line here."""


def evaluation_of(game: Game[Any]) -> Evaluation:
    """The game's own evaluation; without one, the points as the game stands."""
    if game.id in EVALUATIONS:
        found: Evaluation = import_module(EVALUATIONS[game.id]).evaluation
        return found
    return lambda _, seat: lead_in_points(game, seat)


def lead_in_points(game: Game[Any], seat: int) -> Value:
    """Own points less those of the best opponent."""

    def value(state: State) -> float:
        points = game.points(state)
        others = points[:seat] + points[seat + 1 :]
        return points[seat] - max(others, default=0)

    return value
