"""Scenarios as people and programs write them: JSON, YAML, or a stream of JSON Lines that is answered as it comes."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain
from typing import Any, Final

import yaml

from redtable.cli.errors import BadUsage
from redtable.kernel.message import Message, RedtableError

_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""The loader in C reads ten times as much; both read the same."""

_DEEPEST: Final = 40
_MOST_PARTS: Final = 1_000_000
"""Guards against texts that are small and mean something endless: nesting, and aliases of aliases."""


@dataclass(frozen=True, slots=True)
class Written:
    """One scenario as it was written, or what cannot be read of it."""

    data: dict[str, Any]
    problem: Message | None = None


def scenarios_in(text: str) -> list[Written]:
    """All scenarios of a text. Raises `BadUsage` if it has none or cannot be read as a whole."""
    return list(scenarios_of_lines(text.splitlines(keepends=True)))


def scenarios_of_lines(lines: Iterable[str]) -> Iterator[Written]:
    """The same, line by line: where the first line is JSON, every line is answered before the next is read."""
    coming = iter(lines)
    head = []
    for line in coming:
        head.append(line)
        if line.strip():
            break
    else:
        raise BadUsage(Message("scenario-text-empty"))
    if _from_json(head[-1]) is None:
        yield from _whole("".join([*head, *coming]))
        return
    answered = 0
    for number, line in enumerate(chain(head[-1:], coming), len(head)):
        for written in _line(line, number) if line.strip() else ():
            answered += 1
            yield written
    if not answered:
        raise BadUsage(Message("scenario-text-empty"))


def _line(line: str, number: int) -> list[Written]:
    data = _from_json(line)
    if data is None:
        return [Written({}, Message("scenario-line-unclear", {"line": number}))]
    try:
        return _scenarios(data)
    except RedtableError as wrong:
        return [Written({}, wrong.message)]


def _from_json(text: str) -> Any:
    """The object or list of a text that is JSON; None for any other."""
    try:
        data = json.loads(text, parse_constant=_refuse)
    except (ValueError, RecursionError):
        return None
    return data if isinstance(data, (dict, list)) else None


def _refuse(constant: str) -> None:
    raise ValueError(constant)


def _whole(text: str) -> list[Written]:
    """A text that is one JSON value or any number of YAML documents."""
    data = _from_json(text)
    found = [written for part in ([data] if data is not None else _from_yaml(text)) for written in _scenarios(part)]
    if not found:
        raise BadUsage(Message("scenario-text-empty"))
    return found


def _from_yaml(text: str) -> list[Any]:
    try:
        _check_nesting(text)
        return list(yaml.load_all(text, Loader=_LOADER))
    except yaml.MarkedYAMLError as wrong:
        line = wrong.problem_mark.line + 1 if wrong.problem_mark is not None else 1
        raise BadUsage(Message("scenario-text-unclear", {"line": line})) from wrong
    except (yaml.YAMLError, ValueError) as wrong:
        raise BadUsage(Message("scenario-text-no-data")) from wrong


def _check_nesting(text: str) -> None:
    """The loader in C has no guard of its own."""
    depth = 0
    for event in yaml.parse(text, Loader=_LOADER):
        if isinstance(event, yaml.CollectionStartEvent):
            depth += 1
        elif isinstance(event, yaml.CollectionEndEvent):
            depth -= 1
        if depth > _DEEPEST:
            raise _too_much()


def _scenarios(data: Any) -> list[Written]:
    """One value: a scenario, a list of them, or `{"scenarios": [...]}`."""
    _measure(data, 0, {})
    if isinstance(data, dict) and "scenarios" in data:
        data = data["scenarios"]
    if data is None:
        return []
    return [_scenario(part) for part in (data if isinstance(data, list) else [data])]


def _scenario(data: Any) -> Written:
    if isinstance(data, dict):
        return Written({str(key): value for key, value in data.items()})
    return Written({}, Message("scenario-no-object"))


def _measure(value: Any, depth: int, known: dict[int, tuple[int, int]]) -> tuple[int, int]:
    """How high the value is and of how many parts, what is referred to several times counted as often."""
    if not isinstance(value, (dict, list)):
        return 0, 1
    if id(value) not in known:
        if depth > _DEEPEST:
            raise _too_much()
        inner = value.values() if isinstance(value, dict) else value
        measured = [_measure(part, depth + 1, known) for part in inner]
        height = 1 + max([height for height, _ in measured], default=0)
        known[id(value)] = height, 1 + sum([parts for _, parts in measured])
    height, parts = known[id(value)]
    if depth + height > _DEEPEST + 1 or parts > _MOST_PARTS:
        raise _too_much()
    return height, parts


def _too_much() -> BadUsage:
    return BadUsage(Message("scenario-text-too-much"))
