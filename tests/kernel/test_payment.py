"""The ways to pay that are listed, compared with all there are."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from redtable.kernel.decision import Means
from redtable.kernel.payment import LISTED, payment, splits

metals = st.lists(st.tuples(st.integers(0, 6), st.integers(1, 4)), max_size=3)
money = st.integers(0, 12)
prices = st.integers(0, 24)


def as_means(some: list[tuple[int, int]], coins: int) -> tuple[Means, ...]:
    return (*[Means(f"metal{n}", *pair) for n, pair in enumerate(some)], Means("coins", coins, 1))


def worth(units: tuple[int, ...] | list[int], means: tuple[Means, ...]) -> int:
    return sum(n * m.value for n, m in zip(units, means, strict=True))


def every_way(price: int, means: tuple[Means, ...]) -> list[list[int]]:
    """By trying all numbers of units, so in quite another way than the kernel."""
    found = []
    for units in product(*[range(m.available + 1) for m in means]):
        excess = worth(units, means) - price
        if excess >= 0 and not any(n and m.value <= excess for n, m in zip(units, means, strict=True)):
            found.append(list(units))
    return found


@given(prices, metals, money)
def test_listed_splits_pay_without_superfluous_units(price: int, some: list[tuple[int, int]], coins: int) -> None:
    means = as_means(some, coins)
    found, every = splits(price, means), every_way(price, means)
    assert all(units in every for units in found)
    assert all(found.count(units) == 1 for units in found)
    assert bool(found) == (worth([m.available for m in means], means) >= price)


@given(prices, metals, money)
def test_few_splits_are_all_listed_and_a_single_one_is_the_only_one(
    price: int, some: list[tuple[int, int]], coins: int
) -> None:
    means = as_means(some, coins)
    found, every = splits(price, means), every_way(price, means)
    assert len(found) <= LISTED
    if len(every) <= LISTED:
        assert sorted(found) == every
    else:
        assert len(found) > 1


@given(prices, metals, money)
def test_first_means_are_spent_first(price: int, some: list[tuple[int, int]], coins: int) -> None:
    """The default spends as much of the first means as it can without waste, of the rest as much of the second, ..."""
    means = as_means(some, coins)
    every = every_way(price, means)
    assume(every)
    exact = [units for units in every if units[0] * means[0].value <= price]
    assert splits(price, means)[0][0] == max([units[0] for units in exact] or [units[0] for units in every])


@given(st.lists(st.tuples(st.integers(0, 5), st.integers(1, 4)), min_size=1, max_size=3), prices)
def test_last_means_may_be_worth_more_than_one(some: list[tuple[int, int]], price: int) -> None:
    means = tuple([Means(f"metal{n}", *pair) for n, pair in enumerate(some)])
    every = every_way(price, means)
    found = splits(price, means)
    assert sorted(found) == every if len(every) <= LISTED else all(units in every for units in found)


@pytest.mark.parametrize(
    ("price", "means", "listed"),
    [
        (7, [("coins", 9, 1)], ["pay:coins=7"]),
        (7, [("coins", 6, 1)], []),
        (0, [("coins", 6, 1)], ["pay:"]),
        (
            7,
            [("steel", 5, 2), ("coins", 9, 1)],
            ["pay:steel=3,coins=1", "pay:steel=2,coins=3", "pay:steel=1,coins=5", "pay:coins=7", "pay:steel=4"],
        ),
        (7, [("steel", 5, 2), ("coins", 0, 1)], ["pay:steel=4"]),
        (2, [("steel", 1, 2), ("titanium", 1, 3), ("coins", 0, 1)], ["pay:steel=1", "pay:titanium=1"]),
        (15, [("coins", 30, 1), ("heat", 20, 1)], ["pay:coins=15", "pay:heat=15"]),
    ],
)
def test_listed_keys(price: int, means: list[tuple[str, int, int]], listed: list[str]) -> None:
    """The sixth case once listed steel alone, and the engine gave that answer itself."""
    assert payment(0, "ask", "", price, tuple([Means(*each) for each in means])).options == listed
