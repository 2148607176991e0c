"""What a seat may know, as JSON: built field by field from nothing, so that nothing hidden can slip in."""

from __future__ import annotations

from typing import Any

from redtable.kernel.decision import Decision
from redtable.kernel.view import decision_json
from redtable.terraforming import goals, scoring
from redtable.terraforming.board import AREAS, OFF_MARS
from redtable.terraforming.card import Card
from redtable.terraforming.declare import Count
from redtable.terraforming.options import write_options
from redtable.terraforming.projects import PROJECTS
from redtable.terraforming.resources import RESOURCES, TAGS
from redtable.terraforming.state import NOBODY, SOLO_GENERATIONS, MarsState, Seat

AREA_NAMES = {number: name for name, number in OFF_MARS.items()}


def view(state: MarsState, viewer: int | None) -> dict[str, Any]:
    """What the seat may know now; None: what everybody may know."""
    return {
        "game": "terraforming",
        "seat": viewer,
        "options": write_options(state.options),
        "phase": state.phase,
        "generation": state.generation,
        "generations": SOLO_GENERATIONS if state.solo else None,
        "active": state.active,
        "first": state.first,
        "deciding": [decision.seat for decision in state.decisions],
        "decision": _own_decision(state, viewer),
        "temperature": state.temperature,
        "oxygen": state.oxygen,
        "oceans": state.ocean_count,
        "board": state.board.id,
        "tiles": tiles(state),
        "markers": [{"area": area, "owner": owner} for area, owner in state.markers.items()],
        "milestones": [{"id": name, "seat": seat} for name, seat in state.milestones],
        "awards": [{"id": name, "seat": seat} for name, seat in state.awards],
        "goals": goals_view(state),
        "playing": None if state.playing is None else state.playing.id,
        "deck": len(state.deck),
        "discards": len(state.discards),
        "seats": [seat_view(seat) for seat in state.seats],
        "own": None if viewer is None else own_view(state, state.seats[viewer]),
        "scores": scores(state) if state.phase == "end" else None,
    }


def goals_view(state: MarsState) -> dict[str, Any] | None:
    """How far every seat is with every milestone and award, which all can count on the table; None in the solo game."""
    if state.solo:
        return None
    funded = len(state.awards)
    prices = goals.AWARD_PRICES
    return {
        "milestones": [
            {"id": name, "least": goals.MILESTONES[name].least, "counts": _counts(state, goals.MILESTONES[name].count)}
            for name in state.board.milestones
        ],
        "awards": [{"id": name, "counts": _counts(state, goals.AWARDS[name].count)} for name in state.board.awards],
        "milestone_price": goals.MILESTONE_PRICE if len(state.milestones) < goals.MOST_MILESTONES else None,
        "award_price": prices[funded] if funded < len(prices) else None,
    }


def _counts(state: MarsState, count: Count) -> list[int]:
    return [count.value(state, seat, None) for seat in state.seats]


def scores(state: MarsState) -> list[dict[str, Any]]:
    """Points of every seat by source; shown when the game is over."""
    return [
        {
            "tr": points.tr,
            "milestones": points.milestones,
            "awards": points.awards,
            "greenery": points.greenery,
            "city": points.city,
            "cards": points.cards,
            "by_card": dict(points.by_card),
            "total": points.total,
        }
        for points in scoring.score(state)
    ]


def _own_decision(state: MarsState, viewer: int | None) -> dict[str, Any] | None:
    found: list[Decision] = [decision for decision in state.decisions if decision.seat == viewer]
    return decision_json(found[0]) if found else None


def tiles(state: MarsState) -> list[dict[str, Any]]:
    """All tiles by area; areas off Mars by name; owner None for oceans and neutral tiles."""
    found = []
    for area, tile in enumerate(state.tile):
        if tile:
            owner = state.owner[area]
            where = area if area <= AREAS else AREA_NAMES[area]
            found.append({"area": where, "tile": tile, "owner": None if owner == NOBODY else owner})
    return found


def seat_view(seat: Seat) -> dict[str, Any]:
    """What lies open before a seat."""
    return {
        "seat": seat.number,
        "corporation": None if seat.corporation is None else seat.corporation.id,
        "tr": seat.tr,
        "tr_raised": seat.tr_raised,
        "stock": dict(zip(RESOURCES, seat.stock, strict=True)),
        "production": dict(zip(RESOURCES, seat.production, strict=True)),
        "tags": {tag: count for tag, count in zip(TAGS, seat.tags, strict=True) if count},
        "played": ids(seat.played),
        "events_played": ids(seat.events),
        "on_cards": {card.id: count for card, count in seat.on_cards.items()},
        "actions_used": ids(seat.used),
        "mined": {card.id: RESOURCES[metal] for card, metal in seat.mined.items()},
        "passed": seat.passed,
        "ready": seat.ready,
        "first_action_due": seat.first_action_due,
        "next_card": next_card(seat),
        "metal_value": {RESOURCES[metal]: seat.metal_value[metal] for metal in (1, 2)},
        "greenery_cost": seat.greenery_cost,
        "tiles": seat.tile_count,
        "cities": seat.city_count,
        "greeneries": seat.greenery_count,
        "hand": len(seat.hand),
    }


def next_card(seat: Seat) -> dict[str, int]:
    """What holds for the next card, as far as anything does."""
    kinds = {"discount": seat.next_discount, "requirement_shift": seat.next_shift}
    return {kind: amount for kind, amount in kinds.items() if amount}


def own_view(state: MarsState, seat: Seat) -> dict[str, Any]:
    """What only the seat itself sees."""
    return {
        "hand": ids(seat.hand),
        "prices": {card.id: seat.price(card) for card in seat.hand},
        "project_prices": {project.id: project.price_for(seat) for project in PROJECTS},
        "offered": ids(seat.offered),
        "offered_corporations": ids(seat.offered_corporations),
        "drafted": ids(seat.drafted),
        "bill": list(seat.bill),
    }


def ids(cards: list[Card]) -> list[str]:
    return [card.id for card in cards]
