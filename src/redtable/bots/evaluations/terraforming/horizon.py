"""How long the game will go on, as far as one can tell from the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from redtable.terraforming.resources import OCEANS_GOAL, OXYGEN_GOAL, STEP, TEMPERATURE, TEMPERATURE_GOAL
from redtable.terraforming.state import SOLO_GENERATIONS, MarsState

OVER: Final = ("final", "end")
"""Phases in which nothing is produced any more."""

FIRST_PACE: Final = 0.7
"""Steps of parameters that a seat takes in the first generation, roughly."""
FASTER: Final = 0.2
"""How many more in each following generation."""
FINENESS: Final = 4
"""Parts of a generation that are told apart; few enough for what is worked out to be used again."""


@dataclass(frozen=True, slots=True)
class Horizon:
    """The last generation as expected when a question is asked; all answers to it are compared with the same one."""

    last: float
    left: float
    """Generations that follow the one in which the question is asked."""


def horizon(state: MarsState, doubt: float) -> Horizon:
    last = last_generation(state)
    left = round((last - state.generation) * FINENESS) / FINENESS
    sure = state.solo or state.complete() or state.phase in OVER
    return Horizon(last, left if sure else max(left, doubt))


def last_generation(state: MarsState) -> float:
    if state.solo:
        return float(max(SOLO_GENERATIONS, state.generation))
    left, generation = float(sum(steps_left(state))), state.generation
    while True:
        pace = pace_of(generation) * len(state.seats)
        if left <= pace:
            return max(generation + left / pace - 1, state.generation)
        left -= pace
        generation += 1


def pace_of(generation: int) -> float:
    """Steps of parameters that a seat takes in a generation."""
    return FIRST_PACE + FASTER * (generation - 1)


def steps_left(state: MarsState) -> tuple[int, int, int]:
    """Steps of each parameter until it is complete."""
    warmer = (TEMPERATURE_GOAL - state.temperature) // STEP[TEMPERATURE]
    return warmer, OXYGEN_GOAL - state.oxygen, OCEANS_GOAL - state.ocean_count
