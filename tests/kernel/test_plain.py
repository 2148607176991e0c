"""Plain data: copied to the last container, written as JSON and read back, and refused where it does not fit."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

import pytest

from redtable.kernel.message import BadRecord
from redtable.kernel.plain import Cloned, Declared, Plain, clone, declared, decode, encode, written_as
from redtable.kernel.stack import Frame
from tests.kernel.toy import DECK, PLAY, Gain, Pile, ToyCard, ToyState


@dataclass(frozen=True, slots=True)
class Fixed(Plain):
    """Frozen, and therefore shared by copies."""

    numbers: tuple[int, ...]


@dataclass(slots=True)
class Box(Cloned):
    """One field of every kind that a state may have."""

    number: int = 0
    text: str = ""
    flag: bool = False
    fixed: Fixed = Fixed((1, 2))
    card: ToyCard | None = None
    flat: list[int] = field(default_factory=list)
    nested: list[list[str]] = field(default_factory=list)
    boxes: list[Box] = field(default_factory=list)
    by_card: dict[ToyCard, int] = field(default_factory=dict)
    lists: dict[str, list[int]] = field(default_factory=dict)
    pairs: list[tuple[str, int]] = field(default_factory=list)
    perhaps: Box | None = None
    either: list[int] | int = 0
    anything: Any = None
    worked_out: int = field(default=7, compare=False)


def full() -> Box:
    return Box(
        number=-5,
        text="é\n",
        flag=True,
        fixed=Fixed((3,)),
        card=DECK[0],
        flat=[1, 2],
        nested=[["a"], []],
        boxes=[Box(1), Box(2)],
        by_card={DECK[1]: 4, DECK[0]: 5},
        lists={"x": [1]},
        pairs=[("y", 2)],
        perhaps=Box(3),
        either=[9],
        anything=[{"k": [1]}, Pile(2)],
        worked_out=8,
    )


def test_copy_is_equal_to_the_last_field() -> None:
    box, copy = full(), clone(full())
    assert copy == box
    assert copy.worked_out == 8
    assert list(copy.by_card) == list(box.by_card)


def test_copy_shares_nothing_that_can_change() -> None:
    box = full()
    copy = clone(box)
    copy.flat.append(3)
    copy.nested[0].append("b")
    copy.boxes[0].number = 9
    copy.by_card[DECK[2]] = 1
    copy.lists["x"].append(2)
    assert copy.perhaps is not None
    copy.perhaps.number = 9
    assert isinstance(copy.either, list)
    copy.either.append(1)
    copy.anything[0]["k"].append(2)
    copy.anything[1].coins = 9
    assert box == full()
    assert copy.fixed is box.fixed
    assert copy.card is box.card


def test_json_gives_everything_back_but_what_is_worked_out() -> None:
    box = full()
    again = decode(json.loads(json.dumps(encode(box))))
    assert again == box
    assert again.worked_out == 7
    assert list(again.by_card) == list(box.by_card)
    assert again.card is box.card
    assert encode(again) == encode(box)


def test_names_in_json_tell_the_package() -> None:
    assert written_as(ToyState) == "kernel.ToyState"
    assert encode(DECK[0]) == {"@": "kernel.ToyCard", "id": DECK[0].id}
    assert encode(Frame(PLAY, 1, DECK[0]))["$"] == "kernel.Frame"
    assert encode(Gain(3)) == {"$": "kernel.Gain", "coins": 3}


@pytest.mark.parametrize("value", [{1, 2}, 1.5, object(), [b"bytes"], {"a": {1}}])
def test_what_is_no_plain_data_cannot_be_written(value: object) -> None:
    with pytest.raises(TypeError, match="not plain data"):
        encode(value)


def nested(depth: int) -> Any:
    data: Any = []
    for _ in range(depth):
        data = [data]
    return data


GAIN = {"$": "kernel.Gain", "coins": 3}


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (1.5, "bad-data"),
        ({}, "bad-data"),
        ({"$": 5}, "bad-data"),
        ({"$": ["kernel.Gain"]}, "bad-data"),
        ({"$": "kernel.NoSuchThing"}, "bad-unknown-id"),
        ({"$": "builtins.eval", "x": 1}, "bad-unknown-id"),
        ({"@": "kernel.ToyCard", "id": "no_such_card"}, "bad-unknown-id"),
        ({"@": "kernel.NoSuchThing", "id": "gift_1"}, "bad-unknown-id"),
        ({"@": "kernel.ToyCard"}, "bad-data"),
        ({"@": 1, "id": "gift_1"}, "bad-data"),
        ({"$": "kernel.Gain"}, "bad-missing-field"),
        (GAIN | {"coins": "3"}, "bad-unfit-field"),
        (GAIN | {"coins": True}, "bad-unfit-field"),
        (GAIN | {"coins": None}, "bad-unfit-field"),
        (GAIN | {"coins": [3]}, "bad-unfit-field"),
        ({"tuple": 5}, "bad-data"),
        ({"dict": {}}, "bad-data"),
        ({"dict": [[1]]}, "bad-data"),
        ({"dict": [[1, 2, 3]]}, "bad-data"),
        ({"dict": [[[1], 2]]}, "bad-data"),
        (nested(60), "bad-data-deep"),
    ],
)
def test_data_that_does_not_fit_is_refused(data: object, why: str) -> None:
    with pytest.raises(BadRecord) as refused:
        decode(data)
    assert refused.value.message.key == why


def test_unknown_fields_of_data_are_passed_over() -> None:
    assert decode(GAIN | {"note": "hello"}) == Gain(3)


def test_declared_things_are_found_by_class_and_id() -> None:
    assert declared(ToyCard, DECK[0].id) is DECK[0]
    assert declared(ToyCard, "no_such_card") is None
    assert declared(Declared, DECK[0].id) is None


def test_nothing_is_declared_twice() -> None:
    with pytest.raises(ValueError, match=f"declared twice: {DECK[0].id}"):
        ToyCard(DECK[0].id, 1, 1).register()
