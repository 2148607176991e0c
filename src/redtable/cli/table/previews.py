"""What an answer would change, put as the table says it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

PARAMETERS: Final = ("temperature", "oxygen", "oceans")
GROUPS: Final = {"tr": "tr", "hand": "hand", "stock": "stock", "production": "production", "on_cards": "on_card"}
"""What is told of a seat, by its name in the view, in this order."""


@dataclass(frozen=True, slots=True)
class Change:
    """A number on the table that would be another. `seat` is None for what belongs to nobody."""

    seat: int | None
    group: str
    """`param`, `stock`, `production`, `tr`, `hand`, `on_card`."""
    what: str
    before: int
    after: int


def changes(found: Iterable[dict[str, Any]]) -> list[Change]:
    """Parameters first, then every seat's numbers; what else the kernel's preview finds is not told."""
    told = [change for each in found if (change := _told(each)) is not None]
    return sorted(told, key=_place)


def _told(found: dict[str, Any]) -> Change | None:
    match found["path"]:
        case [str(name)] if name in PARAMETERS:
            return Change(None, "param", name, found["before"], found["after"])
        case ["seats", int(seat), str(group), *rest] if group in GROUPS:
            return Change(seat, GROUPS[group], str(rest[0]) if rest else group, found["before"], found["after"])
    return None


def _place(change: Change) -> tuple[int, int]:
    """In the order in which they were found where these are equal."""
    if change.seat is None:
        return -1, 0
    return change.seat, list(GROUPS.values()).index(change.group)
