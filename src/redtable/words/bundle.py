"""The Fluent files of one language: messages with what they need and how they want it put."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import resources
from typing import Any, Final

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

LANGUAGES: Final = ("en", "ru", "pl")

_UNGROUPED = 1000
"""Numbers below are the same in every language, so the slow formatter is not asked."""


class NoWords(LookupError):
    """A key without a message, a message without its argument: a mistake of ours, never papered over."""


class Number(FluentInt):
    """An integer that chooses plural forms and is written with a true minus sign."""

    def format(self, locale: Locale) -> str:
        size = abs(int(self))
        digits = str(size) if size < _UNGROUPED else str(FluentInt(size).format(locale))
        return f"−{digits}" if self < 0 else digits


number = lru_cache(maxsize=2048)(Number)


@dataclass(frozen=True, slots=True)
class Wish:
    """How a sentence wants an argument put: which form of a name, how a list is joined."""

    form: str = ""
    join: str = "join-and"


ANY_WISH: Final = Wish()


@dataclass(frozen=True, slots=True)
class Entry:
    """A pattern ready for use: a message's value, or a form of it."""

    key: str
    pattern: Any
    variables: tuple[str, ...]
    wishes: Mapping[str, Wish]
    """From the message's attributes, by argument."""


class Bundle:
    """All messages of one language. Reads and parses the files, which takes some 50 ms; use `bundle_of`."""

    def __init__(self, language: str, sources: Iterable[tuple[str, str]]) -> None:
        self.language = language
        self._locale = Locale.parse(language)
        self._fluent = FluentBundle([language], use_isolating=False)
        self._parsed: dict[str, ast.Message] = {}
        self._entries: dict[tuple[str, str], Entry] = {}
        for file, text in sources:
            self._add(file, text)

    @property
    def keys(self) -> tuple[str, ...]:
        return tuple(self._parsed)

    def has(self, key: str) -> bool:
        return key in self._parsed

    def entry(self, key: str, form: str = "") -> Entry:
        """The message, or one of its forms (`res-plants`, `gen`)."""
        found = self._entries.get((key, form))
        if found is None:
            found = self._entries[key, form] = self._prepared(key, form)
        return found

    def filled(self, entry: Entry, args: dict[str, object]) -> str:
        """The entry with arguments that are texts or `number`s.

        Goes past `FluentBundle.format_pattern`, which would make common numbers of ours.
        """
        errors: list[Exception] = []
        environment = ResolverEnvironment(context=self._fluent, current=CurrentEnvironment(args=args), errors=errors)
        text = entry.pattern(environment)
        if errors:
            raise NoWords(f"{self.language}: {entry.key}: {errors[0]}")
        return str(text)

    def digits(self, value: int) -> str:
        return number(value).format(self._locale)

    def forms(self, key: str) -> tuple[str, ...]:
        return tuple([attribute.id.name for attribute in self._message(key).attributes])

    def _add(self, file: str, text: str) -> None:
        resource = FluentResource(text)
        for item in resource.body:
            if isinstance(item, ast.Junk):
                raise NoWords(f"{self.language}/{file}: cannot be read: {item.content!r}")
            if isinstance(item, ast.Message):
                if item.id.name in self._parsed:
                    raise NoWords(f"{self.language}/{file}: {item.id.name} stands there twice")
                self._parsed[item.id.name] = item
        self._fluent.add_resource(resource)

    def _message(self, key: str) -> ast.Message:
        try:
            return self._parsed[key]
        except KeyError:
            raise NoWords(f"{self.language}: no message {key!r}") from None

    def _prepared(self, key: str, form: str) -> Entry:
        parsed = self._message(key)
        compiled = self._fluent.get_message(key)
        attributes = {attribute.id.name: attribute.value for attribute in parsed.attributes}
        if form and form not in attributes:
            raise NoWords(f"{self.language}: {key!r} has no form {form!r}")
        value = attributes[form] if form else parsed.value
        if value is None:
            raise NoWords(f"{self.language}: {key!r} has no value")
        variables = self._variables_of(value)
        wishes = {name: self._wish(attributes[name]) for name in variables if name in attributes}
        return Entry(key, compiled.attributes[form] if form else compiled.value, variables, wishes)

    def _wish(self, pattern: ast.Pattern) -> Wish:
        """An attribute such as `.tags = or`, `.resource = gen`, `.tags = gen or`."""
        words = _words_of(pattern)
        joins = [f"join-{word}" for word in words if f"join-{word}" in self._parsed]
        forms = [word for word in words if f"join-{word}" not in self._parsed]
        return Wish(forms[0] if forms else "", joins[0] if joins else ANY_WISH.join)

    def _variables_of(self, pattern: ast.Pattern) -> tuple[str, ...]:
        """Arguments the pattern uses, those of the messages it refers to included."""
        finder = _Finder()
        finder.visit(pattern)
        found = dict.fromkeys(finder.variables)
        for key, form in finder.references:
            found.update(dict.fromkeys(self.entry(key, form).variables))
        return tuple(found)


class _Finder(Visitor):
    """Collects what a pattern refers to."""

    def __init__(self) -> None:
        self.variables: list[str] = []
        self.references: list[tuple[str, str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  the visitor's naming
        self.variables.append(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.append((node.id.name, node.attribute.name if node.attribute else ""))


def _words_of(pattern: ast.Pattern) -> tuple[str, ...]:
    """The words of an attribute that is plain text."""
    texts = [element.value for element in pattern.elements if isinstance(element, ast.TextElement)]
    return tuple("".join(texts).split())


@cache
def bundle_of(language: str) -> Bundle:
    """The messages of a language, read once."""
    folder = resources.files("redtable.words") / language
    files = sorted([file for file in folder.iterdir() if file.name.endswith(".ftl")], key=lambda file: file.name)
    return Bundle(language, [(file.name, file.read_text(encoding="utf-8")) for file in files])
