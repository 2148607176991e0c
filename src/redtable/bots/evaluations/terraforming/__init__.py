"""What a position of Terraforming Mars is worth for a seat: the game as it is expected to end, in points.

Everything is read from what cards declare; no card is known here by its name. `weights` holds the numbers.
"""

from __future__ import annotations

from redtable.bots.evaluation import Value
from redtable.bots.evaluations.terraforming.evaluated import Evaluated
from redtable.bots.evaluations.terraforming.weights import SOLO_WEIGHTS, WEIGHTS, Weights
from redtable.terraforming.state import MarsState


def evaluation(state: MarsState, seat: int, weights: Weights | None = None) -> Value:
    """What values the states that the seat's answers lead to."""
    return Evaluated.of(state, seat, weights or (SOLO_WEIGHTS if state.solo else WEIGHTS)).value


__all__ = ["SOLO_WEIGHTS", "WEIGHTS", "Weights", "evaluation"]
