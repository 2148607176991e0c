"""Milestones and awards (R10-11): what they ask for, who has claimed or funded them, what they are worth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from redtable.kernel.message import Message, Ref
from redtable.terraforming.counts import CardsInHand, OwnTiles, Production, Rating, Stock, Tags
from redtable.terraforming.declare import Count
from redtable.terraforming.paying import charge
from redtable.terraforming.resources import BUILDING, HEAT, MEGACREDITS, SCIENCE, STEEL, TITANIUM
from redtable.terraforming.state import MarsState, Seat

MILESTONE_PRICE: Final = 8
MILESTONE_POINTS: Final = 5
MOST_MILESTONES: Final = 3
AWARD_PRICES: Final = (8, 14, 20)
FIRST_POINTS: Final = 5
SECOND_POINTS: Final = 2


@dataclass(frozen=True, slots=True)
class Milestone:
    """5 points for whoever first has enough of something and pays."""

    id: str
    count: Count
    least: int
    key: str

    def text(self) -> Message:
        return Message("milestone-text", {"n": self.least, "of": self.count.text()})


@dataclass(frozen=True, slots=True)
class Award:
    """Points at the end for those who have most of something, whoever paid for it."""

    id: str
    count: Count
    key: str

    def text(self) -> Message:
        return Message("award-text", {"of": self.count.text()})


def _milestone(milestone_id: str, count: Count, least: int) -> Milestone:
    return Milestone(milestone_id, count, least, f"claim:{milestone_id}")


def _award(award_id: str, count: Count) -> Award:
    return Award(award_id, count, f"fund:{award_id}")


MILESTONES: Final = {
    goal.id: goal
    for goal in (
        _milestone("terraformer", Rating(), 35),
        _milestone("mayor", OwnTiles("city"), 3),
        _milestone("gardener", OwnTiles("greenery"), 3),
        _milestone("builder", Tags(BUILDING), 8),
        _milestone("planner", CardsInHand(), 16),
    )
}

AWARDS: Final = {
    goal.id: goal
    for goal in (
        _award("landlord", OwnTiles()),
        _award("banker", Production(MEGACREDITS)),
        _award("scientist", Tags(SCIENCE, wild=False)),
        _award("thermalist", Stock((HEAT,))),
        _award("miner", Stock((STEEL, TITANIUM))),
    )
}


# --- milestones ------------------------------------------------------------------------------------------------------


def claimable(state: MarsState, seat: Seat) -> list[str]:
    """Keys of the milestones the seat may claim now."""
    if len(state.milestones) >= MOST_MILESTONES or state.solo or seat.money() < MILESTONE_PRICE:
        return []
    taken = [claimed for claimed, _ in state.milestones]
    found = []
    for name in state.board.milestones:
        milestone = MILESTONES[name]
        if name not in taken and milestone.count.value(state, seat, None) >= milestone.least:
            found.append(milestone.key)
    return found


def milestone_obstacles(state: MarsState, seat: Seat, name: str) -> list[Message]:
    milestone = MILESTONES[name]
    if state.solo:
        return [Message("refused-solo")]
    if name in [claimed for claimed, _ in state.milestones]:
        return [Message("refused-milestone-taken")]
    if len(state.milestones) >= MOST_MILESTONES:
        return [Message("refused-milestones-full", {"n": MOST_MILESTONES})]
    now = milestone.count.value(state, seat, None)
    found = []
    if now < milestone.least:
        found.append(Message("gap-milestone", {"need": milestone.least, "now": now, "of": milestone.count.text()}))
    return found + _short(seat, MILESTONE_PRICE)


def claim(state: MarsState, seat: Seat, name: str) -> None:
    state.milestones.append((name, seat.number))
    state.emit("milestone-claimed", seat.number, {"milestone": Ref("milestone", name)})
    charge(state, seat, MILESTONE_PRICE)


# --- awards ----------------------------------------------------------------------------------------------------------


def fundable(state: MarsState, seat: Seat) -> list[str]:
    """Keys of the awards the seat may fund now."""
    funded = len(state.awards)
    if funded >= len(AWARD_PRICES) or state.solo or seat.money() < AWARD_PRICES[funded]:
        return []
    taken = [name for name, _ in state.awards]
    return [AWARDS[name].key for name in state.board.awards if name not in taken]


def award_obstacles(state: MarsState, seat: Seat, name: str) -> list[Message]:
    if state.solo:
        return [Message("refused-solo")]
    if name in [funded for funded, _ in state.awards]:
        return [Message("refused-award-taken")]
    if len(state.awards) >= len(AWARD_PRICES):
        return [Message("refused-awards-full", {"n": len(AWARD_PRICES)})]
    return _short(seat, AWARD_PRICES[len(state.awards)])


def fund(state: MarsState, seat: Seat, name: str) -> None:
    price = AWARD_PRICES[len(state.awards)]
    state.awards.append((name, seat.number))
    state.emit("award-funded", seat.number, {"award": Ref("award", name)})
    charge(state, seat, price)


def award_points(state: MarsState, name: str) -> list[int]:
    """5 for the first and 2 for the second; ties share the place in full; no second with two players or tied firsts."""
    values = [AWARDS[name].count.value(state, seat, None) for seat in state.seats]
    best = max(values)
    firsts = values.count(best)
    if firsts > 1 or len(values) <= 2:
        return [FIRST_POINTS if value == best else 0 for value in values]
    next_best = max([value for value in values if value < best])
    return [FIRST_POINTS if value == best else SECOND_POINTS if value == next_best else 0 for value in values]


def _short(seat: Seat, price: int) -> list[Message]:
    missing = price - seat.money()
    return [Message("gap-money", {"n": missing})] if missing > 0 else []
