"""The live connection: the table after every change, deeds the other way."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from redtable.kernel.message import Message, RedtableError, as_json
from redtable.server.hub import Hub
from redtable.server.live import Gone, LookAgain, Viewer, encoded
from redtable.server.tables import deeds
from redtable.server.tables.plans import Refused
from redtable.server.web.bodies import check_origin, number_in_query
from redtable.server.web.deeds import carry_out
from redtable.server.web.problems import Problem, unreadable
from redtable.server.web.site import Guest, Site, guest_of, site_of

MOST_BYTES: Final = 16 * 1024
SEND_SECONDS: Final = 30.0
"""Who does not take a frame for so long is not there any more."""

BAD: Final = 4400
"""Close codes of our own: what came was no deed;"""
REFUSED: Final = 4403
"""the table is not there for this caller;"""
LOOK_AGAIN: Final = 4409
"""connect again, what you may do here has changed;"""
TOO_MANY: Final = 4429
"""the caller asks for too much, or has too many connections;"""
OUR_MISTAKE: Final = 1011
"""a mistake of ours, which the log has."""


async def live(socket: WebSocket) -> None:
    """Accepted before anything is checked: a browser learns the reason of a refusal only over a connection."""
    site = site_of(socket)
    await socket.accept()
    try:
        check_origin(socket)
        site.limits.request(socket)
        with site.limits.connection(socket):
            await _connected(socket, site)
    except WebSocketDisconnect:
        pass
    except RedtableError as error:
        await _close(socket, error)


async def _connected(socket: WebSocket, site: Site) -> None:
    guest = await guest_of(socket)
    since = number_in_query(socket, "since")
    viewer = Viewer(guest.eye, guest.known)
    site.hub.connect(guest.live, viewer)
    try:
        await _both(_listen(socket, site, guest), _show(socket, site.hub, guest, viewer, since))
    finally:
        site.hub.disconnect(guest.live, viewer)


async def _both(*work: Coroutine[Any, Any, None]) -> None:
    """Until either ends, by itself or by a mistake; the other one ends with it."""
    tasks = [asyncio.create_task(part) for part in work]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        ends = await asyncio.gather(*tasks, return_exceptions=True)
    for end in ends:
        if isinstance(end, Exception):
            raise end


async def _show(socket: WebSocket, hub: Hub, guest: Guest, viewer: Viewer, since: int) -> None:
    """Send the table whenever it has changed. Who is slow gets the newest only."""
    shown, told = -1, None
    while True:
        await viewer.wake.wait()
        viewer.wake.clear()
        frame = await hub.frame(guest.live, viewer.eye, since, viewer.known)
        if frame.version != shown:
            shown, since = frame.version, frame.serial
            await _send(socket, frame.packed or frame.text.decode())
        present = guest.live.present()
        if present != told:
            told = present
            await _send(socket, encoded(present).decode())


async def _listen(socket: WebSocket, site: Site, guest: Guest) -> None:
    while True:
        received = await socket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", 1005))
        site.limits.request(socket)
        deed = _read(received.get("text"))
        await _send(socket, encoded(await _done(site, guest, deed)).decode())


def _read(text: str | None) -> deeds.AnyDeed:
    """Raises `Problem` for what is no deed; frames of bytes never are."""
    if text is not None and len(text) > MOST_BYTES:
        raise Problem(413, "http-too-large", most=MOST_BYTES)
    try:
        return deeds.read_deed(text or "")
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise unreadable(error) from error


async def _done(site: Site, guest: Guest, deed: deeds.AnyDeed) -> dict[str, Any]:
    """What becomes of a deed, in the words of the protocol."""
    try:
        if isinstance(deed, deeds.Preview):
            if guest.visit.seat is None:
                raise Refused(Message("deed-no-seat"))
            changes = await site.hub.preview(guest.live, guest.visit.seat, guest.known, deed.number, deed.key)
            return {"type": "changes", "id": deed.id, "changes": changes}
        number = await carry_out(site, guest, deed)
    except (Gone, LookAgain, Problem):
        raise
    except RedtableError as error:
        return {"type": "refused", "id": deed.id, "why": as_json(error.message)}
    return {"type": "done", "id": deed.id, "number": number}


async def _send(socket: WebSocket, data: str | bytes) -> None:
    try:
        async with asyncio.timeout(SEND_SECONDS):
            await (socket.send_text(data) if isinstance(data, str) else socket.send_bytes(data))
    except TimeoutError as error:
        raise WebSocketDisconnect(1006) from error


async def _close(socket: WebSocket, error: RedtableError) -> None:
    """What passes by itself is said by the code alone; a sentence is for people, and final."""
    code = _code(error)
    try:
        if code not in (LOOK_AGAIN, TOO_MANY):
            await _send(socket, encoded({"type": "error", "error": as_json(error.message)}).decode())
        await socket.close(code)
    except (WebSocketDisconnect, RuntimeError):
        pass  # gone already


def _code(error: RedtableError) -> int:
    if isinstance(error, LookAgain):
        return LOOK_AGAIN
    if isinstance(error, Gone):
        return REFUSED
    by_status = {400: BAD, 413: BAD, 403: REFUSED, 404: REFUSED, 429: TOO_MANY}
    return by_status.get(error.status, OUR_MISTAKE) if isinstance(error, Problem) else BAD
