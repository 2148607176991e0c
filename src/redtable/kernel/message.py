"""Things to say, before they are said in a language: a key with arguments."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias, Union

from redtable.kernel.native import mypyc_attr


@dataclass(frozen=True, slots=True)
class Ref:
    """A named thing: `Ref("card", "birds")`. Its name is looked up in the reader's language."""

    kind: str
    id: str


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence or a part of one. `redtable.words` renders it; nothing below that layer holds sentences."""

    key: str
    args: dict[str, Value] = field(default_factory=dict)


Value: TypeAlias = Union[int, str, Ref, Message, "tuple[Value, ...]"]


LONGEST_SHOWN = 80


@mypyc_attr(allow_interpreted_subclasses=True)
class RedtableError(Exception):
    """An error that a person can mend. Carries a message for every language; `str()` gives the plain key and values."""

    def __init__(self, message: Message) -> None:
        super().__init__(plain(message))
        self.message = message


class IllegalAnswer(RedtableError):
    """The answer was not offered. Nothing has changed."""


class BadRecord(RedtableError):
    """A record or scenario that cannot be read or does not hold."""


def plain(value: Value) -> str:
    """A terse rendering without any language, for tracebacks and tests."""
    if isinstance(value, Message):
        inner = ", ".join(f"{name}={plain(arg)}" for name, arg in value.args.items())
        return f"{value.key}({inner})" if inner else value.key
    if isinstance(value, Ref):
        return value.id
    if isinstance(value, tuple):
        return " + ".join(plain(part) for part in value)
    return str(value)


def shown(value: object) -> str:
    """Somebody else's text as it may stand in a sentence: short, and without signs that a terminal would obey.

    >>> shown("\\x1b[2J")
    '\\\\x1b[2J'
    """
    text = value[: LONGEST_SHOWN + 1] if isinstance(value, str) else f"({type(value).__name__})"
    clear = "".join([sign if sign.isprintable() else ascii(sign)[1:-1] for sign in text])
    return clear if len(clear) <= LONGEST_SHOWN else clear[: LONGEST_SHOWN - 1] + "…"


def as_json(value: Value) -> object:
    """The wire form: refs become `{"ref": kind, "id": id}`, messages `{"key": ..., "args": ...}`."""
    if isinstance(value, Message):
        return {"key": value.key, "args": {name: as_json(arg) for name, arg in value.args.items()}}
    if isinstance(value, Ref):
        return {"ref": value.kind, "id": value.id}
    if isinstance(value, tuple):
        return [as_json(part) for part in value]
    return value
