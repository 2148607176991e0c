"""Server and workers are killed at random moments while people play: nothing that was acknowledged is lost."""

from __future__ import annotations

import asyncio
import os
import random
import threading
import time
from dataclasses import dataclass, field

import httpx
import pytest

from redtable.server.store import open_store
from redtable.server.tables import entries as log
from tests.server.conftest import on_both
from tests.server.serving import Person, Server, serving

KILLS = int(os.environ.get("REDTABLE_KILLS", "3"))
"""Everyday runs kill a few times; `make soak` 200 times on each database."""
PATIENCE = 30.0


@dataclass
class Player:
    """Somebody who plays on whatever happens, and remembers every answer that was acknowledged."""

    person: Person
    table: str
    acknowledged: dict[int, tuple[int, str]] = field(default_factory=dict)
    """By number of the entry: seat and key."""
    stopped: threading.Event = field(default_factory=threading.Event)
    problem: str = ""

    def play(self) -> None:
        while not self.stopped.is_set():
            try:
                self.step()
            except httpx.HTTPError:
                time.sleep(0.05)

    def step(self) -> None:
        seen = self.person.table(self.table)
        if seen["phase"] == "over":
            self.stopped.set()
            return
        key = self.person.some_key(seen)
        if key is None:
            time.sleep(0.02)
            return
        response = self.person.does(self.table, do="answer", number=seen["number"], key=key)
        if response.status_code == 200:
            self.acknowledged[response.json()["done"]] = (seen["you"]["seat"], key)
        elif response.status_code != 409:
            self.problem = f"{response.status_code}: {response.text}"
            self.stopped.set()


def seated(server: Server, seed: int) -> list[Player]:
    """Two people and a bot at a table in play."""
    host, friend = Person(server.address, seed), Person(server.address, seed + 1)
    table = host.opens("me", "open", "bot")
    friend.joins(host.link(table, 1))
    host.does(table, do="start")
    return [Player(host, table), Player(friend, table)]


@on_both
def test_kills(database: str) -> None:
    dice = random.Random(KILLS)
    with serving(database) as server:
        players = seated(server, 1)
        threads = [threading.Thread(target=player.play, daemon=True) for player in players]
        for thread in threads:
            thread.start()
        for _ in range(KILLS):
            time.sleep(dice.uniform(0.05, 1.0))
            server.kill()
            server.start()
            if all(player.stopped.is_set() for player in players):
                players += seated(server, dice.randrange(10_000))
                threads += [threading.Thread(target=player.play, daemon=True) for player in players[-2:]]
                for thread in threads[-2:]:
                    thread.start()
        assert goes_on(players[-2:]), "a table stands still"
        for player in players:
            player.stopped.set()
        for thread in threads:
            thread.join()
    for player in players:
        assert not player.problem
        assert kept(asyncio.run(entries_of(database, player.table)), player)


def goes_on(players: list[Player]) -> bool:
    """Whether people and bot answer after the last kill, or the game is over."""
    before = players[0].person.table(players[0].table)["number"]
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        seen = players[0].person.table(players[0].table)
        if seen["phase"] == "over" or seen["number"] > before + 12:
            return True
        time.sleep(0.1)
    return False


async def entries_of(database: str, table: str) -> list[log.AnyEntry]:
    store = await open_store(database)
    try:
        found = await store.entries(table, 0)
    finally:
        await store.close()
    return [log.read_entry(entry) for entry in found]


def kept(entries: list[log.AnyEntry], player: Player) -> bool:
    """Every acknowledged answer stands in the log under the number that was acknowledged."""
    for number, (seat, _) in player.acknowledged.items():
        entry = entries[number - 1]
        if not isinstance(entry, log.Answered) or entry.seat != seat:
            return False
    return bool(player.acknowledged)


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_two_processes_serve_one_table(database: str) -> None:
    """Two servers on one database: each person talks to another one, and both tell the same."""
    with serving(database) as first, serving(database) as second:
        host, friend = Person(first.address, 1), Person(second.address, 2)
        table = host.opens("me", "open")
        friend.joins(host.link(table, 1))
        host.does(table, do="start")
        players = [Player(host, table), Player(friend, table)]
        threads = [threading.Thread(target=player.play, daemon=True) for player in players]
        for thread in threads:
            thread.start()
        assert goes_on(players)
        for player in players:
            player.stopped.set()
        for thread in threads:
            thread.join()
        time.sleep(1)
        assert host.table(table)["number"] == friend.table(table)["number"]
        seen = [person.table(table)["view"]["seats"] for person in (host, friend)]
        assert seen[0] == seen[1]
    entries = asyncio.run(entries_of(database, table))
    assert all(kept(entries, player) for player in players)
