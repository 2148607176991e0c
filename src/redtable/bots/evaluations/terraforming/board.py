"""Points on the map, and what is to be expected of it."""

from __future__ import annotations

from redtable.bots.evaluations.terraforming.effects import surroundings
from redtable.bots.evaluations.terraforming.outlook import Outlook
from redtable.bots.evaluations.terraforming.rates import Rates
from redtable.terraforming.board import AREAS, bits
from redtable.terraforming.scoring import city_points
from redtable.terraforming.state import MarsState, Seat


def map_worth(outlook: Outlook, state: MarsState, seat: Seat, rates: Rates) -> float:
    """Greeneries, greeneries beside own cities, and free areas there."""
    points = seat.greenery_count + city_points(state, seat)
    near = state.board.near
    free = state.board.land & ~state.occupied
    room = sum([(near[area] & free).bit_count() for area in bits(state.cities & seat.own) if area <= AREAS])
    return rates.point * (points + room * surroundings(outlook, rates.left))
