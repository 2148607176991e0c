"""What must hold after every answer, whatever happened. Tests look; play does not pay for it."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from typing import Final

from redtable.terraforming import board_invariants
from redtable.terraforming.card import Card
from redtable.terraforming.cards import BEGINNER, corporations, projects
from redtable.terraforming.goals import AWARD_PRICES, MOST_MILESTONES
from redtable.terraforming.playing import can_play, play_obstacles
from redtable.terraforming.resources import (
    EVENT,
    METALS,
    OCEANS_GOAL,
    OXYGEN_GOAL,
    RESOURCES,
    STEP,
    TEMPERATURE,
    TEMPERATURE_GOAL,
    TEMPERATURE_START,
    least_production,
)
from redtable.terraforming.setup import SOLO_START_RATING, START_RATING
from redtable.terraforming.state import NOBODY, SOLO_GENERATIONS, MarsState, Seat
from redtable.terraforming.turn import action_options, obstacles

CHOOSING: Final = ("setup", "research")
"""Phases in which seats choose cards at the same time."""
AFTER_THE_LAST: Final = ("final", "end")
"""Phases after the last production, where the parameters do not move any more."""
PHASES: Final = (*CHOOSING, "action", "production", *AFTER_THE_LAST)


def broken(state: MarsState) -> list[str]:
    """Sentences for whoever debugs; empty if all is well."""
    found = _form(state)
    if found:
        return found  # the rest could not even be asked
    found = _cards(state) + _corporations(state) + _parameters(state) + _goals(state) + _course(state)
    found += board_invariants.broken(state) + _derived(state)
    for seat in state.seats:
        found += _amounts(state, seat) + _before(state, seat) + _choices(state, seat) + _explained(state, seat)
    return found


def _form(state: MarsState) -> list[str]:
    """Numbers that others count with."""
    found = []
    numbers = range(len(state.seats))
    if [seat.number for seat in state.seats] != list(numbers):
        found.append("seats out of order")
    for seat in state.seats:
        if not len(seat.stock) == len(seat.production) == len(RESOURCES):
            found.append(f"seat {seat.number}: not one amount for each resource")
    if state.first not in numbers or state.active not in numbers:
        found.append(f"first {state.first} or active {state.active} is no seat")
    for area, owner in enumerate(state.owner):
        if owner != NOBODY and owner not in numbers:
            found.append(f"area {area}: owner {owner} is no seat")
    return found


# --- cards -----------------------------------------------------------------------------------------------------------


@cache
def _deck(corporate_era: bool) -> frozenset[Card]:
    return frozenset(projects(corporate_era))


def _cards(state: MarsState) -> list[str]:
    """Each project card is in exactly one place."""
    everywhere = state.deck + state.discards
    for seat in state.seats:
        everywhere = everywhere + seat.hand + seat.played + seat.events + seat.offered + seat.drafted
    if state.playing is not None:
        everywhere.append(state.playing)
    expected, there = _deck(state.options.corporate_era), set(everywhere)
    found = []
    if there != expected:
        found.append(f"cards: lost or foreign {sorted(card.id for card in there ^ expected)}")
    if len(everywhere) != len(there):
        found.append(f"cards: twice {sorted(card.id for card in there if everywhere.count(card) > 1)}")
    return found


def _corporations(state: MarsState) -> list[str]:
    """Nobody has or is offered another's corporation, and beginners alone have theirs."""
    found = []
    held: list[Card] = []
    for seat in state.seats:
        own = seat.offered_corporations + ([] if seat.corporation is None else [seat.corporation])
        beginner = seat.number in state.options.beginners
        if not own or (seat.corporation is not None and len(own) > 1) or any((c is BEGINNER) != beginner for c in own):
            found.append(f"seat {seat.number}: wrong corporations {[card.id for card in own]}")
        held += [card for card in own if card is not BEGINNER]
    if len(set(held)) < len(held) or not set(held) <= set(corporations(state.options.corporate_era)):
        found.append(f"corporations: foreign or twice {[card.id for card in held]}")
    return found


# --- the table -------------------------------------------------------------------------------------------------------


def _parameters(state: MarsState) -> list[str]:
    found = []
    step = STEP[TEMPERATURE]
    if not TEMPERATURE_START <= state.temperature <= TEMPERATURE_GOAL or state.temperature % step:
        found.append(f"temperature {state.temperature}")
    if not 0 <= state.oxygen <= OXYGEN_GOAL:
        found.append(f"oxygen {state.oxygen}")
    if state.ocean_count > OCEANS_GOAL:
        found.append(f"oceans {state.ocean_count}")
    greeneries = sum([seat.greenery_count for seat in state.seats])
    if state.phase not in AFTER_THE_LAST and state.oxygen < min(greeneries, OXYGEN_GOAL):
        found.append(f"oxygen {state.oxygen} with {greeneries} greeneries")
    steps = (state.temperature - TEMPERATURE_START) // step + state.oxygen + state.ocean_count
    risen = sum([seat.tr - _start_rating(state) for seat in state.seats])
    if risen < steps:
        found.append(f"ratings rose {risen} for {steps} steps of parameters")
    return found


def _goals(state: MarsState) -> list[str]:
    found = []
    for kind, taken, on_board, most in (
        ("milestones", state.milestones, state.board.milestones, MOST_MILESTONES),
        ("awards", state.awards, state.board.awards, len(AWARD_PRICES)),
    ):
        names = [name for name, _ in taken]
        if len(taken) > (0 if state.solo else most):
            found.append(f"too many {kind}: {names}")
        if len(set(names)) < len(names) or not set(names) <= set(on_board):
            found.append(f"{kind} unknown or twice: {names}")
        if not {seat for _, seat in taken} <= set(range(len(state.seats))):
            found.append(f"{kind} of nobody at the table")
    return found


def _course(state: MarsState) -> list[str]:
    """Phases, generations and turns."""
    found = []
    if state.phase not in PHASES:
        found.append(f"phase {state.phase}")
    if state.generation < 1 or (state.solo and state.generation > SOLO_GENERATIONS):
        found.append(f"generation {state.generation}")
    if state.phase == "end" and (state.decisions or state.flow or state.pool or state.sequel):
        found.append("the game is over and something is pending")
    if state.phase != "end" and not state.decisions:
        found.append("nobody can decide and the game is not over")
    if state.phase in AFTER_THE_LAST and not (state.solo or state.complete()):
        found.append("the game ended with parameters incomplete")
    turn_open = state.phase == "action" and not state.sequel and not state.pool
    if turn_open and any(state.seats[decision.seat].passed for decision in state.decisions):
        found.append("somebody who passed has a turn")
    return found


# --- seats -----------------------------------------------------------------------------------------------------------


def _start_rating(state: MarsState) -> int:
    return SOLO_START_RATING if state.solo else START_RATING


def _amounts(state: MarsState, seat: Seat) -> list[str]:
    found = []
    who = f"seat {seat.number}:"
    for resource, name in enumerate(RESOURCES):
        if seat.stock[resource] < 0:
            found.append(f"{who} {seat.stock[resource]} {name}")
        if seat.production[resource] < least_production(resource):
            found.append(f"{who} production {seat.production[resource]} {name}")
    if seat.tr < _start_rating(state):
        found.append(f"{who} rating {seat.tr}")
    if seat.next_discount < 0 or seat.next_shift < 0:
        found.append(f"{who} next card {seat.next_discount} {seat.next_shift}")
    return found


def _before(state: MarsState, seat: Seat) -> list[str]:
    """What lies before a seat, and what lies on it."""
    found = []
    who = f"seat {seat.number}:"
    in_play = seat.face_up()
    if any(card.kind == EVENT for card in seat.played) or any(card.kind != EVENT for card in seat.events):
        found.append(f"{who} cards in the wrong pile")
    for card, count in seat.on_cards.items():
        if count <= 0 or not card.holds or card not in in_play:
            found.append(f"{who} {count} resources on {card.id}")
    if any(card not in seat.actors or seat.used.count(card) > 1 for card in seat.used):
        found.append(f"{who} wrong marks on used cards")
    if any(card not in in_play or metal not in METALS for card, metal in seat.mined.items()):
        found.append(f"{who} mined by no card of its own")
    if seat.first_action_due and (seat.corporation is None or seat.corporation.first_action is None):
        found.append(f"{who} no first action is due")
    return found


def _choices(state: MarsState, seat: Seat) -> list[str]:
    """Cards under choice lie there only while somebody chooses."""
    found = []
    who = f"seat {seat.number}:"
    if state.phase not in CHOOSING:
        if seat.drafted or seat.bill or seat.ready or seat.offered_corporations:
            found.append(f"{who} still choosing in phase {state.phase}")
        if seat.offered and seat.number not in [decision.seat for decision in state.decisions]:
            found.append(f"{who} is not asked about the cards offered")
        if seat.corporation is None:
            found.append(f"{who} no corporation")
    if state.phase == "research" and seat.passed:
        found.append(f"{who} has passed in the research phase")
    return found


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


# --- what is derived -------------------------------------------------------------------------------------------------


def _derived(state: MarsState) -> list[str]:
    """What is kept for speed equals what is worked out anew."""
    anew = state.copy()
    for seat in anew.seats:
        seat.refresh()
    anew.refresh_board()
    found = []
    for name in _derived_fields(MarsState):
        if getattr(state, name) != getattr(anew, name):
            found.append(f"derived {name}")
    for seat, fresh in zip(state.seats, anew.seats, strict=True):
        for name in _derived_fields(Seat):
            if getattr(seat, name) != getattr(fresh, name):
                found.append(f"seat {seat.number}: derived {name}")
    return found


@cache
def _derived_fields(cls: type[MarsState | Seat]) -> list[str]:
    """Names of the fields kept for speed; decisions and events belong to the moment."""
    return [field.name for field in fields(cls) if not field.compare and field.name not in ("decisions", "events")]
