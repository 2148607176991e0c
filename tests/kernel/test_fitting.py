"""Data and type annotations: what fits and what does not."""

from __future__ import annotations

from typing import Any

import pytest

from redtable.kernel.fitting import fits
from redtable.kernel.stack import Effect
from tests.kernel.toy import DECK, PAY, ToyCard, ToySeat

FITTING: list[tuple[object, Any]] = [
    (7, int),
    (True, bool),
    ("", str),
    (None, int | None),
    (DECK[0], ToyCard | None),
    (PAY, Effect),
    ([], list[int]),
    ([1, 2], list[int]),
    ([[1], []], list[list[int]]),
    ([DECK[0]], list[ToyCard]),
    ({}, dict[str, int]),
    ({DECK[0]: 3}, dict[ToyCard, int]),
    ((1, "a"), tuple[str | int, ...]),
    (("a", 1), tuple[str, int]),
    ([("a", 1)], list[tuple[str, int]]),
    ([1.5], list[Any]),
    (1.5, Any),
    ([1, "a"], list),
]

UNFIT: list[tuple[object, Any]] = [
    (True, int),
    (1, bool),
    (1.0, int),
    ("1", int),
    (None, str),
    ("", int | None),
    (PAY, ToyCard),
    (DECK[0], ToySeat | None),
    ((1, 2), list[int]),
    ([1, None], list[int]),
    ([1, True], list[int]),
    ([[1], ["a"]], list[list[int]]),
    ([DECK[0], "map_1"], list[ToyCard]),
    ({1: 1}, dict[str, int]),
    ({"a": "b"}, dict[str, int]),
    ([], dict[str, int]),
    (("a",), tuple[str, int]),
    (("a", 1, 1), tuple[str, int]),
    ((1, "a"), tuple[str, int]),
    ((1, "a"), tuple[int, ...]),
]


@pytest.mark.parametrize(("value", "hint"), FITTING, ids=str)
def test_fits(value: object, hint: Any) -> None:
    assert fits(value, hint)


@pytest.mark.parametrize(("value", "hint"), UNFIT, ids=str)
def test_does_not_fit(value: object, hint: Any) -> None:
    assert not fits(value, hint)
