"""The solo game: won if all parameters are complete after 14 generations, lost however many points there are."""

from __future__ import annotations

from math import exp

from redtable.bots.evaluations.terraforming.horizon import steps_left
from redtable.bots.evaluations.terraforming.outlook import Outlook
from redtable.bots.evaluations.terraforming.rates import Rates
from redtable.terraforming.resources import ENERGY, HEAT, MEGACREDITS, PLANTS, STEEL, TITANIUM
from redtable.terraforming.state import MarsState, Seat


def victory_worth(outlook: Outlook, state: MarsState, seat: Seat, rates: Rates) -> float:
    """The chance to win, by what the seat will have to spend and what the steps that are left will cost."""
    weights = outlook.weights
    needed = steps_left(state) * weights.solo_step
    ahead = spendable(seat, rates) - needed
    return weights.victory / (1 + exp(-ahead / weights.solo_range * 4))


def spendable(seat: Seat, rates: Rates) -> float:
    """M€ and what is as good, until the last generation is over."""
    left = rates.left
    stock, production = seat.stock, seat.production
    values = [1.0, 1.6, 2.4, 2.4, 1.6, 1.75]
    total = seat.tr * left
    for resource in (MEGACREDITS, STEEL, TITANIUM, PLANTS, ENERGY, HEAT):
        total += (stock[resource] + production[resource] * left) * values[resource]
    return total
