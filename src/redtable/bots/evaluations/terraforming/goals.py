"""Milestones and awards: claimed, funded, and within reach."""

from __future__ import annotations

from redtable.bots.evaluations.terraforming.outlook import Outlook
from redtable.terraforming.counts import Stock
from redtable.terraforming.declare import Count
from redtable.terraforming.goals import (
    AWARDS,
    FIRST_POINTS,
    MILESTONE_POINTS,
    MILESTONES,
    MOST_MILESTONES,
    award_points,
)
from redtable.terraforming.state import MarsState, Seat

STEEPNESS = 6
"""Being half-way to a milestone is worth very little, being one step short a lot."""


def goals_worth(outlook: Outlook, state: MarsState, seat: Seat, left: float) -> float:
    return milestones_worth(outlook, state, seat) + sum(
        [award_worth(outlook, state, seat, name, left) for name, _ in state.awards]
    )


def milestones_worth(outlook: Outlook, state: MarsState, seat: Seat) -> float:
    """Own milestones less those of others, and how near the others are."""
    claimed = [owner for _, owner in state.milestones]
    own = claimed.count(seat.number)
    rivals = max(len(state.seats) - 1, 1)
    worth = MILESTONE_POINTS * (own - (len(claimed) - own) * outlook.weights.opponents / rivals)
    if state.solo or len(claimed) >= MOST_MILESTONES:
        return worth
    taken = [name for name, _ in state.milestones]
    for name in state.board.milestones:
        if name not in taken:
            milestone = MILESTONES[name]
            reached = milestone.count.value(state, seat, None) / milestone.least
            worth += outlook.weights.milestone * min(reached, 1.0) ** STEEPNESS
    return worth


def award_worth(outlook: Outlook, state: MarsState, seat: Seat, name: str, left: float) -> float:
    """The points of an award as it stands, less sure the longer the game goes on; what others get counts against it."""
    points = award_points(state, name)
    others = points[: seat.number] + points[seat.number + 1 :]
    now = points[seat.number] - outlook.weights.opponents * sum(others) / max(len(others), 1)
    values = [expected(AWARDS[name].count, state, each, left) for each in state.seats]
    own = values.pop(seat.number)
    rival = max(values, default=0.0)
    lead = (own - rival) / (abs(own) + abs(rival) + outlook.weights.award_start + outlook.weights.award_growth * left)
    sure = 1 / (1 + outlook.weights.award_doubt * left)
    return sure * now + (1 - sure) * FIRST_POINTS * max(min(lead, 1.0), -1.0)


def expected(count: Count, state: MarsState, seat: Seat, left: float) -> float:
    """What a seat will have in the end: what is in stock is used up, but more of it is produced."""
    value = float(count.value(state, seat, None))
    if isinstance(count, Stock):
        value += left * sum([seat.production[resource] for resource in count.resources])
    return value
