"""Tables in PostgreSQL, for several processes on one or more machines."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable, Sequence
from contextlib import suppress
from itertools import product
from typing import Any, Final

import asyncpg
import structlog
from sqlalchemy.ext.asyncio import create_async_engine

from redtable.kernel.message import Message, RedtableError, shown
from redtable.server.store import sql
from redtable.server.store.migrate import is_behind, upgrade
from redtable.server.store.store import BadDatabase, Hook, Loaded, Mine, NewTable, Progress, Visit, Woken, asked_anew

CHANNEL: Final = "redtable"
CONNECTIONS: Final = 16
MIGRATING: Final = 7_364_839
"""The number of the lock that lets one process migrate while others wait."""
AGAIN_SECONDS: Final = 1.0
"""Between two tries to listen again."""


class NoBackup(RedtableError):
    """PostgreSQL has tools of its own for that."""


class PostgresStore:
    """See `Store`. Writes notify all processes in the same transaction."""

    def __init__(self, url: str, pool: asyncpg.Pool[Any]) -> None:
        self._url = url
        self._pool = pool
        self._listening: asyncio.Task[None] | None = None
        self._log = structlog.get_logger("redtable.postgres")

    @staticmethod
    async def opened(url: str) -> PostgresStore:
        try:
            await _prepare(url)
        except (OSError, ValueError, asyncpg.PostgresError) as error:
            raise BadDatabase(Message("serve-no-postgres", {"why": shown(str(error))})) from error
        return PostgresStore(url, await asyncpg.create_pool(url, min_size=1, max_size=CONNECTIONS))

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            with suppress(asyncio.CancelledError):
                await self._listening
        await self._pool.close()

    def listen(self, woken: Woken) -> None:
        self._listening = asyncio.create_task(self._listen(woken))

    # --- tables ---

    async def create(self, table: NewTable) -> bool:
        progress = table.progress
        row = (table.id, table.game, table.secret, table.at, table.at, len(table.entries))
        entries = [(table.id, number, entry) for number, entry in enumerate(table.entries, 1)]
        async with self._pool.acquire() as db, db.transaction():
            asked = json.dumps(progress.asked)
            new: str = await db.execute(_NEW_TABLE, *row, progress.phase, asked, progress.due)
            if new.endswith(" 0"):
                return False
            await db.executemany(_NEW_ENTRY, entries)
        return True

    async def load(self, table_id: str) -> Loaded | None:
        async with self._pool.acquire() as db, db.transaction(isolation="repeatable_read", readonly=True):
            secret = await db.fetchval(_SECRET, table_id)
            if secret is None:
                return None
            rows = await db.fetch(_ENTRIES, table_id, 0)
        return Loaded(secret, tuple([row[0] for row in rows]))

    async def entries(self, table_id: str, after: int) -> list[bytes]:
        return [row[0] for row in await self._pool.fetch(_ENTRIES, table_id, after)]

    async def append(
        self, table_id: str, number: int, entry: bytes, progress: Progress, at: int, freed: Sequence[int] = ()
    ) -> bool:
        """The table's row is locked, so that of two processes one sees the other's number."""
        async with self._pool.acquire() as db, db.transaction():
            row = await db.fetchrow(_STANDING, table_id)
            if row is None or row[0] != number - 1:
                return False
            await db.execute(_NEW_ENTRY, table_id, number, entry)
            asked = json.dumps(progress.asked)
            await db.execute(_PROGRESS, number, progress.phase, asked, progress.due, at, table_id)
            before = json.loads(row[1])
            for seat in asked_anew(progress.asked, before):
                await db.execute(_DROP_CALLS, table_id, seat)
            for seat in asked_anew(before, progress.asked):
                await db.execute(_NEW_CALL, number, at, table_id, seat)
            for seat, statement in product(freed, _FREE_SEAT):
                await db.execute(statement, table_id, seat)
            await db.execute("SELECT pg_notify($1, $2)", CHANNEL, f"{table_id} {number}")
        return True

    async def numbers(self, table_ids: Sequence[str]) -> dict[str, int]:
        rows = await self._pool.fetch("SELECT id, number FROM tables WHERE id = ANY($1)", table_ids)
        return {row[0]: row[1] for row in rows}

    async def due(self, until: int, most: int = 100) -> list[str]:
        return await self._column(_DUE, until, most)

    async def delete(self, table_id: str) -> bool:
        return bool(await self._pool.execute(_DELETE, table_id) != "DELETE 0")

    async def table_ids(self, after: str = "", most: int = 1000) -> list[str]:
        return await self._column(_TABLE_IDS, after, most)

    # --- who may do what ---

    async def add_link(self, token: bytes, table_id: str, seat: int | None) -> None:
        await self._pool.execute(_NEW_LINK, token, table_id, seat)

    async def link(self, token: bytes) -> tuple[str, int | None] | None:
        row = await self._pool.fetchrow(_LINK, token)
        return None if row is None else (row[0], row[1])

    async def add_visit(self, visitor: bytes, table_id: str, visit: Visit, at: int) -> None:
        await self._pool.execute(_NEW_VISIT, visitor, table_id, visit.seat, visit.host, at)

    async def visit(self, visitor: bytes, table_id: str) -> Visit | None:
        row = await self._pool.fetchrow(_VISIT, visitor, table_id)
        return None if row is None else Visit(row[0], row[1])

    async def visitors(self, table_id: str) -> list[tuple[bytes, Visit]]:
        return [(row[0], Visit(row[1], row[2])) for row in await self._pool.fetch(_VISITORS, table_id)]

    async def mine(self, visitor: bytes, most: int = 100) -> list[Mine]:
        rows = await self._pool.fetch(_MINE, visitor, most)
        return [
            Mine(table, game, seat, host, phase, tuple(json.loads(asked)), number, changed)
            for table, game, seat, host, phase, asked, number, changed in rows
        ]

    # --- webhooks ---

    async def set_hook(self, table_id: str, seat: int, url: str) -> None:
        if url:
            await self._pool.execute(_SET_HOOK, table_id, seat, url)
        else:
            await self._pool.execute(_DROP_HOOK, table_id, seat)

    async def hooks_due(self, now: int, lease: int, most: int = 20) -> list[Hook]:
        async with self._pool.acquire() as db, db.transaction():
            found = [Hook(*row) for row in await db.fetch(_CALLS_DUE, now, most)]
            await db.executemany(_LEASE_CALL, [(now + lease, hook.id) for hook in found])
        return found

    async def hook_done(self, hook_id: int) -> None:
        await self._pool.execute(_CALL_DONE, hook_id)

    async def hook_failed(self, hook_id: int, again_at: int | None) -> None:
        if again_at is None:
            await self.hook_done(hook_id)
        else:
            await self._pool.execute(_CALL_FAILED, again_at, hook_id)

    # --- for who runs the server ---

    async def counts(self) -> dict[str, int]:
        return {row[0]: row[1] for row in await self._pool.fetch(sql.COUNTS)}

    async def backup(self, path: str) -> None:
        raise NoBackup(Message("serve-no-backup"))

    # --- inside ---

    async def _column(self, statement: str, *values: Any) -> list[str]:
        return [row[0] for row in await self._pool.fetch(statement, *values)]

    async def _listen(self, woken: Woken) -> None:
        """On a connection of its own, made anew when it breaks. What is missed meanwhile the hub's rounds notice."""
        while True:
            try:
                await self._listen_once(woken)
            except Exception as error:
                self._log.warning("cannot listen", error=type(error).__name__)
            await asyncio.sleep(AGAIN_SECONDS)

    async def _listen_once(self, woken: Woken) -> None:
        """Until the connection ends."""
        db = await asyncpg.connect(self._url)
        try:
            ended = asyncio.Event()
            db.add_termination_listener(lambda *_: ended.set())
            await db.add_listener(CHANNEL, lambda *call: _tell(woken, str(call[-1])))
            await ended.wait()
        finally:
            db.terminate()


def _tell(woken: Woken, told: str) -> None:
    table_id, _, number = told.partition(" ")
    woken(table_id, int(number))


async def _prepare(url: str) -> None:
    """Bring the schema up to date; of several processes that start together one does it."""
    db = await asyncpg.connect(url)
    try:
        await db.execute("SELECT pg_advisory_lock($1)", MIGRATING)
        if is_behind(await _revision(db)):
            engine = create_async_engine(url.replace("postgresql://", "postgresql+asyncpg://", 1))
            async with engine.connect() as connection:
                await connection.run_sync(upgrade)
                await connection.commit()
            await engine.dispose()
    finally:
        await db.close()


async def _revision(db: asyncpg.Connection[Any]) -> str:
    try:
        return str(await db.fetchval("SELECT version_num FROM alembic_version"))
    except asyncpg.UndefinedTableError:
        return ""


def _all_numbered(statements: Iterable[str]) -> tuple[str, ...]:
    return tuple([sql.numbered(statement) for statement in statements])


_NEW_TABLE = sql.numbered(sql.NEW_TABLE)
_NEW_ENTRY = sql.numbered(sql.NEW_ENTRY)
_SECRET = sql.numbered(sql.SECRET)
_ENTRIES = sql.numbered(sql.ENTRIES)
_STANDING = sql.numbered(sql.STANDING) + " FOR UPDATE"
_PROGRESS = sql.numbered(sql.PROGRESS)
_DUE = sql.numbered(sql.DUE)
_DELETE = sql.numbered(sql.DELETE)
_TABLE_IDS = sql.numbered(sql.TABLE_IDS)
_NEW_LINK = sql.numbered(sql.NEW_LINK)
_LINK = sql.numbered(sql.LINK)
_FREE_SEAT = _all_numbered(sql.FREE_SEAT)
_NEW_VISIT = sql.numbered(sql.NEW_VISIT)
_VISIT = sql.numbered(sql.VISIT)
_VISITORS = sql.numbered(sql.VISITORS)
_MINE = sql.numbered(sql.MINE)
_SET_HOOK = sql.numbered(sql.SET_HOOK)
_DROP_HOOK = sql.numbered(sql.DROP_HOOK)
_NEW_CALL = sql.numbered(sql.NEW_CALL)
_DROP_CALLS = sql.numbered(sql.DROP_CALLS)
_CALLS_DUE = sql.numbered(sql.CALLS_DUE) + " FOR UPDATE SKIP LOCKED"
_LEASE_CALL = sql.numbered(sql.LEASE_CALL)
_CALL_DONE = sql.numbered(sql.CALL_DONE)
_CALL_FAILED = sql.numbered(sql.CALL_FAILED)
