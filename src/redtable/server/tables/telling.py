"""What one eye is told of a table (docs/protocol.md): everything a client shows, and nothing its seat may not know."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from redtable.kernel import chance
from redtable.kernel.message import Message, as_json
from redtable.kernel.session import Session
from redtable.server.tables.absence import claimable
from redtable.server.tables.seats import SECOND, SeatAt
from redtable.server.tables.table import Line, Table
from redtable.words.answers import answer_text


@dataclass(frozen=True, slots=True)
class Eye:
    """Who looks: a seat, or None for those who watch; the host sees the host's tools."""

    seat: int | None
    host: bool = False


def told(table: Table, eye: Eye, now: int, since: int = 0) -> dict[str, Any]:
    """The table as the eye sees it, with the log after the line of serial `since`."""
    session = table.session
    shown = _play(table, session, eye.seat) if session is not None else {"view": None, "says": {}, "why_not": {}}
    return {
        "type": "table",
        "id": table.id,
        "number": table.number,
        "phase": table.phase,
        "game": table.game.id,
        "options": table.options,
        "pace": table.pace,
        "commitment": commitment(table),
        "salts": [seat.salt for seat in table.seats],
        "you": {"seat": eye.seat, "host": eye.host},
        "seats": [_seat(seat) for seat in table.seats],
        "paused": table.paused,
        "clock_at": now,
        "undo": _undo(table, session, eye.seat),
        "claimable": claimable(table, now),
        "log": _log(table.lines, eye.seat, since),
        "end": _end(table, session),
    } | shown


def commitment(table: Table) -> str:
    return chance.commitment(table.secret)


def _play(table: Table, session: Session, seat: int | None) -> dict[str, Any]:
    state = session.state
    view = session.game.view(state, seat)
    if table.phase == "over":
        return {"view": view | {"decision": None}, "says": {}, "why_not": {}}
    if seat is None:
        return {"view": view, "says": {}, "why_not": {}}
    return {"view": view, "says": _says(view["decision"]), "why_not": _why_not(session, seat)}


def _says(decision: dict[str, Any] | None) -> dict[str, Any]:
    """What the options mean; a number needs no words."""
    if decision is None or decision["kind"] == "amount":
        return {}
    return {option: _said(decision, option) for option in decision["options"]}


def _said(decision: dict[str, Any], option: str) -> object:
    """What an option means; those of a selection are ids that get their verb in the answer."""
    key = f"{decision['verb']}:{option}" if "verb" in decision else option
    return as_json(answer_text(key, decision["source"]))


def _why_not(session: Session, seat: int) -> dict[str, Any]:
    """Reasons for everything the seat may think of and is not offered."""
    game, state = session.game, session.state
    found = {key: game.explain(state, seat, key) for key in game.thinkable(state, seat)}
    return {key: [as_json(reason) for reason in reasons] for key, reasons in found.items() if reasons}


def _seat(seat: SeatAt) -> dict[str, Any]:
    return {
        "kind": seat.kind,
        "bot": seat.player,
        "name": seat.name,
        "joined": seat.joined,
        "conceded": seat.conceded,
        "asked_at": seat.asked_since,
        "running_at": seat.running_since,
        "left": None if seat.left is None else seat.left / SECOND,
    }


def _undo(table: Table, session: Session | None, seat: int | None) -> dict[str, Any]:
    """`free`: the least number of answers the seat may go back to alone."""
    request = table.request
    free = table.answers if session is None or seat is None or table.phase != "play" else session.free_undo(seat)
    asked = None if request is None else {"seat": request.seat, "to": request.to, "agreed": request.agreed}
    return {"answers": table.answers, "free": free, "asked": asked}


def _log(lines: list[Line], seat: int | None, since: int) -> dict[str, Any]:
    start = next((at + 1 for at in range(len(lines) - 1, -1, -1) if lines[at].serial == since), 0)
    return {"from": start, "lines": [_line(line, seat) for line in lines[start:]]}


def _line(line: Line, seat: int | None) -> dict[str, Any]:
    return {
        "serial": line.serial,
        "answers": line.answers,
        "seat": line.seat,
        "at": line.at,
        "says": _json(line.seen_by(seat)),
    }


def _json(messages: Iterable[Message]) -> list[object]:
    return [as_json(message) for message in messages]


def _end(table: Table, session: Session | None) -> dict[str, Any] | None:
    if table.phase != "over" or session is None:
        return None
    return {
        "points": session.game.points(session.state),
        "winners": table.winners,
        "reason": table.reason,
        "secret": table.secret.hex(),
        "history": table.history(),
    }
