"""Actions of cards and corporations (R11): once a generation each, what is left of the arrow for what is right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from redtable.kernel.decision import Decision
from redtable.kernel.message import Message, Ref
from redtable.kernel.stack import Effect, Frame
from redtable.terraforming.card import Action, Card
from redtable.terraforming.effects.resources import card_of
from redtable.terraforming.state import MarsState, Seat


def can_use(state: MarsState, seat: Seat, card: Card) -> bool:
    if card in seat.used:
        return False
    for action in card.actions:
        if is_open(state, seat, card, action):
            return True
    return False


def is_open(state: MarsState, seat: Seat, card: Card, action: Action) -> bool:
    """Whether this branch can be paid for and carried out."""
    if action.if_rating_rose and not seat.tr_raised:
        return False
    for effect in action.cost:
        if not effect.possible(state, seat, card):
            return False
    for effect in action.gain:
        if effect.is_hurdle() and not effect.possible(state, seat, card):
            return False
    return True


def use_obstacles(state: MarsState, seat: Seat, card: Card) -> list[Message]:
    """Why no action of the card can be used; empty if one can."""
    if card in seat.used:
        return [Message("refused-used")]
    if can_use(state, seat, card):
        return []
    found = []
    for action in card.actions:
        if action.if_rating_rose and not seat.tr_raised:
            found.append(Message("refused-rating-not-raised"))
        needed = [*action.cost, *[effect for effect in action.gain if effect.is_hurdle()]]
        found += [effect.obstacle(state, seat, card) for effect in needed if not effect.possible(state, seat, card)]
    return found


def use(state: MarsState, seat: Seat, card: Card) -> None:
    """Mark the card and let the action happen."""
    seat.used.append(card)
    if state.events is not None:
        state.emit("action-used", seat.number, {"card": Ref("card", card.id)})
    state.then(USE, seat.number, card)


@dataclass(frozen=True, slots=True)
class Use(Effect):
    """Choose among the branches that are open, then pay for one."""

    def ask(self, state: MarsState, frame: Frame) -> Sequence[Decision]:
        card = card_of(frame)
        assert card is not None
        seat = state.seats[frame.seat]
        found = [action for action in card.actions if is_open(state, seat, card, action)]
        useful = [action for action in found if _is_useful(state, seat, card, action)]
        options = [f"branch:{action.name}" for action in useful or found]
        return [Decision(frame.seat, "ask-branch", options, card.id)]

    def answer(self, state: MarsState, frame: Frame, seat: int, key: str) -> None:
        card = card_of(frame)
        assert card is not None
        name = key.removeprefix("branch:")
        index = [action.name for action in card.actions].index(name)
        state.then(RECEIVE, seat, card, index)
        for effect in reversed(card.actions[index].cost):
            state.then(effect, seat, card)


@dataclass(frozen=True, slots=True)
class Receive(Effect):
    """The branch (frame.amount) has been paid for."""

    def apply(self, state: MarsState, frame: Frame) -> None:
        card = card_of(frame)
        assert card is not None
        for effect in card.actions[frame.amount].gain:
            state.later(effect, frame.seat, card)


def _is_useful(state: MarsState, seat: Seat, card: Card, action: Action) -> bool:
    """A branch that brings nothing, for want of a card to add to, is open only where there is no other."""
    return all(effect.possible(state, seat, card) for effect in action.gain)


USE: Final = Use()
RECEIVE: Final = Receive()
