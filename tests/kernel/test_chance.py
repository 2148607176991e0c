"""The generator against known answers and an independent one; its fairness; what a commitment binds."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from redtable.kernel import chance
from redtable.kernel.session import Session
from tests.kernel.toy import DEALT, DECK, ToyState
from tests.kernel.toy_game import TOY

SECRET = bytes(range(32))
KEY = 0xD38B42096D80F45F826B44A9D5607DE72496A415D3F4A1A8C88E3BB9DA8DC1CB
KEY_WITH_SALTS = 0xBD974820365164CA069F5035CE8EEDE105F21DC6299E12E00EF62F770F2EF8AA
FIRST_WORDS = [0xFB0DAA4423FE8EF2, 0x110A02F8492BDB88, 0x507263509AE65E7E, 0xC6561D8644E04D95, 0xEC4F8DA7835FE728]
GENERATOR = KEY << 64


def words_by_hand(key: bytes) -> Iterator[int]:
    """The stream as docs/record.md describes it, written down a second time."""
    block = 0
    while True:
        digest = hashlib.sha256(key + block.to_bytes(8, "big")).digest()
        yield from (int.from_bytes(digest[at : at + 8], "big") for at in (0, 8, 16, 24))
        block += 1


def shuffled_by_hand(cards: list[str], words: Iterator[int]) -> list[str]:
    """Draws the last card of the result first."""
    left, found = list(cards), []
    while len(left) > 1:
        place = next(words) * len(left) // 2**64
        left[place], left[-1] = left[-1], left[place]
        found.append(left.pop())
    return [*left, *reversed(found)]


def test_known_answers() -> None:
    """Changing any of these changes the deck of every record there is."""
    assert chance.commitment(SECRET) == "6aa1163c6918108c67d03e83d145a4845d1e5ee0d17ad976f61f85b35a7c4db3"
    assert chance.generator(SECRET) == GENERATOR
    assert chance.generator(SECRET, ("red", "синий", "")) == KEY_WITH_SALTS << 64
    assert chance.words(GENERATOR, 5) == (GENERATOR + 2, FIRST_WORDS)
    cards = list(range(10))
    assert chance.shuffle(GENERATOR, cards) == GENERATOR + 3
    assert cards == [3, 8, 1, 7, 4, 6, 5, 2, 0, 9]
    assert [chance.roll(GENERATOR + block, 6)[1] for block in range(12)] == [5, 5, 1, 2, 2, 3, 3, 2, 5, 5, 0, 2]


def test_nothing_to_shuffle_uses_no_chance() -> None:
    for cards in ([], ["red"]):
        before = list(cards)
        assert chance.shuffle(GENERATOR, cards) == GENERATOR
        assert cards == before


@given(secret=st.binary(min_size=1, max_size=40), size=st.integers(0, 60))
def test_shuffle_is_the_documented_one(secret: bytes, size: int) -> None:
    cards = [f"card_{number}" for number in range(size)]
    key = hmac.new(secret, b"red\nblue", hashlib.sha256).digest()
    expected = shuffled_by_hand(cards, words_by_hand(key))
    chance.shuffle(chance.generator(secret, ("red", "blue")), cards)
    assert cards == expected


def test_deck_of_a_game_can_be_derived_without_the_kernel() -> None:
    """What `redtable verify` relies on: secret and salts alone say which cards everybody was dealt."""
    salts = ("north", "юг")
    state = Session.new(TOY, {}, SECRET, salts).state
    assert isinstance(state, ToyState)
    key = hmac.new(SECRET, "\n".join(salts).encode(), hashlib.sha256).digest()
    deck = shuffled_by_hand([card.id for card in DECK], words_by_hand(key))
    for seat in state.seats:
        assert [card.id for card in seat.offered] == [deck.pop() for _ in range(DEALT)]
    assert [card.id for card in state.deck] == deck


@given(st.integers(0, 2**64), st.integers(1, 2**40))
def test_roll_stays_within_its_sides(block: int, sides: int) -> None:
    after, rolled = chance.roll(GENERATOR + block, sides)
    assert 0 <= rolled < sides
    assert after == GENERATOR + block + 1


def test_numbers_never_repeat_from_block_to_block() -> None:
    _, drawn = chance.words(GENERATOR, 4_000)
    assert len(set(drawn)) == len(drawn)
    assert all(0 <= word < 2**64 for word in drawn)


def chi_square(counts: Counter[tuple[int, ...]], cells: int) -> Fraction:
    expected = Fraction(sum(counts.values()), cells)
    return sum(((count - expected) ** 2 / expected for count in counts.values()), Fraction())


def test_every_order_is_equally_likely() -> None:
    rng, counts = GENERATOR, Counter[tuple[int, ...]]()
    for _ in range(24 * 500):
        cards = [0, 1, 2, 3]
        rng = chance.shuffle(rng, cards)
        counts[tuple(cards)] += 1
    assert set(counts) == set(permutations(range(4)))
    assert chi_square(counts, 24) < Fraction("49.7")  # 23 degrees of freedom: exceeded once in a thousand


def test_every_side_is_equally_likely() -> None:
    rng, counts = GENERATOR, Counter[tuple[int, ...]]()
    for _ in range(12_000):
        rng, rolled = chance.roll(rng, 12)
        counts[(rolled,)] += 1
    assert chi_square(counts, 12) < Fraction("31.3")  # 11 degrees of freedom: exceeded once in a thousand


@given(st.binary(min_size=1, max_size=40), st.binary(min_size=1, max_size=40))
def test_commitment_binds_the_secret_and_is_not_its_deck(one: bytes, other: bytes) -> None:
    assert (chance.commitment(one) == chance.commitment(other)) == (one == other)
    published = int(chance.commitment(one), 16)
    assert published != chance.generator(one) >> 64
    assert published != int(hashlib.sha256(one).hexdigest(), 16)


@pytest.mark.parametrize(
    ("salts", "others"),
    [(("a", "b"), ("b", "a")), (("ab", ""), ("a", "b")), (("a",), ("a", "")), (("", "a"), ("a", "")), ((), ("a",))],
)
def test_every_salt_changes_the_deck(salts: tuple[str, ...], others: tuple[str, ...]) -> None:
    assert chance.generator(SECRET, salts) != chance.generator(SECRET, others)
