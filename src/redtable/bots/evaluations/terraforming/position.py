"""What a seat has on the table, in points."""

from __future__ import annotations

from redtable.bots.evaluations.terraforming.board import map_worth
from redtable.bots.evaluations.terraforming.effects import points_held
from redtable.bots.evaluations.terraforming.outlook import Outlook
from redtable.bots.evaluations.terraforming.rates import Rates
from redtable.terraforming.card import Card
from redtable.terraforming.resources import HEAT, PLANTS
from redtable.terraforming.scoring import points_of
from redtable.terraforming.state import MarsState, Seat
from redtable.terraforming.turn import HEAT_PER_STEP


def table_worth(outlook: Outlook, state: MarsState, seat: Seat, rates: Rates) -> float:
    """Rating, stock and production, the map, and the points of cards."""
    return (
        seat.tr * rates.rating
        + resources_worth(outlook, state, seat, rates)
        + map_worth(outlook, state, seat, rates)
        + rates.point * cards_worth(outlook, state, seat)
    )


def resources_worth(outlook: Outlook, state: MarsState, seat: Seat, rates: Rates) -> float:
    if rates.left <= outlook.weights.doubt:
        return last_resources(outlook, state, seat, rates)
    worth = 0.0
    for units, rate in zip(seat.stock, rates.stock, strict=True):
        worth += units * rate
    for steps, rate in zip(seat.production, rates.production, strict=True):
        worth += steps * rate
    return worth


def last_resources(outlook: Outlook, state: MarsState, seat: Seat, rates: Rates) -> float:
    """In the last generation only whole greeneries and steps of temperature count for much."""
    stock, production, part = seat.stock, seat.production, outlook.weights.part
    worth = 0.0
    for resource in range(PLANTS):
        worth += stock[resource] * rates.stock[resource] + production[resource] * rates.production[resource]
    coming = 0 if state.phase in ("final", "end") else production[PLANTS]
    greeneries = (1 - part) * ((stock[PLANTS] + coming) // seat.greenery_cost)
    greeneries += part * (stock[PLANTS] + coming) / seat.greenery_cost
    now = stock[PLANTS] // seat.greenery_cost
    later = rates.point + outlook.weights.greenery
    worth += greeneries * later + now * max(rates.greenery - later, 0.0)
    step = rates.stock[HEAT] * HEAT_PER_STEP
    worth += step * ((1 - part) * (stock[HEAT] // HEAT_PER_STEP) + part * stock[HEAT] / HEAT_PER_STEP)
    return worth


def cards_worth(outlook: Outlook, state: MarsState, seat: Seat) -> float:
    """Points of cards, resources that do not yet make up a point in part."""
    total = 0.0
    for card in [*seat.face_up(), *seat.events]:
        points = card.points
        if isinstance(points, int):
            total += points
        else:
            total += card_points(state, seat, card)
    return total


def card_points(state: MarsState, seat: Seat, card: Card) -> float:
    each = points_held(card)
    return each * seat.resources_on(card) if each else points_of(state, seat, card)
