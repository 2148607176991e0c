"""Reading the words of scenarios, with a clear complaint about what cannot be read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NoReturn

from redtable.kernel.message import BadRecord, Message
from redtable.kernel.plain import declared
from redtable.terraforming.board import AREAS, OFF_MARS
from redtable.terraforming.card import Card
from redtable.terraforming.resources import RESOURCES

ORDINARY_TILES = ("ocean", "greenery", "city", "capital")


def bad(where: str, value: object) -> NoReturn:
    raise BadRecord(Message("bad-scenario", {"where": where, "value": str(value)[:80]}))


def known_keys(data: Mapping[str, Any], where: str, known: Sequence[str]) -> None:
    for key in data:
        if key not in known:
            bad(where, key)


def mapping(value: object, where: str) -> Mapping[str, Any]:
    if value is None:
        return {}
    if not isinstance(value, Mapping):
        bad(where, value)
    return value


def items(value: object, where: str) -> Sequence[Any]:
    if value is None:
        return ()
    if not isinstance(value, (list, tuple)):
        bad(where, value)
    return value


def whole(value: object, where: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        bad(where, value)
    return value


def card(card_id: object, where: str) -> Card:
    found = declared(Card, str(card_id))
    if found is None:
        bad(where, card_id)
    return found


def cards(value: object, where: str) -> list[Card]:
    return [card(card_id, where) for card_id in items(value, where)]


def resource(name: object, where: str) -> int:
    if name not in RESOURCES:
        bad(where, name)
    return RESOURCES.index(str(name))


def resources(value: object, where: str) -> list[int]:
    """Six numbers from `{"plants": 3}`."""
    found = [0] * len(RESOURCES)
    for name, amount in mapping(value, where).items():
        found[resource(name, where)] = whole(amount, where)
    return found


def area(value: object, where: str) -> int:
    """An area by number, those off Mars by name."""
    if isinstance(value, str) and value in OFF_MARS:
        return OFF_MARS[value]
    number = whole(value, where)
    if not 1 <= number <= AREAS:
        bad(where, value)
    return number


def seat_number(value: object, seats: int, where: str) -> int:
    number = whole(value, where)
    if not 0 <= number < seats:
        bad(where, value)
    return number


def seat_key(value: object, where: str) -> int:
    """A seat's number as the key of an object, where JSON has texts only."""
    if not isinstance(value, (int, str)) or not str(value).isdecimal() or len(str(value)) > 1:
        bad(where, value)
    return int(value)


def tile(name: object, where: str) -> str:
    """A tile by its name; special ones are called after their card."""
    if name not in ORDINARY_TILES and (not isinstance(name, str) or declared(Card, name.replace("_", "-")) is None):
        bad(where, name)
    return str(name)
