"""Requests that nobody means well: no mistake of ours comes to light, and no table changes."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.core.result import Ok
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from redtable.server.web.endpoints import ENDPOINTS
from redtable.server.web.openapi import document
from tests.server.serving import Person, Server, serving

OPERATIONS: Final = [
    each.ok() for each in schemathesis.openapi.from_dict(document()).get_all_operations() if isinstance(each, Ok)
]
ROLES: Final = ("stranger", "watcher", "host")
ALWAYS: Final = {404, 405}
"""What an address may get that has become another one by what was put into it."""


class Watched:
    """A server, its log, and a table in play that must not change. The host plays with another table."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.person = Person(server.address, 1)
        friend, watcher, host = (Person(server.address, seed) for seed in range(2, 5))
        self.table = self.person.opens("me", "open")
        friend.joins(self.person.link(self.table, 1))
        self.person.does(self.table, do="start")
        watcher.joins(self.person.link(self.table, None))
        self.cookies = {
            "stranger": "",
            "watcher": watcher.http.cookies["redtable"],
            "player": self.person.http.cookies["redtable"],
        }
        self.tables = {"stranger": self.table, "watcher": self.table, "host": host.opens("me", "bot", start=True)}
        self.cookies["host"] = host.http.cookies["redtable"]
        self.before = self.seen()

    def seen(self) -> dict[str, Any]:
        found = self.person.table(self.table)
        del found["clock_at"]
        return found

    def check(self) -> None:
        assert self.seen() == self.before
        assert self.server.log is not None
        log = self.server.log.read_text()
        assert "Traceback" not in log
        assert '"level": "error"' not in log


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    place: Path = tmp_path_factory.mktemp("hostile")
    with serving(f"sqlite:///{place / 'tables.db'}", log=place / "log") as running:
        yield running


@pytest.fixture
def watched(server: Server) -> Watched:
    return Watched(server)


# --- HTTP ---


def test_whatever_may_be_asked(watched: Watched) -> None:
    """Every address, in every role, as the schema says and as it does not."""
    ask_all(watched, 6)


@pytest.mark.soak
def test_whatever_may_be_asked_for_long(watched: Watched) -> None:
    ask_all(watched, 300)


def ask_all(watched: Watched, examples: int) -> None:
    assert len(OPERATIONS) == len(ENDPOINTS)
    with requests.Session() as session:
        for operation in OPERATIONS:
            for role in ROLES:
                ask(watched, session, operation, role, examples)
    watched.check()


def ask(watched: Watched, session: requests.Session, operation: Any, role: str, examples: int) -> None:
    modes = [operation.as_strategy(generation_mode=mode) for mode in GenerationMode]
    documented = {int(status) for status in operation.definition.raw["responses"]} | ALWAYS

    @settings(
        derandomize=True,
        database=None,
        deadline=None,
        max_examples=examples,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(st.one_of(modes), st.booleans())
    def one(case: Any, here: bool) -> None:
        if here and "table" in case.path_parameters:
            case.path_parameters["table"] = watched.tables[role]
        cookie = {"redtable": watched.cookies[role]} if watched.cookies[role] else {}
        response = case.call(base_url=watched.server.address, session=session, cookies=cookie, timeout=40)
        assert response.status_code in documented, (case.as_curl_command(), response.text)
        if response.status_code >= 400:
            assert response.json()[("error" if "refused" not in response.json() else "refused")]["key"]
        assert "Traceback" not in response.text
        assert response.headers["x-content-type-options"] == ["nosniff"]

    one()


@pytest.mark.parametrize(
    "headers",
    [{"Origin": "http://["}, {"Origin": "null"}, {"Origin": "x" * 5000}, {"Cookie": "redtable=" + "\\377;" * 99}],
)
def test_headers_of_any_kind(watched: Watched, headers: dict[str, str]) -> None:
    response = httpx.post(f"{watched.server.address}/api/join", json={"token": "x"}, headers=headers)
    assert response.status_code in (403, 404)
    watched.check()


@pytest.mark.parametrize(
    "record", ["[" * 200_000, "{" * 1000, "\n" * 100_000, '{"game":"terraforming"}\n' * 1000, "\u0000", "null\nnull"]
)
def test_records_of_any_kind(watched: Watched, record: str) -> None:
    response = httpx.post(f"{watched.server.address}/api/records", json={"record": record}, timeout=30)
    assert response.status_code == 400
    watched.check()


def test_an_address_leads_nowhere_else(watched: Watched) -> None:
    for path in ("/api/tables/", "//elsewhere.example/", "/assets/../../../etc/passwd", "/assets/%2e%2e/%2e%2e/x"):
        assert httpx.get(watched.server.address + path).status_code == 404


# --- the live connection ---


def test_a_live_connection_bears_everything(watched: Watched) -> None:
    asyncio.run(storm(watched, 150))
    watched.check()


@pytest.mark.soak
def test_a_live_connection_bears_everything_for_long(watched: Watched) -> None:
    asyncio.run(storm(watched, 20_000))
    watched.check()


async def storm(watched: Watched, messages: int) -> None:
    """A seat and a watcher send what they should not; whenever they are thrown out they come again."""
    dice = random.Random(1)
    for role in ("player", "watcher"):
        left = messages
        while left:
            address = watched.server.address.replace("http", "ws")
            headers = {"Cookie": f"redtable={watched.cookies[role]}"}
            since = dice.choice(["", "?since=1", "?since=x", "?since=999999999999", "?since=-1", "?%00"])
            target = f"{address}/api/tables/{watched.table}/live{since}"
            async with connect(target, additional_headers=headers, max_size=2**22) as socket:
                with suppress(ConnectionClosed):
                    for _ in range(min(left, 40)):
                        left -= 1
                        await socket.send(nonsense(dice, watched))
                        if dice.random() < 0.3:
                            await asyncio.wait_for(socket.recv(), 20)


def nonsense(dice: random.Random, watched: Watched) -> str | bytes:
    """Mostly deeds that are read and refused, so that the connection lives on; now and then anything at all."""
    if dice.random() < 0.1:
        raw = dice.randbytes(dice.choice([0, 1, 100, 20_000]))
        return raw if dice.random() < 0.5 else raw.decode("latin-1")
    number = dice.choice([0, 1, watched.before["number"] - 1, watched.before["number"] + 1, 2**31 - 1])
    deed = dice.choice(
        [
            {
                "do": "answer",
                "number": watched.before["number"],
                "key": dice.choice(["", "pass", "play:" + "x" * 3000]),
            },
            {
                "do": "answer",
                "number": watched.before["number"],
                "key": dice.choice(["pay:mc=-1", "\0", "{}", "a:b,c"]),
            },
            {"do": "undo", "number": number, "to": dice.choice([0, 5, 2**31 - 1])},
            {"do": dice.choice(["agree", "refuse", "claim", "concede"]), "number": number + 5, "seat": 1},
            {"do": "preview", "number": number, "key": "x" * dice.randrange(4000)},
            {"do": "salt", "salt": "late"},
            {"do": "name", "name": "\u202e\n"},
            {"do": "webhook", "url": dice.choice(["x", "http://[", "file:///etc/passwd"])},
            {"do": "seat", "seat": dice.choice([1, 2, 99]), "kind": "open"},
            {"do": "options", "options": {"seats": 5, "x": [[[]]]}, "pace": {"kind": "move", "seconds": -1}},
            {"do": "resume"},
            {"do": "start"},
        ]
    )
    text = json.dumps(
        {name: value for name, value in deed.items() if name != "seat" or deed["do"] in ("claim", "seat")}
    )
    if dice.random() < 0.1:
        at = dice.randrange(len(text))
        text = text[:at] + chr(dice.randrange(1, 0xD000)) + text[at + 1 :]
    return text
