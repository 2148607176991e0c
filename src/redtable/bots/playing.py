"""Games that bots play, by themselves or beside people."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator, Mapping
from typing import Any

from redtable.bots.bot import Bot, Position
from redtable.kernel.game import Game
from redtable.kernel.message import BadRecord, Message
from redtable.kernel.session import Answer, Session


def next_answer(session: Session, bots: Mapping[int, Bot], seed: str) -> Answer | None:
    """What the first seat that has a bot and something to decide answers; None if no bot is asked.

    Nothing is carried out: `session.answer(answer.seat, answer.key)` does that. The bot's chance follows from the seed,
    the seat and the number of the answer, so that any process at any time comes to the same answer.
    """
    for decision in session.state.decisions:
        seat = decision.seat
        if seat in bots:
            rng = random.Random(f"{seed} {seat} {len(session.live)}")
            return Answer(seat, bots[seat].choose(Position.of(session.game, session.state, seat, rng)))
    return None


def steps(session: Session, bots: Mapping[int, Bot], seed: str) -> Iterator[Answer]:
    """Let the bots (by seat) answer, one answer for each step, until only people are asked or the game is over."""
    while (answer := next_answer(session, bots, seed)) is not None:
        session.answer(answer.seat, answer.key)
        yield answer


def play(game: Game[Any], options: Mapping[str, Any], seed: str, bots: Mapping[int, Bot]) -> Session:
    """A whole game, every seat a bot's. Cards and chance follow from the seed: an arena's games are no secrets."""
    session = Session.new(game, options, hashlib.sha256(f"game {seed}".encode()).digest())
    missing = [seat for seat in range(session.seats) if seat not in bots]
    if missing:
        raise BadRecord(Message("bad-seat-without-bot", {"seat": missing[0]}))
    for _ in steps(session, bots, seed):
        pass
    return session
