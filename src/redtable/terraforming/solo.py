"""The solo game's neutral tiles (R13): four cards are turned over, and their costs say where."""

from __future__ import annotations

from redtable.terraforming.areas import any_land
from redtable.terraforming.board import bits
from redtable.terraforming.state import NOBODY, MarsState


def place_neutral_tiles(state: MarsState) -> None:
    """Both cities first, then a greenery next to each (where the implementations alternate, print wins)."""
    turned = state.draw(4)
    state.discards += turned
    costs = [card.cost for card in turned]
    first = _lay_city(state, costs[0], backwards=False)
    second = _lay_city(state, costs[1], backwards=True)
    _lay_greenery(state, first, costs[2])
    _lay_greenery(state, second, costs[3])


def _lay_city(state: MarsState, cost: int, backwards: bool) -> int:
    """The n-th legal area, from the top left or from the bottom right. A city needs room for its greenery."""
    land = any_land(state, state.seats[0])
    legal = [area for area in bits(land & ~state.near_cities) if state.board.near[area] & land]
    if backwards:
        legal.reverse()
    area = _nth(legal, cost)
    state.put(area, "city", NOBODY)
    return area


def _lay_greenery(state: MarsState, city: int, cost: int) -> None:
    """The n-th legal neighbour, clockwise from the top left one."""
    land = any_land(state, state.seats[0])
    legal = [area for area in state.board.areas[city].neighbours if land & 1 << area]
    state.put(_nth(legal, cost), "greenery", NOBODY)


def _nth(areas: list[int], cost: int) -> int:
    """Counting wraps around; a cost of 0 counts as 1 (not printed)."""
    return areas[(max(cost, 1) - 1) % len(areas)]
