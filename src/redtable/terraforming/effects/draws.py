"""Drawing, looking at and buying cards (R8, facts: looking costs nothing, keeping what the card says)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from redtable.kernel.decision import Decision, Subset
from redtable.kernel.message import Message, Ref, Value
from redtable.kernel.stack import Frame
from redtable.terraforming.amounts import measured
from redtable.terraforming.card import Card
from redtable.terraforming.declare import HAND, NEWS, CardEffect
from redtable.terraforming.effects.others import source_of
from redtable.terraforming.paying import charge
from redtable.terraforming.state import CARD_PRICE, MarsState, Seat


@dataclass(frozen=True, slots=True)
class Draw(CardEffect):
    """Cards from the deck, free."""

    count: int = 1

    def writes(self, state: MarsState, frame: Frame) -> int:
        return HAND

    def apply(self, state: MarsState, frame: Frame) -> None:
        state.draw_to_hand(state.seats[frame.seat], self.count)

    def text(self) -> Message:
        return Message("do-draw", {"what": measured("card", self.count)})


@dataclass(frozen=True, slots=True)
class Look(CardEffect):
    """Look at cards from the deck, keep some free, discard the others."""

    count: int
    keep: int

    def writes(self, state: MarsState, frame: Frame) -> int:
        return HAND

    def apply(self, state: MarsState, frame: Frame) -> None:
        state.offer(state.seats[frame.seat], self.count)
        state.then(_Keep(self.keep), frame.seat, frame.card)

    def text(self) -> Message:
        return Message("do-look", {"what": measured("card", self.count), "keep": self.keep})


@dataclass(frozen=True, slots=True)
class _Keep(CardEffect):
    """Choose what to keep of the cards looked at."""

    keep: int

    def ask(self, state: MarsState, frame: Frame) -> Sequence[Decision]:
        offered = [card.id for card in state.seats[frame.seat].offered]
        keep = min(self.keep, len(offered))
        args: dict[str, Value] = {"n": keep}
        return [Subset(frame.seat, "ask-keep", offered, source_of(frame), args, verb="keep", least=keep, most=keep)]

    def answer(self, state: MarsState, frame: Frame, seat: int, key: str) -> None:
        state.settle_offer(state.seats[seat], chosen_ids(key))


def chosen_ids(key: str) -> list[str]:
    """The ids in the answer to a subset: `buy:birds,fish`."""
    _, _, rest = key.partition(":")
    return rest.split(",") if rest else []


@dataclass(frozen=True, slots=True)
class LookAndBuy(CardEffect):
    """Look at a card from the deck and buy it for the usual price or discard it."""

    def writes(self, state: MarsState, frame: Frame) -> int:
        return HAND

    def apply(self, state: MarsState, frame: Frame) -> None:
        state.offer(state.seats[frame.seat], 1)
        state.then(BUY, frame.seat, frame.card)

    def text(self) -> Message:
        return Message("do-look-and-buy")


@dataclass(frozen=True, slots=True)
class _Buy(CardEffect):
    """Buy the card looked at, or do not."""

    def ask(self, state: MarsState, frame: Frame) -> Sequence[Decision]:
        seat = state.seats[frame.seat]
        offered = [card.id for card in seat.offered]
        most = min(len(offered), seat.money() // CARD_PRICE)
        args: dict[str, Value] = {"price": CARD_PRICE}
        return [Subset(frame.seat, "ask-buy", offered, source_of(frame), args, verb="buy", least=0, most=most)]

    def answer(self, state: MarsState, frame: Frame, seat: int, key: str) -> None:
        buyer = state.seats[seat]
        chosen = chosen_ids(key)
        state.settle_offer(buyer, chosen)
        charge(state, buyer, CARD_PRICE * len(chosen))


BUY: Final = _Buy()


@dataclass(frozen=True, slots=True)
class DiscardToDraw(CardEffect):
    """Discard a card from hand and then draw one; or do not."""

    def reads(self, state: MarsState, frame: Frame) -> int:
        return HAND

    def writes(self, state: MarsState, frame: Frame) -> int:
        return HAND | NEWS if state.seats[frame.seat].hand else HAND

    def ask(self, state: MarsState, frame: Frame) -> Sequence[Decision]:
        hand = state.seats[frame.seat].hand
        if not hand:
            return ()
        options = ["none", *[f"discard:{card.id}" for card in hand]]
        return [Decision(frame.seat, "ask-discard-to-draw", options, source_of(frame))]

    def apply(self, state: MarsState, frame: Frame) -> None:
        """There is no card to discard."""

    def answer(self, state: MarsState, frame: Frame, seat: int, key: str) -> None:
        if key == "none":
            return
        owner = state.seats[seat]
        card = next(card for card in owner.hand if key == f"discard:{card.id}")
        discard(state, owner, [card])
        state.draw_to_hand(owner, 1)

    def text(self) -> Message:
        return Message("do-discard-to-draw")


def discard(state: MarsState, seat: Seat, cards: list[Card]) -> None:
    """Cards from hand, face down onto the discard pile."""
    for card in cards:
        seat.hand.remove(card)
    state.discards += cards
    if state.events is not None and cards:
        refs = tuple([Ref("card", card.id) for card in cards])
        state.emit("cards-discarded", seat.number, {"count": len(cards)}, {"cards": refs})
