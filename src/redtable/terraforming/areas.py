"""Where tiles may lie (R5, R15). A place is a function from state and seat to a mask of free areas."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from redtable.terraforming.board import OFF_MARS, bits
from redtable.terraforming.resources import OCEANS_GOAL
from redtable.terraforming.state import MarsState, Seat


def ocean(state: MarsState, seat: Seat) -> int:
    """Free areas printed for oceans; none when all nine oceans lie."""
    return ocean_area(state, seat) if state.ocean_count < OCEANS_GOAL else 0


def ocean_area(state: MarsState, seat: Seat) -> int:
    return state.board.oceans & ~state.occupied


def any_land(state: MarsState, seat: Seat) -> int:
    free = state.board.land & ~state.occupied
    return free & ~state.claimed_by_others(seat.number) if state.markers else free


def claim(state: MarsState, seat: Seat) -> int:
    """Land without a tile and without anybody's marker."""
    mask = any_land(state, seat)
    for area in state.markers:
        mask &= ~(1 << area)
    return mask


def non_ocean_area(state: MarsState, seat: Seat) -> int:
    """For an ocean on land; none when all nine oceans lie."""
    return any_land(state, seat) if state.ocean_count < OCEANS_GOAL else 0


def greenery(state: MarsState, seat: Seat) -> int:
    """Next to an own tile if there is such an area, else anywhere on land."""
    land = any_land(state, seat)
    return land & seat.reach or land


def city(state: MarsState, seat: Seat) -> int:
    """Not next to another city."""
    return any_land(state, seat) & ~state.near_cities


def noctis_city(state: MarsState, seat: Seat) -> int:
    """Its own area, beside cities or not; the ordinary rule on boards without that area."""
    area = state.board.reserved.get("noctis_city")
    if area is None:
        return city(state, seat)
    return 1 << area & ~state.occupied


def isolated(state: MarsState, seat: Seat) -> int:
    """No tile of any kind next to it."""
    near = state.board.near
    mask = 0
    for area in bits(any_land(state, seat)):
        if not near[area] & state.occupied:
            mask |= 1 << area
    return mask


def adjacent_city(state: MarsState, seat: Seat) -> int:
    return any_land(state, seat) & state.near_cities


def adjacent_two_cities(state: MarsState, seat: Seat) -> int:
    """The ban on neighbouring cities does not apply."""
    near = state.board.near
    mask = 0
    for area in bits(any_land(state, seat) & state.near_cities):
        if (near[area] & state.cities).bit_count() >= 2:
            mask |= 1 << area
    return mask


def adjacent_greenery(state: MarsState, seat: Seat) -> int:
    """Next to a greenery, whoever owns it."""
    near = state.board.near
    beside = 0
    for area in bits(state.greeneries):
        beside |= near[area]
    return any_land(state, seat) & beside


def volcanic(state: MarsState, seat: Seat) -> int:
    """Volcanic areas; any land on boards that have none."""
    land = any_land(state, seat)
    return land & state.board.volcanic if state.board.volcanic else land


def metal_bonus(state: MarsState, seat: Seat) -> int:
    """Land that prints steel or titanium."""
    return any_land(state, seat) & state.board.metals


def metal_bonus_adjacent_own(state: MarsState, seat: Seat) -> int:
    return metal_bonus(state, seat) & seat.reach


Place = Callable[[MarsState, Seat], int]

PLACES: Final[dict[str, Place]] = {
    "ocean": ocean,
    "ocean_area": ocean_area,
    "any_land": any_land,
    "claim": claim,
    "non_ocean_area": non_ocean_area,
    "greenery": greenery,
    "city": city,
    "reserved:noctis_city": noctis_city,
    "isolated": isolated,
    "adjacent_city": adjacent_city,
    "adjacent_two_cities": adjacent_two_cities,
    "adjacent_greenery": adjacent_greenery,
    "volcanic": volcanic,
    "metal_bonus": metal_bonus,
    "metal_bonus_adjacent_own": metal_bonus_adjacent_own,
}
"""The names by which cards and scenarios say where."""


def areas_for(state: MarsState, seat: Seat, where: str) -> int:
    """Mask of the areas a seat may use; the areas off Mars have a single place each."""
    if where in PLACES:
        return PLACES[where](state, seat)
    area = OFF_MARS[where.removeprefix("reserved:")]
    return 0 if state.tile[area] else 1 << area
