"""What must hold after every answer, whatever happened. Tests look; play does not pay for it."""

from __future__ import annotations

from dataclasses import fields

from redtable.terraforming.card import Card
from redtable.terraforming.cards import projects
from redtable.terraforming.playing import can_play, play_obstacles
from redtable.terraforming.resources import (
    OCEANS_GOAL,
    OXYGEN_GOAL,
    RESOURCES,
    TEMPERATURE_GOAL,
    TEMPERATURE_START,
    least_production,
)
from redtable.terraforming.state import MarsState, Seat
from redtable.terraforming.turn import action_options, obstacles


def broken(state: MarsState) -> list[str]:
    """Sentences for whoever debugs; empty if all is well."""
    found = _cards(state) + _parameters(state) + _derived(state)
    for seat in state.seats:
        found += _seat(state, seat)
    if not state.decisions and state.phase != "end":
        found.append("nobody can decide and the game is not over")
    return found


def _cards(state: MarsState) -> list[str]:
    """Each project card is in exactly one place."""
    everywhere: list[Card] = state.deck + state.discards
    for seat in state.seats:
        everywhere = everywhere + seat.hand + seat.played + seat.events + seat.offered + seat.drafted
    if state.playing is not None:
        everywhere.append(state.playing)
    there = sorted([card.id for card in everywhere])
    expected = sorted([card.id for card in projects(state.options.corporate_era)])
    return [] if there == expected else [f"cards: {set(there) ^ set(expected)} or one of them twice"]


def _parameters(state: MarsState) -> list[str]:
    found = []
    if not TEMPERATURE_START <= state.temperature <= TEMPERATURE_GOAL or state.temperature % 2:
        found.append(f"temperature {state.temperature}")
    if not 0 <= state.oxygen <= OXYGEN_GOAL:
        found.append(f"oxygen {state.oxygen}")
    if state.ocean_count > OCEANS_GOAL or state.ocean_count != state.tile.count("ocean"):
        found.append(f"oceans {state.ocean_count}")
    if len(state.milestones) > 3 or len(state.awards) > 3:
        found.append("more than three milestones or awards")
    return found


def _seat(state: MarsState, seat: Seat) -> list[str]:
    found = []
    for resource, name in enumerate(RESOURCES):
        if seat.stock[resource] < 0:
            found.append(f"seat {seat.number}: {seat.stock[resource]} {name}")
        if seat.production[resource] < least_production(resource):
            found.append(f"seat {seat.number}: production {seat.production[resource]} {name}")
    if seat.tr < 0:
        found.append(f"seat {seat.number}: rating {seat.tr}")
    in_play = seat.face_up()
    for card, count in seat.on_cards.items():
        if count <= 0 or not card.holds or card not in in_play:
            found.append(f"seat {seat.number}: {count} resources on {card.id}")
    if any(card not in in_play or seat.used.count(card) > 1 for card in seat.used):
        found.append(f"seat {seat.number}: wrong marks on used cards")
    return found + _explained(state, seat)


def _explained(state: MarsState, seat: Seat) -> list[str]:
    """What is offered has no obstacle, and what is not has one."""
    if state.phase != "action":
        return []
    found = []
    offered = action_options(state, seat)
    for card in seat.hand:
        if can_play(state, seat, card) != (not play_obstacles(state, seat, card)):
            found.append(f"seat {seat.number}: {card.id} is unplayable without a reason, or playable with one")
    for key in offered:
        if obstacles(state, seat, key):
            found.append(f"seat {seat.number}: {key} is offered and refused")
    keys = [card.use_key for card in seat.actors] + [f"convert:{name}" for name in ("plants", "heat")]
    for key in keys:
        if key not in offered and not obstacles(state, seat, key):
            found.append(f"seat {seat.number}: {key} is neither offered nor refused")
    return found


def _derived(state: MarsState) -> list[str]:
    """What is kept for speed equals what is worked out anew."""
    anew = state.copy()
    for seat in anew.seats:
        seat.refresh()
    anew.refresh_board()
    found = []
    for field in fields(MarsState):
        if not field.compare and field.name not in ("decisions", "events") and _differs(state, anew, field.name):
            found.append(f"derived {field.name}")
    for seat, fresh in zip(state.seats, anew.seats, strict=True):
        for field in fields(Seat):
            if not field.compare and _differs(seat, fresh, field.name):
                found.append(f"seat {seat.number}: derived {field.name}")
    return found


def _differs(one: object, other: object, name: str) -> bool:
    return bool(getattr(one, name) != getattr(other, name))
