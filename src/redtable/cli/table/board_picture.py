"""Mars in letters and colours: hexagons of three sizes, from what a view says."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import groupby
from typing import Any, Final, TypeAlias

from rich.text import Text

from redtable.cli.table.look import (
    ACCENT,
    GROUND,
    NEUTRAL_COLOUR,
    NEUTRAL_SIGN,
    RESOURCE_COLOURS,
    RESOURCE_SIGNS,
    SEAT_COLOURS,
    SEAT_SIGNS,
    styled,
)
from redtable.kernel.message import Message, Ref, Value
from redtable.kernel.plain import declared
from redtable.terraforming.board import ROWS, Area, Board
from redtable.terraforming.resources import RESOURCES
from redtable.words import Words

LAND: Final = "#6b3420"
SHADES: Final = (1.0, 0.88, 0.77)
VOLCANIC: Final = "#7d2f1c"
WATERLESS: Final = "#17304d"
RESERVED: Final = "#574034"
OFFERED: Final = "#b8622a"
TILE_GROUNDS: Final = {"ocean": "#2266b8", "greenery": "#1d5c2e", "city": "#44444f", "capital": "#44444f"}
SPECIAL_GROUND: Final = "#4a2f52"
TILE_SIGNS: Final = {"ocean": "≈", "greenery": "♣", "city": "⌂", "capital": "⌂"}
SPECIAL_SIGN: Final = "◈"
MARKER_SIGN: Final = "⚑"
TILE_COLOURS: Final = {"ocean": "#d6ebff", "greenery": "#a8f0b4", "city": "#ffffff", "capital": "#ffe08a"}
SPECIAL_COLOUR: Final = "#f0d0ff"


@dataclass(frozen=True, slots=True)
class Size:
    """How large a hexagon is; even widths, so that the next row can begin in its middle."""

    width: int
    height: int
    """Lines from one row to the next."""
    tip: float
    """By how many half lines a hexagon reaches into the rows beside it."""

    @property
    def top(self) -> int:
        """Lines above the first row's middle part."""
        return 1 if self.tip else 0

    @property
    def whole_width(self) -> int:
        return self.width * max(ROWS)

    @property
    def whole_height(self) -> int:
        return self.height * len(ROWS) + 2 * self.top


SMALL: Final = Size(4, 1, 0)
MEDIUM: Final = Size(6, 2, 1)
LARGE: Final = Size(8, 3, 1.6)


@dataclass(frozen=True, slots=True)
class Shown:
    """What lies where, and what is to be lit."""

    board: Board
    tiles: dict[int, dict[str, Any]]
    markers: dict[int, int]
    offered: frozenset[int]
    cursor: int | None


def shown(view: dict[str, Any], offered: frozenset[int] = frozenset(), cursor: int | None = None) -> Shown:
    tiles = {tile["area"]: tile for tile in view["tiles"]}
    markers = {marker["area"]: marker["owner"] for marker in view["markers"]}
    return Shown(board_of(view), tiles, markers, offered, cursor)


def board_of(view: dict[str, Any]) -> Board:
    board = declared(Board, view["board"])
    assert board is not None
    return board


Dot: TypeAlias = tuple[str, str]
"""A letter and its style."""

Signs: TypeAlias = list[tuple[str, str]]
"""Texts, each with its style."""


def picture(what: Shown, size: Size, words: Words) -> list[Text]:
    """The lines of the map, all of one width: every letter shows the areas of its upper and its lower half."""
    grounds = {area.id: _ground(what, area) for area in what.board.areas[1:]} | {0: GROUND}
    lines = [[_dot(grounds[upper], grounds[lower]) for upper, lower in line] for line in mosaic(size)]
    for area in what.board.areas[1:]:
        left, top = _corner(area.row, area.column, size)
        for at, signs in enumerate(_content(what, area, size, words)):
            _write(lines[top + at], signs, left, size.width, grounds[area.id])
    return [_line(dots) for dots in lines]


def _dot(above: str, below: str) -> Dot:
    return " " if above == below else "▀", f"{above} on {below}"


def _write(dots: list[Dot], signs: Signs, left: int, width: int, ground: str) -> None:
    """Put the signs in the middle of an area."""
    at = left + (width - sum([len(text) for text, _ in signs])) // 2
    for text, style in signs:
        for letter in text:
            dots[at] = (letter, f"{style} on {ground}")
            at += 1


def _line(dots: list[Dot]) -> Text:
    """Letters of one style together."""
    line = styled()
    for style, run in groupby(dots, key=lambda dot: dot[1]):
        line.append("".join([letter for letter, _ in run]), style)
    return line


def _corner(row: int, column: int, size: Size) -> tuple[int, int]:
    """The first letter and the first line of an area."""
    return (max(ROWS) - ROWS[row - 1]) * size.width // 2 + (column - 1) * size.width, (row - 1) * size.height + size.top


Pair: TypeAlias = tuple[int, int]


@cache
def mosaic(size: Size) -> tuple[tuple[Pair, ...], ...]:
    """For every letter of every line the areas in its upper and lower half; 0 beside the map.

    Letters are about twice as high as wide, so that their halves are squares: the dots of a drawing of hexagons.
    """
    centres: list[tuple[int, float, float]] = []
    for number, (row, column) in enumerate(_rows_and_columns(), 1):
        left, top = _corner(row, column, size)
        centres.append((number, left + size.width / 2, 2 * top + size.height))
    lines = []
    for line in range(size.whole_height):
        dots = [
            [_area_at(x + 0.5, 2 * line + half, size, centres) for x in range(size.whole_width)] for half in (0.5, 1.5)
        ]
        lines.append(tuple(zip(*dots, strict=True)))
    return tuple(lines)


def _rows_and_columns() -> list[tuple[int, int]]:
    return [(row, column) for row, length in enumerate(ROWS, 1) for column in range(1, length + 1)]


def _area_at(x: float, y: float, size: Size, centres: list[tuple[int, float, float]]) -> int:
    """The hexagon around a dot."""
    for number, centre_x, centre_y in centres:
        across, along = abs(x - centre_x), abs(y - centre_y)
        if across < size.width / 2 and along <= size.height + size.tip * (1 - 2 * across / (size.width / 2)):
            return number
    return 0


def _ground(what: Shown, area: Area) -> str:
    """The colour of an area; of three shades of it that in which none of its neighbours is painted."""
    if area.id == what.cursor:
        return ACCENT
    below = area.row - (len(ROWS) + 1) // 2
    return _shaded(_colour(what, area), SHADES[(area.column - below - min(below, 0)) % len(SHADES)])


def _colour(what: Shown, area: Area) -> str:
    if area.id in what.offered:
        return OFFERED
    tile = what.tiles.get(area.id)
    if tile is not None:
        return TILE_GROUNDS.get(tile["tile"], SPECIAL_GROUND)
    if area.ocean:
        return WATERLESS
    if area.volcanic:
        return VOLCANIC
    return RESERVED if area.reserved else LAND


@cache
def _shaded(colour: str, part: float) -> str:
    parts = [int(colour[at : at + 2], 16) for at in (1, 3, 5)]
    return "#" + "".join([f"{round(value * part):02x}" for value in parts])


def _content(what: Shown, area: Area, size: Size, words: Words) -> list[Signs]:
    """The signs for each line of the hexagon."""
    tile = what.tiles.get(area.id)
    if area.id in what.offered:
        style = f"bold {GROUND}" if area.id == what.cursor else "bold #ffffff"
        return _stacked([(str(area.id), style)], bonus_signs(area, style), _name(area, size, words, style), size)
    if tile is not None:
        return _stacked(_tile_sign(tile["tile"]), _owner_sign(tile["owner"], tile["tile"]), [], size)
    if area.id in what.markers:
        return _stacked([(MARKER_SIGN, "#ffffff")], _owner_sign(what.markers[area.id], ""), [], size)
    printed = bonus_signs(area) or ([("~", "#5f86b5")] if area.ocean else [])
    if size.height == 1:
        return [printed]
    name = _name(area, size, words, "#ffd9a8")
    return [printed, name] if size.height == 2 else [[], printed, name]


def _stacked(first: Signs, second: Signs, third: Signs, size: Size) -> list[Signs]:
    """What matters most comes first; the smallest hexagon has room for three letters."""
    if size.height == 1:
        whole = first + second
        return [whole if sum([len(text) for text, _ in whole]) < size.width else first]
    if size.height == 3 and not third:
        return [[], [*first, (" ", ""), *second], []]
    return [first, second, third][: size.height]


def _tile_sign(tile: str) -> Signs:
    return [(TILE_SIGNS.get(tile, SPECIAL_SIGN), f"bold {TILE_COLOURS.get(tile, SPECIAL_COLOUR)}")]


def _owner_sign(owner: int | None, tile: str) -> Signs:
    if owner is not None:
        return [(SEAT_SIGNS[owner], f"bold {SEAT_COLOURS[owner]}")]
    return [("≈", TILE_COLOURS["ocean"])] if tile == "ocean" else [(NEUTRAL_SIGN, NEUTRAL_COLOUR)]


def _name(area: Area, size: Size, words: Words, style: str) -> Signs:
    """The beginning of the longest word of the area's name."""
    if not area.name:
        return []
    longest = max(words.name("area", area.name).replace("-", " ").split(), key=len)
    return [(longest[: size.width - 2], style)]


def bonus_signs(area: Area, style: str = "") -> Signs:
    """What lies printed on an area."""
    counts = [(RESOURCES[resource], count) for resource, count in area.bonus] + [("card", area.cards)]
    return [(RESOURCE_SIGNS[name] * count, style or RESOURCE_COLOURS[name]) for name, count in counts if count]


def area_text(what: Shown, number: int, words: Words) -> Message:
    """An area in words: its number, then all of `area_parts`."""
    parts = area_parts(what, number, words)
    return (
        Message("table-area", {"area": number, "parts": parts}) if parts else Message("answer-area", {"area": number})
    )


def area_parts(what: Shown, number: int, words: Words) -> tuple[Value, ...]:
    """The area's name, what is printed on it and what lies beside it."""
    area = what.board.area(number)
    parts: list[Value] = []
    if area.name:
        parts.append(words.name("area", area.name))
    only_oceans = bool(what.offered) and all(what.board.area(other).ocean for other in what.offered)
    if area.ocean and not only_oceans:
        parts.append(Message("table-area-ocean"))
    for resource, count in area.bonus:
        parts.append(Message(f"unit-{RESOURCES[resource]}", {"n": count}))
    if area.cards:
        parts.append(Message("unit-card", {"n": area.cards}))
    beside = [_tile_text(what.tiles[near]) for near in area.neighbours if near in what.tiles]
    if beside:
        parts.append(Message("table-area-beside", {"tiles": tuple(beside)}))
    return tuple(parts)


def _tile_text(tile: dict[str, Any]) -> Value:
    name = Ref("tile", tile["tile"])
    return name if tile["owner"] is None else Message("table-tile-of", {"tile": name, "seat": tile["owner"]})


def next_area(what: Shown, key: str) -> int | None:
    """The area on offer that lies next in the direction of an arrow key."""
    if what.cursor is None or not what.offered:
        return None
    x, y = _place(what.board.area(what.cursor))
    best: tuple[float, int] | None = None
    for number in what.offered - {what.cursor}:
        away_x, away_y = (there - here for there, here in zip(_place(what.board.area(number)), (x, y), strict=True))
        along, across = {
            "left": (-away_x, away_y),
            "right": (away_x, away_y),
            "up": (-away_y, away_x),
            "down": (away_y, away_x),
        }[key]
        if along <= 0:
            continue
        far = along + 1.5 * abs(across)
        if best is None or (far, number) < best:
            best = (far, number)
    return best[1] if best else None


def _place(area: Area) -> tuple[float, float]:
    return area.column + (max(ROWS) - ROWS[area.row - 1]) / 2, float(area.row)
