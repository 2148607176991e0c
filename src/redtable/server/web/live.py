"""The live connection: the table after every change, deeds the other way."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from redtable.kernel.message import IllegalAnswer, RedtableError, as_json
from redtable.server.hub import Hub, Stale
from redtable.server.live import Live, Viewer, encoded
from redtable.server.tables import deeds
from redtable.server.tables.plans import Refused
from redtable.server.web.bodies import check_origin, number_in_query
from redtable.server.web.deeds import carry_out
from redtable.server.web.problems import Problem, unreadable
from redtable.server.web.site import Guest, Site, guest_of, site_of

MOST_BYTES: Final = 16 * 1024
REFUSED: Final = 4403
"""Close codes of our own: the table is not there for this caller, or the caller asks for too much."""
TOO_MANY: Final = 4429
BAD: Final = 4400


async def live(socket: WebSocket) -> None:
    site = site_of(socket)
    await socket.accept()
    try:
        check_origin(socket)
        site.limits.request(socket)
        guest = await guest_of(socket)
        since = number_in_query(socket, "since")
    except Problem as problem:
        await _close(socket, REFUSED if problem.status != 429 else TOO_MANY, problem)
        return
    viewer = Viewer(guest.eye)
    site.hub.connect(guest.live, viewer)
    try:
        await _both(_listen(socket, site, guest), _show(socket, site.hub, guest.live, viewer, since))
    except WebSocketDisconnect:
        pass
    finally:
        site.hub.disconnect(guest.live, viewer)


async def _both(*work: Coroutine[Any, Any, None]) -> None:
    """Until either ends, by itself or by a mistake; the other one ends with it."""
    tasks = [asyncio.create_task(part) for part in work]
    done, left = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in left:
        task.cancel()
    await asyncio.gather(*left, return_exceptions=True)
    for task in done:
        task.result()


async def _show(socket: WebSocket, hub: Hub, live: Live, viewer: Viewer, since: int) -> None:
    """Send the table whenever it has changed. Who is slow gets the newest only."""
    while True:
        await viewer.wake.wait()
        viewer.wake.clear()
        frame = await hub.frame(live, viewer.eye, since)
        since = frame.serial
        if frame.packed is not None:
            await socket.send_bytes(frame.packed)
        else:
            await socket.send_text(frame.text.decode())


async def _listen(socket: WebSocket, site: Site, guest: Guest) -> None:
    while True:
        text = await socket.receive_text()
        try:
            site.limits.request(socket)
            if len(text) > MOST_BYTES:
                raise Problem(413, "http-too-large", most=MOST_BYTES)
            deed = deeds.read_deed(text)
        except msgspec.MsgspecError as error:
            await _close(socket, BAD, unreadable(error))
            return
        except Problem as problem:
            await _close(socket, TOO_MANY if problem.status == 429 else BAD, problem)
            return
        await _answer(socket, await _done(site, guest, deed))


async def _done(site: Site, guest: Guest, deed: deeds.AnyDeed) -> dict[str, Any]:
    """What becomes of a deed, in the words of the protocol."""
    try:
        if isinstance(deed, deeds.Preview):
            if guest.visit.seat is None:
                raise Problem(403, "deed-no-seat")
            changes = await site.hub.preview(guest.live, guest.visit.seat, deed.number, deed.key)
            return {"type": "changes", "id": deed.id, "changes": changes}
        number = await carry_out(site, guest, deed)
    except (Refused, IllegalAnswer, Stale, Problem) as error:
        return {"type": "refused", "id": deed.id, "why": as_json(error.message)}
    return {"type": "done", "id": deed.id, "number": number}


async def _answer(socket: WebSocket, message: dict[str, Any]) -> None:
    await socket.send_text(encoded(message).decode())


async def _close(socket: WebSocket, code: int, error: RedtableError) -> None:
    await socket.send_text(encoded({"type": "error", "error": as_json(error.message)}).decode())
    await socket.close(code)
