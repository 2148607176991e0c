"""Splitting a price over several means of payment."""

from __future__ import annotations

from redtable.kernel.decision import Means, Payment, payment_key

LISTED = 12
"""More splits than this are not listed; they can still be answered, within the bounds of the means."""


def splits(price: int, means: tuple[Means, ...]) -> list[list[int]]:
    """All ways to pay without a superfluous unit, most of the first means first; empty if the means do not suffice.

    Of more than `LISTED` ways only those that spend one of the means before all others. A single way is the only one.
    """
    money = means[-1]
    if len(means) == 2 and money.value == 1:
        found = _metal_and_money(price, means[0], money)
    else:
        found = _ways(price, means, LISTED + 1)
    if len(found) <= LISTED:
        return found
    chosen: list[list[int]] = []
    for leader in range(len(means)):
        way = _led_by(leader, price, means)
        if way not in chosen:
            chosen.append(way)
    return chosen if len(chosen) > 1 else found[:LISTED]


def _metal_and_money(price: int, metal: Means, money: Means) -> list[list[int]]:
    """The usual case of `_ways`, in a tenth of its time."""
    exact = min(metal.available, price // metal.value)
    least = max(0, -((money.available - price) // metal.value))
    found = [[units, price - units * metal.value] for units in range(exact, least - 1, -1)]
    if exact < metal.available and exact * metal.value < price:
        found.append([exact + 1, 0])
    return found


def _led_by(leader: int, price: int, means: tuple[Means, ...]) -> list[int]:
    others = means[:leader] + means[leader + 1 :]
    way = _ways(price, (means[leader], *others), 1)[0]
    return [*way[1 : leader + 1], way[0], *way[leader + 1 :]]


def _ways(price: int, means: tuple[Means, ...], limit: int) -> list[list[int]]:
    worth = [0]
    for m in reversed(means):
        worth.append(worth[-1] + m.available * m.value)
    found: list[list[int]] = []
    _spend(price, 0, [0] * len(means), means, worth[::-1], found, limit)
    return found


def _spend(
    rest: int, at: int, units: list[int], means: tuple[Means, ...], worth: list[int], found: list[list[int]], limit: int
) -> None:
    """Pay the rest from the means at `at` and after, which are worth `worth[at]` together."""
    if rest <= 0:
        if rest == 0 or not _has_superfluous(-rest, units, means):
            found.append(units[:])
        return
    if worth[at] < rest:
        return
    m = means[at]
    exact = min(m.available, rest // m.value)
    for n in range(exact, -1, -1):
        units[at] = n
        _spend(rest - n * m.value, at + 1, units, means, worth, found, limit)
        if len(found) >= limit:
            return
    if exact < m.available:
        units[at] = exact + 1
        _spend(rest - units[at] * m.value, at + 1, units, means, worth, found, limit)
    units[at] = 0


def _has_superfluous(excess: int, units: list[int], means: tuple[Means, ...]) -> bool:
    return any(n and m.value <= excess for n, m in zip(units, means, strict=True))


def payment(seat: int, prompt: str, source: str, price: int, means: tuple[Means, ...]) -> Payment:
    """The decision how to pay; `means` in the order in which they are spent by default, plain money last."""
    found = splits(price, means)
    options = [payment_key(units, means) for units in found]
    return Payment(seat=seat, prompt=prompt, options=options, source=source, price=price, means=means)
