"""Set-up options: what can be chosen, and their JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from redtable.kernel.game import OptionField
from redtable.kernel.message import BadRecord, Message, Ref
from redtable.kernel.plain import declared
from redtable.terraforming.board import Board
from redtable.terraforming.boards import THARSIS
from redtable.terraforming.cards import corporations
from redtable.terraforming.state import NOBODY, Options

MOST_SEATS: Final = 5
MOST_CORPORATIONS: Final = 4
MOST_CARDS: Final = 20

OPTION_FIELDS: Final = (
    OptionField("seats", 2, (1, 2, 3, 4, 5)),
    OptionField("board", THARSIS.id, (THARSIS.id,)),
    OptionField("corporate_era", True, (True, False)),
    OptionField("draft", False, (True, False)),
    OptionField("beginners", ()),
    OptionField("first", None),
    OptionField("corporations_dealt", 2, tuple(range(1, MOST_CORPORATIONS + 1))),
    OptionField("cards_dealt", 10, tuple(range(1, MOST_CARDS + 1))),
)


def read_options(given: Mapping[str, Any]) -> Options:
    """Options from JSON. Whatever does not fit is refused with the name of the option and what it may be."""
    known = {field.name: field for field in OPTION_FIELDS}
    for name in given:
        if name not in known:
            raise BadRecord(Message("bad-option-unknown", {"name": str(name), "known": tuple(known)}))
    values = {name: given.get(name, field.default) for name, field in known.items()}
    for name, field in known.items():
        if field.choices and not any(values[name] is choice or _same(values[name], choice) for choice in field.choices):
            choices = tuple([str(choice) for choice in field.choices])
            raise _bad(name, values[name], Message("bad-option-choices", {"choices": choices}))
    seats = values["seats"]
    _check_seats("beginners", values["beginners"], seats)
    if values["first"] is not None:
        _check_seats("first", [values["first"]], seats)
    _check_combination(values)
    return Options(
        seats=seats,
        board=_board(values["board"]),
        corporate_era=values["corporate_era"],
        draft=values["draft"],
        beginners=tuple(sorted(set(values["beginners"]))),
        first=NOBODY if values["first"] is None else values["first"],
        corporations_dealt=values["corporations_dealt"],
        cards_dealt=values["cards_dealt"],
    )


def write_options(options: Options) -> dict[str, Any]:
    return {
        "seats": options.seats,
        "board": options.board.id,
        "corporate_era": options.corporate_era,
        "draft": options.draft,
        "beginners": list(options.beginners),
        "first": None if options.first == NOBODY else options.first,
        "corporations_dealt": options.corporations_dealt,
        "cards_dealt": options.cards_dealt,
    }


def _same(value: object, choice: object) -> bool:
    """Equal and of one type: JSON's true is not 1."""
    return type(value) is type(choice) and value == choice


def _check_seats(name: str, value: object, seats: int) -> None:
    if not isinstance(value, (list, tuple)) or not all(type(seat) is int and 0 <= seat < seats for seat in value):
        raise _bad(name, value, Message("bad-option-seats", {"most": seats - 1}))


def _check_combination(values: Mapping[str, Any]) -> None:
    if values["seats"] == 1:
        if not values["corporate_era"]:
            raise _bad("corporate_era", False, Message("bad-option-solo-era"))
        if values["draft"]:
            raise _bad("draft", True, Message("bad-option-solo-draft"))
    choosing = values["seats"] - len(set(values["beginners"]))
    there = len(corporations(values["corporate_era"]))
    if choosing * values["corporations_dealt"] > there:
        raise _bad("corporations_dealt", values["corporations_dealt"], Message("bad-option-too-many", {"most": there}))


def _board(board_id: str) -> Board:
    found = declared(Board, board_id)
    assert found is not None
    return found


def _bad(name: str, value: object, why: Message) -> BadRecord:
    return BadRecord(
        Message("bad-option", {"option": Ref("option-terraforming", name), "value": str(value), "why": why})
    )
