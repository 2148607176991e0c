"""What an answer would change: two views laid side by side, whatever the rules between them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

PARAMETERS: Final = ("temperature", "oxygen", "oceans")


@dataclass(frozen=True, slots=True)
class Change:
    """A number on the table that would be another. `seat` is None for what belongs to nobody."""

    seat: int | None
    group: str
    """`param`, `stock`, `production`, `tr`, `hand`, `on_card`."""
    what: str
    before: int
    after: int


def changes(before: dict[str, Any], after: dict[str, Any]) -> list[Change]:
    """Parameters first, then every seat's numbers."""
    found = [Change(None, "param", name, before[name], after[name]) for name in PARAMETERS]
    for old, new in zip(before["seats"], after["seats"], strict=True):
        found += _seat_changes(old, new)
    return [change for change in found if change.before != change.after]


def _seat_changes(old: dict[str, Any], new: dict[str, Any]) -> list[Change]:
    seat = old["seat"]
    found = [Change(seat, name, name, old[name], new[name]) for name in ("tr", "hand")]
    for group in ("stock", "production"):
        found += [Change(seat, group, name, units, new[group][name]) for name, units in old[group].items()]
    for card in sorted(old["on_cards"].keys() | new["on_cards"].keys()):
        found.append(Change(seat, "on_card", card, old["on_cards"].get(card, 0), new["on_cards"].get(card, 0)))
    return found
