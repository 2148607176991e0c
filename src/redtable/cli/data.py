"""Messages and results as JSON, for programs that read them and for people whose terminal must not obey them."""

from __future__ import annotations

import json
import re
from typing import Any, Final

from redtable.kernel.message import Message, Ref, Value

_UNSAFE: Final = re.compile("[\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ud800-\udfff\ufeff]")
"""What a terminal could obey or an encoding could choke on; JSON escapes the signs below the space by itself."""


def json_text(data: Any, indent: int | None = None) -> str:
    """JSON in which letters of all languages can be read, and nothing is a command to a terminal."""
    return _UNSAFE.sub(_escaped, json.dumps(data, ensure_ascii=False, indent=indent))


def clean(text: str) -> str:
    """A text with parts of somebody else's as one line: signs that a terminal would obey are written out.

    >>> clean("a\\x1b[2Jb")
    'a\\\\x1b[2Jb'
    """
    return "".join([sign if sign.isprintable() else ascii(sign)[1:-1] for sign in text])


def message_of(data: Any) -> Message:
    """The message back from its JSON form."""
    found = value_of(data)
    assert isinstance(found, Message)
    return found


def value_of(data: Any) -> Value:
    """What `redtable.kernel.message.as_json` wrote."""
    if isinstance(data, dict):
        if "ref" in data:
            return Ref(data["ref"], data["id"])
        return Message(data["key"], {name: value_of(value) for name, value in data["args"].items()})
    if isinstance(data, list):
        return tuple([value_of(part) for part in data])
    value: Value = data
    return value


def _escaped(sign: re.Match[str]) -> str:
    return f"\\u{ord(sign.group()):04x}"
