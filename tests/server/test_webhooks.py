"""Webhooks: called by a worker, again if need be, never where they should not go."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from redtable.server import addresses, webhooks
from redtable.server.addresses import BadAddress, check_form, is_public, resolved
from redtable.server.store import NewTable, Progress
from redtable.server.store.sqlite import SqliteStore
from redtable.server.webhooks import Caller
from tests.server.serving import Person, serving


class Receiver:
    """Somebody else's server: does what its path says."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, str, dict[str, Any]]] = []
        """Path, host, body."""
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                length = int(self.headers.get("content-length", "0"))
                body = json.loads(self.rfile.read(length))
                outer.calls.append((self.path, self.headers["host"], body))
                self.send_response({"/moved": 302, "/fails": 500}.get(self.path, 200))
                if self.path == "/moved":
                    self.send_header("Location", "/elsewhere")
                self.end_headers()
                if self.path == "/endless":
                    self.pour()

            def pour(self) -> None:
                try:
                    while True:
                        self.wfile.write(b"x" * 65536)
                except OSError:
                    pass

            def log_message(self, *_: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, args=(0.02,), daemon=True).start()

    def address(self, path: str = "/", host: str = "127.0.0.1") -> str:
        return f"http://{host}:{self.server.server_address[1]}{path}"

    def paths(self) -> list[str]:
        return [path for path, _, _ in self.calls]


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    found = Receiver()
    yield found
    found.server.shutdown()
    found.server.server_close()


class Waiting:
    """A store with calls that wait, and a caller who makes them."""

    def __init__(self, store: SqliteStore) -> None:
        self.store = store
        self.tables = 0

    async def call(self, url: str) -> None:
        """Let seat 1 of a table of its own be called there."""
        self.tables += 1
        table = f"t{self.tables}"
        await self.store.create(NewTable(table, "terraforming", b"", 1, (b"x",), Progress("play", (0,), None)))
        await self.store.set_hook(table, 1, url)
        await self.store.append(table, 2, b"x", Progress("play", (1,), None), 5)

    async def left(self) -> int:
        """Calls that wait, or wait to be made again."""
        return len(await self.store._rows("SELECT id FROM calls", ()))


def calling(tmp_path: Path, private: bool, work: Callable[[Waiting], Awaitable[None]]) -> None:
    async def main() -> None:
        async with waiting(tmp_path, private) as here:
            await asyncio.wait_for(work(here), 30)

    asyncio.run(main())


@asynccontextmanager
async def waiting(tmp_path: Path, private: bool) -> AsyncIterator[Waiting]:
    store = await SqliteStore.opened(f"sqlite:///{tmp_path / 'tables.db'}")
    caller = Caller(store, private, round_seconds=0.02)
    task = asyncio.create_task(caller.run())
    try:
        yield Waiting(store)
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await caller.close()
        await store.close()


async def soon(what: Callable[[], bool]) -> None:
    while not what():
        await asyncio.sleep(0.02)


def test_a_call_says_whose_turn_it_is_and_is_made_once(tmp_path: Path, receiver: Receiver) -> None:
    async def work(here: Waiting) -> None:
        await here.call(receiver.address("/hook?x=1"))
        await soon(lambda: bool(receiver.calls))
        await asyncio.sleep(0.2)
        ((path, host, body),) = receiver.calls
        assert (path, host) == ("/hook?x=1", f"127.0.0.1:{receiver.server.server_address[1]}")
        assert {name: body[name] for name in ("table", "seat", "number")} == {"table": "t1", "seat": 1, "number": 2}
        assert "turn" in body["content"]
        while await here.left():
            await asyncio.sleep(0.02)

    calling(tmp_path, True, work)


def test_a_call_that_fails_is_made_again_and_given_up_at_last(
    tmp_path: Path, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(webhooks, "AGAIN", (0, 0, 0))

    async def work(here: Waiting) -> None:
        await here.call(receiver.address("/fails"))
        await soon(lambda: len(receiver.calls) == 4)
        await asyncio.sleep(0.2)
        assert len(receiver.calls) == 4
        while await here.left():
            await asyncio.sleep(0.02)

    calling(tmp_path, True, work)


def test_a_redirect_is_not_followed(tmp_path: Path, receiver: Receiver) -> None:
    async def work(here: Waiting) -> None:
        await here.call(receiver.address("/moved"))
        await soon(lambda: bool(receiver.calls))
        await asyncio.sleep(0.2)
        assert receiver.paths() == ["/moved"]

    calling(tmp_path, True, work)


def test_no_address_holds_up_the_others(tmp_path: Path, receiver: Receiver) -> None:
    """One never ends, one never begins, one cannot even be looked up."""

    async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()
        writer.close()

    async def work(here: Waiting) -> None:
        server = await asyncio.start_server(silent, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        await here.call(receiver.address("/endless"))
        await here.call(f"http://127.0.0.1:{port}/")
        await here.call("http://no..name/")
        await here.call(f"http://{'x' * 80}.example/")
        await here.call(receiver.address("/good"))
        await soon(lambda: {"/endless", "/good"} <= set(receiver.paths()))
        server.close()

    calling(tmp_path, True, work)


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "[::1]", "0.0.0.0", "2130706433", "[::ffff:127.0.0.1]"])
def test_the_hosts_own_network_is_not_called(tmp_path: Path, receiver: Receiver, host: str) -> None:
    async def work(here: Waiting) -> None:
        await here.call(receiver.address("/", host))
        while await here.left():
            await asyncio.sleep(0.02)
        assert receiver.calls == []

    calling(tmp_path, False, work)


def test_what_is_checked_is_what_is_called(tmp_path: Path, receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that leads elsewhere the second time it is looked up gets no second time."""
    looked_up: list[str] = []

    async def once(url: str, private: bool) -> str:
        looked_up.append(url)
        return "127.0.0.1"

    monkeypatch.setattr(webhooks, "resolved", once)

    async def work(here: Waiting) -> None:
        await here.call(receiver.address("/", "rebinding.example"))
        await soon(lambda: bool(receiver.calls))
        assert len(looked_up) == 1
        assert receiver.calls[0][1].startswith("rebinding.example:")

    calling(tmp_path, False, work)


def test_a_name_with_one_private_address_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async def both(*_: Any, **__: Any) -> list[Any]:
            return [(0, 0, 0, "", ("93.184.216.34", 80)), (0, 0, 0, "", ("10.0.0.1", 80))]

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", both, raising=False)
        with pytest.raises(BadAddress, match="deed-private-url"):
            await resolved("http://two.example/", private=False)
        assert await resolved("http://two.example/", private=True) == "93.184.216.34"

    asyncio.run(main())


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("93.184.216.34", True),
        ("2606:4700::1111", True),
        ("10.1.2.3", False),
        ("100.64.0.1", False),
        ("169.254.169.254", False),
        ("172.16.0.1", False),
        ("192.168.1.1", False),
        ("224.0.0.1", False),
        ("255.255.255.255", False),
        ("::", False),
        ("fe80::1%eth0", False),
        ("fc00::1", False),
        ("ff02::1", False),
        ("::ffff:10.0.0.1", False),
        ("64:ff9b::10.0.0.1", False),
        ("2002:0a00:0001::", False),
    ],
)
def test_which_addresses_are_public(address: str, public: bool) -> None:
    assert is_public(address) == public


@pytest.mark.parametrize(
    "url",
    ["x", "ftp://a/", "http://", "http://a:0/", "http://a:99999/", "http://me:you@a/", "http://a/\n", "http://a[/"],
)
def test_what_is_no_address_is_refused(url: str) -> None:
    with pytest.raises(BadAddress):
        check_form(url)


def test_names_of_other_alphabets_are_addresses() -> None:
    check_form("https://пример.рф/hook")
    assert addresses.ascii_host("https://пример.рф/hook") == "xn--e1afmkfd.xn--p1ai"


@contextmanager
def two_seats(place: Path, *options: str) -> Iterator[tuple[str, Person, Person]]:
    with serving(f"sqlite:///{place / 'tables.db'}", options=options) as server:
        host, friend = Person(server.address, 1), Person(server.address, 2)
        table = host.opens("me", "open")
        friend.joins(host.link(table, 1))
        yield table, host, friend


def test_end_to_end(tmp_path: Path, receiver: Receiver) -> None:
    with two_seats(tmp_path, "--private-webhooks") as (table, host, friend):
        assert friend.does(table, do="webhook", url="nonsense").status_code == 400
        assert friend.does(table, do="webhook", url=receiver.address("/friend")).status_code == 200
        host.does(table, do="start")
        end = time.monotonic() + 20
        while not receiver.calls and time.monotonic() < end:
            time.sleep(0.05)
        ((path, _, body),) = receiver.calls
        assert (path, body["table"], body["seat"]) == ("/friend", table, 1)
