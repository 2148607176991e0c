"""A table of Terraforming Mars at a glance, from views: map, parameters, seats, and what the viewers hold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from redtable.cli.data import value_of
from redtable.cli.screen import RESOURCE_COLOURS, SEAT_COLOURS, seat_text
from redtable.kernel.message import Message, Ref
from redtable.kernel.plain import declared
from redtable.terraforming.board import ROWS, Board
from redtable.terraforming.resources import RESOURCES
from redtable.words import Words

View = dict[str, Any]

CELL: Final = 4
"""Columns of an area on the map."""

_TILES: Final = {"ocean": ("≈≈", "bold blue"), "greenery": ("♣", "green"), "city": ("■", "white")}
_SPECIAL: Final = "▲"
_MARKER: Final = "×"
_OCEAN_AREA: Final = Text("~".center(CELL), "blue dim")
_LAND: Final = Text("·".center(CELL), "dim")


def overview(views: Sequence[View], words: Words) -> RenderableType:
    """The table as the viewers see it; what lies open is the same in all views."""
    view = views[0]
    top = Table.grid(padding=(0, 4))
    top.add_column(no_wrap=True, min_width=CELL * max(ROWS))
    top.add_column()
    top.add_row(mars(view, words), parameters(view, words))
    parts: list[RenderableType] = [Padding(top, (1, 0)), seats_table(view, words)]
    rest = Table.grid(padding=(0, 2))
    for line in [*_in_play(view, words), *_held(views, words), *_asked(views, words)]:
        rest.add_row(*line)
    if rest.row_count:
        parts.append(Padding(rest, (1, 0, 0, 0)))
    return Group(*parts)


# --- map -------------------------------------------------------------------------------------------------------------


def mars(view: View, words: Words) -> Text:
    """The map in rows of hexagons; an owner is the first letter of the seat's name, in its colour."""
    tiles = {tile["area"]: tile for tile in view["tiles"]}
    markers = {marker["area"]: marker["owner"] for marker in view["markers"]}
    board = declared(Board, view["board"])
    assert board is not None
    text = Text()
    area = 1
    for length in ROWS:
        text.append(" " * ((max(ROWS) - length) * CELL // 2))
        for number in range(area, area + length):
            if number in tiles:
                text.append_text(_tile(tiles[number], words))
            elif number in markers:
                text.append_text(_owned(_MARKER, "", markers[number], words))
            else:
                text.append_text(_OCEAN_AREA if board.area(number).ocean else _LAND)
        text.append("\n")
        area += length
    return text


def _tile(tile: dict[str, Any], words: Words) -> Text:
    sign, colour = _TILES.get(tile["tile"], (_SPECIAL, "magenta"))
    if tile["tile"] == "ocean":
        return Text(sign.center(CELL), colour)
    return _owned(sign, colour, tile["owner"], words)


def _owned(sign: str, colour: str, owner: int | None, words: Words) -> Text:
    letter = (" ", "") if owner is None else (words.seat(owner)[0], f"bold {SEAT_COLOURS[owner]}")
    return Text.assemble(" ", (sign, colour), letter, " ")


# --- beside the map --------------------------------------------------------------------------------------------------


def parameters(view: View, words: Words) -> Table:
    """Everything between the seats that is no tile."""
    table = Table.grid(padding=(0, 2))
    generation = (
        str(view["generation"]) if view["generations"] is None else f"{view['generation']}/{view['generations']}"
    )
    rows = [(words.name("word", "generation"), f"{generation}, {words.name('phase', view['phase'])}")]
    rows += [
        (words.name("param", "temperature"), words.say(Message("value-temperature", {"n": view["temperature"]}))),
        (words.name("param", "oxygen"), f"{view['oxygen']} %"),
        (words.name("param", "oceans"), str(view["oceans"])),
        (words.name("word", "deck"), f"{view['deck']} + {view['discards']}"),
    ]
    rows += [(words.name("milestone", goal["id"]), words.seat(goal["seat"])) for goal in view["milestones"]]
    rows += [(words.name("award", goal["id"]), words.seat(goal["seat"])) for goal in view["awards"]]
    rows += [(words.say(Ref("tile", tile["tile"])), _whose(tile, words)) for tile in view["tiles"] if _is_named(tile)]
    for name, value in rows:
        table.add_row(Text(name, "dim"), Text(value))
    return table


def _is_named(tile: dict[str, Any]) -> bool:
    """Tiles that the map does not tell apart, or does not show."""
    return tile["tile"] not in _TILES or isinstance(tile["area"], str)


def _whose(tile: dict[str, Any], words: Words) -> str:
    where = tile["area"]
    place = words.name("area", where) if isinstance(where, str) else str(where)
    return place if tile["owner"] is None else f"{place}, {words.seat(tile['owner'])}"


# --- seats -----------------------------------------------------------------------------------------------------------


def seats_table(view: View, words: Words) -> Table:
    """A column for every seat."""
    seats = view["seats"]
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="")
    table.add_column("", no_wrap=True)
    for seat in seats:
        table.add_column(seat_text(seat["seat"], words), justify="right")
    _row(table, words.name("word", "corporation"), [_corporation(seat, words) for seat in seats])
    _row(table, words.name("word", "tr"), [str(seat["tr"]) for seat in seats])
    for resource in RESOURCES:
        label = Text(words.name("res", resource), RESOURCE_COLOURS[resource])
        table.add_row(label, *[_stock(seat, resource) for seat in seats])
    _row(table, words.name("word", "cards"), [str(len(seat["played"]) + len(seat["events_played"])) for seat in seats])
    _row(table, words.name("word", "hand"), [str(seat["hand"]) for seat in seats])
    for name, key in (("cities", "cities"), ("greeneries", "greeneries")):
        _row(table, words.name("word", name), [str(seat[key]) for seat in seats])
    for name in ("tr", "milestones", "awards", "greenery", "city", "cards", "total"):
        if view["scores"] is not None:
            style = "bold" if name == "total" else ""
            _row(table, words.name("score", name), [str(score[name]) for score in view["scores"]], style)
    return table


def _row(table: Table, name: str, values: Sequence[str], style: str = "") -> None:
    table.add_row(Text(name, style or "dim"), *[Text(value, style) for value in values])


def _corporation(seat: dict[str, Any], words: Words) -> str:
    return words.name("card", seat["corporation"]) if seat["corporation"] else "–"


def _stock(seat: dict[str, Any], resource: str) -> Text:
    """What there is, and what comes each generation."""
    production = f"{seat['production'][resource]:+4}".replace("-", "−")
    return Text.assemble(str(seat["stock"][resource]), (production, "dim"))


# --- cards -----------------------------------------------------------------------------------------------------------


def _in_play(view: View, words: Words) -> list[tuple[Text, Text]]:
    """The cards in front of every seat, with what lies on them."""
    found = []
    for seat in view["seats"]:
        cards = [_with_resources(seat, card, words) for card in [*seat["played"], *seat["events_played"]]]
        if seat["corporation"] in seat["on_cards"]:
            cards.insert(0, _with_resources(seat, seat["corporation"], words))
        if cards:
            found.append((seat_text(seat["seat"], words), Text(", ".join(cards))))
    return found


def _with_resources(seat: dict[str, Any], card: str, words: Words) -> str:
    count = seat["on_cards"].get(card, 0)
    return words.name("card", card) + (f" ({count})" if count else "")


def _held(views: Sequence[View], words: Words) -> list[tuple[Text, Text]]:
    """What the viewers have in their hands, or before them to choose from."""
    found = []
    for view in views:
        own = view["own"] or {}
        for label, key in (
            (Message("overview-hand"), "hand"),
            (Message("overview-offered"), "offered"),
            (Message("overview-corporations"), "offered_corporations"),
            (Message("overview-drafted"), "drafted"),
        ):
            if own.get(key):
                names = ", ".join([words.name("card", card) for card in own[key]])
                found.append((seat_text(view["seat"], words), Text.assemble((f"{words.say(label)}: ", "dim"), names)))
    return found


def _asked(views: Sequence[View], words: Words) -> list[tuple[Text, Text]]:
    """What the viewers have to decide."""
    found = []
    for view in views:
        decision = view["decision"]
        if decision is not None:
            args = {name: value_of(value) for name, value in decision["args"].items()}
            question = words.say(Message(decision["prompt"], args))
            found.append((seat_text(view["seat"], words), Text(f"→ {question}", "bold")))
    return found
