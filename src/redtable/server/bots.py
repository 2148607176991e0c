"""Bots think in processes of their own, so that no table waits for them and none can harm the server."""

from __future__ import annotations

import asyncio
import random
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any, Final

import structlog

from redtable.bots import Position, bot_by_name
from redtable.games import game_by_id
from redtable.kernel.plain import decode, encode
from redtable.server.tables.table import Table

TRIES: Final = 3
"""After so many broken workers in a row the fault is the question's: the default answers it."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a worker needs to know; plain data."""

    game: str
    state: Any
    seat: int
    bot: str
    seed: str
    """Of the bot's own chance: whoever asks the same question gets the same answer, in any process at any time."""
    number: int
    default: str


class BotPool:
    """`workers` processes; broken ones are replaced."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool = self._new()
        self._log = structlog.get_logger("redtable.bots")

    @staticmethod
    def question(table: Table, seat: int) -> Question | None:
        """What the seat is asked, if a bot has to answer it now."""
        session = table.session
        if session is None or table.bot_asked() != seat:
            return None
        decision = session.state.decision_of(seat)
        seed = f"{session.commitment} {seat} {table.answers}"
        player = table.seats[seat].player
        return Question(table.game.id, encode(session.state), seat, player, seed, table.number, decision.default)

    async def answer(self, question: Question) -> str:
        for _ in range(TRIES):
            pool = self._pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, choose, question)
            except BrokenProcessPool:
                self._replace(pool)
        self._log.error("no worker survives the question", game=question.game, bot=question.bot)
        return question.default

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        if self._pool is broken:
            self._log.warning("a bot's worker died; new ones are started")
            self._pool = self._new()

    def _new(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._workers, mp_context=get_context("spawn"))


def choose(question: Question) -> str:
    """In a worker: what the bot answers."""
    game = game_by_id(question.game)
    state = decode(question.state)
    game.restore(state)
    position = Position.of(game, state, question.seat, random.Random(question.seed))
    return bot_by_name(question.bot).choose(position)
