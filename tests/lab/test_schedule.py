"""Who sits where: the same deals and seats for everyone."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from redtable.bots import BOTS
from redtable.bots.random_bot import RandomBot
from redtable.kernel.message import BadRecord, RedtableError
from redtable.lab import ArenaError, settings_of, tables
from redtable.lab.schedule import seatings


def test_seats_are_rotated() -> None:
    assert seatings(("a", "b"), 2) == [("a", "b"), ("b", "a")]
    assert seatings(("a",), 2) == [("a", "a")]
    assert seatings(("a", "b"), 1) == [("a",), ("b",)]
    assert seatings(("a", "b", "c"), 2) == [("a", "b"), ("b", "a"), ("a", "c"), ("c", "a"), ("b", "c"), ("c", "b")]
    assert seatings(("a", "b", "c"), 4) == [("a", "b", "c", "a"), ("b", "c", "a", "b"), ("c", "a", "b", "c")]


@pytest.mark.parametrize("bots", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_everyone_has_every_seat_equally_often(bots: int, seats: int) -> None:
    names = tuple("abcde"[:bots])
    found = seatings(names, seats)
    for seat in range(seats):
        assert len(set(Counter([seating[seat] for seating in found]).values())) == 1
        assert {seating[seat] for seating in found} == set(names)


def test_a_deal_is_played_from_all_seats_before_the_next() -> None:
    settings = settings_of("terraforming", ("random", "greedy"), 2, {}, "x")
    found = tables(settings, 5)
    assert [(table.number, table.seed, table.bots) for table in found] == [
        (0, "x 0", ("random", "greedy")),
        (1, "x 0", ("greedy", "random")),
        (2, "x 1", ("random", "greedy")),
        (3, "x 1", ("greedy", "random")),
        (4, "x 2", ("random", "greedy")),
    ]
    assert tables(settings, 3) == found[:3]


def test_settings_hold_every_option() -> None:
    settings = settings_of("terraforming", ("random", "random"), 3, {"draft": True}, "x")
    assert settings.bots == ("random",)
    assert settings.options["draft"] is True
    assert settings.options["corporate_era"] is True
    assert settings.options["seats"] == settings.seats == 3


@pytest.mark.parametrize(
    ("changes", "error", "key"),
    [
        ({"game_id": "chess"}, BadRecord, "bad-unknown-game"),
        ({"bots": ("random", "oracle")}, BadRecord, "bad-unknown-bot"),
        ({"bots": ()}, ArenaError, "arena-no-bots"),
        ({"seats": 6}, BadRecord, "bad-option"),
        ({"options": {"luck": 1}}, BadRecord, "bad-option-unknown"),
        ({"options": {"draft": 1}}, BadRecord, "bad-option"),
    ],
)
def test_what_cannot_be_held_is_refused(changes: dict[str, Any], error: type[RedtableError], key: str) -> None:
    given: dict[str, Any] = {"game_id": "terraforming", "bots": ("random",), "seats": 2, "options": {}, "seed": ""}
    with pytest.raises(error) as refused:
        settings_of(**given | changes)
    assert refused.value.message.key == key


def test_bots_are_those_of_the_registry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "dice", RandomBot)
    assert settings_of("terraforming", ("dice", "random"), 2, {}, "").bots == ("dice", "random")
