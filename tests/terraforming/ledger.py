"""Accounts kept from events alone. After every answer they must agree with the table to the last unit."""

from __future__ import annotations

from collections import Counter
from typing import TypeAlias

from redtable.kernel.event import Event
from redtable.kernel.message import Ref, Value
from redtable.terraforming.resources import PARAMETERS, RESOURCES, STEP, TEMPERATURE
from redtable.terraforming.state import MarsState

Accounts: TypeAlias = Counter[tuple[object, ...]]
"""Amounts by what they are, such as `(seat, "stock", "plants")`; zeros left out."""

SIGNS = {"gained": 1, "lost": -1, "production-raised": 1, "production-lowered": -1, "card-gained": 1, "card-lost": -1}
KINDS = {"gained": "stock", "lost": "stock", "production-raised": "production", "production-lowered": "production"}
DEGREES = STEP[TEMPERATURE]


def accounts_of(state: MarsState) -> Accounts:
    """What lies on the table, counted."""
    found: Accounts = Counter({("temperature",): state.temperature, ("oxygen",): state.oxygen})
    found["oceans",] = state.ocean_count
    for seat in state.seats:
        found[seat.number, "rating"] = seat.tr
        for number, name in enumerate(RESOURCES):
            found[seat.number, "stock", name] = seat.stock[number]
            found[seat.number, "production", name] = seat.production[number]
        for card, count in seat.on_cards.items():
            found[seat.number, "card", card.id] = count
        paying = state.playing is not None and state.active == seat.number
        found[seat.number, "hand"] = len(seat.hand) + paying  # the card being paid for has not been played yet
        found[seat.number, "played"] = len(seat.played) + len(seat.events)
    for area, tile in enumerate(state.tile):
        if tile and (state.owner[area] >= 0 or tile == "ocean"):
            found["tile", area, tile] = 1
    return without_zeros(found)


def booked(accounts: Accounts, events: list[Event]) -> Accounts:
    """The accounts after these events."""
    after = accounts.copy()
    for event in events:
        _enter(after, event)
    return without_zeros(after)


def without_zeros(accounts: Accounts) -> Accounts:
    return Counter({what: amount for what, amount in accounts.items() if amount})


def _enter(accounts: Accounts, event: Event) -> None:
    """Book one event."""
    seat, args = event.seat, event.args
    match event.kind:
        case "gained" | "lost" | "production-raised" | "production-lowered":
            what = (seat, KINDS[event.kind], _id(args["resource"]))
            accounts[what] += SIGNS[event.kind] * _number(args["amount"])
        case "card-gained" | "card-lost":
            accounts[seat, "card", _id(args["card"])] += SIGNS[event.kind] * _number(args["amount"])
        case "rating-raised":
            accounts[seat, "rating"] += _number(args["amount"])
        case "parameter-raised":
            parameter = _id(args["parameter"])
            accounts[parameter,] += DEGREES if parameter == PARAMETERS[TEMPERATURE] else 1
            accounts[seat, "rating"] += 1
            assert accounts[parameter,] == args["value"]
        case "ocean-laid":
            accounts["oceans",] += 1
            accounts[seat, "rating"] += 1
            assert accounts["oceans",] == args["value"]
        case "tile-placed":
            accounts["tile", args["area"], _id(args["tile"])] += 1
        case _:
            _enter_cards(accounts, event)


def _enter_cards(accounts: Accounts, event: Event) -> None:
    seat, args = event.seat, event.args
    match event.kind:
        case "cards-drawn" | "cards-kept" | "cards-bought":
            accounts[seat, "hand"] += _number(args["count"])
        case "cards-discarded":
            accounts[seat, "hand"] -= _number(args["count"])
        case "card-played":
            accounts[seat, "hand"] -= 1
            accounts[seat, "played"] += 1


def _id(value: Value) -> str:
    assert isinstance(value, Ref)
    return value.id


def _number(value: Value) -> int:
    assert isinstance(value, int)
    assert value >= 0
    return value
