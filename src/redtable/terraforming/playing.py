"""Playing a card (R9-10): check, pay, carry out, place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from redtable.kernel.message import Message, Ref
from redtable.kernel.stack import Effect, Frame
from redtable.terraforming.card import Card
from redtable.terraforming.effects.resources import card_of
from redtable.terraforming.paying import charge_for_card
from redtable.terraforming.resources import EVENT
from redtable.terraforming.state import MarsState, Seat
from redtable.terraforming.triggers import CARD_PLAYED, TAG_PLAYED


def can_play(state: MarsState, seat: Seat, card: Card) -> bool:
    """The same question as `play_obstacles`, answered fast: it is asked for every card in hand at every turn."""
    price = seat.price(card)
    if price > seat.stock[0] and price > seat.purse(card):
        return False
    for requirement in card.requires:
        if not requirement.met(state, seat):
            return False
    for hurdle in card.hurdles:
        if not hurdle.possible(state, seat, card):
            return False
    return True


def play_obstacles(state: MarsState, seat: Seat, card: Card) -> list[Message]:
    """Why the card cannot be played; empty if it can."""
    found = [requirement.gap(state, seat) for requirement in card.requires if not requirement.met(state, seat)]
    found += [hurdle.obstacle(state, seat, card) for hurdle in card.hurdles if not hurdle.possible(state, seat, card)]
    short = seat.price(card) - seat.purse(card)
    if short > 0:
        found.append(Message("gap-money", {"n": short}))
    return found


def play(state: MarsState, seat: Seat, card: Card) -> None:
    """Put the card on the table and pay for it; the rest follows."""
    price = seat.price(card)
    seat.hand.remove(card)
    state.playing = card
    state.then(ENTER, seat.number, card)
    charge_for_card(state, seat, price, card)


@dataclass(frozen=True, slots=True)
class Enter(Effect):
    """The card has been paid for: it counts as played, and everything it does and sets off waits in the pool."""

    def apply(self, state: MarsState, frame: Frame) -> None:
        card = card_of(frame)
        assert card is not None
        seat = state.seats[frame.seat]
        state.playing = None
        seat.next_discount = seat.next_shift = 0
        if state.events is not None:
            state.emit("card-played", seat.number, {"card": Ref("card", card.id)})
        if card.kind == EVENT:
            seat.events.append(card)
        else:
            seat.played.append(card)
            seat.enter(card)
        for effect in card.on_play:
            state.later(effect, seat.number, card)
        tell_tags(state, seat, card)
        state.occur(CARD_PLAYED, seat.number, card.cost, card)


def tell_tags(state: MarsState, seat: Seat, card: Card) -> None:
    """Let each tag of a card that comes into play be noticed."""
    for tag in card.tags:
        state.occur(TAG_PLAYED, seat.number, tag, card)


ENTER: Final = Enter()
