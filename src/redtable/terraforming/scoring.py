"""Final scoring (R12), as a table by source."""

from __future__ import annotations

from dataclasses import dataclass

from redtable.terraforming import goals
from redtable.terraforming.board import AREAS, bits
from redtable.terraforming.card import Card
from redtable.terraforming.counts import amount_of
from redtable.terraforming.resources import MEGACREDITS
from redtable.terraforming.state import MarsState, Seat


@dataclass(frozen=True, slots=True)
class Points:
    """Where a seat's points come from."""

    tr: int
    milestones: int
    awards: int
    greenery: int
    city: int
    by_card: dict[str, int]
    """Cards worth something, by id."""

    @property
    def cards(self) -> int:
        return sum(self.by_card.values())

    @property
    def total(self) -> int:
        return self.tr + self.milestones + self.awards + self.greenery + self.city + self.cards


def score(state: MarsState) -> list[Points]:
    """Points of every seat as the game stands."""
    awards = [0] * len(state.seats)
    for name, _ in state.awards:
        for seat, points in enumerate(goals.award_points(state, name)):
            awards[seat] += points
    return [
        Points(
            tr=seat.tr,
            milestones=goals.MILESTONE_POINTS * sum([owner == seat.number for _, owner in state.milestones]),
            awards=awards[seat.number],
            greenery=seat.greenery_count,
            city=city_points(state, seat),
            by_card=card_points(state, seat),
        )
        for seat in state.seats
    ]


def standing(state: MarsState) -> list[dict[str, int]]:
    """By what a game's course is drawn: rating, points, production of all kinds together, cards and tiles in play."""
    return [
        {
            "tr": seat.tr,
            "points": points.total,
            "production": sum(seat.production),
            "cards": len(seat.played) + len(seat.events),
            "tiles": seat.tile_count,
        }
        for seat, points in zip(state.seats, score(state), strict=True)
    ]


def city_points(state: MarsState, seat: Seat) -> int:
    """One point for each greenery, whoever owns it, next to each own city on Mars."""
    near = state.board.near
    return sum([(near[area] & state.greeneries).bit_count() for area in bits(state.cities & seat.own) if area <= AREAS])


def card_points(state: MarsState, seat: Seat) -> dict[str, int]:
    """Points of every card that has any, events included; tags and resources are counted as they lie."""
    found: dict[str, int] = {}
    for card in [*seat.face_up(), *seat.events]:
        points = points_of(state, seat, card)
        if points:
            found[card.id] = points
    return found


def points_of(state: MarsState, seat: Seat, card: Card) -> int:
    return amount_of(card.points, state, seat, card)


def winners(state: MarsState) -> list[int]:
    """Most points, then most M€; who is still even shares the victory. Solo: with all parameters complete (R13)."""
    if state.solo:
        return [0] if state.complete() else []
    standing = [(points.total, state.seats[n].stock[MEGACREDITS]) for n, points in enumerate(score(state))]
    best = max(standing)
    return [seat for seat, result in enumerate(standing) if result == best]
