"""Boards as data, and sets of areas as bits: area n is bit n of an integer, so placement rules are a few operations."""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce

from redtable.kernel.plain import Declared
from redtable.terraforming.resources import PLANTS, STEEL, TITANIUM

ROWS = (5, 6, 7, 8, 9, 8, 7, 6, 5)
"""Areas in each row of the hexagonal map; area ids count from 1 in reading order."""

AREAS = sum(ROWS)
OFF_MARS = {"ganymede_colony": AREAS + 1, "phobos_space_haven": AREAS + 2}
"""Areas beside the map: no neighbours, no bonus."""

_CLOCKWISE = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
_BONUS = {"s": STEEL, "t": TITANIUM, "p": PLANTS}


@dataclass(frozen=True, slots=True)
class Area:
    """One hexagon. `bonus` holds pairs of a resource and its number of printed symbols."""

    id: int
    row: int
    column: int
    ocean: bool
    volcanic: bool
    reserved: str
    name: str
    bonus: tuple[tuple[int, int], ...]
    cards: int
    neighbours: tuple[int, ...]
    """Clockwise from the top left one."""

    def prints(self, resource: int) -> bool:
        return any(printed == resource for printed, _ in self.bonus)


@dataclass(frozen=True, slots=True, eq=False)
class Board(Declared):
    """A side of Mars, with the masks that placement rules need."""

    id: str
    areas: tuple[Area, ...]
    """By id; the entry 0 is the first area again and never used."""
    milestones: tuple[str, ...]
    awards: tuple[str, ...]
    near: tuple[int, ...]
    """Mask of the neighbours of each area."""
    oceans: int
    land: int
    """Areas that are neither for oceans nor kept for a named city."""
    volcanic: int
    metals: int
    """Areas printing steel or titanium, those for oceans too."""
    reserved: dict[str, int]

    def area(self, number: int) -> Area:
        return self.areas[number]


def bits(mask: int) -> list[int]:
    """The areas in a mask, in reading order."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def mask_of(areas: list[int]) -> int:
    return reduce(lambda mask, area: mask | 1 << area, areas, 0)


def _positions() -> list[tuple[int, int, int, int]]:
    """Row, column and axial coordinates of every area in reading order."""
    found = []
    for row, length in enumerate(ROWS):
        r = row - 4
        first_q = max(-4, -4 - r)
        found += [(row + 1, column + 1, first_q + column, r) for column in range(length)]
    return found


def _neighbours() -> list[tuple[int, ...]]:
    at = {(q, r): number for number, (_, _, q, r) in enumerate(_positions(), 1)}
    return [
        tuple([at[q + dq, r + dr] for dq, dr in _CLOCKWISE if (q + dq, r + dr) in at]) for _, _, q, r in _positions()
    ]


def _area(number: int, word: str, neighbours: tuple[int, ...]) -> Area:
    """Read one word of the drawing: `~` ocean, `^` volcanic, `-` nothing, letters for bonuses, `=name` of the area."""
    row, column, _, _ = _positions()[number - 1]
    signs, _, name = word.partition("=")
    return Area(
        id=number,
        row=row,
        column=column,
        ocean="~" in signs,
        volcanic="^" in signs,
        reserved=name if "!" in signs else "",
        name=name,
        bonus=tuple([(_BONUS[sign], signs.count(sign)) for sign in _BONUS if sign in signs]),
        cards=signs.count("c"),
        neighbours=neighbours,
    )


def draw_board(board_id: str, drawing: str, milestones: tuple[str, ...], awards: tuple[str, ...]) -> Board:
    """A board from its drawing, one word for each area in reading order."""
    nearby = _neighbours()
    areas = [_area(number, word, nearby[number - 1]) for number, word in enumerate(drawing.split(), 1)]
    board = Board(
        id=board_id,
        areas=(areas[0], *areas),
        milestones=milestones,
        awards=awards,
        near=(0, *[mask_of(list(area.neighbours)) for area in areas]),
        oceans=mask_of([area.id for area in areas if area.ocean]),
        land=mask_of([area.id for area in areas if not area.ocean and not area.reserved]),
        volcanic=mask_of([area.id for area in areas if area.volcanic]),
        metals=mask_of([area.id for area in areas if area.prints(STEEL) or area.prints(TITANIUM)]),
        reserved={area.reserved: area.id for area in areas if area.reserved},
    )
    board.register()
    return board
