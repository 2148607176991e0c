"""Who asks for too much is told when to come back; others notice nothing."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from starlette.requests import HTTPConnection
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from redtable.server.settings import Rates
from redtable.server.web import limits
from redtable.server.web.limits import Limits, client_of
from redtable.server.web.problems import Problem
from tests.server.serving import Person, Server, close_code, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that allows a tenth of what is usual: 12 requests at once, 3 a second, 3 tables, 20 connections."""
    place: Path = tmp_path_factory.mktemp("limits")
    with serving(f"sqlite:///{place / 'tables.db'}", options=("--rate", "3")) as running:
        yield running


def caller(address: str) -> HTTPConnection:
    return HTTPConnection({"type": "http", "client": (address, 1), "headers": []})


def test_a_bucket_fills_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("redtable.server.web.limits.time.monotonic", lambda: now)
    found = Limits(Rates(burst=3, per_second=0.5))
    for _ in range(3):
        found.request(caller("10.0.0.1"))
    with pytest.raises(Problem) as refused:
        found.request(caller("10.0.0.1"))
    assert (refused.value.status, refused.value.headers) == (429, {"Retry-After": "2"})
    found.request(caller("10.0.0.2"))
    now += 2
    found.request(caller("10.0.0.1"))


def test_connections_are_counted_while_they_last() -> None:
    found = Limits(Rates(connections=2))
    with found.connection(caller("a")), found.connection(caller("a")):
        with pytest.raises(Problem), found.connection(caller("a")):
            pass
        with found.connection(caller("b")):
            pass
    with found.connection(caller("a")):
        pass
    assert not found._connections


def test_a_whole_network_is_one_client() -> None:
    same = {client_of(caller(address)) for address in ("2001:db8::1", "2001:db8::2", "2001:db8:0:0:ffff::9")}
    assert len(same) == 1
    assert client_of(caller("2001:db8:1::1")) not in same
    assert client_of(caller("::ffff:10.0.0.1")) == client_of(caller("10.0.0.1"))


def test_clients_do_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_CLIENTS", 100)
    found = Limits(Rates())
    for number in range(1000):
        found.request(caller(f"10.0.{number // 250}.{number % 250}"))
    assert len(found._requests) <= 100


def test_too_many_requests_are_told_when_to_come_back(server: Server) -> None:
    answers = [httpx.get(f"{server.address}/api/tables") for _ in range(40)]
    refused = next(answer for answer in answers if answer.status_code == 429)
    assert 1 <= int(refused.headers["retry-after"]) <= 60
    assert refused.json()["error"]["key"] == "http-too-many"
    assert refused.headers["x-content-type-options"] == "nosniff"
    assert httpx.get(f"{server.address}/health").status_code == 200, "who watches over the server is not counted"


def test_too_many_tables_are_too_many(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", options=("--rate", "30")) as server:
        person = Person(server.address)
        body = {"game": "terraforming", "seats": [{"kind": "me"}]}
        statuses = [person.post("/api/tables", body).status_code for _ in range(35)]
        assert statuses[:30] == [201] * 30
        assert statuses[-1] == 429
        assert person.http.get("/api/tables").status_code == 200


def test_too_many_connections_of_one_client_are_closed(server: Server) -> None:
    """Also: who sends deeds too fast."""

    async def work() -> None:
        person = Person(server.address)
        table = await asyncio.to_thread(opened, person)
        cookie = {"Cookie": f"redtable={person.http.cookies['redtable']}"}
        address = server.address.replace("http", "ws") + f"/api/tables/{table}/live"
        sockets = []
        for _ in range(21):
            sockets.append(await connect(address, additional_headers=cookie))
            await asyncio.sleep(0.4)
        assert await close_code(sockets[-1]) == 4429
        for _ in range(200):
            with suppress(ConnectionClosed):
                await sockets[0].send(json.dumps({"do": "pause"}))
        assert await close_code(sockets[0]) == 4429
        for socket in sockets:
            await socket.close()

    asyncio.run(work())


def opened(person: Person) -> str:
    """A table, as soon as the limits allow it."""
    body = {"game": "terraforming", "seats": [{"kind": "me"}]}
    while True:
        response = person.post("/api/tables", body)
        if response.status_code == 201:
            table: str = response.json()["table"]
            return table
