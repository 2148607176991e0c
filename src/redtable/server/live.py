"""A table that somebody looks at or plays at: its state in memory, a lock, and those who wait for news."""

from __future__ import annotations

import asyncio
import random
import time
import zlib
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from redtable.kernel import chance
from redtable.kernel.stack import State
from redtable.server.tables.table import Table
from redtable.server.tables.telling import Eye, told

COMPRESS_FROM: Final = 1024
"""Smaller frames cost more to inflate than to carry."""
COMPRESSION: Final = 6

_encode = msgspec.json.Encoder().encode


def now_ms() -> int:
    return int(time.time() * 1000)


@dataclass(frozen=True, slots=True)
class Frame:
    """The table as an eye sees it, ready to be sent; made once for all who see the same."""

    number: int
    serial: int
    """Of the last line of the log in it."""
    text: bytes
    packed: bytes | None
    """Raw deflate, where that is worth it."""


@dataclass(eq=False, slots=True)
class Viewer:
    """Somebody connected. `wake` is set when there is something to show."""

    eye: Eye
    wake: asyncio.Event = field(default_factory=asyncio.Event)


@dataclass(slots=True)
class Live:
    """`lock` is held while the table changes until the change is on the disk: whoever holds it sees what is durable."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    viewers: set[Viewer] = field(default_factory=set)
    bot_turn: asyncio.Task[None] | None = None
    used_at: int = 0
    _frames: dict[tuple[Eye, int], Frame] = field(default_factory=dict)
    _frames_of: int = 0
    _dealt: tuple[tuple[int, int], State] | None = None

    def frame(self, eye: Eye, since: int, now: int) -> Frame:
        """Call it with the lock held."""
        table = self.table
        if self._frames_of != table.number:
            self._frames.clear()
            self._frames_of = table.number
        found = self._frames.get((eye, since))
        if found is None:
            found = self._frames[eye, since] = _framed(table, eye, since, now)
        return found

    def wake_all(self) -> None:
        for viewer in self.viewers:
            viewer.wake.set()

    def dealt_for(self, seat: int) -> State:
        """The position with all that the seat cannot know dealt again; the same for every preview of one question."""
        session = self.table.session
        assert session is not None
        now = (seat, self.table.number)
        if self._dealt is None or self._dealt[0] != now:
            rng = chance.generator(random.Random(f"preview {now}").randbytes(32))
            self._dealt = (now, session.game.redeal(session.state, seat, rng))
        return self._dealt[1]


def _framed(table: Table, eye: Eye, since: int, now: int) -> Frame:
    text = _encode(told(table, eye, now, since))
    serial = table.lines[-1].serial if table.lines else 0
    return Frame(table.number, serial, text, deflated(text) if len(text) > COMPRESS_FROM else None)


def deflated(data: bytes) -> bytes:
    packer = zlib.compressobj(COMPRESSION, zlib.DEFLATED, -zlib.MAX_WBITS)
    return packer.compress(data) + packer.flush()


def encoded(message: dict[str, Any]) -> bytes:
    return _encode(message)
