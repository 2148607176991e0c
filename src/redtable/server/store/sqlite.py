"""Tables in one file. One thread writes, and writes what waits in one transaction; another reads."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final, TypeVar

from redtable.kernel.message import Message, shown
from redtable.server.store import sql
from redtable.server.store.migrate import is_behind
from redtable.server.store.store import BadDatabase, Hook, Loaded, Mine, NewTable, Progress, Visit, Woken, asked_anew

T = TypeVar("T")

MOST_AT_ONCE: Final = 256
"""So many writes share a transaction, and with it one wait for the disk."""
BUSY_SECONDS: Final = 30


@dataclass(slots=True)
class _Job:
    """A write that somebody waits for."""

    run: Callable[[sqlite3.Connection], Any]
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]

    def finish(self, result: Any, error: BaseException | None) -> None:
        with suppress(RuntimeError):  # the loop has been closed: nobody waits any more
            self.loop.call_soon_threadsafe(self._settle, result, error)

    def _settle(self, result: Any, error: BaseException | None) -> None:
        if self.future.cancelled():
            return
        if error is None:
            self.future.set_result(result)
        else:
            self.future.set_exception(error)


class _Writer:
    """The thread that writes."""

    def __init__(self, path: Path) -> None:
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._db = connect(path)
        self._thread = threading.Thread(target=self._work, name="redtable-writer", daemon=True)
        self._thread.start()

    def submit(self, run: Callable[[sqlite3.Connection], Any]) -> asyncio.Future[Any]:
        loop = asyncio.get_running_loop()
        job = _Job(run, loop, loop.create_future())
        self._jobs.put(job)
        return job.future

    def close(self) -> None:
        self._jobs.put(None)
        self._thread.join()

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            self._together([job, *self._waiting()])
        self._db.close()

    def _waiting(self) -> list[_Job]:
        found: list[_Job] = []
        while len(found) < MOST_AT_ONCE and not self._jobs.empty():
            job = self._jobs.get()
            if job is None:
                self._jobs.put(None)
                break
            found.append(job)
        return found

    def _together(self, jobs: list[_Job]) -> None:
        """One transaction; a job that fails takes back only what it did itself."""
        done: list[tuple[_Job, Any, BaseException | None]] = []
        try:
            self._db.execute("BEGIN IMMEDIATE")
            done = [(job, *self._alone(job)) for job in jobs]
            self._db.execute("COMMIT")
        except sqlite3.Error as error:
            with suppress(sqlite3.Error):
                self._db.execute("ROLLBACK")
            done = [(job, None, error) for job in jobs]
        for job, result, problem in done:
            job.finish(result, problem)

    def _alone(self, job: _Job) -> tuple[Any, BaseException | None]:
        self._db.execute("SAVEPOINT job")
        result, problem = None, None
        try:
            result = job.run(self._db)
        except sqlite3.OperationalError:
            raise  # the database itself is in trouble
        except Exception as error:
            problem = error
            self._db.execute("ROLLBACK TO job")
        self._db.execute("RELEASE job")
        return result, problem


def connect(path: Path) -> sqlite3.Connection:
    """A connection whose commits are on the disk when they return."""
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=BUSY_SECONDS)
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "temp_store=MEMORY"):
        db.execute(f"PRAGMA {pragma}")
    return db


class SqliteStore:
    """See `Store`."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._writer = _Writer(path)
        self._db = connect(path)
        self._db.execute("PRAGMA query_only=ON")
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="redtable-reader")

    @staticmethod
    async def opened(url: str, must_exist: bool = False) -> SqliteStore:
        path = Path(url.removeprefix("sqlite:///")).expanduser()
        if must_exist and not path.is_file():
            raise BadDatabase(Message("serve-no-database", {"url": shown(url)}))
        try:
            await asyncio.to_thread(_prepare, path)
        except (OSError, sqlite3.Error) as error:
            raise BadDatabase(Message("serve-database-fails", {"url": shown(url), "why": shown(str(error))})) from error
        return SqliteStore(path)

    async def close(self) -> None:
        await asyncio.to_thread(self._writer.close)
        self._reader.shutdown()
        self._db.close()

    def listen(self, woken: Woken) -> None:
        """Nobody else writes."""

    # --- tables ---

    async def create(self, table: NewTable) -> bool:
        progress = table.progress
        row = (table.id, table.game, table.secret, table.at, table.at, len(table.entries))
        entries = [(table.id, number, entry) for number, entry in enumerate(table.entries, 1)]

        def write(db: sqlite3.Connection) -> bool:
            new = db.execute(sql.NEW_TABLE, (*row, progress.phase, json.dumps(progress.asked), progress.due)).rowcount
            if new:
                db.executemany(sql.NEW_ENTRY, entries)
            return bool(new)

        return bool(await self._writer.submit(write))

    async def load(self, table_id: str) -> Loaded | None:
        def read(db: sqlite3.Connection) -> Loaded | None:
            row = db.execute(sql.SECRET, (table_id,)).fetchone()
            if row is None:
                return None
            return Loaded(row[0], tuple([entry for (entry,) in db.execute(sql.ENTRIES, (table_id, 0))]))

        return await self._read(read)

    async def entries(self, table_id: str, after: int) -> list[bytes]:
        return await self._read(lambda db: [entry for (entry,) in db.execute(sql.ENTRIES, (table_id, after))])

    async def append(
        self, table_id: str, number: int, entry: bytes, progress: Progress, at: int, freed: Sequence[int] = ()
    ) -> bool:
        def write(db: sqlite3.Connection) -> bool:
            row = db.execute(sql.STANDING, (table_id,)).fetchone()
            if row is None or row[0] != number - 1:
                return False
            db.execute(sql.NEW_ENTRY, (table_id, number, entry))
            db.execute(sql.PROGRESS, (number, progress.phase, json.dumps(progress.asked), progress.due, at, table_id))
            before = json.loads(row[1])
            for seat in asked_anew(progress.asked, before):
                db.execute(sql.DROP_CALLS, (table_id, seat))
            for seat in asked_anew(before, progress.asked):
                db.execute(sql.NEW_CALL, (number, at, table_id, seat))
            for seat, statement in product(freed, sql.FREE_SEAT):
                db.execute(statement, (table_id, seat))
            return True

        return bool(await self._writer.submit(write))

    async def numbers(self, table_ids: Sequence[str]) -> dict[str, int]:
        def read(db: sqlite3.Connection) -> dict[str, int]:
            return dict([row for table_id in table_ids for row in db.execute(sql.NUMBER, (table_id,))])

        return await self._read(read)

    async def due(self, until: int, most: int = 100) -> list[str]:
        return await self._read(lambda db: [found for (found,) in db.execute(sql.DUE, (until, most))])

    async def delete(self, table_id: str) -> bool:
        return bool(await self._writer.submit(lambda db: db.execute(sql.DELETE, (table_id,)).rowcount))

    async def table_ids(self, after: str = "", most: int = 1000) -> list[str]:
        return await self._read(lambda db: [found for (found,) in db.execute(sql.TABLE_IDS, (after, most))])

    # --- who may do what ---

    async def add_link(self, token: bytes, table_id: str, seat: int | None) -> None:
        await self._writer.submit(lambda db: db.execute(sql.NEW_LINK, (token, table_id, seat)))

    async def link(self, token: bytes) -> tuple[str, int | None] | None:
        found: tuple[str, int | None] | None = await self._row(sql.LINK, (token,))
        return found

    async def add_visit(self, visitor: bytes, table_id: str, visit: Visit, at: int) -> None:
        values = (visitor, table_id, visit.seat, visit.host, at)
        await self._writer.submit(lambda db: db.execute(sql.NEW_VISIT, values))

    async def visit(self, visitor: bytes, table_id: str) -> Visit | None:
        row = await self._row(sql.VISIT, (visitor, table_id))
        return None if row is None else Visit(row[0], bool(row[1]))

    async def visitors(self, table_id: str) -> list[tuple[bytes, Visit]]:
        rows = await self._rows(sql.VISITORS, (table_id,))
        return [(visitor, Visit(seat, bool(host))) for visitor, seat, host in rows]

    async def mine(self, visitor: bytes, most: int = 100) -> list[Mine]:
        rows = await self._rows(sql.MINE, (visitor, most))
        return [
            Mine(table, game, seat, bool(host), phase, tuple(json.loads(asked)), number, changed)
            for table, game, seat, host, phase, asked, number, changed in rows
        ]

    # --- webhooks ---

    async def set_hook(self, table_id: str, seat: int, url: str) -> None:
        statement = sql.SET_HOOK if url else sql.DROP_HOOK
        values = (table_id, seat, url) if url else (table_id, seat)
        await self._writer.submit(lambda db: db.execute(statement, values))

    async def hooks_due(self, now: int, lease: int, most: int = 20) -> list[Hook]:
        def write(db: sqlite3.Connection) -> list[Hook]:
            found = [Hook(*row) for row in db.execute(sql.CALLS_DUE, (now, most)).fetchall()]
            db.executemany(sql.LEASE_CALL, [(now + lease, hook.id) for hook in found])
            return found

        if not await self._row(sql.CALLS_DUE, (now, 1)):
            return []
        hooks: list[Hook] = await self._writer.submit(write)
        return hooks

    async def hook_done(self, hook_id: int) -> None:
        await self._writer.submit(lambda db: db.execute(sql.CALL_DONE, (hook_id,)))

    async def hook_failed(self, hook_id: int, again_at: int | None) -> None:
        if again_at is None:
            await self.hook_done(hook_id)
        else:
            await self._writer.submit(lambda db: db.execute(sql.CALL_FAILED, (again_at, hook_id)))

    # --- for who runs the server ---

    async def counts(self) -> dict[str, int]:
        return dict(await self._rows(sql.COUNTS, ()))

    async def backup(self, path: str) -> None:
        await asyncio.to_thread(back_up, self.path, Path(path))

    # --- reading ---

    async def _read(self, run: Callable[[sqlite3.Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._reader, run, self._db)

    async def _rows(self, statement: str, values: tuple[Any, ...]) -> list[Any]:
        return await self._read(lambda db: db.execute(statement, values).fetchall())

    async def _row(self, statement: str, values: tuple[Any, ...]) -> Any:
        return await self._read(lambda db: db.execute(statement, values).fetchone())


def back_up(source: Path, target: Path) -> None:
    """Copy a database that may be in use; the copy appears under its name when it is complete."""
    aside = target.with_name(target.name + ".part")
    aside.unlink(missing_ok=True)
    with sqlite3.connect(source) as old, sqlite3.connect(aside) as new:
        old.backup(new)
    old.close()
    new.close()
    os.replace(aside, target)


def _prepare(path: Path) -> None:
    """Make the file and its folder, and bring the schema up to date. Nobody else may read it: secrets of games are in
    it."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    path.touch(mode=0o600)
    if not is_behind(_revision(path)):
        return
    from sqlalchemy import create_engine

    from redtable.server.store.migrate import upgrade

    engine = create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        upgrade(connection)
    engine.dispose()


def _revision(path: Path) -> str:
    db = connect(path)
    try:
        return str(db.execute("SELECT version_num FROM alembic_version").fetchone()[0])
    except (sqlite3.OperationalError, TypeError):
        return ""
    finally:
        db.close()
