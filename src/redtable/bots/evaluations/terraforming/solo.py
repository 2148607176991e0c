"""The solo game: won if all parameters are complete after 14 generations, lost however many points there are."""

from __future__ import annotations

from typing import Final

from redtable.bots.evaluations.terraforming.horizon import steps_left
from redtable.bots.evaluations.terraforming.outlook import Outlook
from redtable.terraforming.state import MarsState, Seat

IN_MONEY: Final = (1.0, 1.6, 2.4, 2.4, 1.6, 1.75)
"""M€ that a unit of each resource saves on the way to the goals: an asteroid costs 14 M€ or 8 heat."""


def victory_worth(outlook: Outlook, state: MarsState, seat: Seat, left: float) -> float:
    """The chance to win, by what there will be to spend and what the steps that are left will cost."""
    weights = outlook.weights
    needed = steps_left(state) * weights.solo_step
    sure = weights.solo_sure / (left + 1) + 2
    odds: float = (spendable(seat, left) / (needed + 1)) ** sure
    return weights.victory * odds / (odds + 1)


def spendable(seat: Seat, left: float) -> float:
    """M€ and what is as good, until the last generation is over."""
    total = seat.tr * left
    for units, steps, worth in zip(seat.stock, seat.production, IN_MONEY, strict=True):
        total += (units + steps * left) * worth
    return total
