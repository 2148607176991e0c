"""All tables of one process: opened when they are needed, changed one entry at a time, forgotten when idle.

What is in memory is a cache. An entry is applied, written, and only then shown; if another process has written the
same number first, the table is read anew and the deed is planned once more.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from time import perf_counter
from typing import Any, Final

import structlog

from redtable.kernel.message import IllegalAnswer, Message, RedtableError
from redtable.kernel.preview import preview
from redtable.server.bots import BotPool, Question
from redtable.server.live import Ended, Frame, Live, Viewer, now_ms
from redtable.server.metrics import ENTRIES, LOST_RACES, WRITE_SECONDS
from redtable.server.store import Progress, Store
from redtable.server.tables import deeds, plans
from redtable.server.tables import entries as log
from redtable.server.tables.table import Table
from redtable.server.tables.telling import Eye

LEASE: Final = 10_000
"""So long the process that wrote an entry is trusted to let the bots answer; then any other takes over."""
ROUND: Final = 0.5
"""Seconds between two looks for tables that are due."""
COMPARE: Final = 10
"""After so many rounds what is in memory is compared with the store: messages between processes may be lost."""
MOST_DUE: Final = 1000
REST: Final = 60_000
"""A table that cannot be looked after is left alone for so long, so that it keeps nobody from the others."""
IDLE: Final = 60_000
"""A table that nobody has used for so long is forgotten."""
RACES: Final = 8
"""So often a deed is planned anew because other processes were quicker."""

Clock = Callable[[], int]
Planned = Callable[[Table, int], log.AnyEntry]


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
        self._writes: set[asyncio.Task[int]] = set()
        self._resting: dict[str, int] = {}
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

    async def do(self, live: Live, deed: deeds.TableDeed, actor: plans.Actor) -> int:
        """Carry out a deed; its entry is durable when this returns. Raises what `plans.plan` raises, or `Stale`."""
        return await self.write(live, lambda table, now: plans.plan(table, deed, actor, now))

    async def write(self, live: Live, planned: Planned) -> int:
        """Plan an entry under the table's lock, write it, show it. Once begun it is finished, whoever asked for it."""
        task = asyncio.create_task(self._write(live, planned))
        self._writes.add(task)
        task.add_done_callback(self._writes.discard)
        return await asyncio.shield(task)

    async def frame(self, live: Live, eye: Eye, since: int, known: int) -> Frame:
        """Raises `LookAgain` for a seat that was freed after the number `known`, and `Gone`."""
        async with live.lock:
            live.check(eye.seat, known)
            return live.frame(eye, since, self.clock())

    async def preview(self, live: Live, seat: int, known: int, number: int, key: str) -> list[dict[str, object]]:
        """Raises `IllegalAnswer` for what is not on offer."""
        async with live.lock:
            live.check(seat, known)
            table = live.table
            if table.session is None or number != table.number:
                raise Stale(Message("stale", {"found": number, "known": table.number}))
            return preview(table.game, live.dealt_for(seat), seat, key)

    def connect(self, live: Live, viewer: Viewer) -> None:
        live.viewers.add(viewer)
        viewer.wake.set()

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
        ahead, rounds = LEASE, 0  # at the start nobody else is trusted with anything
        while True:
            try:
                for table_id in await self.store.due(self.clock() + ahead, MOST_DUE):
                    await self._try_to_look_after(table_id)
                ahead = 0
                if rounds % COMPARE == 0:
                    await self._compare()
            except Exception:
                self._log.exception("a round failed")
            rounds += 1
            for live in self._live.values():
                live.look_around(self.clock())
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

    async def _try_to_look_after(self, table_id: str) -> None:
        """One table that is beyond repair must not keep us from the others."""
        if self._resting.get(table_id, 0) > self.clock():
            return
        self._resting.pop(table_id, None)
        try:
            await self.look_after(table_id)
        except Exception:
            self._resting[table_id] = self.clock() + REST
            self._log.exception("a table cannot be looked after", table=table_id)

    async def close(self) -> None:
        """Let bots that are thinking go: what they would have said they will say again elsewhere. Finish what is being
        written."""
        for task in [*self._tasks, *self._opening.values()]:
            task.cancel()
        await asyncio.gather(*self._tasks, *self._opening.values(), *self._writes, return_exceptions=True)

    # --- writing ---

    async def _write(self, live: Live, planned: Planned) -> int:
        begun = perf_counter()
        for _ in range(RACES):
            live = await self._current(live)
            async with live.lock:
                if live.ended:
                    continue
                now = self.clock()
                entry = planned(live.table, now)
                written = await self._keep(live, entry, now)
                number = live.table.number
            if written:
                live.changed()
                self._see_to(live)
                ENTRIES.labels(type(entry).__name__.lower()).inc()
                WRITE_SECONDS.observe(perf_counter() - begun)
                return number
            LOST_RACES.inc()
        raise Stale(Message("stale", {"found": live.table.number, "known": live.table.number}))

    async def _current(self, live: Live) -> Live:
        """The same table, should this copy of it have been forgotten."""
        if self._live.get(live.table.id) is live:
            return live
        found = await self.open(live.table.id)
        if found is None:
            live.ended = "gone"
            live.check(None, 0)
        assert found is not None
        return found

    async def _keep(self, live: Live, entry: log.AnyEntry, now: int) -> bool:
        """Make the entry part of the table and durable; whatever goes wrong, the table is what the store has."""
        table = live.table
        try:
            table.apply(entry)
            freed = [seat for seat, at in table.freed_at.items() if at == table.number]
            data = log.write_entry(entry)
            kept = await self.store.append(table.id, table.number, data, progress(table, now), now, freed)
        except BaseException:
            await asyncio.shield(self._reread(live))
            raise
        if kept:
            live.settled = table.number
        else:
            await self._reread(live)
        return kept

    # --- reading ---

    async def _load(self, table_id: str) -> Live | None:
        table = await self._stored(table_id)
        if table is None:
            return None
        live = self._live[table_id] = Live(table, table.number, used_at=self.clock())
        return live

    async def _stored(self, table_id: str) -> Table | None:
        found = await self.store.load(table_id)
        return None if found is None else await asyncio.to_thread(_rebuilt, table_id, found.secret, found.entries)

    async def _reread(self, live: Live) -> None:
        """Call it with the lock held."""
        try:
            table = await self._stored(live.table.id)
        except BaseException:
            self._end(live, "again")
            raise
        if table is None:
            self._end(live, "gone")
            return
        live.table, live.settled = table, table.number
        live.changed()

    def _end(self, live: Live, how: Ended) -> None:
        """This copy of the table shall not be used any more."""
        live.ended = how
        if self._live.get(live.table.id) is live:
            del self._live[live.table.id]
        live.wake_all()

    def _woken(self, table_id: str, number: int) -> None:
        """Another process has written."""
        live = self._live.get(table_id)
        if live is not None and live.settled < number:
            self._start(self._catch_up(live))

    async def _catch_up(self, live: Live) -> None:
        async with live.lock:
            entries = await self.store.entries(live.table.id, live.table.number)
            try:
                for entry in entries:
                    live.table.apply(log.read_entry(entry))
            except Exception:
                self._end(live, "again")
                raise
            live.settled = live.table.number
        if entries:
            live.changed()

    async def _compare(self) -> None:
        """Whether every table in memory is what the store has."""
        here = dict(self._live)
        stored = await self.store.numbers(list(here))
        for table_id, live in here.items():
            if table_id in stored:
                self._woken(table_id, stored[table_id])
            else:
                self._end(live, "gone")

    # --- bots ---

    def _see_to(self, live: Live) -> None:
        """Let the bots answer, if any is asked and none is thinking."""
        thinking = live.bot_turn is not None and not live.bot_turn.done()
        if not thinking and not live.ended and live.table.bot_asked() is not None:
            live.bot_turn = self._start(self._bot_turn(live))

    async def _bot_turn(self, live: Live) -> None:
        """Bots answer until a person is asked. It ends with the lock held, so that nobody finds it still at work and
        relies on it."""
        while True:
            async with live.lock:
                seat = live.table.bot_asked()
                if seat is None or live.ended:
                    return
                question = self.bots.question(live.table, seat)
            key = await self.bots.answer(question)
            try:
                await self.write(live, partial(_bot_entry, question=question, key=key))
            except Stale:
                continue
            except IllegalAnswer:
                self._log.error("a bot answered what was not on offer", bot=question.bot, game=question.game)
                with suppress(Stale):
                    await self.write(live, partial(_bot_entry, question=question, key=question.default))

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
    """The bot's answer, if it is still asked the same; others may have answered theirs."""
    seat = question.seat
    if seat not in table.asked or table.seats[seat].player != question.bot or table.paused:
        raise Stale(Message("stale", {"found": question.number, "known": table.number}))
    try:
        return plans.plan(table, deeds.Answer(question.number, key), plans.Actor(seat), now)
    except plans.Refused as error:
        raise Stale(error.message) from error
