"""Resources on cards: animals, microbes, fighters, science (R9, R15)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from redtable.kernel.decision import Decision
from redtable.kernel.message import Message, Value
from redtable.kernel.stack import NOTHING, Frame
from redtable.terraforming.amounts import measured
from redtable.terraforming.card import Card
from redtable.terraforming.declare import CardEffect
from redtable.terraforming.effects.others import NEUTRAL, holder_of, others_first, source_of
from redtable.terraforming.effects.resources import card_of
from redtable.terraforming.state import MarsState, Seat


@dataclass(frozen=True, slots=True)
class AddHere(CardEffect):
    """Resources on the card itself."""

    kind: str
    amount: int = 1

    def apply(self, state: MarsState, frame: Frame) -> None:
        card = card_of(frame)
        assert card is not None
        state.add_to_card(state.seats[frame.seat], card, self.amount)

    def text(self) -> Message:
        return Message("do-add-here", {"what": measured(self.kind, self.amount)})


@dataclass(frozen=True, slots=True)
class SpendHere(CardEffect):
    """Resources taken off the card itself."""

    kind: str
    amount: int = 1

    def is_hurdle(self) -> bool:
        return True

    def possible(self, state: MarsState, seat: Seat, card: Card | None) -> bool:
        return card is not None and seat.resources_on(card) >= self.amount

    def obstacle(self, state: MarsState, seat: Seat, card: Card | None) -> Message:
        held = seat.resources_on(card) if card is not None else 0
        return Message("gap-here", {"short": measured(self.kind, self.amount - held)})

    def apply(self, state: MarsState, frame: Frame) -> None:
        card = card_of(frame)
        assert card is not None
        state.add_to_card(state.seats[frame.seat], card, -self.amount)

    def text(self) -> Message:
        return Message("do-spend-here", {"what": measured(self.kind, self.amount)})

    def price_text(self) -> Message:
        return Message("pay-here", {"what": measured(self.kind, self.amount)})


@dataclass(frozen=True, slots=True)
class AddTo(CardEffect):
    """Resources on one own card that stores the kind; `kind` empty: more of what lies there. Wasted without a card."""

    kind: str
    amount: int = 1
    another: bool = False
    """Not on the card itself."""

    def possible(self, state: MarsState, seat: Seat, card: Card | None) -> bool:
        return bool(self._cards(seat, card))

    def obstacle(self, state: MarsState, seat: Seat, card: Card | None) -> Message:
        return Message("gap-no-card-for", {"what": measured(self.kind or "any", self.amount)})

    def ask(self, state: MarsState, frame: Frame) -> Sequence[Decision]:
        cards = self._cards(state.seats[frame.seat], card_of(frame))
        if not cards:
            return NOTHING
        args: dict[str, Value] = {"what": measured(self.kind or "any", self.amount)}
        return [Decision(frame.seat, "ask-add", [f"card:{card.id}" for card in cards], source_of(frame), args)]

    def apply(self, state: MarsState, frame: Frame) -> None:
        """No card can take them: they are wasted."""

    def answer(self, state: MarsState, frame: Frame, seat: int, key: str) -> None:
        owner, card = holder_of(state, key)
        state.add_to_card(owner, card, self.amount)

    def _cards(self, seat: Seat, card: Card | None) -> list[Card]:
        if not self.kind:
            return [other for other in seat.face_up() if seat.on_cards.get(other)]
        return [other for other in seat.face_up() if other.holds == self.kind and not (self.another and other is card)]

    def text(self) -> Message:
        if not self.kind:
            return Message("do-add-any", {"n": self.amount})
        key = "do-add-another" if self.another else "do-add"
        return Message(key, {"what": measured(self.kind, self.amount)})


@dataclass(frozen=True, slots=True)
class TakeFromAnyCard(CardEffect):
    """One resource from any card of anybody, which must really be taken (R11); in solo the neutral opponent has one."""

    kind: str

    def is_hurdle(self) -> bool:
        return True

    def possible(self, state: MarsState, seat: Seat, card: Card | None) -> bool:
        return bool(self._options(state, seat))

    def obstacle(self, state: MarsState, seat: Seat, card: Card | None) -> Message:
        return Message("gap-no-card-with", {"what": measured(self.kind, 1)})

    def ask(self, state: MarsState, frame: Frame) -> Sequence[Decision]:
        options = self._options(state, state.seats[frame.seat])
        args: dict[str, Value] = {"what": measured(self.kind, 1)}
        return [Decision(frame.seat, "ask-take", options, source_of(frame), args)]

    def answer(self, state: MarsState, frame: Frame, seat: int, key: str) -> None:
        if key != NEUTRAL:
            victim, card = holder_of(state, key)
            state.add_to_card(victim, card, -1)

    def _options(self, state: MarsState, seat: Seat) -> list[str]:
        options = [NEUTRAL] if state.solo else []
        for victim in others_first(state, seat):
            if victim is not seat and self.kind in victim.protected:
                continue
            for card, held in victim.on_cards.items():
                if card.holds == self.kind and held and not card.locked:
                    options.append(f"card:{card.id}")
        return options

    def text(self) -> Message:
        return self.price_text()

    def price_text(self) -> Message:
        return Message("pay-from-any-card", {"what": measured(self.kind, 1)})
