"""New tables: from scratch, from a record, once more with the same seats."""

from __future__ import annotations

import base64
import hashlib
import secrets
from typing import Annotated, Any, Literal

import msgspec

from redtable.bots import bot_by_name
from redtable.games import game_by_id
from redtable.kernel.record import read_record
from redtable.server.hub import Hub, progress
from redtable.server.store import NewTable
from redtable.server.tables import entries as log
from redtable.server.tables.plans import best_bot, checked_options, checked_pace
from redtable.server.tables.seats import SeatAt
from redtable.server.tables.table import Table
from redtable.server.web.problems import Problem
from redtable.server.web.visitors import new_table_id

SECRET_BYTES = 32


class SeatChoice(log.Wire):
    """`me`: who opens the table; `open`: whoever gets the link; `bot`: the bot of that name, or the best."""

    kind: Literal["me", "open", "bot"]
    bot: Annotated[str, msgspec.Meta(max_length=40)] = ""


class OpenTable(log.Wire):
    """The body of `POST /api/tables`."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[tuple[SeatChoice, ...], msgspec.Meta(min_length=1, max_length=10)]
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    pace: log.Pace = msgspec.field(default_factory=log.Pace)
    start: bool = False


class OpenRecord(log.Wire):
    """The body of `POST /api/records`: to watch (`bot` empty), or to go on after so many answers against a bot."""

    record: str
    answers: Annotated[int, msgspec.Meta(ge=0)] | None = None
    bot: Annotated[str, msgspec.Meta(max_length=40)] = ""
    seat: Annotated[int, msgspec.Meta(ge=0)] = 0


def opened_table(wish: OpenTable, now: int) -> tuple[Table, list[log.AnyEntry]]:
    """The table with its first entries. Raises `BadRecord` or `Problem` for what cannot be."""
    game = game_by_id(wish.game)
    options = checked_options(wish.game, wish.options | {"seats": len(wish.seats)})
    seats = tuple([_planned(choice) for choice in wish.seats])
    if [seat.kind for seat in seats].count("person") > 1:
        raise Problem(400, "http-one-seat")
    entries: list[log.AnyEntry] = [
        log.Opened(now, wish.game, game.rules_version, options, checked_pace(wish.pace), seats)
    ]
    if wish.start:
        if any(seat.kind == "open" for seat in seats):
            raise Problem(400, "deed-seats-open", seats=tuple([n for n, s in enumerate(seats) if s.kind == "open"]))
        entries.append(log.Started(now))
    return Table.of(new_table_id(), secrets.token_bytes(SECRET_BYTES), entries), entries


def _planned(choice: SeatChoice) -> log.SeatPlan:
    if choice.kind == "bot":
        name = choice.bot or best_bot()
        bot_by_name(name)
        return log.SeatPlan("bot", name)
    return log.SeatPlan("person" if choice.kind == "me" else "open")


def table_of_record(wish: OpenRecord, now: int) -> tuple[Table, list[log.AnyEntry]]:
    """A table that has come as far as the record, or as the wished part of it."""
    session = read_record(wish.record, game_by_id)
    number = len(session.live) if wish.answers is None else wish.answers
    if number > len(session.live):
        raise Problem(400, "illegal-undo", to=number, answers=len(session.live))
    if wish.bot and wish.seat >= session.seats:
        raise Problem(400, "illegal-seat", seat=wish.seat, seats=session.seats)
    seats = tuple([_going_on(seat, wish) for seat in range(session.seats)])
    options = session.game.write_options(session.options)
    entries: list[log.AnyEntry] = [
        log.Opened(now, session.game.id, session.game.rules_version, options, log.Pace(), seats)
    ]
    entries += [log.Salted(now, seat, salt) for seat, salt in enumerate(session.salts) if salt]
    entries.append(log.Started(now, session.salts))
    entries += [log.Answered(now, answer.seat, answer.key) for answer in session.live[:number]]
    return Table.of(new_table_id(), session.secret, entries), entries


def _going_on(seat: int, wish: OpenRecord) -> log.SeatPlan:
    """Who sits there from now on. Where a record is only shown, nobody does."""
    if not wish.bot:
        return log.SeatPlan("open")
    return log.SeatPlan("person") if seat == wish.seat else _planned(SeatChoice("bot", wish.bot))


def again(table: Table, now: int) -> tuple[Table, list[log.AnyEntry]]:
    """The table once more. Its id follows from the old table's secret, so that two who ask get the same one."""
    seats = tuple([_once_more(seat) for seat in table.seats])
    game = table.game
    entries: list[log.AnyEntry] = [
        log.Opened(now, game.id, game.rules_version, table.options, table.pace, seats),
        *[log.Named(now, number, seat.name) for number, seat in enumerate(table.seats) if seat.name],
        log.Started(now),
    ]
    next_id = base64.urlsafe_b64encode(hashlib.sha256(b"rematch" + table.secret).digest())[:22].decode()
    return Table.of(next_id, secrets.token_bytes(SECRET_BYTES), entries), entries


def _once_more(seat: SeatAt) -> log.SeatPlan:
    """Who gave up may play again."""
    return log.SeatPlan("person") if seat.joined else log.SeatPlan("bot", seat.bot or best_bot())


async def keep_new(hub: Hub, table: Table, entries: list[log.AnyEntry]) -> None:
    """Write a new table down, if there is none of its id; bots that have the first word get it."""
    now = hub.clock()
    kept = tuple([log.write_entry(entry) for entry in entries])
    await hub.store.create(NewTable(table.id, table.game.id, table.secret, now, kept, progress(table, now)))
    await hub.look_after(table.id)
