"""The solo game: won if all parameters are complete after 14 generations, lost however many points there are."""

from __future__ import annotations

from typing import Final

from redtable.bots.evaluations.terraforming.horizon import steps_left
from redtable.bots.evaluations.terraforming.outlook import Outlook
from redtable.terraforming.projects import PROJECT_BY_ID
from redtable.terraforming.state import MarsState, Seat

PROJECT_OF: Final = ("asteroid", "greenery", "aquifer")
"""The standard project that raises each parameter."""

IN_MONEY: Final = (1.0, 1.6, 2.4, 2.9, 1.75, 1.75)
"""M€ that a unit of each resource saves: an asteroid costs 14 M€ or 8 heat, a greenery 23 M€ or 8 plants."""


def victory_worth(outlook: Outlook, state: MarsState, seat: Seat, left: float) -> float:
    """The chance to win, by what there will be to spend and what the steps that are left will cost."""
    weights = outlook.weights
    needed = cost_of_steps(state) * weights.solo_step
    sure = weights.solo_sure / (left + 1) + 2
    odds: float = (spendable(seat, left) / (needed + 1)) ** sure
    return weights.victory * odds / (odds + 1)


def cost_of_steps(state: MarsState) -> float:
    """M€ for all steps that are left, as standard projects."""
    steps = steps_left(state)
    return sum([PROJECT_BY_ID[project].price * left for project, left in zip(PROJECT_OF, steps, strict=True)])


def spendable(seat: Seat, left: float) -> float:
    """M€ and what is as good, until the last generation is over."""
    total = seat.tr * left
    for units, steps, worth in zip(seat.stock, seat.production, IN_MONEY, strict=True):
        total += (units + steps * left) * worth
    return total
