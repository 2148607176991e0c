"""Positions in which a seat is asked each kind of question, found in games of random answers, as records to open."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from redtable.games import game_by_id
from redtable.kernel.answers import random_answer
from redtable.kernel.decision import Amount, Decision, Payment
from redtable.kernel.record import write_record
from redtable.kernel.session import Session

KINDS = ("choice", "subset", "payment", "portion", "amount", "area")
GAMES = 40
MIDDLE, MANY = 120, 14


@dataclass(frozen=True)
class Position:
    record: str
    seat: int


@cache
def positions() -> dict[str, Position]:
    """One of each kind, in which one seat alone is asked and has something to choose from."""
    found: dict[str, Position] = {}
    for seed in range(GAMES):
        for session, decision in _game(seed):
            kind = _kind(decision)
            if kind and kind not in found:
                found[kind] = Position(write_record(session, secret=True), decision.seat)
        if len(found) == len(KINDS):
            return found
    raise AssertionError(f"no random game asks for {set(KINDS) - set(found)}")


def _game(seed: int) -> Iterator[tuple[Session, Decision]]:
    dice = random.Random(seed)
    session = Session.new(game_by_id("terraforming"), {"seats": 2}, hashlib.sha256(bytes([seed])).digest())
    while not session.is_over:
        decisions = session.state.decisions
        if len(decisions) == 1:
            yield session, decisions[0]
        session.answer(decisions[0].seat, random_answer(decisions[0], dice))


def _kind(decision: Decision) -> str:
    """Empty if nothing can be chosen."""
    if isinstance(decision, Amount):
        return "amount" if decision.least < decision.most else ""
    if len(decision.options) < 2:
        return ""
    if isinstance(decision, Payment) and len(decision.means) < 2:
        return ""
    return "area" if decision.options[0].startswith("area:") else decision.kind


@cache
def finished() -> str:
    """A whole game of two seats."""
    session = [session for session, _ in _game(0)][-1]
    return write_record(session)


@cache
def busy(seat: int = 0) -> Position:
    """The middle of a game: the seat may act, has cards in hand and in play, and tiles lie on Mars."""
    for seed in range(GAMES):
        for session, decision in _game(seed):
            rich = len(session.live) > MIDDLE and len(decision.options) > MANY
            if rich and decision.seat == seat and decision.prompt == "ask-action":
                return Position(write_record(session, secret=True), seat)
    raise AssertionError("no such position")
