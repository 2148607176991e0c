"""Tables for tests: a driver that plans, writes down and applies, as a hub does, without a store."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

import msgspec

from redtable.kernel.answers import random_answer
from redtable.server.tables import deeds, plans
from redtable.server.tables import entries as log
from redtable.server.tables.table import Table
from redtable.server.tables.telling import Eye, told

SECRET = bytes(range(32))
BEGIN = 1_000_000


@dataclass
class Driver:
    """`now` goes on by a second with every deed."""

    table: Table
    written: list[log.AnyEntry]
    now: int = BEGIN
    rng: random.Random = field(default_factory=lambda: random.Random(1))

    def do(self, deed: deeds.TableDeed, seat: int | None = None, host: bool = False) -> log.AnyEntry:
        self.now += 1000
        entry = plans.plan(self.table, deed, plans.Actor(seat, host), self.now)
        self.write(entry)
        return entry

    def write(self, entry: log.AnyEntry) -> None:
        self.table.apply(entry)
        self.written.append(entry)

    def answer(self, seat: int | None = None) -> None:
        """The seat, or the first that is asked, answers something."""
        asked = self.table.asked[0] if seat is None else seat
        session = self.table.session
        assert session is not None
        key = random_answer(session.state.decision_of(asked), self.rng)
        self.do(deeds.Answer(self.table.number, key), asked)

    def play(self, answers: int) -> None:
        for _ in range(answers):
            if self.table.phase == "play":
                self.answer()

    def play_to_end(self) -> None:
        while self.table.phase == "play":
            self.answer()


def opened(*kinds: str, pace: log.Pace | None = None, **options: Any) -> Driver:
    """`opened("person", "bot", "open")`."""
    chosen = plans.checked_options("terraforming", {"seats": len(kinds)} | options)
    seats = tuple([log.SeatPlan(kind, "random" if kind == "bot" else "") for kind in kinds])  # type: ignore[arg-type]  # one of the kinds
    entry = log.Opened(BEGIN, "terraforming", 1, chosen, pace or log.Pace(), seats)
    return Driver(Table.of("table", SECRET, [entry]), [entry])


def started(*kinds: str, pace: log.Pace | None = None, **options: Any) -> Driver:
    driver = opened(*kinds, pace=pace, **options)
    driver.do(deeds.Start(), 0, host=True)
    return driver


def shown(table: Table) -> list[bytes]:
    """Everything any eye sees."""
    eyes = [Eye(None), *[Eye(seat, host) for seat in range(len(table.seats)) for host in (False, True)]]
    return [msgspec.json.encode(told(table, eye, 0)) for eye in eyes]
