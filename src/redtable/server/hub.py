"""All tables of one process: opened when they are needed, changed one entry at a time, forgotten when idle.

What is in memory is a cache. An entry is applied, written, and only then shown; if another process has written the
same number first, the table is read anew and the deed is refused as stale.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any, Final

import structlog

from redtable.kernel.message import Message, RedtableError
from redtable.kernel.preview import preview
from redtable.server.bots import BotPool, Question
from redtable.server.live import Frame, Live, Viewer, now_ms
from redtable.server.store import Progress, Store
from redtable.server.tables import deeds, plans
from redtable.server.tables import entries as log
from redtable.server.tables.table import Table
from redtable.server.tables.telling import Eye

LEASE: Final = 10_000
"""So long the process that wrote an entry is trusted to let the bots answer; then any other takes over."""
ROUND: Final = 0.5
"""Seconds between two looks for tables that are due."""
IDLE: Final = 60_000
"""A table that nobody has used for so long is forgotten."""

Clock = Callable[[], int]


class Stale(RedtableError):
    """Somebody else was quicker."""


class Hub:
    """Made when the server starts; `run` looks after what is due until it is cancelled."""

    def __init__(self, store: Store, bots: BotPool, clock: Clock = now_ms) -> None:
        self.store = store
        self.bots = bots
        self.clock = clock
        self._live: dict[str, Live] = {}
        self._opening: dict[str, asyncio.Task[Live | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._log = structlog.get_logger("redtable.hub")
        store.listen(self._woken)

    # --- tables ---

    async def open(self, table_id: str) -> Live | None:
        """The table, read from the store if it is not in memory; None if there is none."""
        live = self._live.get(table_id)
        if live is None:
            task = self._opening.get(table_id)
            if task is None:
                task = self._opening[table_id] = asyncio.create_task(self._load(table_id))
                task.add_done_callback(lambda _: self._opening.pop(table_id, None))
            live = await asyncio.shield(task)
        if live is not None:
            live.used_at = self.clock()
        return live

    async def do(self, live: Live, deed: deeds.AnyDeed, actor: plans.Actor) -> int:
        """Carry out a deed; its entry is durable when this returns. Raises what `plans.plan` raises, or `Stale`."""
        return await self.write(live, lambda table, now: plans.plan(table, deed, actor, now))

    async def write(self, live: Live, planned: Callable[[Table, int], log.AnyEntry]) -> int:
        """Plan an entry under the table's lock, write it, show it."""
        async with live.lock:
            now = self.clock()
            entry = planned(live.table, now)
            live.table.apply(entry)
            await self._keep(live, entry, now)
            number = live.table.number
        live.wake_all()
        self._see_to(live)
        return number

    async def frame(self, live: Live, eye: Eye, since: int) -> Frame:
        async with live.lock:
            return live.frame(eye, since, self.clock())

    async def preview(self, live: Live, seat: int, number: int, key: str) -> list[dict[str, object]]:
        """Raises `IllegalAnswer` for what is not on offer."""
        async with live.lock:
            table = live.table
            if table.session is None or number != table.number:
                raise Stale(Message("stale", {"found": number, "known": table.number}))
            return preview(table.game, live.dealt_for(seat), seat, key)

    def connect(self, live: Live, viewer: Viewer) -> None:
        live.viewers.add(viewer)
        viewer.wake.set()
        self._see_to(live)

    def disconnect(self, live: Live, viewer: Viewer) -> None:
        live.viewers.discard(viewer)
        live.used_at = self.clock()

    @property
    def open_tables(self) -> int:
        return len(self._live)

    @property
    def viewers(self) -> int:
        return sum(len(live.viewers) for live in self._live.values())

    # --- what is due ---

    async def run(self) -> None:
        """Let bots answer and clocks run out, those included that a dead process left behind."""
        ahead = LEASE  # at the start nobody else is trusted with anything
        while True:
            try:
                for table_id in await self.store.due(self.clock() + ahead):
                    await self.look_after(table_id)
            except Exception:
                self._log.exception("looking after tables failed")
            ahead = 0
            self._forget_idle()
            await asyncio.sleep(ROUND)

    async def look_after(self, table_id: str) -> None:
        live = await self.open(table_id)
        if live is None:
            return
        with suppress(Stale):
            while plans.overdue(live.table, self.clock()) is not None:
                await self.write(live, _ran_out)
        self._see_to(live)

    async def close(self) -> None:
        """Let bots that are thinking go; what they would have said they will say again elsewhere."""
        for task in [*self._tasks, *self._opening.values()]:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # --- inside ---

    async def _load(self, table_id: str) -> Live | None:
        found = await self.store.load(table_id)
        if found is None:
            return None
        table = await asyncio.to_thread(_rebuilt, table_id, found.secret, found.entries)
        live = self._live[table_id] = Live(table, used_at=self.clock())
        return live

    async def _keep(self, live: Live, entry: log.AnyEntry, now: int) -> None:
        """Make the last entry durable, or the table again what the store has."""
        table = live.table
        try:
            kept = await self.store.append(table.id, table.number, log.write_entry(entry), progress(table, now), now)
        except BaseException:
            await asyncio.shield(self._reread(live))
            raise
        if not kept:
            found = table.number - 1
            await self._reread(live)
            raise Stale(Message("stale", {"found": found, "known": live.table.number}))

    async def _reread(self, live: Live) -> None:
        found = await self.store.load(live.table.id)
        if found is None:
            self._live.pop(live.table.id, None)
            return
        live.table = await asyncio.to_thread(_rebuilt, live.table.id, found.secret, found.entries)
        live.wake_all()

    def _woken(self, table_id: str, number: int) -> None:
        """Another process has written."""
        live = self._live.get(table_id)
        if live is not None and live.table.number < number:
            self._start(self._catch_up(live))

    async def _catch_up(self, live: Live) -> None:
        async with live.lock:
            for entry in await self.store.entries(live.table.id, live.table.number):
                live.table.apply(log.read_entry(entry))
        live.wake_all()

    def _see_to(self, live: Live) -> None:
        """Let the bots answer, if any is asked and none is thinking."""
        thinking = live.bot_turn is not None and not live.bot_turn.done()
        if not thinking and live.table.bot_asked() is not None:
            live.bot_turn = self._start(self._bot_turn(live))

    async def _bot_turn(self, live: Live) -> None:
        """Bots answer until a person is asked."""
        while (seat := live.table.bot_asked()) is not None:
            async with live.lock:
                question = self.bots.question(live.table, seat)
            if question is None:
                return
            key = await self.bots.answer(question)
            with suppress(Stale):
                await self.write(live, partial(_bot_entry, question=question, key=key))

    def _start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self._log.error("work at a table failed", exc_info=task.exception())

    def _forget_idle(self) -> None:
        now = self.clock()
        for table_id, live in list(self._live.items()):
            thinking = live.bot_turn is not None and not live.bot_turn.done()
            if not live.viewers and not thinking and not live.lock.locked() and now - live.used_at > IDLE:
                del self._live[table_id]


def progress(table: Table, now: int) -> Progress:
    due = now + LEASE if table.bot_asked() is not None else (None if table.paused else table.deadline())
    return Progress(table.phase, tuple(table.asked), due)


def _rebuilt(table_id: str, secret: bytes, entries: tuple[bytes, ...]) -> Table:
    return Table.of(table_id, secret, [log.read_entry(entry) for entry in entries])


def _ran_out(table: Table, now: int) -> log.AnyEntry:
    entry = plans.overdue(table, now)
    if entry is None:
        raise Stale(Message("stale", {"found": table.number, "known": table.number}))
    return entry


def _bot_entry(table: Table, now: int, question: Question, key: str) -> log.AnyEntry:
    if table.number != question.number or table.bot_asked() is None:
        raise Stale(Message("stale", {"found": question.number, "known": table.number}))
    return plans.plan(table, deeds.Answer(question.number, key), plans.Actor(question.seat), now)
