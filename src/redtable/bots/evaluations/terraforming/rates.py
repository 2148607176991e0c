"""What a unit of everything is worth, in points, by how many generations are left."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from redtable.bots.evaluations.terraforming.weights import Weights
from redtable.terraforming.resources import (
    MEGACREDITS,
    OXYGEN_GOAL,
    STEEL,
    TEMPERATURE_GOAL,
    TITANIUM,
)
from redtable.terraforming.state import MarsState, Seat
from redtable.terraforming.turn import HEAT_PER_STEP


@dataclass(frozen=True, slots=True)
class Terms:
    """What rates depend on besides the time left."""

    steel: int
    titanium: int
    greenery_cost: int
    heat_is_money: bool
    warm: bool
    """The temperature is at its goal."""
    airy: bool
    """The oxygen is."""


def terms_of(state: MarsState, seat: Seat) -> Terms:
    return Terms(
        seat.metal_value[STEEL],
        seat.metal_value[TITANIUM],
        seat.greenery_cost,
        seat.heat_is_money,
        state.temperature >= TEMPERATURE_GOAL,
        state.oxygen >= OXYGEN_GOAL,
    )


@dataclass(frozen=True, slots=True)
class Rates:
    """Points for a unit of each resource, a step of each production, and what is made of them."""

    left: float
    """Generations that follow this one."""
    stock: tuple[float, ...]
    production: tuple[float, ...]
    income: float
    """A M€ in each generation to come."""
    rating: float
    """A step of terraform rating: a point, and its income."""
    greenery: float
    """A greenery tile laid now."""
    point: float
    """A point on a card or a tile."""

    @property
    def money(self) -> float:
        return self.stock[MEGACREDITS]


@lru_cache(maxsize=4096)
def rates(left: float, terms: Terms, weights: Weights) -> Rates:
    """The rates with so many generations left; production phases lie between them, and one follows the last."""

    def money(later: float) -> float:
        return money_rate(later, weights)

    point = weights.point
    income = over_time(left, money)
    rating = rating_rate(left, weights)

    def heat(later: float) -> float:
        warming = 0.0 if terms.warm else rating_rate(later, weights) / HEAT_PER_STEP * weights.heat
        return max(warming, money(later)) if terms.heat_is_money else warming

    def greenery(later: float) -> float:
        return point + weights.greenery * min(1.0, later + 0.5) + (0.0 if terms.airy else rating_rate(later, weights))

    def plant(later: float) -> float:
        return greenery(later) / terms.greenery_cost * weights.plants

    last_plants = (point + weights.greenery) / terms.greenery_cost
    metals = [value * weights.metal for value in (terms.steel, terms.titanium)]
    heats = over_time(left, heat)
    return Rates(
        left=left,
        stock=(money(left), money(left) * metals[0], money(left) * metals[1], plant(left), heat(left), heat(left)),
        production=(
            income,
            income * metals[0],
            income * metals[1],
            over_time(left, plant) + last_plants,
            heats + income * weights.energy,
            heats,
        ),
        income=income,
        rating=rating,
        greenery=greenery(left),
        point=point,
    )


def over_time(left: float, rate: Callable[[float], float]) -> float:
    """What a unit in each of the generations to come is worth; a part of a generation counts in part."""
    total, later = 0.0, left - 1
    while later > -1:
        total += rate(max(later, 0.0)) * min(1.0, later + 1)
        later -= 1
    return total


@lru_cache(maxsize=1024)
def money_rate(left: float, weights: Weights) -> float:
    if left < 1:
        return weights.last_money + (weights.money - weights.last_money) * left
    return float(weights.money * weights.growth ** (left - 1))


@lru_cache(maxsize=1024)
def rating_rate(left: float, weights: Weights) -> float:
    return 1 + over_time(left, lambda later: money_rate(later, weights))
