"""A table that somebody looks at or plays at: its state in memory, a lock, and those who wait for news."""

from __future__ import annotations

import asyncio
import time
import zlib
from dataclasses import dataclass, field
from typing import Any, Final, Literal, TypeAlias

import msgspec

from redtable.kernel.message import Message, RedtableError
from redtable.kernel.preview import dealt_anew
from redtable.kernel.stack import State
from redtable.server.tables.absence import claimable
from redtable.server.tables.table import Table
from redtable.server.tables.telling import Eye, told

COMPRESS_FROM: Final = 1024
"""Smaller frames cost more to inflate than to carry."""
COMPRESSION: Final = 6
FRESH: Final = 1000
"""So many milliseconds a frame may be shown again: it says what time it is."""
MOST_FRAMES: Final = 64
"""Kept of one position: whoever asks for odd parts of the log shall not fill the memory with them."""

Ended: TypeAlias = Literal["", "gone", "again"]
"""`gone`: the table has been deleted; `again`: this copy of it is no good any more, another must be opened."""

_encode = msgspec.json.Encoder().encode


def now_ms() -> int:
    return int(time.time() * 1000)


class Gone(RedtableError):
    """The table has been deleted."""


class LookAgain(RedtableError):
    """What the caller may do at the table has changed since it was looked up, or this copy of the table has ended."""


@dataclass(frozen=True, slots=True)
class Frame:
    """The table as an eye sees it, ready to be sent; made once for all who see the same."""

    number: int
    version: int
    """Of the live table: frames of the same version tell the same."""
    serial: int
    """Of the last line of the log in it."""
    text: bytes
    packed: bytes | None
    """Raw deflate, where that is worth it."""
    at: int


@dataclass(eq=False, slots=True)
class Viewer:
    """Somebody connected. `wake` is set when there is something to show."""

    eye: Eye
    known: int
    """The table's number when the seat was looked up: a seat that was freed later is not the viewer's any more."""
    wake: asyncio.Event = field(default_factory=asyncio.Event)


@dataclass(slots=True)
class Live:
    """`lock` is held while the table changes until the change is on the disk: whoever holds it sees what is durable."""

    table: Table
    settled: int
    """The table's number in the store, as far as this process knows: read it without the lock."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    viewers: set[Viewer] = field(default_factory=set)
    bot_turn: asyncio.Task[None] | None = None
    used_at: int = 0
    ended: Ended = ""
    version: int = 0
    _frames: dict[tuple[Eye, int], Frame] = field(default_factory=dict)
    _dealt: tuple[tuple[int, int], list[State]] | None = None
    _claimable: list[int] = field(default_factory=list)
    _present: dict[str, Any] = field(default_factory=dict)

    def check(self, seat: int | None, known: int) -> None:
        """Whether somebody whose seat was looked up at the number `known` may still see what the seat sees."""
        if self.ended == "gone":
            raise Gone(Message("http-no-table"))
        if self.ended or (seat is not None and self.table.freed_at.get(seat, 0) > known):
            raise LookAgain(Message("http-look-again"))

    def frame(self, eye: Eye, since: int, now: int) -> Frame:
        """Call it with the lock held."""
        found = self._frames.get((eye, since))
        if found is None or now - found.at > FRESH:
            if len(self._frames) >= MOST_FRAMES:
                self._frames.clear()
            text = _encode(told(self.table, eye, now, since))
            packed = deflated(text) if len(text) > COMPRESS_FROM else None
            found = self._frames[eye, since] = Frame(self.table.number, self.version, self.serial, text, packed, now)
        return found

    @property
    def serial(self) -> int:
        return self.table.lines[-1].serial if self.table.lines else 0

    def changed(self) -> None:
        """The table is another one: show it."""
        self.version += 1
        self._frames.clear()
        self.wake_all()

    def wake_all(self) -> None:
        for viewer in self.viewers:
            viewer.wake.set()

    def present(self) -> dict[str, Any]:
        """Who is connected to this process."""
        seats = sorted({viewer.eye.seat for viewer in self.viewers if viewer.eye.seat is not None})
        watching = sum(viewer.eye.seat is None for viewer in self.viewers)
        return {"type": "present", "seats": seats, "watching": watching}

    def look_around(self, now: int) -> None:
        """Show what changes without an entry: who is here, and who has been away for too long."""
        found = claimable(self.table, now)
        if found != self._claimable:
            self._claimable = found
            self.changed()
        present = self.present()
        if present != self._present:
            self._present = present
            self.wake_all()

    def dealt_for(self, seat: int) -> list[State]:
        """The positions for previews of the seat's question, dealt once."""
        session = self.table.session
        assert session is not None
        now = (seat, self.table.number)
        if self._dealt is None or self._dealt[0] != now:
            self._dealt = (now, dealt_anew(session.game, session.state, *now))
        return self._dealt[1]


def deflated(data: bytes) -> bytes:
    packer = zlib.compressobj(COMPRESSION, zlib.DEFLATED, -zlib.MAX_WBITS)
    return packer.compress(data) + packer.flush()


def encoded(message: dict[str, Any]) -> bytes:
    return _encode(message)
