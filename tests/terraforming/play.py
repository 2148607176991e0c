"""Whole games by players who know nothing, or nearly. A game that fails says so with its record."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeAlias, cast

from redtable.kernel.answers import random_answer
from redtable.kernel.decision import Decision, Subset
from redtable.kernel.event import Event
from redtable.kernel.record import write_record
from redtable.kernel.session import Session
from redtable.terraforming.state import MarsState
from tests.terraforming.setups import GAME, SetUp

Player: TypeAlias = Callable[[Decision, random.Random], str]

IDLE = ("pass", "end-turn", "sell")
"""What a seat does when it does nothing for Mars."""


def uniform(decision: Decision, rng: random.Random) -> str:
    """Any answer."""
    return random_answer(decision, rng)


def busy(decision: Decision, rng: random.Random) -> str:
    """Rests hardly ever, so that much more is played in fewer generations."""
    useful = [key for key in decision.options if key not in IDLE]
    if decision.prompt == "ask-action" and useful and rng.random() < 0.95:
        return rng.choice(useful)
    return random_answer(decision, rng)


def hoarding(decision: Decision, rng: random.Random) -> str:
    """Buys whatever there is and plays hardly anything: the deck runs out and cannot be made anew."""
    if isinstance(decision, Subset) and decision.prompt == "ask-buy":
        return decision.key_of(decision.options[: decision.most])
    if decision.prompt == "ask-action":
        projects = [key for key in decision.options if key.startswith(("project:", "convert:"))]
        rests = [key for key in decision.options if key in ("pass", "end-turn")]
        return rng.choice(projects if projects and rng.random() < 0.2 else rests or decision.options)
    return random_answer(decision, rng)


def new_session(setup: SetUp, seed: int) -> Session:
    return Session.new(GAME, setup, random.Random(f"secret {seed}").randbytes(32))


def table(session: Session) -> MarsState:
    """The position, as what it is."""
    return cast(MarsState, session.state)


@contextmanager
def failing_with_record(session: Session) -> Iterator[None]:
    """Whatever goes wrong, the record up to there is said, too: saved below tests/games it is a test."""
    try:
        yield
    except Exception as error:
        record = write_record(session, secret=True)
        where = f"after {len(session.live)} answers of this game:"
        raise AssertionError(f"{type(error).__name__}: {error}\n{where}\n{record}") from error


def play(session: Session, seed: int, player: Player = uniform) -> Iterator[list[Event]]:
    """Play to the end; after every answer what happened."""
    rng = random.Random(seed)
    while not session.is_over:
        assert len(session.live) < GAME.most_answers, "the game does not end"
        decision = rng.choice(session.state.decisions)
        yield session.answer(decision.seat, player(decision, rng))


def played(setup: SetUp, seed: int, answers: int | None = None, player: Player = uniform) -> Session:
    """A game after so many answers, or before its last one if it is shorter; to its end if `answers` is None."""
    session = new_session(setup, seed)
    with failing_with_record(session):
        for number, _ in enumerate(play(session, seed, player), 1):
            if number == answers:
                break
    if answers is not None and session.is_over:
        session.undo(0, len(session.live) - 1, range(session.seats))
    return session
