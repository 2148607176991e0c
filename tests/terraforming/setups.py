"""Set-ups to play: few of them, in which every two choices that can stand together do so at least once."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from typing import Any, Final, TypeAlias

from redtable.games import game_by_id
from redtable.kernel.message import BadRecord

GAME: Final = game_by_id("terraforming")

SetUp: TypeAlias = dict[str, Any]
Choice: TypeAlias = tuple[str, str]
"""An option and a word for what is chosen."""

WORDS: Final[dict[str, tuple[str, ...]]] = {
    "seats": ("1", "2", "3", "4", "5"),
    "board": ("tharsis",),
    "corporate_era": ("true", "false"),
    "draft": ("false", "true"),
    "beginners": ("none", "first", "all"),
    "first": ("lot", "last"),
    "corporations_dealt": ("2", "1", "3", "4"),
    "cards_dealt": ("10", "1", "20"),
}
"""What is tried of each option; words where the value depends on the number of seats."""

LITTLE: Final[SetUp] = {"seats": 2, "corporations_dealt": 1, "cards_dealt": 2, "first": 0}
"""Hardly anything to choose from before the first turn."""


def set_up(words: dict[str, str]) -> SetUp:
    """The options that the words mean."""
    seats = int(words["seats"])
    beginners = {"none": [], "first": [0], "all": list(range(seats))}[words["beginners"]]
    first = {"lot": None, "last": seats - 1}[words["first"]]
    others = {name: json.loads(words[name]) for name in words.keys() - {"board", "beginners", "first"}}
    return {"board": words["board"], "beginners": beginners, "first": first} | others


@cache
def every_words() -> tuple[dict[str, str], ...]:
    """All combinations that the game allows, as words."""
    found = []
    for values in product(*WORDS.values()):
        words = dict(zip(WORDS, values, strict=True))
        try:
            GAME.read_options(set_up(words))
        except BadRecord:
            continue
        found.append(words)
    return tuple(found)


def pairs_of(words: dict[str, str]) -> set[tuple[Choice, Choice]]:
    return set(combinations(words.items(), 2))


def _chosen() -> Iterator[dict[str, str]]:
    """Always the combination with the most pairs that no combination before it had."""
    pairs = {index: pairs_of(words) for index, words in enumerate(every_words())}
    left = set().union(*pairs.values())
    while left:
        best = max(pairs, key=lambda index: (len(pairs[index] & left), -index))
        left -= pairs[best]
        yield every_words()[best]


SETUPS: Final[tuple[SetUp, ...]] = tuple([set_up(words) for words in _chosen()])


def named(value: SetUp) -> str:
    """For the name of a test: `4-seats-draft-cards_dealt=1`."""
    standard = {field.name: field.default for field in GAME.option_fields}
    parts = [f"{value['seats']}-seats"]
    for name in sorted(value.keys() - {"seats", "board"}):
        if value[name] not in (standard[name], [], None):
            parts.append(f"{name}={json.dumps(value[name], separators=(',', ':'))}")
    return "-".join(parts)
