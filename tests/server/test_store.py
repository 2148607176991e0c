"""What a store promises, on both databases (`store.Store`)."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from redtable.server.store import NewTable, Progress, Store, Visit, open_store
from redtable.server.store.store import BadDatabase
from tests.server.conftest import on_both

ME, YOU, THEM = b"me" * 16, b"you" * 11, b"them" * 8
ASKED = Progress("play", (0,), None)


def new(table_id: str = "a", *entries: bytes, progress: Progress = ASKED) -> NewTable:
    return NewTable(table_id, "terraforming", b"secret", 1, entries or (b"one",), progress)


def with_store(database: str, work: Callable[[Store], Awaitable[None]]) -> None:
    async def main() -> None:
        store = await open_store(database)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(main())


@on_both
def test_a_table_is_what_was_written_in_this_order(database: str) -> None:
    async def work(store: Store) -> None:
        assert await store.load("a") is None
        assert await store.create(new("a", b"one", b"two"))
        assert not await store.create(new("a", b"other")), "the id is taken"
        assert await store.append("a", 3, b"three", ASKED, 2)
        found = await store.load("a")
        assert found is not None
        assert (found.secret, found.entries) == (b"secret", (b"one", b"two", b"three"))
        assert await store.entries("a", 1) == [b"two", b"three"]
        assert await store.entries("none", 0) == []

    with_store(database, work)


@on_both
def test_a_number_is_written_once_and_in_its_turn(database: str) -> None:
    async def work(store: Store) -> None:
        await store.create(new())
        assert not await store.append("a", 1, b"again", ASKED, 2)
        assert not await store.append("a", 3, b"too far", ASKED, 2)
        assert not await store.append("none", 2, b"nowhere", ASKED, 2)
        written = await asyncio.gather(*[store.append("a", 2, b"%d" % each, ASKED, 2) for each in range(20)])
        assert sum(written) == 1
        assert await store.entries("a", 1) == [b"%d" % written.index(True)]
        assert await store.numbers(["a", "none"]) == {"a": 2}

    with_store(database, work)


@on_both
def test_of_two_connections_one_wins(database: str) -> None:
    async def work(store: Store) -> None:
        other = await open_store(database)
        try:
            await store.create(new())
            for number in range(2, 12):
                both = [each.append("a", number, b"x", ASKED, 2) for each in (store, other)]
                assert sorted(await asyncio.gather(*both)) == [False, True]
        finally:
            await other.close()

    with_store(database, work)


@on_both
def test_what_is_due_comes_in_its_order(database: str) -> None:
    async def work(store: Store) -> None:
        for table_id, due in (("late", 30), ("soon", 10), ("never", None), ("later", 40)):
            await store.create(new(table_id, progress=Progress("play", (0,), due)))
        assert await store.due(35) == ["soon", "late"]
        assert await store.due(35, most=1) == ["soon"]
        await store.append("soon", 2, b"x", Progress("play", (0,), 50), 2)
        assert await store.due(35) == ["late"]

    with_store(database, work)


@on_both
def test_what_is_deleted_is_gone_with_all_that_hung_on_it(database: str) -> None:
    async def work(store: Store) -> None:
        for table_id in ("a", "b"):
            await store.create(new(table_id))
        await store.add_link(b"token", "a", 1)
        await store.add_visit(ME, "a", Visit(0, host=True), 1)
        assert await store.delete("a")
        assert not await store.delete("a")
        assert (await store.load("a"), await store.link(b"token"), await store.visit(ME, "a")) == (None, None, None)
        assert (await store.entries("a", 0), await store.mine(ME), await store.table_ids()) == ([], [], ["b"])
        assert not await store.append("a", 2, b"x", ASKED, 2)

    with_store(database, work)


@on_both
def test_tables_come_in_pages_and_are_counted(database: str) -> None:
    async def work(store: Store) -> None:
        for table_id in "edcba":
            await store.create(new(table_id, progress=Progress("room" if table_id < "c" else "play", (), None)))
        assert await store.table_ids(most=2) == ["a", "b"]
        assert await store.table_ids("b", most=9) == ["c", "d", "e"]
        assert await store.counts() == {"room": 2, "play": 3}

    with_store(database, work)


@on_both
def test_a_seat_replaces_watching_and_hosts_stay_hosts(database: str) -> None:
    async def work(store: Store) -> None:
        await store.create(new())
        for visit, then in (
            (Visit(None, host=True), Visit(None, host=True)),
            (Visit(1, host=False), Visit(1, host=True)),
            (Visit(None, host=False), Visit(1, host=True)),
        ):
            await store.add_visit(ME, "a", visit, 1)
            assert await store.visit(ME, "a") == then
        assert await store.visit(YOU, "a") is None
        assert await store.visitors("a") == [(ME, Visit(1, host=True))]

    with_store(database, work)


@on_both
def test_a_freed_seat_is_nobodys_at_the_same_moment(database: str) -> None:
    async def work(store: Store) -> None:
        await store.create(new())
        for token, seat in ((b"mine", 0), (b"yours", 1), (b"watch", None)):
            await store.add_link(token, "a", seat)
        await store.add_visit(ME, "a", Visit(0, host=True), 1)
        await store.add_visit(YOU, "a", Visit(1, host=False), 1)
        await store.set_hook("a", 1, "https://example.org/")
        assert not await store.append("a", 9, b"x", ASKED, 2, (1,))
        assert await store.link(b"yours") == ("a", 1), "nothing was written"
        assert await store.append("a", 2, b"x", Progress("play", (0, 1), None), 2, (1,))
        assert await store.link(b"yours") is None
        assert await store.visit(YOU, "a") == Visit(None, host=False)
        assert await store.visit(ME, "a") == Visit(0, host=True)
        assert (await store.link(b"mine"), await store.link(b"watch")) == (("a", 0), ("a", None))
        assert await store.hooks_due(99, 10) == [], "the webhook was the old owner's"

    with_store(database, work)


@on_both
def test_my_tables_are_mine_the_latest_first(database: str) -> None:
    async def work(store: Store) -> None:
        for table_id in ("a", "b"):
            await store.create(new(table_id))
            await store.add_visit(ME, table_id, Visit(1, host=False), 1)
        await store.append("a", 2, b"x", Progress("play", (0, 1), None), 7)
        mine = await store.mine(ME)
        assert [(each.id, each.number, each.asked, each.changed) for each in mine] == [
            ("a", 2, (0, 1), 7),
            ("b", 1, (0,), 1),
        ]
        assert [each.id for each in await store.mine(ME, most=1)] == ["a"]
        assert await store.mine(THEM) == []

    with_store(database, work)


@on_both
def test_a_call_waits_for_who_is_asked_anew(database: str) -> None:
    async def work(store: Store) -> None:
        await store.create(new())
        await store.set_hook("a", 0, "https://old.example/")
        await store.set_hook("a", 0, "https://example.org/")
        await store.set_hook("a", 1, "https://example.org/1")
        await store.append("a", 2, b"x", Progress("play", (0, 1), None), 5)
        assert await store.hooks_due(4, 10) == []
        (hook,) = await store.hooks_due(5, 10)
        assert (hook.table, hook.seat, hook.number, hook.url, hook.tries) == ("a", 1, 2, "https://example.org/1", 0)
        assert await store.hooks_due(14, 10) == [], "it is somebody's for a while"
        assert [each.id for each in await store.hooks_due(15, 10)] == [hook.id], "who had it may have died"
        await store.hook_failed(hook.id, 40)
        assert await store.hooks_due(39, 10) == []
        assert [each.tries for each in await store.hooks_due(40, 10)] == [1]
        await store.hook_done(hook.id)
        assert await store.hooks_due(999, 10) == []

    with_store(database, work)


@on_both
def test_who_has_answered_is_not_called_any_more(database: str) -> None:
    async def work(store: Store) -> None:
        await store.create(new())
        await store.set_hook("a", 1, "https://example.org/")
        await store.append("a", 2, b"x", Progress("play", (1,), None), 5)
        await store.append("a", 3, b"x", Progress("play", (0,), None), 6)
        assert await store.hooks_due(99, 10) == []
        await store.append("a", 4, b"x", Progress("play", (1,), None), 7)
        (hook,) = await store.hooks_due(99, 10)
        await store.hook_failed(hook.id, None)
        assert await store.hooks_due(9999, 10) == []
        await store.set_hook("a", 1, "")
        await store.append("a", 5, b"x", Progress("play", (0,), None), 8)
        await store.append("a", 6, b"x", Progress("play", (1,), None), 9)
        assert await store.hooks_due(9999, 10) == []

    with_store(database, work)


@on_both
def test_a_call_is_given_to_one_worker(database: str) -> None:
    async def work(store: Store) -> None:
        await store.create(new())
        for seat in range(10):
            await store.set_hook("a", seat, "https://example.org/")
        await store.append("a", 2, b"x", Progress("play", tuple(range(10)), None), 5)
        given = await asyncio.gather(*[store.hooks_due(9, 1000, most=3) for _ in range(6)])
        ids = [hook.id for hooks in given for hook in hooks]
        assert len(ids) == len(set(ids))
        left = await store.hooks_due(9, 1000)
        assert len(ids) + len(left) == 9, "seat 0 was asked before"

    with_store(database, work)


@on_both
def test_a_mistake_in_one_write_harms_no_other(database: str) -> None:
    async def work(store: Store) -> None:
        await store.create(new())
        writes = [
            store.add_link(b"same", "a", 0),
            store.add_link(b"same", "a", 1),
            store.add_link(b"nowhere", "no such table", 1),
            store.append("a", 2, b"x", Progress("play", (0,), 2**70), 5),
            store.append("a", 2, b"good", ASKED, 5),
        ]
        ends = await asyncio.gather(*writes, return_exceptions=True)
        assert isinstance(ends[2], Exception)
        assert ends[3] is False or isinstance(ends[3], Exception), "whichever of the two came first"
        assert sum(isinstance(end, Exception) for end in ends[:2]) == 1
        assert ends[4] is True
        assert await store.entries("a", 1) == [b"good"]

    with_store(database, work)


@on_both
def test_it_is_all_there_after_opening_again(database: str) -> None:
    """The schema is made once; a database that has it is left alone."""

    async def first(store: Store) -> None:
        await store.create(new())

    async def second(store: Store) -> None:
        assert await store.table_ids() == ["a"]
        assert await store.append("a", 2, b"two", ASKED, 2)

    with_store(database, first)
    with_store(database, second)


@on_both
def test_several_may_open_an_empty_database_at_once(database: str) -> None:
    async def main() -> None:
        stores = await asyncio.gather(*[open_store(database) for _ in range(1 if "sqlite" in database else 4)])
        assert await stores[0].create(new())
        for store in stores:
            assert await store.table_ids() == ["a"]
            await store.close()

    asyncio.run(main())


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_processes_hear_of_each_other(database: str) -> None:
    heard: list[tuple[str, int]] = []

    async def work(store: Store) -> None:
        store.listen(lambda table_id, number: heard.append((table_id, number)))
        other = await open_store(database)
        await other.create(new())
        for number in range(2, 200):
            await other.append("a", number, b"x", ASKED, 2)
            if heard:
                break
            await asyncio.sleep(0.05)
        await other.close()
        assert heard[0][0] == "a"

    with_store(database, work)


# --- SQLite's own ---


def test_a_backup_made_while_writing_is_whole(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"

    async def work(store: Store) -> None:
        await store.create(new())

        async def writes() -> None:
            for number in range(2, 400):
                await store.append("a", number, b"%d" % number, ASKED, 2)

        async def copies() -> None:
            for _ in range(5):
                await store.backup(str(copy))

        await asyncio.gather(writes(), copies())

    async def restored(store: Store) -> None:
        entries = await store.entries("a", 0)
        numbers = await store.numbers(["a"])
        assert entries[1:] == [b"%d" % number for number in range(2, len(entries) + 1)]
        assert numbers["a"] == len(entries)
        assert await store.append("a", len(entries) + 1, b"on", ASKED, 3)

    with_store(f"sqlite:///{tmp_path / 'tables.db'}", work)
    with_store(f"sqlite:///{copy}", restored)
    assert not list(tmp_path.glob("*.part"))


def test_only_its_owner_reads_the_file(tmp_path: Path) -> None:
    path = tmp_path / "folder" / "tables.db"

    async def work(store: Store) -> None:
        await store.create(new())

    with_store(f"sqlite:///{path}", work)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_what_is_no_database_of_ours_is_left_alone(tmp_path: Path) -> None:
    newer = tmp_path / "newer.db"
    with sqlite3.connect(newer) as db:
        db.execute("CREATE TABLE alembic_version (version_num TEXT)")
        db.execute("INSERT INTO alembic_version VALUES ('9999')")
    db.close()
    other = tmp_path / "other.db"
    other.write_text("something else entirely, and long enough to be looked at " * 20)
    for url in (f"sqlite:///{newer}", f"sqlite:///{other}", "mysql://x", "postgresql://nobody@127.0.0.1:1/none"):
        with pytest.raises(BadDatabase):
            asyncio.run(open_store(url))
    with pytest.raises(BadDatabase):
        asyncio.run(open_store(f"sqlite:///{tmp_path / 'missing.db'}", must_exist=True))
    assert not (tmp_path / "missing.db").exists()
