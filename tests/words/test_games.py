"""Whatever a game says can be said in every language: questions, options, log lines, reasons why not."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator
from typing import Any

import pytest

from redtable.games import game_by_id
from redtable.kernel.answers import random_answer
from redtable.kernel.decision import Amount, Decision, Subset
from redtable.kernel.message import Message
from redtable.kernel.session import Session
from redtable.words import LANGUAGES, answer_text, words_in

GAME = game_by_id("terraforming")
MAIN_ACTIONS = [
    "sell",
    "convert:heat",
    "convert:plants",
    "claim:mayor",
    "fund:banker",
    "project:city",
    "project:aquifer",
]


@pytest.mark.parametrize(
    ("setup", "seed"),
    [({"seats": 1}, 1), ({"seats": 2, "corporate_era": False}, 2), ({"seats": 4, "draft": True, "beginners": [1]}, 3)],
)
def test_everything_a_game_says_has_words(setup: dict[str, Any], seed: int) -> None:
    said = {words_in(language).say(message) for message in messages(setup, seed) for language in LANGUAGES}
    assert len(said) > 300
    assert not [sentence for sentence in said if "{" in sentence or "???" in sentence or not sentence]


def messages(setup: dict[str, Any], seed: int) -> Iterator[Message]:
    """All that is said in a random game; reasons why not are asked for now and then."""
    rng = random.Random(seed)
    state: Any = Session.new(GAME, setup, hashlib.sha256(f"words {seed}".encode()).digest()).state.copy()
    state.events = []
    while state.decisions:
        for decision in state.decisions:
            yield from asked(decision)
        decision = rng.choice(state.decisions)
        if rng.random() < 0.1:
            yield from reasons(state, decision.seat)
        key = random_answer(decision, rng)
        yield answer_text(key, decision.source)
        state.answer(decision.seat, key)
        for event in state.events:
            yield event.message()
            yield event.seen_by(None).message()
        state.events.clear()


def asked(decision: Decision) -> Iterator[Message]:
    """The question, and what can be chosen."""
    yield Message(decision.prompt, decision.args or {})
    if not isinstance(decision, (Amount, Subset)):
        for option in decision.options:
            yield answer_text(option, decision.source)


def reasons(state: Any, seat: int) -> Iterator[Message]:
    """Why the seat cannot do this and that."""
    owner = state.seats[seat]
    keys = [card.play_key for card in owner.hand] + [card.use_key for card in owner.face_up()] + MAIN_ACTIONS
    for key in keys:
        yield from GAME.explain(state, seat, key)
