"""The live connection: the table after every change, deeds and previews, and what ends it."""

from __future__ import annotations

import asyncio
import json
import time
import zlib
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.serving import Person, Server, close_code, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    place: Path = tmp_path_factory.mktemp("live")
    with serving(f"sqlite:///{place / 'tables.db'}") as running:
        yield running


def joined(person: Person, table: str, since: int = 0, origin: str | None = None) -> connect:
    address = str(person.http.base_url).replace("http", "ws")
    cookie = f"redtable={person.http.cookies.get('redtable', '')}"
    return connect(
        f"{address}/api/tables/{table}/live?since={since}",
        additional_headers={"Cookie": cookie},
        origin=origin,  # type: ignore[arg-type]  # a plain text will do
    )


async def received(socket: ClientConnection) -> dict[str, Any]:
    data = await asyncio.wait_for(socket.recv(), 20)
    found: dict[str, Any] = json.loads(zlib.decompress(data, -15) if isinstance(data, bytes) else data)
    return found


async def until(socket: ClientConnection, kind: str) -> dict[str, Any]:
    while True:
        message = await received(socket)
        if message["type"] == kind:
            return message


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def main() -> None:
        await work()

    asyncio.run(main())


def table_of_two(server: Server) -> tuple[str, Person, Person]:
    host, friend = Person(server.address, 1), Person(server.address, 2)
    table = host.opens("me", "open")
    friend.joins(host.link(table, 1))
    host.does(table, do="start")
    return table, host, friend


def test_everybody_sees_an_answer_at_once(server: Server) -> None:
    table, host, friend = table_of_two(server)

    async def work() -> None:
        async with joined(host, table) as mine, joined(friend, table) as theirs:
            seen = await until(mine, "table")
            await until(theirs, "table")
            key = host.some_key(seen)
            await mine.send(json.dumps({"do": "answer", "number": seen["number"], "key": key, "id": 7}))
            done = await until(mine, "done")
            assert (done["id"], done["number"]) == (7, seen["number"] + 1)
            news = await until(theirs, "table")
            assert news["number"] == seen["number"] + 1
            assert news["you"]["seat"] == 1

    run(work)


def test_refusals_and_previews_come_back_by_their_id(server: Server) -> None:
    table, host, _ = table_of_two(server)

    async def work() -> None:
        async with joined(host, table) as mine:
            seen = await until(mine, "table")
            await mine.send(json.dumps({"do": "answer", "number": seen["number"], "key": "no", "id": 3}))
            refused = await until(mine, "refused")
            assert (refused["id"], refused["why"]["key"]) == (3, "illegal-option")
            body = {"do": "preview", "number": seen["number"], "key": host.some_key(seen), "id": 4}
            await mine.send(json.dumps(body))
            changes = await until(mine, "changes")
            assert changes["id"] == 4

    run(work)


def test_who_comes_back_gets_only_new_lines(server: Server) -> None:
    table, host, friend = table_of_two(server)
    for person in (host, friend):
        seen = person.table(table)
        person.does(table, do="answer", number=seen["number"], key=person.some_key(seen))
    lines = host.table(table)["log"]["lines"]

    async def work() -> None:
        async with joined(host, table, since=lines[-1]["serial"]) as mine:
            log = (await until(mine, "table"))["log"]
            assert (log["from"], log["lines"]) == (len(lines), [])

    run(work)


@pytest.mark.parametrize("text", ["", "x", "[]", '{"do":"fly"}', '{"do":"answer"}', "[" * 2000, "x" * 20_000, "\0"])
def test_what_is_no_deed_ends_the_connection_with_a_sentence(server: Server, text: str) -> None:
    table, host, _ = table_of_two(server)

    async def work() -> None:
        async with joined(host, table) as mine:
            await until(mine, "table")
            await mine.send(text)
            assert (await until(mine, "error"))["error"]["key"]
            with pytest.raises(ConnectionClosed):
                await received(mine)

    run(work)
    assert host.table(table)["phase"] == "play"


def test_bytes_are_no_deed(server: Server) -> None:
    table, host, _ = table_of_two(server)

    async def work() -> None:
        async with joined(host, table) as mine:
            await until(mine, "table")
            await mine.send(b"\xff\x00" * 50)
            assert (await until(mine, "error"))["error"]["key"] == "http-bad-body"
            assert await close_code(mine) == 4400

    run(work)


def test_everybody_sees_who_is_here(server: Server) -> None:
    table, host, friend = table_of_two(server)

    async def work() -> None:
        async with joined(host, table) as mine:
            assert (await until(mine, "present"))["seats"] == [0]
            async with joined(friend, table) as theirs:
                assert (await until(theirs, "present"))["seats"] == [0, 1]
                assert (await until(mine, "present"))["seats"] == [0, 1]
            assert await until(mine, "present") == {"type": "present", "seats": [0], "watching": 0}

    run(work)


def test_who_is_put_out_of_a_seat_loses_its_view_at_once(server: Server) -> None:
    host, friend, third = (Person(server.address, seed) for seed in range(3))
    table = host.opens("me", "open")
    friend.joins(host.link(table, 1))

    async def work() -> None:
        async with joined(friend, table) as theirs:
            assert (await until(theirs, "table"))["you"]["seat"] == 1
            assert host.does(table, do="seat", seat=1, kind="open").status_code == 200
            assert await close_code(theirs) == 4409
        assert third.joins(host.link(table, 1)).json()["seat"] == 1
        host.does(table, do="start")
        async with joined(friend, table) as theirs:
            seen = await until(theirs, "table")
            assert (seen["you"]["seat"], seen["view"]["own"]) == (None, None)

    run(work)


def test_who_waits_by_polling_loses_the_seat_as_well(server: Server) -> None:
    host, friend = Person(server.address), Person(server.address)
    table = host.opens("me", "open")
    friend.joins(host.link(table, 1))
    number = friend.table(table)["number"]
    with ThreadPoolExecutor(1) as beside:
        waits = beside.submit(friend.get, f"/api/tables/{table}/wait?number={number}")
        time.sleep(0.3)
        host.does(table, do="seat", seat=1, kind="bot")
        assert waits.result()["you"]["seat"] is None


def test_a_refusal_of_a_watcher_is_an_answer(server: Server) -> None:
    table, host, _ = table_of_two(server)
    watcher = Person(server.address)
    watcher.joins(host.link(table, None))

    async def work() -> None:
        async with joined(watcher, table) as theirs:
            for deed in ({"do": "preview", "number": 1, "key": "pass"}, {"do": "start"}, {"do": "name", "name": "x"}):
                await theirs.send(json.dumps(deed | {"id": 5}))
                assert (await until(theirs, "refused"))["id"] == 5

    run(work)


def test_strangers_and_other_sites_see_nothing(server: Server) -> None:
    table, host, _ = table_of_two(server)

    async def work() -> None:
        for person, origin in ((Person(server.address), None), (host, "https://elsewhere.example")):
            async with joined(person, table, origin=origin) as socket:
                assert (await received(socket))["type"] == "error"
                with pytest.raises(ConnectionClosed):
                    await received(socket)

    run(work)
