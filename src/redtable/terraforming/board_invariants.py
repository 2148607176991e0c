"""What must hold on the map after every answer: every tile lies where a rule or a card played allows it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from redtable.terraforming.board import AREAS, OFF_MARS, Board, bits
from redtable.terraforming.card import Card
from redtable.terraforming.counts import tile_of
from redtable.terraforming.effects.tiles import Place, Reserve
from redtable.terraforming.state import NOBODY, MarsState, Seat

NEUTRAL: Final = ("city", "city", "greenery", "greenery")
"""The solo game's tiles that belong to nobody."""


@dataclass(frozen=True, slots=True)
class Licence:
    """A card that was played allows its owner a tile in a place."""

    owner: int
    tile: str
    place: str


def broken(state: MarsState) -> list[str]:
    """Sentences for whoever debugs; empty if all is well."""
    return _owners(state) + _markers(state) + _places(state) + _neighbouring_cities(state)


def _owners(state: MarsState) -> list[str]:
    """Oceans and empty areas belong to nobody, every other tile to a seat, but for the solo game's four."""
    found = []
    neutral = []
    for area, (tile, owner) in enumerate(zip(state.tile, state.owner, strict=True)):
        if tile in ("", "ocean") and owner != NOBODY:
            found.append(f"area {area}: {tile or 'nothing'} belongs to seat {owner}")
        elif tile not in ("", "ocean") and owner == NOBODY:
            neutral.append(tile)
    neutral.sort()
    if tuple(neutral) != (NEUTRAL if state.solo else ()):
        found.append(f"neutral tiles {neutral}")
    if state.tile[0]:
        found.append("a tile beside the map")
    return found


def _markers(state: MarsState) -> list[str]:
    found = []
    for area, owner in state.markers.items():
        if owner not in range(len(state.seats)) or not state.board.land & 1 << area or state.tile[area]:
            found.append(f"area {area}: marker of {owner} where none can lie")
    for seat in state.seats:
        allowed = sum([isinstance(effect, Reserve) for card in _cards_played(seat) for effect in card.on_play])
        if list(state.markers.values()).count(seat.number) > allowed:
            found.append(f"seat {seat.number}: more markers than cards for them")
    return found


def _places(state: MarsState) -> list[str]:
    """A tile where the plain rules allow none is there by a card, and no card allows two."""
    licences = list(_licences(state))
    found = []
    for area, tile in enumerate(state.tile):
        if not tile or _is_plain(state.board, tile, area):
            continue
        fitting = [each for each in licences if _covers(each, state, tile, area)]
        if fitting:
            licences.remove(fitting[0])
        else:
            found.append(f"area {area}: no rule and no card allows the tile {tile}")
    return found


def _is_plain(board: Board, tile: str, area: int) -> bool:
    if tile == "ocean":
        return bool(board.oceans & 1 << area)
    return tile in ("greenery", "city") and bool(board.land & 1 << area)


def _cards_played(seat: Seat) -> list[Card]:
    return seat.face_up() + seat.events


def _licences(state: MarsState) -> Iterator[Licence]:
    for seat in state.seats:
        for card in _cards_played(seat):
            for effect in card.on_play:
                if isinstance(effect, Place):
                    yield Licence(seat.number, effect.tile or tile_of(card), effect.place())


def _covers(licence: Licence, state: MarsState, tile: str, area: int) -> bool:
    owner = state.owner[area]
    return licence.tile == tile and owner in (licence.owner, NOBODY) and _is_in(licence.place, state.board, area)


def _is_in(place: str, board: Board, area: int) -> bool:
    """Whether an area can be meant by a place, whatever lies around it."""
    kind, _, name = place.partition(":")
    if kind == "reserved":
        return area in (OFF_MARS.get(name), board.reserved.get(name))
    if place == "ocean_area":
        mask = board.oceans
    elif place == "volcanic":
        mask = board.volcanic or board.land
    else:
        mask = board.land & board.metals if place.startswith("metal_bonus") else board.land
    return bool(mask & 1 << area)


def _neighbouring_cities(state: MarsState) -> list[str]:
    """Cities are neighbours only where one has its own area, or a card allowed it."""
    kept = state.board.reserved.values()
    pairs = [
        (area, near)
        for area in bits(state.cities)
        for near in bits(state.board.near[area] & state.cities)
        if area < near <= AREAS and area not in kept and near not in kept
    ]
    allowed = sum([licence.place == "adjacent_two_cities" for licence in _licences(state)])
    return [] if _are_covered(pairs, allowed) else [f"neighbouring cities {pairs}"]


def _are_covered(pairs: list[tuple[int, int]], allowed: int) -> bool:
    """Whether so many cities can be named that each pair has one of them."""
    if not pairs or not allowed:
        return not pairs
    return any(_are_covered([pair for pair in pairs if city not in pair], allowed - 1) for city in pairs[0])
