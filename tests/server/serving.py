"""A server in a process of its own, and people who talk to it over HTTP."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar

import httpx
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

STARTING = 30.0
"""Seconds a server may take on a busy machine."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@dataclass
class Server:
    """`redtable serve`, which may be killed and started again."""

    database: str
    workers: int = 1
    port: int = field(default_factory=free_port)
    options: tuple[str, ...] = ()
    log: Path | None = None
    """Where its standard error goes."""
    process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-c", "import sys; from redtable.cli.main import main; sys.exit(main())", "serve"]
        options = ["--database", self.database, "--port", str(self.port), "--workers", str(self.workers)]
        environment = os.environ | {"REDTABLE_LANG": "en"}
        usual = ["--bot-workers", "1", "--rate", "100000"]
        with open(self.log or os.devnull, "ab") as log:
            self.process = subprocess.Popen(
                [*command, *options, *usual, *self.options], env=environment, stderr=log, start_new_session=True
            )
        self.wait()

    def wait(self) -> None:
        """Until it answers."""
        end = time.monotonic() + STARTING
        while time.monotonic() < end:
            try:
                if httpx.get(f"{self.address}/ready", timeout=2).is_success:
                    return
            except httpx.HTTPError:
                time.sleep(0.05)
        raise AssertionError("the server does not start")

    def kill(self) -> None:
        """As a power cut would: it and all its workers, without a word."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """As a person would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(timeout=20)


@contextmanager
def serving(
    database: str, workers: int = 1, options: tuple[str, ...] = (), log: Path | None = None
) -> Iterator[Server]:
    server = Server(database, workers, options=options, log=log)
    server.start()
    try:
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.kill()


async def close_code(socket: ClientConnection) -> int | None:
    """Whatever else comes, until the server closes the connection; why it did."""
    try:
        while True:
            await asyncio.wait_for(socket.recv(), 20)
    except ConnectionClosed:
        return socket.close_code


class Person:
    """A browser without a screen: keeps its cookie, sees its table, answers at random."""

    here: ClassVar[list[Person]] = []
    """All there are; `leave` sends them away, and every test ends with that."""

    def __init__(self, address: str, seed: int = 0) -> None:
        self.http = httpx.Client(base_url=address, timeout=30)
        self.here.append(self)
        self.dice = random.Random(seed)

    @classmethod
    def leave(cls) -> None:
        while cls.here:
            cls.here.pop().http.close()

    def get(self, path: str) -> Any:
        response = self.http.get(path)
        response.raise_for_status()
        return response.json()

    def post(self, path: str, body: Any) -> httpx.Response:
        return self.http.post(path, content=json.dumps(body), headers={"Content-Type": "application/json"})

    def opens(self, *kinds: str, start: bool = False, **options: Any) -> str:
        """Open a table; the kinds are `me`, `open`, `bot`."""
        seats = [{"kind": kind} | ({"bot": "random"} if kind == "bot" else {}) for kind in kinds]
        body = {"game": "terraforming", "seats": seats, "options": options, "start": start}
        response = self.post("/api/tables", body)
        assert response.status_code == 201, response.text
        table: str = response.json()["table"]
        return table

    def link(self, table: str, seat: int | None) -> str:
        response = self.post(f"/api/tables/{table}/links", {"seat": seat})
        assert response.status_code == 201, response.text
        token: str = response.json()["token"]
        return token

    def joins(self, token: str) -> httpx.Response:
        return self.post("/api/join", {"token": token})

    def table(self, table: str) -> dict[str, Any]:
        found: dict[str, Any] = self.get(f"/api/tables/{table}")
        return found

    def does(self, table: str, **deed: Any) -> httpx.Response:
        return self.post(f"/api/tables/{table}/deeds", deed)

    def some_key(self, seen: dict[str, Any]) -> str | None:
        """Something on offer, if anything is asked."""
        decision = seen["view"]["decision"] if seen["phase"] == "play" else None
        if decision is None:
            return None
        if decision["kind"] == "choice":
            key: str = self.dice.choice(decision["options"])
            return key
        default: str = decision["default"]
        return default
