"""What follows when a tile is laid: bonus of the area and of oceans, rating, oxygen, and whoever waited for it (R5)."""

from __future__ import annotations

from typing import Final

from redtable.kernel.message import Ref
from redtable.terraforming.board import AREAS
from redtable.terraforming.parameters import raise_oxygen
from redtable.terraforming.resources import MEGACREDITS
from redtable.terraforming.state import NOBODY, MarsState, Seat
from redtable.terraforming.triggers import CITY_LAID_OFF_MARS, METAL_COVERED, TILE_PLACED, tile_value

OCEAN_BONUS: Final = 2
"""M€ for each ocean next to a tile being laid."""


def lay(state: MarsState, seat_number: int, tile: str, area: int) -> bool:
    """Lay a tile for a seat; true if it warmed Mars so far that an ocean is due. A special tile has its card's name."""
    seat = state.seats[seat_number]
    state.put(area, tile, NOBODY if tile == "ocean" else seat_number)
    if state.events is not None:
        state.emit("tile-placed", seat_number, {"tile": Ref("tile", tile), "area": area})
    if area > AREAS:
        state.occur(TILE_PLACED, seat_number, CITY_LAID_OFF_MARS, None)
        return False
    _collect_bonus(state, seat, area)
    ocean_due = False
    if tile == "ocean":
        state.raise_rating(seat, 1)
        if state.events is not None:
            state.emit("ocean-laid", seat_number, {"value": state.ocean_count})
    elif tile == "greenery" and state.phase != "final":
        ocean_due = raise_oxygen(state, seat, 1)
    state.occur(TILE_PLACED, seat_number, tile_value(tile), None)
    return ocean_due


def _collect_bonus(state: MarsState, seat: Seat, area: int) -> None:
    board = state.board
    printed = board.areas[area]
    for resource, units in printed.bonus:
        state.change_stock(seat, resource, units)
    nearby = (board.near[area] & state.oceans).bit_count()
    if nearby:
        state.change_stock(seat, MEGACREDITS, nearby * OCEAN_BONUS)
    if printed.cards:
        state.draw_to_hand(seat, printed.cards)
    if board.metals & 1 << area:
        state.occur(METAL_COVERED, seat.number, area, None)
