"""Who sits where in which game.

Every deal is played by every group of bots, and by each group in every rotation of its seats, so that luck of the cards
and of the seat are the same for all. Deals come one after another: a longer arena begins like a shorter one.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, count

from redtable.lab.settings import Settings


@dataclass(frozen=True, slots=True)
class Table:
    """One game to play. Equal seeds are equal deals."""

    number: int
    seed: str
    bots: tuple[str, ...]
    """By seat."""


def seatings(bots: tuple[str, ...], seats: int) -> list[tuple[str, ...]]:
    """All tables of one deal: round robin if there are more bots than seats; bots sit twice if there are fewer.

    >>> seatings(("a", "b"), 3)
    [('a', 'b', 'a'), ('b', 'a', 'b')]
    """
    found: list[tuple[str, ...]] = []
    for group in combinations(bots, min(seats, len(bots))):
        for turn in range(len(group)):
            found.append(tuple([group[(seat + turn) % len(group)] for seat in range(seats)]))
    return found


def tables(settings: Settings, games: int) -> list[Table]:
    """The first games of the arena."""
    endless = _endless(settings)
    return [next(endless) for _ in range(games)]


def _endless(settings: Settings) -> Iterator[Table]:
    numbers = count()
    for deal in count():
        for seating in seatings(settings.bots, settings.seats):
            yield Table(next(numbers), f"{settings.seed} {deal}", seating)
