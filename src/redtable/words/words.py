"""Turns messages into sentences of one language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from redtable.kernel.message import Message, RedtableError, Ref, Value
from redtable.words.bundle import ANY_WISH, LANGUAGES, Bundle, Entry, NoWords, Wish, bundle_of, number

SEAT: Final = "seat"
"""The name of the argument that is a seat; also the form by which a message says that other numbers are seats."""


class UnknownLanguage(RedtableError):
    """There are no words in this language."""


class Words:
    """The words of one language at one table. Cheap to make; use `words_in`."""

    def __init__(self, bundle: Bundle, seats: tuple[str, ...] = ()) -> None:
        self._bundle = bundle
        self._seats = seats
        self._plain: dict[tuple[str, str], str] = {}

    @property
    def language(self) -> str:
        return self._bundle.language

    @property
    def keys(self) -> tuple[str, ...]:
        """Keys of all messages."""
        return self._bundle.keys

    def with_seats(self, names: Sequence[str]) -> Words:
        """The same words at a table where the seats have names of their own."""
        return Words(self._bundle, tuple(names))

    def say(self, value: Value) -> str:
        """The sentence. Raises `NoWords` if there is no message for a key, or an argument is missing."""
        return self._put(value, ANY_WISH)

    def name(self, kind: str, thing_id: str) -> str:
        """The name of a thing: `name("card", "birds")`."""
        return self._plain_text(f"{kind}-{thing_id}", "")

    def seat(self, seat: int) -> str:
        """The name of a seat; its number where no such seat is at the table, as in a refusal of it."""
        if 0 <= seat < len(self._seats):
            return self._seats[seat]
        key = "seat-neutral" if seat == -1 else f"seat-{seat}"
        return self._plain_text(key, "") if self._bundle.has(key) else self._bundle.digits(seat)

    def _put(self, value: Value, wish: Wish) -> str:
        if isinstance(value, Message):
            return self._message(value, wish.form)
        if isinstance(value, Ref):
            return self._plain_text(f"{value.kind}-{value.id}", wish.form)
        if isinstance(value, tuple):
            return self._list([self._put(part, wish) for part in value], wish)
        return self._bundle.digits(value) if isinstance(value, int) else value

    def _message(self, message: Message, form: str) -> str:
        entry = self._bundle.entry(message.key, form)
        if not entry.variables:
            return self._plain_text(message.key, form)
        return self._bundle.filled(entry, {name: self._argument(message, name, entry) for name in entry.variables})

    def _argument(self, message: Message, name: str, entry: Entry) -> object:
        """An argument as Fluent takes it: a number that chooses plural forms, or a text."""
        if name not in message.args:
            raise NoWords(f"{self.language}: {message.key} lacks its argument {name!r}")
        value = message.args[name]
        wish = entry.wishes.get(name, ANY_WISH)
        if name == SEAT or wish.form == SEAT:
            return self._seats_named(value, wish)
        return number(value) if isinstance(value, int) else self._put(value, wish)

    def _seats_named(self, value: Value, wish: Wish) -> str:
        if isinstance(value, tuple):
            return self._list([self._seats_named(part, wish) for part in value], wish)
        return self.seat(value) if isinstance(value, int) else self._put(value, wish)

    def _plain_text(self, key: str, form: str) -> str:
        """A message without arguments."""
        text = self._plain.get((key, form))
        if text is None:
            text = self._plain[key, form] = self._bundle.filled(self._bundle.entry(key, form), {})
        return text

    def _list(self, parts: Sequence[str], wish: Wish) -> str:
        """`a, b and c`, or as the message wishes."""
        if not parts:
            return ""
        joined = parts[0]
        for part in parts[1:-1]:
            joined = self._bundle.filled(self._bundle.entry(wish.join, "more"), {"rest": joined, "last": part})
        if len(parts) > 1:
            joined = self._bundle.filled(self._bundle.entry(wish.join), {"rest": joined, "last": parts[-1]})
        return joined


@cache
def words_in(language: str) -> Words:
    """The words of a language, its files read once. Raises `UnknownLanguage`."""
    if language not in LANGUAGES:
        raise UnknownLanguage(Message("bad-language", {"id": language, "known": LANGUAGES}))
    return Words(bundle_of(language))
