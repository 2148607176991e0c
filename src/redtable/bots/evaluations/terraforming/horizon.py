"""How long the game will go on, as far as one can tell from the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from redtable.terraforming.resources import OCEANS_GOAL, OXYGEN_GOAL, STEP, TEMPERATURE, TEMPERATURE_GOAL
from redtable.terraforming.state import SOLO_GENERATIONS, MarsState

OVER: Final = ("final", "end")
"""Phases in which nothing is produced any more."""

FIRST_PACE: Final = 0.7
"""Steps of parameters that a seat takes in the first generation, as measured."""
FASTER: Final = 0.12
"""How many more in each following generation."""
CROWDED: Final = 0.75
"""Of what a single opponent adds to the pace, what each seat adds on average at a fuller table."""


@dataclass(frozen=True, slots=True)
class Horizon:
    """The last generation as expected when a question is asked; all answers to it are compared with the same one."""

    last: float

    def productions(self, state: MarsState) -> float:
        """Production phases still to come, the one of this generation included."""
        if state.phase in OVER:
            return 0.0
        if not state.solo and state.complete():
            return 1.0
        return max(self.last - state.generation + 1, 1.0)


def horizon(state: MarsState) -> Horizon:
    if state.solo:
        return Horizon(SOLO_GENERATIONS)
    left, generation = float(steps_left(state)), state.generation
    while left > 0:
        pace = (FIRST_PACE + FASTER * (generation - 1)) * len(state.seats)
        if left <= pace:
            return Horizon(max(generation + left / pace - 1, state.generation))
        left -= pace
        generation += 1
    return Horizon(float(state.generation))


def steps_left(state: MarsState) -> int:
    """Steps of all parameters together until the game ends."""
    warmer = (TEMPERATURE_GOAL - state.temperature) // STEP[TEMPERATURE]
    return warmer + OXYGEN_GOAL - state.oxygen + OCEANS_GOAL - state.ocean_count
