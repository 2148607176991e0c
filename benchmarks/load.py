"""What one server bears: `python -m benchmarks.load` writes benchmarks/load.md.

Where other work shares the machine, look at the processor time per answer rather than at the clock."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.tables import SECRET, weigh, whole_game
from redtable.server.store.sql import NEW_ENTRY
from redtable.server.tables import entries as log

PORT = 8704
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True, slots=True)
class Played:
    """What a number of players at once got."""

    tables: int
    viewers: int
    answers: int
    seconds: float
    cpu_seconds: float
    """Of the server."""
    p50_ms: float
    p95_ms: float


@contextmanager
def server(database: str, port: int = PORT) -> Iterator[subprocess.Popen[bytes]]:
    command = [sys.executable, "-c", "import sys; from redtable.cli.main import main; sys.exit(main())", "serve"]
    options = ["--database", database, "--port", str(port), "--bot-workers", "1", "--rate", "1000000"]
    process = subprocess.Popen([*command, *options], stderr=subprocess.DEVNULL)
    try:
        while True:
            try:
                if httpx.get(f"http://127.0.0.1:{port}/ready").is_success:
                    break
            except httpx.HTTPError:
                time.sleep(0.01)
        yield process
    finally:
        process.terminate()
        process.wait()


def cpu_of(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def resident_of(pid: int) -> int:
    """In bytes."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


class Seat:
    """A seat that answers as soon as it is asked, over a live connection."""

    def __init__(self, table: str, cookie: str, seed: int, port: int) -> None:
        self.table, self.cookie, self.port = table, cookie, port
        self.dice = random.Random(seed)
        self.times: list[float] = []
        self.lost = 0

    async def play(self, end: float) -> None:
        address = f"ws://127.0.0.1:{self.port}/api/tables/{self.table}/live"
        async with connect(address, additional_headers={"Cookie": f"redtable={self.cookie}"}, max_size=2**24) as socket:
            seen = await self.until(socket, "table")
            while time.monotonic() < end and seen["phase"] == "play":
                key = some_key(seen["view"]["decision"], self.dice)
                if key is None:
                    try:
                        seen = await asyncio.wait_for(self.until(socket, "table"), max(end - time.monotonic(), 0.01))
                    except TimeoutError:
                        return
                    continue
                begun = time.perf_counter()
                await socket.send(json.dumps({"do": "answer", "number": seen["number"], "key": key, "id": 1}))
                seen = await self.answered(socket, begun, seen)

    async def answered(self, socket: ClientConnection, begun: float, seen: dict[str, Any]) -> dict[str, Any]:
        """Until the answer is acknowledged and the table after it has come."""
        done, newest = None, seen
        while done is None or newest["number"] < done:
            message = read(await socket.recv())
            if message["type"] == "done":
                self.times.append(time.perf_counter() - begun)
                done = message["number"]
            elif message["type"] == "refused":
                self.lost += 1
                done = 0
                newest = seen if newest["number"] > seen["number"] else await self.until(socket, "table")
            elif message["type"] == "table":
                newest = message
        return newest

    async def until(self, socket: ClientConnection, kind: str) -> dict[str, Any]:
        while True:
            message = read(await socket.recv())
            if message["type"] == kind:
                return message


def read(data: str | bytes) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(zlib.decompress(data, -15) if isinstance(data, bytes) else data)
    return found


def some_key(decision: dict[str, Any] | None, dice: random.Random) -> str | None:
    if decision is None:
        return None
    key: str = dice.choice(decision["options"]) if decision["kind"] == "choice" else decision["default"]
    return key


def open_table(port: int) -> tuple[str, list[str]]:
    """A game of two that has begun: the table, and the cookies of its seats."""
    address = f"http://127.0.0.1:{port}"
    with httpx.Client(base_url=address) as host, httpx.Client(base_url=address) as friend:
        body = {"game": "terraforming", "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = host.post("/api/tables", json=body).json()["table"]
        token = host.post(f"/api/tables/{table}/links", json={"seat": 1}).json()["token"]
        friend.post("/api/join", json={"token": token})
        host.post(f"/api/tables/{table}/deeds", json={"do": "start"})
        return table, [host.cookies["redtable"], friend.cookies["redtable"]]


def watch(tables: list[tuple[str, list[str]]], viewers: int, ready: Any, port: int) -> None:
    """In a process of its own: viewers spread over the tables, who read what comes."""

    async def one(table: str, cookie: str) -> None:
        address = f"ws://127.0.0.1:{port}/api/tables/{table}/live"
        async with connect(address, additional_headers={"Cookie": f"redtable={cookie}"}, compression=None) as socket:
            async for _ in socket:
                pass

    async def main() -> None:
        tasks = []
        for number in range(viewers):
            table, cookies = tables[number % len(tables)]
            tasks.append(asyncio.create_task(one(table, cookies[number // len(tables) % 2])))
            if number % 20 == 19:
                await asyncio.sleep(0.1)
        await asyncio.sleep(2)
        ready.set()
        await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(main())


def played(process: subprocess.Popen[bytes], tables: int, viewers: int, seconds: float) -> Played:
    """All tables at once, each with a player who answers at once; viewers spread over them."""
    opened = [open_table(PORT) for _ in range(tables)]
    context = get_context("spawn")
    ready = context.Event()
    beside = context.Process(target=watch, args=(opened, viewers, ready, PORT))
    if viewers:
        beside.start()
        ready.wait(120)
    seats = [Seat(table, cookie, 7, PORT) for table, cookies in opened for cookie in cookies]

    async def main() -> None:
        end = time.monotonic() + seconds
        await asyncio.gather(*[seat.play(end) for seat in seats])

    before, begun = cpu_of(process.pid), time.monotonic()
    asyncio.run(main())
    took, cpu = time.monotonic() - begun, cpu_of(process.pid) - before
    if viewers:
        beside.kill()
        beside.join()
    times = sorted([each for seat in seats for each in seat.times])
    p50, p95 = [1000 * times[int(part * (len(times) - 1))] for part in (0.5, 0.95)]
    return Played(tables, viewers, len(times), took, cpu, p50, p95)


def contention(database: str, seconds: float) -> tuple[int, float, int]:
    """Two processes on PostgreSQL, the two seats of each table at another one: answers, seconds, answers refused."""
    with server(database), server(database, PORT + 1):
        opened = [open_table(PORT) for _ in range(4)]
        seats = [Seat(table, cookies[at], 7, PORT + at) for table, cookies in opened for at in (0, 1)]

        async def main() -> None:
            end = time.monotonic() + seconds
            await asyncio.gather(*[seat.play(end) for seat in seats])

        begun = time.monotonic()
        asyncio.run(main())
        return sum(len(seat.times) for seat in seats), time.monotonic() - begun, sum(seat.lost for seat in seats)


def stored(path: Path, tables: int) -> None:
    """A database with so many games that are over, copied row by row."""
    entries = [log.write_entry(entry) for entry in whole_game(2, 1)[0]][:200]
    db = sqlite3.connect(path)
    with db:
        db.executemany(
            "INSERT INTO tables (id, game, secret, created, changed, number, phase, asked, due)"
            " VALUES (?, 'terraforming', ?, 1, 1, ?, 'play', '[0]', NULL)",
            [(f"{number:022d}", SECRET, len(entries)) for number in range(tables)],
        )
        for number in range(0, tables, 100):  # the logs of some, so that the file stays small
            rows = [(f"{number:022d}", at, entry) for at, entry in enumerate(entries, 1)]
            db.executemany(NEW_ENTRY, rows)
    db.close()


def memory(process: subprocess.Popen[bytes], tables: int) -> tuple[int, int]:
    """Resident before, and for each open table in play."""
    before = resident_of(process.pid)
    for _ in range(tables):
        open_table(PORT)
    return before, (resident_of(process.pid) - before) // tables


def start_up(tables: int) -> tuple[float, float, int, float]:
    """Seconds and processor seconds until ready, memory, milliseconds of /metrics, with so many stored tables."""
    with tempfile.TemporaryDirectory() as place:
        path = Path(place) / "tables.db"
        with server(f"sqlite:///{path}"):
            pass
        stored(path, tables)
        begun = time.monotonic()
        with server(f"sqlite:///{path}") as process:
            took, cpu = time.monotonic() - begun, cpu_of(process.pid)
            asked = time.perf_counter()
            httpx.get(f"http://127.0.0.1:{PORT}/metrics")
            return took, cpu, resident_of(process.pid), 1000 * (time.perf_counter() - asked)


def report(seconds: float, games: int, postgres: str) -> Iterator[str]:
    yield "# Load\n"
    yield f"`python -m benchmarks.load`, Python {sys.version.split()[0]}, {os.cpu_count()} processors, load average at"
    yield f"the start {os.getloadavg()[0]:.1f}; with other work on the machine the processor time per answer tells more"
    yield "than the clock. Games of two, answers given as soon as asked, acknowledged after fsync; best of two.\n"
    yield "| tables | viewers | answers/s | p50 ms | p95 ms | server CPU ms/answer |"
    yield "| ---: | ---: | ---: | ---: | ---: | ---: |"
    with tempfile.TemporaryDirectory() as place, server(f"sqlite:///{place}/tables.db") as process:
        for tables, viewers in ((1, 1), (1, 50), (1, 500), (50, 50), (50, 500)):
            best = max((played(process, tables, viewers, seconds) for _ in range(2)), key=lambda one: one.answers)
            rate, cpu = best.answers / best.seconds, 1000 * best.cpu_seconds / best.answers
            yield f"| {tables} | {viewers} | {rate:.0f} | {best.p50_ms:.1f} | {best.p95_ms:.1f} | {cpu:.2f} |"
    with tempfile.TemporaryDirectory() as place, server(f"sqlite:///{place}/tables.db") as process:
        before, each = memory(process, 300)
        yield f"\nMemory: {before / 2**20:.0f} MB without tables, {each / 1024:.0f} KB for each open table.\n"
    if postgres:
        answers, took, lost = contention(postgres, seconds)
        yield f"Two processes on PostgreSQL, each seat of four tables at another one: {answers / took:.0f} answers/s,"
        yield f"{lost} of {answers} refused as stale.\n"
    for tables in (0, 100_000):
        took, cpu, resident, metrics = start_up(tables)
        yield f"Start with {tables:,} stored tables: {took:.2f} s ({cpu:.2f} s of processor time),"
        yield f"{resident / 2**20:.0f} MB; `/metrics` answers in {metrics:.0f} ms.\n"
    yield "| seats | entries | log KB | frame KB | packed | with the whole log KB | packed | cold open ms (CPU) |"
    yield "| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"
    weights = weigh(games)
    for seats in sorted({weight.seats for weight in weights}):
        some = [weight for weight in weights if weight.seats == seats]
        typical = median([weight.log_bytes for weight in some]) / 1000
        most = [
            max(getattr(weight, name) for weight in some) / 1000
            for name in ("frame_bytes", "packed_bytes", "first_bytes", "first_packed")
        ]
        slowest = max(weight.open_seconds for weight in some) * 1000
        entries = max(weight.entries for weight in some)
        sizes = " | ".join([f"{size:.1f}" for size in most])
        yield f"| {seats} | {entries} | {typical:.1f} | {sizes} | {slowest:.1f} |"
    yield f"\n{games} games of random answers for each number of seats, with draft; log: median; all else: the most."


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--postgres", default="", help="the address of an empty database")
    wish = parser.parse_args()
    with open(Path(__file__).with_name("load.md"), "w", encoding="utf-8") as file:
        for line in report(wish.seconds, wish.games, wish.postgres):
            print(line)
            file.write(line + "\n")
            file.flush()


if __name__ == "__main__":
    main()
