"""What people at a table may ask for, as it comes over the wire (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from redtable.server.tables.entries import Pace

LONGEST_KEY = 4000
LONGEST_NAME = 24
LONGEST_SALT = 100
LONGEST_URL = 1000
MOST = 2**31 - 1

Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=MOST)]
Seat: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=99)]
Key: TypeAlias = Annotated[str, msgspec.Meta(max_length=LONGEST_KEY)]


class Deed(msgspec.Struct, forbid_unknown_fields=True, tag_field="do"):
    """`id` is the client's own, to tell the answers of a live connection apart."""


class Answer(Deed, tag="answer"):
    number: Number
    key: Key
    id: Number = 0


class Undo(Deed, tag="undo"):
    number: Number
    to: Number
    id: Number = 0


class Agree(Deed, tag="agree"):
    number: Number
    id: Number = 0


class Refuse(Deed, tag="refuse"):
    number: Number
    id: Number = 0


class Concede(Deed, tag="concede"):
    number: Number
    id: Number = 0


class Claim(Deed, tag="claim"):
    number: Number
    seat: Seat
    id: Number = 0


class Name(Deed, tag="name"):
    name: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
    id: Number = 0


class Salt(Deed, tag="salt"):
    salt: Annotated[str, msgspec.Meta(max_length=LONGEST_SALT)]
    id: Number = 0


class Webhook(Deed, tag="webhook"):
    url: Annotated[str, msgspec.Meta(max_length=LONGEST_URL)]
    id: Number = 0


class Place(Deed, tag="seat"):
    seat: Seat
    kind: Literal["open", "person", "bot"]
    bot: Annotated[str, msgspec.Meta(max_length=40)] = ""
    id: Number = 0


class Arrange(Deed, tag="options"):
    options: dict[str, Any]
    pace: Pace
    id: Number = 0


class Start(Deed, tag="start"):
    id: Number = 0


class Pause(Deed, tag="pause"):
    id: Number = 0


class Resume(Deed, tag="resume"):
    id: Number = 0


class Preview(Deed, tag="preview"):
    """What an answer would change; changes nothing."""

    number: Number
    key: Key
    id: Number = 0


TableDeed: TypeAlias = (
    Answer | Undo | Agree | Refuse | Concede | Claim | Name | Salt | Webhook | Place | Arrange | Start | Pause | Resume
)
"""What changes a table, or the seat's webhook."""
AnyDeed: TypeAlias = TableDeed | Preview
"""What may be asked for over a live connection."""

_decoder: msgspec.json.Decoder[AnyDeed] = msgspec.json.Decoder(AnyDeed)
_table_decoder: msgspec.json.Decoder[TableDeed] = msgspec.json.Decoder(TableDeed)


def read_deed(data: bytes | str) -> AnyDeed:
    """Raises `msgspec.MsgspecError` for what is none."""
    return _decoder.decode(data)


def read_table_deed(data: bytes | str) -> TableDeed:
    """The same without those that change nothing."""
    return _table_decoder.decode(data)
