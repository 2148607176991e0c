"""When a seat has been away for so long that the others need not wait any more."""

from __future__ import annotations

from typing import Final

from redtable.server.tables.entries import Pace
from redtable.server.tables.seats import SECOND
from redtable.server.tables.table import Table

LIVE: Final = 15 * 60
"""At a table with clocks, at least so many seconds."""
PATIENT: Final = 3 * 24 * 3600
"""At a table without: people play over days."""
TIMES: Final = 3
"""So many times the time for a move."""


def patience(pace: Pace) -> int:
    """In milliseconds."""
    seconds = PATIENT if pace.kind == "none" else max(LIVE, TIMES * pace.seconds)
    return seconds * SECOND


def claimable(table: Table, now: int) -> list[int]:
    """People who have been asked for too long, whether or not the table rests since then."""
    limit = patience(table.pace)
    found = []
    for number in table.asked:
        seat = table.seats[number]
        if seat.kind == "person" and seat.asked_since is not None and now - seat.asked_since >= limit:
            found.append(number)
    return found
