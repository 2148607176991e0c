"""The research phase (R8) and the draft (R13)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from redtable.kernel.decision import Decision
from redtable.kernel.message import Value
from redtable.kernel.stack import Effect, Frame
from redtable.terraforming.buying import buy_decision, choose_cards, choose_payment, settle
from redtable.terraforming.state import MarsState, Seat
from redtable.terraforming.turn import TURN

CARDS_PER_RESEARCH: Final = 4


def turn_order(state: MarsState) -> list[Seat]:
    """All seats, beginning with the first player of the generation."""
    return state.seats[state.first :] + state.seats[: state.first]


@dataclass(frozen=True, slots=True)
class Research(Effect):
    """Deal four cards to everybody, one at a time, so that a deck made anew spreads evenly (FAQ)."""

    def apply(self, state: MarsState, frame: Frame) -> None:
        state.phase = "research"
        for _ in range(CARDS_PER_RESEARCH):
            for seat in turn_order(state):
                seat.offered += state.draw(1)
        drafting = state.options.draft and len(state.seats) > 1
        state.flow.append(Frame(DRAFT if drafting else BUY_CARDS, state.first))


@dataclass(frozen=True, slots=True)
class Draft(Effect):
    """Everybody keeps one card of the pack at hand; then the packs move on, clockwise in even generations."""

    def ask(self, state: MarsState, frame: Frame) -> Sequence[Decision]:
        return [self._choice(state, seat) for seat in state.seats if len(seat.offered) > 1 and not seat.ready]

    def _choice(self, state: MarsState, seat: Seat) -> Decision:
        args: dict[str, Value] = {"from": self._giver(state, seat.number), "left": len(seat.offered)}
        return Decision(seat.number, "ask-draft", [f"take:{card.id}" for card in seat.offered], "", args, False)

    def answer(self, state: MarsState, frame: Frame, seat: int, key: str) -> None:
        chooser = state.seats[seat]
        card = next(card for card in chooser.offered if key == f"take:{card.id}")
        chooser.offered.remove(card)
        chooser.drafted.append(card)
        chooser.ready = True
        state.flow.append(frame)

    def apply(self, state: MarsState, frame: Frame) -> None:
        state.reveals += 1
        seats = state.seats
        packs = [seat.offered for seat in seats]
        for seat in seats:
            seat.ready = False
            seat.offered = packs[self._giver(state, seat.number)]
        if any(len(seat.offered) > 1 for seat in seats):
            state.emit("packs-passed", state.first, {})
            state.flow.append(frame)
            return
        for seat in seats:
            seat.offered = seat.drafted + seat.offered
            seat.drafted = []
        state.flow.append(Frame(BUY_CARDS, state.first))

    def _giver(self, state: MarsState, seat: int) -> int:
        """Whose pack a seat gets next: the right neighbour's when packs move to the left."""
        step = -1 if state.generation % 2 == 0 else 1
        return (seat + step) % len(state.seats)


@dataclass(frozen=True, slots=True)
class BuyCards(Effect):
    """Everybody buys any of the cards offered, at the same time."""

    def ask(self, state: MarsState, frame: Frame) -> Sequence[Decision]:
        return [buy_decision(seat, seat.money()) for seat in state.seats if not seat.ready]

    def answer(self, state: MarsState, frame: Frame, seat: int, key: str) -> None:
        buyer = state.seats[seat]
        if buyer.bill:
            choose_payment(buyer, key)
        else:
            choose_cards(buyer, key)
        state.flow.append(frame)

    def apply(self, state: MarsState, frame: Frame) -> None:
        state.reveals += 1  # how many cards the others bought shows only now
        for seat in turn_order(state):
            settle(state, seat)
        state.flow.append(Frame(ACTION_PHASE, state.first))


@dataclass(frozen=True, slots=True)
class ActionPhase(Effect):
    """Turns begin with the first player."""

    def apply(self, state: MarsState, frame: Frame) -> None:
        state.phase = "action"
        state.active = state.first
        state.flow.append(Frame(TURN, state.first))


RESEARCH: Final = Research()
DRAFT: Final = Draft()
BUY_CARDS: Final = BuyCards()
ACTION_PHASE: Final = ActionPhase()
