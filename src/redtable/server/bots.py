"""Bots think in processes of their own, so that no table waits for them and none can harm the server."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import active_children, connection, get_context, parent_process
from time import perf_counter
from typing import Any, Final

import structlog

from redtable.bots import Position, bot_by_name
from redtable.games import game_by_id
from redtable.kernel.plain import decode, encode
from redtable.server.metrics import BOT_FAILURES, THINKING_SECONDS
from redtable.server.tables.table import Table

TRIES: Final = 3
"""After so many broken workers in a row the fault is the question's: the default answers it."""
SECONDS: Final = 60.0
"""A bot that needs longer has lost its way, and its worker with it. The start of a worker counts, too."""


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
    """`workers` processes; broken ones are replaced. One pool in a process: it takes all children for its own."""

    def __init__(self, workers: int, seconds: float = SECONDS) -> None:
        self._workers = workers
        self._seconds = seconds
        self._pool = self._new()
        self._free = asyncio.Semaphore(workers)
        """Questions wait here and not in the pool, so that only thinking is measured."""
        self._log = structlog.get_logger("redtable.bots")

    @staticmethod
    def question(table: Table, seat: int) -> Question:
        """What the seat is asked."""
        session = table.session
        assert session is not None
        decision = session.state.decision_of(seat)
        seed = f"{session.commitment} {seat} {table.answers}"
        player = table.seats[seat].player
        return Question(table.game.id, encode(session.state), seat, player, seed, table.number, decision.default)

    async def answer(self, question: Question) -> str:
        """The bot's, or the default if the bot fails."""
        async with self._free:
            for _ in range(TRIES):
                pool = self._pool
                begun = perf_counter()
                try:
                    async with asyncio.timeout(self._seconds):
                        key = await asyncio.get_running_loop().run_in_executor(pool, choose, question)
                except BrokenProcessPool:
                    self._replace(pool)
                except TimeoutError:
                    self._replace(pool)
                    break
                except Exception:
                    self._log.exception("a bot failed", game=question.game, bot=question.bot)
                    break
                else:
                    THINKING_SECONDS.labels(question.bot).observe(perf_counter() - begun)
                    return key
        BOT_FAILURES.labels(question.bot).inc()
        self._log.error("a bot has no answer; the default is taken", game=question.game, bot=question.bot)
        return question.default

    def close(self) -> None:
        """At once; nobody waits for what they think."""
        self._end(self._pool)

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        if self._pool is broken:
            self._log.warning("a bot's worker died or did not answer; new ones are started")
            self._end(broken)
            self._pool = self._new()

    @staticmethod
    def _end(pool: ProcessPoolExecutor) -> None:
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in active_children():
            worker.kill()

    def _new(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._workers, mp_context=get_context("spawn"), initializer=_settle_in)


def choose(question: Question) -> str:
    """In a worker: what the bot answers."""
    game = game_by_id(question.game)
    state = decode(question.state)
    game.restore(state)
    position = Position.of(game, state, question.seat, random.Random(question.seed))
    return bot_by_name(question.bot).choose(position)


def _settle_in() -> None:
    """In a worker: Ctrl-C is for the server, which ends its workers; and when the server dies, so do they."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    parent = parent_process()
    assert parent is not None
    connection.wait([parent.sentinel])
    os._exit(0)
