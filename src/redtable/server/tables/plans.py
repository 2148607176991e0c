"""From what somebody asks for to what is written down: everything is checked here, and nothing is changed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from redtable.bots import BOTS, bot_by_name
from redtable.games import game_by_id
from redtable.kernel.message import Message, RedtableError, Value
from redtable.kernel.session import Session
from redtable.server.tables import deeds
from redtable.server.tables import entries as log
from redtable.server.tables.absence import claimable
from redtable.server.tables.table import Table

FASTEST_MOVE = 10
LONGEST_LOG = 20_000
"""Entries of one table; the longest games have about a thousand. Nobody shall fill the disk with names."""
EVER = 2**62
LONGEST_PACE = 60 * 24 * 3600


@dataclass(frozen=True, slots=True)
class Actor:
    """Who asks: a seat (None: somebody who watches), perhaps the host. `known`: the table's number when that was looked
    up; a seat that was freed since then is the actor's no more."""

    seat: int | None
    host: bool = False
    known: int = EVER


class Refused(RedtableError):
    """It may not be done, or not now. Nothing has changed."""


def plan(table: Table, deed: deeds.TableDeed, actor: Actor, now: int) -> log.AnyEntry:
    """What the deed would write into the log. Raises `Refused` or `IllegalAnswer` with the reason."""
    if table.number >= LONGEST_LOG:
        raise _refused("deed-log-full")
    return _PLANS[type(deed)](table, deed, actor, now)


def joining(table: Table, seat: int, now: int) -> log.Joined | None:
    """What using a seat's link writes; None if somebody has used it before. Raises `Refused` if the seat is taken."""
    if seat >= len(table.seats):
        raise _refused("http-no-link")
    if table.seats[seat].joined:
        return None
    if table.seats[seat].kind != "open":
        raise _refused("http-no-link")
    return log.Joined(now, seat)


def best_bot() -> str:
    return list(BOTS)[-1]


# --- answers and undo ------------------------------------------------------------------------------------------------


def _answer(table: Table, deed: deeds.Answer, actor: Actor, now: int) -> log.AnyEntry:
    """To the question as it was put; what others answered meanwhile does not matter."""
    seat = _playing(table, actor)
    if not table.seats[seat].asked_number <= deed.number <= table.number:
        raise _refused("stale", found=deed.number, known=table.number)
    if table.paused:
        raise _refused("deed-paused")
    trial = _session(table).state.copy()
    return log.Answered(now, seat, trial.answer(seat, deed.key))


def _undo(table: Table, deed: deeds.Undo, actor: Actor, now: int) -> log.AnyEntry:
    seat = _in_play(table, deed.number, actor)
    session = _session(table)
    if not 0 <= deed.to < table.answers:
        raise _refused("illegal-undo", to=deed.to, answers=table.answers)
    if deed.to >= session.free_undo(seat):
        return log.Undone(now, seat, deed.to)
    if _others(table, seat):
        return log.UndoAsked(now, seat, deed.to)
    return log.Undone(now, seat, deed.to, _all_but(table, seat))


def _agree(table: Table, deed: deeds.Agree, actor: Actor, now: int) -> log.AnyEntry:
    """Bots agree to everything: they forget what they should not have seen."""
    seat = _in_play(table, deed.number, actor)
    request = table.request
    if request is None or seat == request.seat or seat in request.agreed:
        raise _refused("deed-no-undo")
    if set(_others(table, request.seat)) <= {*request.agreed, seat}:
        return log.Undone(now, request.seat, request.to, _all_but(table, request.seat))
    return log.UndoAgreed(now, seat)


def _refuse(table: Table, deed: deeds.Refuse, actor: Actor, now: int) -> log.AnyEntry:
    """Also the seat itself may think better of it."""
    seat = _in_play(table, deed.number, actor)
    if table.request is None:
        raise _refused("deed-no-undo")
    return log.UndoRefused(now, seat)


# --- leaving ---------------------------------------------------------------------------------------------------------


def _concede(table: Table, deed: deeds.Concede, actor: Actor, now: int) -> log.AnyEntry:
    return log.Conceded(now, _in_play(table, deed.number, actor), best_bot())


def _claim(table: Table, deed: deeds.Claim, actor: Actor, now: int) -> log.AnyEntry:
    seat = _in_play(table, deed.number, actor)
    if deed.seat == seat or deed.seat not in claimable(table, now):
        raise _refused("deed-not-absent")
    return log.Claimed(now, deed.seat, seat, best_bot())


# --- seats and host --------------------------------------------------------------------------------------------------


def _name(table: Table, deed: deeds.Name, actor: Actor, now: int) -> log.AnyEntry:
    if not deed.name.isprintable():
        raise _refused("deed-bad-name")
    return log.Named(now, _seated(table, actor), deed.name.strip())


def _salt(table: Table, deed: deeds.Salt, actor: Actor, now: int) -> log.AnyEntry:
    _in_room(table)
    if not deed.salt.isprintable():
        raise _refused("bad-salt", seat=_seated(table, actor))
    return log.Salted(now, _seated(table, actor), deed.salt)


def _place(table: Table, deed: deeds.Place, actor: Actor, now: int) -> log.AnyEntry:
    _host(actor)
    if deed.seat >= len(table.seats):
        raise _refused("illegal-seat", seat=deed.seat, seats=len(table.seats))
    seat = table.seats[deed.seat]
    if table.phase == "room":
        if deed.kind == "person" or deed.seat == actor.seat:
            raise _refused("deed-seat-taken")
    elif table.phase == "over" or not seat.joined or seat.conceded or deed.kind == "open":
        raise _refused("deed-seat-fixed")
    bot = _bot(deed.bot or best_bot()) if deed.kind == "bot" else ""
    return log.Placed(now, deed.seat, deed.kind, bot)


def _arrange(table: Table, deed: deeds.Arrange, actor: Actor, now: int) -> log.AnyEntry:
    _host(actor)
    _in_room(table)
    options = checked_options(table.game.id, deed.options)
    seats = int(options["seats"])
    if any(seat.joined for seat in table.seats[seats:]):
        raise _refused("deed-seat-taken")
    return log.Arranged(now, options, checked_pace(deed.pace))


def _start(table: Table, deed: deeds.Start, actor: Actor, now: int) -> log.AnyEntry:
    _host(actor)
    _in_room(table)
    free = tuple([number for number, seat in enumerate(table.seats) if seat.kind == "open"])
    if free:
        raise _refused("deed-seats-open", seats=free)
    return log.Started(now)


def _pause(table: Table, deed: deeds.Pause, actor: Actor, now: int) -> log.AnyEntry:
    _host(actor)
    if table.phase != "play" or table.paused:
        raise _refused("deed-not-running")
    return log.Paused(now)


def _resume(table: Table, deed: deeds.Resume, actor: Actor, now: int) -> log.AnyEntry:
    _host(actor)
    if table.phase != "play" or not table.paused:
        raise _refused("deed-not-paused")
    return log.Resumed(now)


_PLANS: Final[dict[type, Callable[[Table, Any, Actor, int], log.AnyEntry]]] = {
    deeds.Answer: _answer,
    deeds.Undo: _undo,
    deeds.Agree: _agree,
    deeds.Refuse: _refuse,
    deeds.Concede: _concede,
    deeds.Claim: _claim,
    deeds.Name: _name,
    deeds.Salt: _salt,
    deeds.Place: _place,
    deeds.Arrange: _arrange,
    deeds.Start: _start,
    deeds.Pause: _pause,
    deeds.Resume: _resume,
}


# --- what happens by itself ------------------------------------------------------------------------------------------


def overdue(table: Table, now: int) -> log.RanOut | None:
    """What is to be written when a clock has run out."""
    if table.paused:
        return None
    for number in table.asked:
        deadline = table.seats[number].deadline(table.pace)
        if deadline is not None and deadline <= now:
            return log.RanOut(now, number, best_bot() if table.pace.then == "bot" else "")
    return None


# --- checks ----------------------------------------------------------------------------------------------------------


def checked_options(game_id: str, options: dict[str, Any]) -> dict[str, Any]:
    """Complete, as the game writes them. Raises `BadRecord` with the option and what it may be."""
    game = game_by_id(game_id)
    return game.write_options(game.read_options(options))


def checked_pace(pace: log.Pace) -> log.Pace:
    if pace.kind == "none":
        return log.Pace()
    if not FASTEST_MOVE <= pace.seconds <= LONGEST_PACE or not 0 <= pace.extra <= LONGEST_PACE:
        raise _refused("deed-bad-pace", least=FASTEST_MOVE)
    return pace


def _in_play(table: Table, number: int, actor: Actor) -> int:
    """The seat that asks, at a table that is in play and as the seat knows it."""
    seat = _playing(table, actor)
    if number != table.number:
        raise _refused("stale", found=number, known=table.number)
    return seat


def _playing(table: Table, actor: Actor) -> int:
    seat = _seated(table, actor)
    if table.phase != "play":
        raise _refused("deed-not-in-play")
    return seat


def _in_room(table: Table) -> None:
    if table.phase != "room":
        raise _refused("deed-has-begun")


def _seated(table: Table, actor: Actor) -> int:
    if actor.seat is None or table.freed_at.get(actor.seat, 0) > actor.known:
        raise _refused("deed-no-seat")
    return actor.seat


def _host(actor: Actor) -> None:
    if not actor.host:
        raise _refused("deed-not-host")


def _bot(name: str) -> str:
    bot_by_name(name)
    return name


def _others(table: Table, seat: int) -> list[int]:
    return [other for other in table.people if other != seat]


def _all_but(table: Table, seat: int) -> tuple[int, ...]:
    return tuple([other for other in range(len(table.seats)) if other != seat])


def _session(table: Table) -> Session:
    assert table.session is not None
    return table.session


def _refused(key: str, **args: Value) -> Refused:
    return Refused(Message(key, args))
