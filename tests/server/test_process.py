"""The server as a process: several of them, clocks, what it logs and counts, how it ends."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.server.serving import Person, Server, close_code, serving

POSTGRES = pytest.mark.parametrize("database", ["postgresql"], indirect=True)


def soon(what: Callable[[], bool], seconds: float = 30) -> bool:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if what():
            return True
        time.sleep(0.05)
    return False


def opens(person: Person, *kinds: str, **more: object) -> str:
    seats = [{"kind": kind} | ({"bot": "random"} if kind == "bot" else {}) for kind in kinds]
    response = person.post("/api/tables", {"game": "terraforming", "seats": seats, "start": True} | more)
    assert response.status_code == 201, response.text
    table: str = response.json()["table"]
    return table


def children(pid: int) -> list[int]:
    found = subprocess.run(["ps", "--ppid", str(pid), "-o", "pid="], capture_output=True, text=True, check=False)
    return [int(each) for each in found.stdout.split()]


def lives(pid: int) -> bool:
    state = subprocess.run(["ps", "-p", str(pid), "-o", "stat="], capture_output=True, text=True, check=False).stdout
    return bool(state.strip()) and not state.startswith("Z")


def test_a_process_from_start_to_end(tmp_path: Path) -> None:
    """Bots, a clock at zero with either end, metrics, the log, a connection when the server stops."""
    log = tmp_path / "log"
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", log=log) as server:
        person = Person(server.address)
        with_bot = opens(person, "me", "bot", pace={"kind": "move", "seconds": 10, "then": "bot"})
        begun = time.monotonic()
        stopping = opens(person, "me", "bot", pace={"kind": "budget", "seconds": 10, "then": "pause"})
        assert soon(lambda: 1 not in person.table(with_bot)["view"]["deciding"])
        number = person.table(with_bot)["number"]
        friend = Person(server.address)
        token = person.link(with_bot, None)
        friend.joins(token)
        httpx.get(f"{server.address}/api/tables/{with_bot}/live?secret=in-the-address")
        metrics = httpx.get(f"{server.address}/metrics").text
        assert 'redtable_entries_total{kind="answered"}' in metrics
        assert 'redtable_bot_seconds_count{bot="random"}' in metrics
        assert "redtable_write_seconds_count" in metrics
        assert 'redtable_stored_tables{phase="over"} 0.0' in metrics
        assert soon(lambda: person.table(with_bot)["number"] > number), "a bot answers at zero"
        assert soon(lambda: person.table(stopping)["paused"]), "the table pauses at zero"
        assert time.monotonic() - begun > 9
        said = [line["says"][0]["key"] for line in person.table(with_bot)["log"]["lines"] if line["says"]]
        assert "told-ran-out" in said
        asyncio.run(stops(server, person, stopping))
    written = log.read_text()
    secrets = [token, with_bot, person.http.cookies["redtable"], friend.http.cookies["redtable"], "in-the-address"]
    assert [secret for secret in secrets if secret in written] == []
    for line in written.splitlines():
        if not line.startswith("Redtable serves"):
            assert json.loads(line)["level"] in ("info", "warning"), line


async def stops(server: Server, person: Person, table: str) -> None:
    """Connections are told that the server starts anew (1012); an answer on its way is not lost."""
    address = server.address.replace("http", "ws") + f"/api/tables/{table}/live"
    async with connect(address, additional_headers={"Cookie": f"redtable={person.http.cookies['redtable']}"}) as socket:
        await socket.recv()
        begun = time.monotonic()
        await socket.send(json.dumps({"do": "resume", "id": 1}))
        done = False
        while not done:
            message = await asyncio.wait_for(socket.recv(), 20)
            done = isinstance(message, str) and json.loads(message)["type"] == "done"
        assert await asyncio.to_thread(server.stop) == 130
        assert await close_code(socket) == 1012
        assert time.monotonic() - begun < 15


def test_workers_die_with_their_server(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        person = Person(server.address)
        table = opens(person, "me", "bot")
        assert soon(lambda: 1 not in person.table(table)["view"]["deciding"])
        assert server.process is not None
        workers = children(server.process.pid)
        assert workers
        os.kill(server.process.pid, signal.SIGKILL)
        server.process.wait()
        assert soon(lambda: not any(lives(pid) for pid in workers), 10)


@POSTGRES
def test_another_process_takes_over_the_bots_of_a_dead_one(database: str) -> None:
    with serving(database) as living:
        with serving(database) as dying:
            person = Person(dying.address)
            tables = [opens(person, "me", "bot", "bot") for _ in range(4)]
            dying.kill()
        heir = Person(living.address)
        heir.http.cookies = person.http.cookies
        for table in tables:
            assert soon(lambda table=table: heir.table(table)["view"]["deciding"] == [0]), "a bot is stuck"  # type: ignore[misc]  # bound at once


@POSTGRES
def test_several_workers_serve_one_port(database: str) -> None:
    with serving(database, workers=2) as server:
        person, friend = Person(server.address, 1), Person(server.address, 2)
        table = person.opens("me", "open", "bot")
        friend.joins(person.link(table, 1))
        person.does(table, do="start")
        for _ in range(15):
            for each in (person, friend):
                with httpx.Client(base_url=server.address, cookies=each.http.cookies, timeout=30) as fresh:
                    seen = fresh.get(f"/api/tables/{table}").json()  # any of the two processes
                    key = each.some_key(seen)
                    if key is not None:
                        each.does(table, do="answer", number=seen["number"], key=key)
        assert soon(lambda: person.table(table)["number"] > 12)
        assert server.process is not None
        pids = children(server.process.pid)
        assert len(pids) >= 2
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(20) in (0, -signal.SIGTERM)
        assert soon(lambda: not any(lives(pid) for pid in pids), 10)
