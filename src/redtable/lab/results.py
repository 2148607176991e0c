"""What became of a game, as it stands in the game's record: two fields more than other records have."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final

from redtable.kernel.record import write_record
from redtable.kernel.session import Session
from redtable.lab.schedule import Table

MICROSECONDS: Final = 6
"""Digits of times: what is read from a record is what was written."""


@dataclass(frozen=True, slots=True)
class Result:
    """A finished game. Everything but the time follows from the arena's settings."""

    table: Table
    points: tuple[int, ...]
    winners: tuple[int, ...]
    """Seats. Several share the win; there may be none, as in a solo game that is lost."""
    generations: int
    """0 in games that have none."""
    decisions: tuple[int, ...]
    """How many questions every seat was asked."""
    seconds: tuple[float, ...]
    """CPU time that every seat's bot took."""


def result_of(session: Session, table: Table, seconds: tuple[float, ...]) -> Result:
    """Of a game that is over."""
    game, state = session.game, session.state
    seats = [answer.seat for answer in session.live]
    return Result(
        table=table,
        points=tuple(game.points(state)),
        winners=tuple(game.winners(state)),
        generations=int(game.view(state, None).get("generation", 0)),
        decisions=tuple([seats.count(seat) for seat in range(session.seats)]),
        seconds=tuple([round(time, MICROSECONDS) for time in seconds]),
    )


def write(session: Session, result: Result) -> str:
    """The record. Its header says who sat where, its last line what else an arena wants to know."""
    lines = write_record(session).splitlines()
    lines[0] = _with(lines[0], {"table": {"seats": list(result.table.bots)}, "arena": _place(result.table)})
    counted = {"generations": result.generations, "decisions": result.decisions}
    lines[-1] = _with(lines[-1], {"arena": counted | {"seconds": result.seconds}})
    return "".join([line + "\n" for line in lines])


def read(text: str, table: Table) -> Result | None:
    """The result from a record of this very table; None if it is another one's, or not whole.

    Looks at the first and the last line only, because ten thousand records are read when an arena goes on. Without its
    last line no record is whole, and whoever wants the rest proved has `redtable verify`.
    """
    first, _, rest = text.partition("\n")
    last = rest.removesuffix("\n").rpartition("\n")[2]
    try:
        header, end = json.loads(first), json.loads(last)
        if header["arena"] != _place(table) or header["table"]["seats"] != list(table.bots):
            return None
        return _result(end, table)
    except (ValueError, KeyError, TypeError):
        return None


def _result(end: dict[str, Any], table: Table) -> Result:
    counted = end["arena"]
    return Result(
        table=table,
        points=tuple(end["result"]["points"]),
        winners=tuple(end["result"]["winners"]),
        generations=counted["generations"],
        decisions=tuple(counted["decisions"]),
        seconds=tuple(counted["seconds"]),
    )


def _place(table: Table) -> dict[str, Any]:
    return {"game": table.number, "seed": table.seed}


def _with(line: str, fields: dict[str, Any]) -> str:
    return json.dumps(json.loads(line) | fields)
