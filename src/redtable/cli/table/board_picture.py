"""Mars in letters and colours: hexagons of three sizes, from what a view says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

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
)
from redtable.kernel.message import Message, Ref, Value
from redtable.kernel.plain import declared
from redtable.terraforming.board import ROWS, Area, Board
from redtable.terraforming.resources import RESOURCES
from redtable.words import Words

LAND: Final = "#6b3420"
LAND_TOO: Final = "#5f2d1b"
VOLCANIC: Final = "#7d2f1c"
WATERLESS: Final = "#17304d"
RESERVED: Final = "#574034"
OFFERED: Final = "#a85a28"
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

    @property
    def whole_width(self) -> int:
        return self.width * max(ROWS)

    @property
    def whole_height(self) -> int:
        return self.height * len(ROWS)


SMALL: Final = Size(4, 1)
MEDIUM: Final = Size(6, 2)
LARGE: Final = Size(8, 3)

_EDGES: Final = {1: (("▐", "▌"),), 2: (("▟", "▙"), ("▜", "▛")), 3: (("▗▟", "▙▖"), ("█", "█"), ("▝▜", "▛▘"))}


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


def picture(what: Shown, size: Size, words: Words) -> list[Text]:
    """The lines of the map, all of one width."""
    lines = []
    for row, length in enumerate(ROWS, 1):
        areas = [area for area in what.board.areas[1:] if area.row == row]
        margin = Text(" " * ((max(ROWS) - length) * size.width // 2))
        cells = [_cell(what, area, size, words) for area in areas]
        for line in range(size.height):
            lines.append(margin + Text("").join([cell[line] for cell in cells]) + margin)
    return lines


def _cell(what: Shown, area: Area, size: Size, words: Words) -> list[Text]:
    ground = _ground(what, area)
    content = _content(what, area, size, words)
    found = []
    for line, (left, right) in enumerate(_EDGES[size.height]):
        room = size.width - 2 * len(left)
        text = content[line]
        text.truncate(room)
        before = (room - text.cell_len) // 2
        inner = Text(" " * before) + text + Text(" " * (room - text.cell_len - before))
        inner.stylize(f"on {ground}", 0)
        edge = f"{ground} on {GROUND}"
        found.append(Text(left, edge) + inner + Text(right, edge))
    return found


def _ground(what: Shown, area: Area) -> str:
    if area.id == what.cursor:
        return ACCENT
    if area.id in what.offered:
        return OFFERED
    tile = what.tiles.get(area.id)
    if tile is not None:
        return TILE_GROUNDS.get(tile["tile"], SPECIAL_GROUND)
    if area.ocean:
        return WATERLESS
    if area.volcanic:
        return VOLCANIC
    if area.reserved:
        return RESERVED
    return LAND if (area.row + area.column) % 2 else LAND_TOO


def _content(what: Shown, area: Area, size: Size, words: Words) -> list[Text]:
    """One text for each line of the hexagon."""
    tile = what.tiles.get(area.id)
    if area.id in what.offered:
        style = "bold #15110f" if area.id == what.cursor else "bold #ffffff"
        return _stacked(Text(str(area.id), style), bonus_signs(area, style), _name(area, size, words, style), size)
    if tile is not None:
        return _stacked(_tile_sign(tile["tile"]), _owner_sign(tile["owner"], tile["tile"]), Text(), size)
    if area.id in what.markers:
        return _stacked(Text(MARKER_SIGN, "#ffffff"), _owner_sign(what.markers[area.id], ""), Text(), size)
    bonus = bonus_signs(area)
    if size.height == 1:
        return [bonus if bonus.cell_len else _plain_sign(area)]
    name = _name(area, size, words, "#ffd9a8")
    if size.height == 3:
        return [Text(), bonus if bonus.cell_len else _plain_sign(area), name]
    return [bonus, name] if bonus.cell_len else [_plain_sign(area), name]


def _stacked(first: Text, second: Text, third: Text, size: Size) -> list[Text]:
    """What matters most comes first; the smallest hexagon has room for two letters."""
    if size.height == 1:
        return [first + second if first.cell_len + second.cell_len <= size.width - 2 else first]
    return [first, second, third]


def _plain_sign(area: Area) -> Text:
    return Text("~", "#5f86b5") if area.ocean else Text()


def _tile_sign(tile: str) -> Text:
    return Text(TILE_SIGNS.get(tile, SPECIAL_SIGN), f"bold {TILE_COLOURS.get(tile, SPECIAL_COLOUR)}")


def _owner_sign(owner: int | None, tile: str) -> Text:
    if owner is not None:
        return Text(SEAT_SIGNS[owner], f"bold {SEAT_COLOURS[owner]}")
    return Text("≈", TILE_COLOURS["ocean"]) if tile == "ocean" else Text(NEUTRAL_SIGN, NEUTRAL_COLOUR)


def _name(area: Area, size: Size, words: Words, style: str) -> Text:
    """The beginning of the longest word of the area's name."""
    if not area.name:
        return Text()
    longest = max(words.name("area", area.name).replace("-", " ").split(), key=len)
    return Text(longest[: size.width - 2 * len(_EDGES[size.height][-1][0])], style)


def bonus_signs(area: Area, style: str = "") -> Text:
    """What lies printed on an area."""
    signs = Text()
    for resource, count in area.bonus:
        name = RESOURCES[resource]
        signs.append(RESOURCE_SIGNS[name] * count, style or RESOURCE_COLOURS[name])
    return signs.append(RESOURCE_SIGNS["card"] * area.cards, style or RESOURCE_COLOURS["card"])


def area_text(what: Shown, number: int, words: Words) -> Message:
    """An area in words: its name, what is printed on it and what lies beside it."""
    area = what.board.area(number)
    parts: list[Value] = []
    if area.name:
        parts.append(words.name("area", area.name))
    if area.ocean:
        parts.append(Message("table-area-ocean"))
    for resource, count in area.bonus:
        parts.append(Message(f"unit-{RESOURCES[resource]}", {"n": count}))
    if area.cards:
        parts.append(Message("unit-card", {"n": area.cards}))
    beside = [_tile_text(what.tiles[near]) for near in area.neighbours if near in what.tiles]
    if beside:
        parts.append(Message("table-area-beside", {"tiles": tuple(beside)}))
    if not parts:
        return Message("answer-area", {"area": number})
    return Message("table-area", {"area": number, "parts": tuple(parts)})


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
        far = along + 2.5 * abs(across)
        if best is None or (far, number) < best:
            best = (far, number)
    return best[1] if best else None


def _place(area: Area) -> tuple[float, float]:
    return area.column + (max(ROWS) - ROWS[area.row - 1]) / 2, float(area.row)
