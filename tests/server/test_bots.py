"""Workers in which bots think: whatever happens to one, the question is answered."""

from __future__ import annotations

import asyncio

import pytest

from redtable.server import bots as bots_module
from redtable.server.bots import BotPool, Question
from tests.server.tables import started


def question() -> Question:
    table = started("person", "bot").table
    return BotPool.question(table, 1)


def test_workers_answer_fail_hang_and_die(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        pool = BotPool(1, seconds=30)
        try:
            asked = question()
            session_key = await pool.answer(asked)
            assert session_key
            assert await pool.answer(asked) == session_key, "the same question, the same answer"
            monkeypatch.setattr(bots_module, "choose", raises)
            assert await pool.answer(asked) == asked.default
            monkeypatch.setattr(bots_module, "choose", dies)
            assert await pool.answer(asked) == asked.default
            monkeypatch.setattr(bots_module, "choose", hangs)
            pool._seconds = 0.5
            assert await pool.answer(asked) == asked.default
            monkeypatch.undo()
            pool._seconds = 30
            assert await pool.answer(asked) == session_key, "there are new workers"
        finally:
            pool.close()

    asyncio.run(main())


def raises(_: Question) -> str:
    raise RuntimeError("a mistake in a bot")


def dies(_: Question) -> str:
    import os

    os._exit(1)


def hangs(_: Question) -> str:
    import time

    time.sleep(1000)
    return ""
