"""The parts of the evaluation put together."""

from __future__ import annotations

from dataclasses import dataclass

from redtable.bots.evaluations.terraforming.engine import Engine
from redtable.bots.evaluations.terraforming.goals import goals_worth
from redtable.bots.evaluations.terraforming.hand import Hand
from redtable.bots.evaluations.terraforming.horizon import OVER
from redtable.bots.evaluations.terraforming.outlook import Outlook, outlook
from redtable.bots.evaluations.terraforming.position import table_worth
from redtable.bots.evaluations.terraforming.solo import victory_worth
from redtable.bots.evaluations.terraforming.weights import Weights
from redtable.terraforming import scoring
from redtable.terraforming.resources import MEGACREDITS
from redtable.terraforming.state import MarsState, Seat

AT_THE_SAME_TIME = ("setup", "research")
"""Phases in which all seats choose at once; cards change hands when the last one has chosen."""


@dataclass(frozen=True, slots=True)
class Evaluated:
    """A position before an answer, and the value of those after it."""

    outlook: Outlook
    seat: int
    hand: Hand
    engine: Engine

    @staticmethod
    def of(state: MarsState, seat: int, weights: Weights) -> Evaluated:
        seen = outlook(state, weights)
        own = state.seats[seat]
        known = frozenset([*own.hand, *own.drafted, *own.offered])
        return Evaluated(seen, seat, Hand(seen, seat, known), Engine(seen, seat))

    def value(self, state: MarsState) -> float:
        if state.phase == "end":
            return self.result(state)
        asked = self.outlook.state
        if asked.phase in AT_THE_SAME_TIME:
            state = settled(state, self.seat)
        elif state.generation > asked.generation or (asked.phase == "action" and state.phase in OVER):
            state = passed(asked, self.seat)
        own = state.seats[self.seat]
        rates = self.outlook.rates(own)
        worth = table_worth(self.outlook, state, own, rates)
        worth += self.engine.worth(own, rates)
        worth += self.hand.worth(state, rates)
        if state.solo:
            return worth + victory_worth(self.outlook, state, own, rates.left)
        return worth + goals_worth(self.outlook, state, own, rates.left) - self.others(state)

    def others(self, state: MarsState) -> float:
        """What the others have on the table, on average."""
        others = [seat for seat in state.seats if seat.number != self.seat]
        worth = sum([table_worth(self.outlook, state, other, self.outlook.rates(other)) for other in others])
        return self.outlook.weights.opponents * worth / len(others)

    def result(self, state: MarsState) -> float:
        """The game is over: points, and M€ to break a tie."""
        points = [float(points.total) for points in scoring.score(state)]
        own, money = points.pop(self.seat), state.seats[self.seat].stock[MEGACREDITS]
        worth = own + money * self.outlook.weights.leftover
        if state.solo:
            return worth + self.outlook.weights.victory * bool(scoring.winners(state))
        return worth - self.outlook.weights.opponents * sum(points) / len(points)


def passed(state: MarsState, seat: int) -> MarsState:
    """The seat was the last to pass. What production brings it brings in any case, so it does not speak for passing."""
    after = state.copy()
    after.seats[seat].passed = True
    return after


def settled(state: MarsState, seat: int) -> MarsState:
    """The state when all have chosen what they choose at the same time, the others by default."""
    if is_drafting(state.seats[seat]):
        return pretend_bought(state, seat)
    ready = state.copy()
    while ready.phase in AT_THE_SAME_TIME and ready.decisions:
        decision = ready.decisions[0]
        ready.answer(decision.seat, decision.default)
    return ready


def is_drafting(seat: Seat) -> bool:
    """Cards lie aside, not yet to be paid for."""
    return bool(seat.drafted) and not seat.bill


def pretend_bought(state: MarsState, seat: int) -> MarsState:
    """With the cards taken so far in hand."""
    bought = state.copy()
    own = bought.seats[seat]
    own.hand += own.drafted
    own.drafted = []
    return bought
