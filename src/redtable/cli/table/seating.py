"""Who sits where: people at this terminal, and bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from redtable.bots import BOTS, Bot, bot_by_name
from redtable.kernel.message import BadRecord, Message

PERSON: Final = "person"
"""What a record's header calls a seat that is no bot's."""

YOU: Final = "you"
"""What the command line calls it."""


@dataclass(frozen=True, slots=True)
class Seating:
    """For every seat `person` or the name of a bot."""

    seats: tuple[str, ...]

    @property
    def people(self) -> tuple[int, ...]:
        return tuple([seat for seat, who in enumerate(self.seats) if who == PERSON])

    @property
    def bots(self) -> dict[int, str]:
        return {seat: who for seat, who in enumerate(self.seats) if who != PERSON}

    def players(self) -> dict[int, Bot]:
        """Raises `BadRecord` for a bot that is not there."""
        return {seat: bot_by_name(name) for seat, name in self.bots.items()}

    def as_json(self) -> dict[str, Any]:
        return {"seats": list(self.seats)}


def best_bot() -> str:
    """The strongest there is."""
    return list(BOTS)[-1]


def seated(seats: int, people: int = 1, bot: str = "") -> Seating:
    """People first, then bots of one kind."""
    return Seating(tuple([PERSON if seat < people else bot or best_bot() for seat in range(seats)]))


def parse_seating(text: str) -> Seating:
    """`you,greedy,random`; raises `BadRecord` for a bot that is not there."""
    found = []
    for word in text.split(","):
        who = word.strip().lower()
        if who not in (YOU, PERSON):
            bot_by_name(who)
        found.append(PERSON if who == YOU else who)
    return Seating(tuple(found))


def seating_of(header: Mapping[str, Any]) -> Seating:
    """Who sat there when the record was written; where it does not say so, one person against the best bots."""
    table = header.get("table")
    seats = table.get("seats") if isinstance(table, dict) else None
    if not _is_seating(seats, header["seats"]):
        return seated(header["seats"])
    for who in seats or ():
        if who != PERSON and who not in BOTS:
            raise BadRecord(Message("bad-unknown-bot", {"id": who, "known": tuple(BOTS)}))
    return Seating(tuple(seats or ()))


def _is_seating(seats: object, count: int) -> bool:
    return isinstance(seats, Sequence) and len(seats) == count and all(isinstance(who, str) for who in seats)
