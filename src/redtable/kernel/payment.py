"""Splitting a price over several means of payment."""

from __future__ import annotations

from redtable.kernel.decision import Means, Payment, payment_key

LISTED = 12
"""More splits than this are not listed; they can still be answered, within the bounds of the means."""


def splits(price: int, means: tuple[Means, ...]) -> list[list[int]]:
    """Undominated splits, most of the first means first; means of value 1 at the end take what is left.

    With more than `LISTED` of them, only the greedy ones: each means in turn first.
    """
    last = len(means) - 1
    if last == 0:
        return [[price]] if price <= means[0].available else []
    if last == 1:
        found = _two_means(price, means[0], means[1])
        if len(found) <= LISTED:
            return found
    greedy: list[list[int]] = []
    for leader in range(len(means)):
        order = [leader] + [i for i in range(len(means)) if i != leader]
        units = _greedy(price, means, order)
        if units and units not in greedy:
            greedy.append(units)
    return greedy


def _two_means(price: int, metal: Means, money: Means) -> list[list[int]]:
    most = min(metal.available, -(-price // metal.value))
    found: list[list[int]] = []
    exact = min(metal.available, price // metal.value)
    order = list(range(exact, -1, -1)) + list(range(exact + 1, most + 1))
    for units in order:
        rest = max(price - units * metal.value, 0)
        if rest <= money.available:
            found.append([units, rest])
    return found


def _greedy(price: int, means: tuple[Means, ...], order: list[int]) -> list[int]:
    """Spend the means in this order without waste, then round up where money is short; empty if it cannot be paid."""
    units = [0] * len(means)
    rest = price
    for i in order:
        units[i] = min(means[i].available, rest // means[i].value)
        rest -= units[i] * means[i].value
    for i in order:
        if rest > 0 and units[i] < means[i].available:
            units[i] += 1
            rest -= means[i].value
    return _trimmed(units, -rest, means) if rest <= 0 else []


def _trimmed(units: list[int], excess: int, means: tuple[Means, ...]) -> list[int]:
    for i, m in enumerate(means):
        while units[i] and m.value <= excess:
            units[i] -= 1
            excess -= m.value
    return units


def payment(seat: int, prompt: str, source: str, price: int, means: tuple[Means, ...]) -> Payment:
    """The decision how to pay; `means` in the order in which they are spent by default, plain money last."""
    found = splits(price, means)
    options = [payment_key(units, means) for units in found]
    return Payment(seat=seat, prompt=prompt, options=options, source=source, price=price, means=means)
