"""The one generator. Its whole state is an integer: a 256-bit key above a 64-bit block counter.

Each block is SHA-256 of that integer, so cards already seen say nothing about cards to come, and a state is copied and
compared like any number. Numbers are taken from 64-bit words by multiply-and-shift; the bias is below 2**-50.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import MutableSequence, Sequence
from typing import TypeVar

T = TypeVar("T")

_COUNTER_BITS = 64
_WORDS_PER_BLOCK = 4
_STATE_BYTES = 40


def commitment(secret: bytes) -> str:
    """What a table publishes before the first card is dealt."""
    return hashlib.sha256(b"redtable commitment\n" + secret).hexdigest()


def generator(secret: bytes, salts: Sequence[str] = ()) -> int:
    """The generator's first state, from the table's secret and whatever salts the seats added, in seat order."""
    digest = hmac.new(secret, "\n".join(salts).encode(), hashlib.sha256).digest()
    return int.from_bytes(digest, "big") << _COUNTER_BITS


def words(rng: int, count: int) -> tuple[int, list[int]]:
    """`count` words of 64 bits and the generator's next state."""
    found: list[int] = []
    while len(found) < count:
        block = hashlib.sha256(rng.to_bytes(_STATE_BYTES, "big")).digest()
        rng += 1
        for at in range(0, 8 * _WORDS_PER_BLOCK, 8):
            found.append(int.from_bytes(block[at : at + 8], "big"))
    return rng, found[:count]


def shuffle(rng: int, cards: MutableSequence[T]) -> int:
    """Shuffle in place (Fisher and Yates, from the end); returns the generator's next state."""
    count = len(cards)
    rng, drawn = words(rng, max(count - 1, 0))
    for last, word in zip(range(count - 1, 0, -1), drawn, strict=True):
        other = (word * (last + 1)) >> 64
        cards[last], cards[other] = cards[other], cards[last]
    return rng


def roll(rng: int, sides: int) -> tuple[int, int]:
    """The generator's next state and a number from 0 to sides - 1."""
    rng, drawn = words(rng, 1)
    return rng, (drawn[0] * sides) >> 64
