"""Own stock, production and terraform rating (R6, R9)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from redtable.kernel.decision import Amount as AmountDecision
from redtable.kernel.decision import Decision
from redtable.kernel.message import Message, Ref
from redtable.kernel.stack import Frame
from redtable.terraforming.amounts import measured, resources
from redtable.terraforming.card import Card
from redtable.terraforming.counts import Amount, amount_of
from redtable.terraforming.declare import CardEffect
from redtable.terraforming.paying import NO_METAL, charge, purse
from redtable.terraforming.resources import RESOURCES, least_production
from redtable.terraforming.state import MarsState, Seat
from redtable.terraforming.sure import sure_production, sure_stock


def card_of(frame: Frame) -> Card | None:
    """The card a frame belongs to; none for the rules' own effects."""
    card = frame.card
    assert card is None or isinstance(card, Card)
    return card


@dataclass(frozen=True, slots=True)
class Gain(CardEffect):
    """Resources from the supply."""

    resource: int
    amount: Amount = 1

    def stock_gain(self, resource: int) -> int:
        return self.amount if resource == self.resource and isinstance(self.amount, int) else 0

    def apply(self, state: MarsState, frame: Frame) -> None:
        seat = state.seats[frame.seat]
        state.change_stock(seat, self.resource, amount_of(self.amount, state, seat, card_of(frame)))

    def text(self) -> Message:
        return Message("do-gain", {"what": resources(self.resource, self.amount)})


@dataclass(frozen=True, slots=True)
class Lose(CardEffect):
    """Own resources that are given up, in full."""

    resource: int
    amount: int

    def is_hurdle(self) -> bool:
        return True

    def stock_loss(self, resource: int) -> int:
        return self.amount if resource == self.resource else 0

    def possible(self, state: MarsState, seat: Seat, card: Card | None) -> bool:
        held = seat.stock[self.resource]
        return held >= self.amount or held + sure_stock(seat, card, self.resource) >= self.amount

    def obstacle(self, state: MarsState, seat: Seat, card: Card | None) -> Message:
        short = resources(self.resource, self.amount - seat.stock[self.resource])
        return Message("gap-stock", {"short": short})

    def feasible(self, state: MarsState, frame: Frame) -> bool:
        return state.seats[frame.seat].stock[self.resource] >= self.amount

    def apply(self, state: MarsState, frame: Frame) -> None:
        state.change_stock(state.seats[frame.seat], self.resource, -self.amount)

    def text(self) -> Message:
        return Message("do-lose", {"what": resources(self.resource, self.amount)})

    def price_text(self) -> Message:
        return resources(self.resource, self.amount)


@dataclass(frozen=True, slots=True)
class Produce(CardEffect):
    """A change of the owner's production; a loss is mandatory and in full."""

    resource: int
    steps: Amount = 1

    def production_part(self) -> tuple[CardEffect, ...]:
        return (self,)

    def is_hurdle(self) -> bool:
        return isinstance(self.steps, int) and self.steps < 0

    def production_gain(self, resource: int) -> int:
        if resource != self.resource or not isinstance(self.steps, int):
            return 0
        return max(self.steps, 0)

    def possible(self, state: MarsState, seat: Seat, card: Card | None) -> bool:
        steps = amount_of(self.steps, state, seat, card)
        left = seat.production[self.resource] + steps - least_production(self.resource)
        return left >= 0 or left + sure_production(seat, card, self.resource) >= 0

    def obstacle(self, state: MarsState, seat: Seat, card: Card | None) -> Message:
        short = (
            least_production(self.resource) - seat.production[self.resource] - amount_of(self.steps, state, seat, card)
        )
        resource = Ref("res", RESOURCES[self.resource])
        return Message("gap-production-loss", {"n": short, "resource": resource})

    def feasible(self, state: MarsState, frame: Frame) -> bool:
        if not self.is_hurdle():
            return True
        seat = state.seats[frame.seat]
        steps = amount_of(self.steps, state, seat, card_of(frame))
        return seat.production[self.resource] + steps >= least_production(self.resource)

    def apply(self, state: MarsState, frame: Frame) -> None:
        seat = state.seats[frame.seat]
        state.change_production(seat, self.resource, amount_of(self.steps, state, seat, card_of(frame)))

    def text(self) -> Message:
        steps = self.steps
        if isinstance(steps, int) and steps < 0:
            return Message("do-produce-less", {"what": resources(self.resource, -steps)})
        return Message("do-produce", {"what": resources(self.resource, steps)})

    def price_text(self) -> Message:
        assert isinstance(self.steps, int)
        return Message("pay-production", {"what": resources(self.resource, -self.steps)})


@dataclass(frozen=True, slots=True)
class MoveProduction(CardEffect):
    """Any number of steps, at least one, from one own production to another."""

    source: int
    target: int

    def is_hurdle(self) -> bool:
        return True

    def possible(self, state: MarsState, seat: Seat, card: Card | None) -> bool:
        return seat.production[self.source] > least_production(self.source)

    def obstacle(self, state: MarsState, seat: Seat, card: Card | None) -> Message:
        return Message("gap-production-loss", {"n": 1, "resource": Ref("res", RESOURCES[self.source])})

    def ask(self, state: MarsState, frame: Frame) -> Sequence[Decision]:
        most = state.seats[frame.seat].production[self.source] - least_production(self.source)
        card = card_of(frame)
        source = card.id if card is not None else ""
        return [AmountDecision(frame.seat, "ask-move-production", ["amount"], source, least=1, most=most)]

    def answer(self, state: MarsState, frame: Frame, seat: int, key: str) -> None:
        steps = int(key.removeprefix("amount:"))
        owner = state.seats[seat]
        state.change_production(owner, self.source, -steps)
        state.change_production(owner, self.target, steps)

    def text(self) -> Message:
        source, target = Ref("res", RESOURCES[self.source]), Ref("res", RESOURCES[self.target])
        return Message("do-move-production", {"from": source, "to": target})


@dataclass(frozen=True, slots=True)
class Exchange(CardEffect):
    """Any number of units, at least one, of one own resource for as many of another."""

    source: int
    target: int

    def is_hurdle(self) -> bool:
        return True

    def possible(self, state: MarsState, seat: Seat, card: Card | None) -> bool:
        return seat.stock[self.source] > 0

    def obstacle(self, state: MarsState, seat: Seat, card: Card | None) -> Message:
        return Message("gap-stock", {"short": resources(self.source, 1)})

    def ask(self, state: MarsState, frame: Frame) -> Sequence[Decision]:
        most = state.seats[frame.seat].stock[self.source]
        card = card_of(frame)
        source = card.id if card is not None else ""
        return [AmountDecision(frame.seat, "ask-exchange", ["amount"], source, least=1, most=most)]

    def answer(self, state: MarsState, frame: Frame, seat: int, key: str) -> None:
        units = int(key.removeprefix("amount:"))
        owner = state.seats[seat]
        state.change_stock(owner, self.source, -units)
        state.change_stock(owner, self.target, units)

    def text(self) -> Message:
        source, target = Ref("res", RESOURCES[self.source]), Ref("res", RESOURCES[self.target])
        return Message("do-exchange", {"from": source, "to": target})


@dataclass(frozen=True, slots=True)
class RaiseRating(CardEffect):
    """Steps of terraform rating that no parameter gives."""

    steps: Amount = 1

    def apply(self, state: MarsState, frame: Frame) -> None:
        seat = state.seats[frame.seat]
        steps = amount_of(self.steps, state, seat, card_of(frame))
        state.raise_rating(seat, steps)
        state.emit("rating-raised", seat.number, {"amount": steps})

    def text(self) -> Message:
        return Message("do-rating", {"what": measured("rating", self.steps)})


@dataclass(frozen=True, slots=True)
class PayMegacredits(CardEffect):
    """M€ left of an action's arrow; some metals may help at their value for cards."""

    amount: int
    metals: tuple[int, ...] = NO_METAL

    def is_hurdle(self) -> bool:
        return True

    def possible(self, state: MarsState, seat: Seat, card: Card | None) -> bool:
        return purse(seat, self.metals) >= self.amount

    def obstacle(self, state: MarsState, seat: Seat, card: Card | None) -> Message:
        return Message("gap-money", {"n": self.amount - purse(seat, self.metals)})

    def apply(self, state: MarsState, frame: Frame) -> None:
        charge(state, state.seats[frame.seat], self.amount, self.metals, card_of(frame))

    def text(self) -> Message:
        return self.price_text()

    def price_text(self) -> Message:
        price = measured("megacredits", self.amount)
        if not self.metals:
            return price
        return Message(
            "pay-with-metal", {"what": price, "metals": tuple([Ref("res", RESOURCES[m]) for m in self.metals])}
        )


@dataclass(frozen=True, slots=True)
class NextCard(CardEffect):
    """The next card played this generation is cheaper, or may miss requirements of parameters by some steps."""

    discount: int = 0
    shift: int = 0

    def apply(self, state: MarsState, frame: Frame) -> None:
        seat = state.seats[frame.seat]
        seat.next_discount += self.discount
        seat.next_shift += self.shift

    def text(self) -> Message:
        if self.discount:
            return Message("do-next-discount", {"n": self.discount})
        return Message("do-next-shift", {"n": self.shift})
