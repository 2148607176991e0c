"""What can stand in a table's log. The log is the table: whatever happened to it is one of these, in this order."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

Kind: TypeAlias = Literal["open", "person", "bot"]


class Wire(msgspec.Struct, forbid_unknown_fields=True):
    """Plain data with a strict schema."""


class Pace(Wire):
    """How long a seat may think. `move`: so many seconds for each answer; `budget`: for the whole game, and `extra` for
    each answer. When the time is over the table pauses, or a bot answers."""

    kind: Literal["none", "move", "budget"] = "none"
    seconds: int = 0
    extra: int = 0
    then: Literal["pause", "bot"] = "pause"


class SeatPlan(Wire):
    """Who sits there, as the host arranged it."""

    kind: Kind
    bot: str = ""


class Entry(msgspec.Struct, forbid_unknown_fields=True, array_like=True, tag_field="is"):
    """`at` is the time of the process that wrote it, in milliseconds since 1970. Written as MessagePack without names
    of fields: fields may be added at the end, with a default, and never change their places."""

    at: int


class Opened(Entry, tag="opened"):
    """The first entry of every log."""

    game: str
    rules: int
    options: dict[str, Any]
    pace: Pace
    seats: tuple[SeatPlan, ...]


class Arranged(Entry, tag="arranged"):
    """Other options before the start."""

    options: dict[str, Any]
    pace: Pace


class Placed(Entry, tag="placed"):
    """The host opened a seat, gave it to a bot, or a person's seat back to the person."""

    seat: int
    kind: Kind
    bot: str = ""


class Joined(Entry, tag="joined"):
    """Somebody used the link of an open seat."""

    seat: int


class Named(Entry, tag="named"):
    seat: int
    name: str


class Salted(Entry, tag="salted"):
    seat: int
    salt: str


class Started(Entry, tag="started"):
    """The cards are dealt."""

    salts: tuple[str, ...] | None = None
    """Those of a record that the game goes on from, exactly as they stand there; otherwise what the seats have said."""


class Answered(Entry, tag="a"):
    """Nearly all entries are answers, hence the short tag."""

    seat: int
    key: str


class UndoAsked(Entry, tag="undo-asked"):
    """A seat would like to go back further than it may alone."""

    seat: int
    to: int


class UndoAgreed(Entry, tag="undo-agreed"):
    seat: int


class UndoRefused(Entry, tag="undo-refused"):
    seat: int


class Undone(Entry, tag="undone"):
    seat: int
    to: int
    consent: tuple[int, ...] = ()


class Conceded(Entry, tag="conceded"):
    """The seat gave up; the bot goes on in its place."""

    seat: int
    bot: str


class Claimed(Entry, tag="claimed"):
    """Another seat found this one absent for too long; the bot goes on in its place."""

    seat: int
    by: int
    bot: str


class RanOut(Entry, tag="ran-out"):
    """The seat's time was over; the bot, if there is one, answers this question."""

    seat: int
    bot: str = ""


class Paused(Entry, tag="paused"):
    pass


class Resumed(Entry, tag="resumed"):
    pass


AnyEntry: TypeAlias = (
    Opened
    | Arranged
    | Placed
    | Joined
    | Named
    | Salted
    | Started
    | Answered
    | UndoAsked
    | UndoAgreed
    | UndoRefused
    | Undone
    | Conceded
    | Claimed
    | RanOut
    | Paused
    | Resumed
)

_encoder = msgspec.msgpack.Encoder()
_decoder: msgspec.msgpack.Decoder[AnyEntry] = msgspec.msgpack.Decoder(AnyEntry)


def write_entry(entry: AnyEntry) -> bytes:
    return _encoder.encode(entry)


def read_entry(data: bytes) -> AnyEntry:
    return _decoder.decode(data)
