"""Tables over HTTP: opening and finding them, and everything the live connection can do, one request at a time."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import Annotated, Any, Final
from zlib import crc32

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from redtable.kernel.message import IllegalAnswer, Message, RedtableError, as_json
from redtable.server.hub import Stale
from redtable.server.live import Frame, LookAgain, Viewer
from redtable.server.store import Visit
from redtable.server.tables import deeds, plans
from redtable.server.tables import entries as log
from redtable.server.tables.plans import Refused
from redtable.server.tables.table import Table
from redtable.server.web.bodies import MOST_RECORD_BYTES, body_of, deed_of, number_in_query
from redtable.server.web.deeds import carry_out
from redtable.server.web.opening import OpenRecord, OpenTable, again, keep_new, opened_table, table_of_record
from redtable.server.web.problems import JSON, Problem, answer
from redtable.server.web.records import record_for
from redtable.server.web.site import guest_of, secure, site_of
from redtable.server.web.visitors import hashed, new_link, new_visitor, remember, secret_of, visitor_of

WAIT_SECONDS: Final = 25
GZIP_HEADER: Final = bytes([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF])


class Join(log.Wire):
    token: Annotated[str, msgspec.Meta(max_length=100)]


class LinkWish(log.Wire):
    """Null: a link for watching."""

    seat: deeds.Seat | None = None


class PreviewWish(log.Wire):
    number: deeds.Number
    key: deeds.Key


async def open_table(request: Request) -> Response:
    site = site_of(request)
    wish = await body_of(request, OpenTable)
    site.limits.new_table(request)
    table, entries = opened_table(wish, site.hub.clock())
    await keep_new(site.hub, table, entries)
    seat = next((number for number, choice in enumerate(wish.seats) if choice.kind == "me"), None)
    return await _seated(request, table.id, Visit(seat, host=True), 201)


async def open_record(request: Request) -> Response:
    site = site_of(request)
    wish = await body_of(request, OpenRecord, MOST_RECORD_BYTES)
    site.limits.new_table(request)
    table, entries = await asyncio.to_thread(table_of_record, wish, site.hub.clock())
    await keep_new(site.hub, table, entries)
    return await _seated(request, table.id, Visit(wish.seat if wish.bot else None, host=True), 201)


async def join(request: Request) -> Response:
    """Use a link. Somebody who has a seat at the table keeps it; a second seat is for another browser."""
    site = site_of(request)
    wish = await body_of(request, Join)
    found = await site.hub.store.link(hashed(wish.token.strip()))
    if found is None:
        raise Problem(404, "http-no-link")
    table_id, seat = found
    visitor = visitor_of(request)
    mine = None if visitor is None else await site.hub.store.visit(visitor, table_id)
    if mine is not None and mine.seat is not None and seat not in (None, mine.seat):
        raise Problem(409, "http-seated", seat=mine.seat)
    live = await site.hub.open(table_id)
    if live is None:
        raise Problem(404, "http-no-link")
    try:
        if seat is not None:
            await site.hub.write(live, partial(_joining, seat=seat))
    except Known:
        pass
    except Refused as error:
        raise Problem(404, "http-no-link") from error
    return await _seated(request, table_id, Visit(seat, host=False), 200)


class Known(RedtableError):
    """Nothing has to be written: somebody has used a link of the seat before."""


def _joining(table: Table, now: int, seat: int) -> log.AnyEntry:
    entry = plans.joining(table, seat, now)
    if entry is None:
        raise Known(Message("http-seated", {"seat": seat}))
    return entry


async def _seated(request: Request, table_id: str, visit: Visit, status: int) -> Response:
    """Tie the seat to the browser, which gets a secret if it has none, and keeps it for another year."""
    site = site_of(request)
    secret = secret_of(request) or new_visitor()
    await site.hub.store.add_visit(hashed(secret), table_id, visit, site.hub.clock())
    response = answer({"table": table_id, "seat": visit.seat}, status)
    remember(response, secret, secure(request))
    return response


async def my_tables(request: Request) -> Response:
    visitor = visitor_of(request)
    found = [] if visitor is None else await site_of(request).hub.store.mine(visitor)
    return answer({"tables": found})


async def table(request: Request) -> Response:
    guest = await guest_of(request)
    hub = site_of(request).hub
    return framed(request, await hub.frame(guest.live, guest.eye, number_in_query(request, "since"), guest.known))


async def wait(request: Request) -> Response:
    """The table as soon as it is another one than the caller knows, or as it is after a while."""
    site, guest = site_of(request), await guest_of(request)
    known, since = number_in_query(request, "number"), number_in_query(request, "since")
    viewer = Viewer(guest.eye, guest.known)
    with site.limits.connection(request), suppress(TimeoutError):
        site.hub.connect(guest.live, viewer)
        try:
            async with asyncio.timeout(WAIT_SECONDS):
                while guest.live.settled == known and not guest.live.ended:
                    viewer.wake.clear()
                    await viewer.wake.wait()
        finally:
            site.hub.disconnect(guest.live, viewer)
    guest = await guest_of(request)  # much may have happened
    return framed(request, await site.hub.frame(guest.live, guest.eye, since, guest.known))


def framed(request: Request, frame: Frame) -> Response:
    headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding"}
    if frame.packed is None or "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(frame.text, media_type=JSON, headers=headers)
    return Response(gzipped(frame.text, frame.packed), media_type=JSON, headers=headers | {"Content-Encoding": "gzip"})


def gzipped(text: bytes, packed: bytes) -> bytes:
    """What has been deflated before, in the wrapping that browsers expect (RFC 1952)."""
    return GZIP_HEADER + packed + crc32(text).to_bytes(4, "little") + (len(text) % 2**32).to_bytes(4, "little")


async def deed(request: Request) -> Response:
    """The answer to a refused deed brings the table as it is, without the log, so that the client can go on."""
    wish = await deed_of(request)
    guest = await guest_of(request)
    hub = site_of(request).hub
    try:
        done = await carry_out(site_of(request), guest, wish)
    except (Refused, IllegalAnswer, Stale, LookAgain) as error:
        guest = await guest_of(request)
        frame = await hub.frame(guest.live, guest.eye, guest.live.serial, guest.known)
        told = msgspec.Raw(frame.text)
        return answer({"refused": as_json(error.message), "table": told}, 409)
    return answer({"done": done})


async def preview(request: Request) -> Response:
    wish = await body_of(request, PreviewWish)
    guest = await guest_of(request)
    if guest.visit.seat is None:
        raise Problem(403, "deed-no-seat")
    hub, seat = site_of(request).hub, guest.visit.seat
    found = await hub.preview(guest.live, seat, guest.known, wish.number, wish.key)
    return answer({"changes": found})


async def links(request: Request) -> Response:
    """A new link. The host gives away open seats, a seat its own place, anybody a place to watch."""
    wish = await body_of(request, LinkWish)
    guest = await guest_of(request)
    seats = guest.live.table.seats
    if wish.seat is not None:
        if wish.seat >= len(seats):
            raise Problem(400, "illegal-seat", seat=wish.seat, seats=len(seats))
        open_to_host = guest.visit.host and seats[wish.seat].kind == "open"
        if wish.seat != guest.visit.seat and not open_to_host:
            raise Problem(403, "http-not-your-seat")
    token = new_link()
    await site_of(request).hub.store.add_link(hashed(token), guest.live.table.id, wish.seat)
    return answer({"token": token}, 201)


async def record(request: Request) -> Response:
    guest = await guest_of(request)
    async with guest.live.lock:
        guest.live.check(guest.visit.seat, guest.known)
        text = record_for(guest.live.table, guest.visit.seat)
    headers = {"Content-Disposition": f'attachment; filename="redtable-{guest.live.table.game.id}.jsonl"'}
    return Response(text, media_type="application/jsonl", headers=headers | {"Cache-Control": "no-store"})


async def rematch(request: Request) -> Response:
    """Whoever asks first makes it; the others find it. Should the first have died half-way, the next one finishes."""
    await body_of(request, dict[str, Any])
    guest = await guest_of(request)
    hub = site_of(request).hub
    if guest.live.table.phase != "over" or guest.visit.seat is None:
        raise Problem(409, "deed-not-over")
    site_of(request).limits.new_table(request)
    new, entries = again(guest.live.table, hub.clock())
    await keep_new(hub, new, entries)
    for visitor, visit in await hub.store.visitors(guest.live.table.id):
        await hub.store.add_visit(visitor, new.id, visit, hub.clock())
    return answer({"table": new.id}, 201)
