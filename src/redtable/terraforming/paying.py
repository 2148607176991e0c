"""Paying (R6, R9): metals for cards that say so, heat for whoever may, M€ for everything."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from redtable.kernel.decision import Decision, Means, Payment, parse_payment
from redtable.kernel.payment import payment
from redtable.kernel.plain import Declared
from redtable.kernel.stack import Effect, Frame
from redtable.terraforming.card import Card
from redtable.terraforming.resources import HEAT, MEGACREDITS, RESOURCES, STEEL, TITANIUM
from redtable.terraforming.state import MarsState, Seat

NO_METAL: Final[tuple[int, ...]] = ()


def metals_for(card: Card) -> tuple[int, ...]:
    """The metals that pay for playing a card."""
    if card.is_building:
        return (STEEL, TITANIUM) if card.is_space else (STEEL,)
    return (TITANIUM,) if card.is_space else NO_METAL


def heat_at_hand(seat: Seat, card: Card | None) -> int:
    """Heat that may pay: not the heat that the card's own effects will take (facts, Local Heat Trapping)."""
    if not seat.heat_is_money:
        return 0
    kept = card.heat_lost if card is not None else 0
    return max(seat.stock[HEAT] - kept, 0)


def purse(seat: Seat, metals: tuple[int, ...] = NO_METAL) -> int:
    """What can be paid where these metals may help."""
    total = seat.money()
    for metal in metals:
        total += seat.stock[metal] * seat.metal_value[metal]
    return total


@dataclass(frozen=True, slots=True)
class Pay(Effect):
    """Pay the amount of the frame. Where there is one way only, nobody is asked."""

    metals: tuple[int, ...] = NO_METAL
    for_card: bool = False
    """The price is that of playing the frame's card."""

    def ask(self, state: MarsState, frame: Frame) -> Sequence[Decision]:
        return [self.payment(state.seats[frame.seat], frame.amount, frame.card)]

    def answer(self, state: MarsState, frame: Frame, seat: int, key: str) -> None:
        payer = state.seats[seat]
        means = self.payment(payer, frame.amount, frame.card).means
        for units, mean in zip(parse_payment(key, means), means, strict=True):
            resource = RESOURCES.index(mean.name)
            payer.stock[resource] -= units
            state.tell_gain(payer, resource, -units)

    def payment(self, payer: Seat, price: int, source: Declared | None) -> Payment:
        """The question how to pay this price for a card, or for what a card does."""
        means = []
        for metal in self.metals:
            if payer.stock[metal]:
                means.append(Means(RESOURCES[metal], payer.stock[metal], payer.metal_value[metal]))
        means.append(Means(RESOURCES[MEGACREDITS], payer.stock[MEGACREDITS], 1))
        card = source if isinstance(source, Card) else None
        heat = heat_at_hand(payer, card if self.for_card else None)
        if heat:
            means.append(Means(RESOURCES[HEAT], heat, 1))
        card_id = card.id if card is not None else ""
        return payment(payer.number, "ask-payment", card_id, price, tuple(means))


PAY: Final[dict[tuple[int, ...], Pay]] = {metals: Pay(metals) for metals in ((), (STEEL,), (TITANIUM,))}
PAY_CARD: Final[dict[tuple[int, ...], Pay]] = {
    metals: Pay(metals, for_card=True) for metals in ((), (STEEL,), (TITANIUM,), (STEEL, TITANIUM))
}


def payment_for(seat: Seat, price: int, metals: tuple[int, ...] = NO_METAL) -> Payment:
    """How a price can be paid now."""
    return PAY[metals].payment(seat, price, None)


def payment_for_card(seat: Seat, price: int, card: Card) -> Payment:
    """How a card can be paid now."""
    return PAY_CARD[metals_for(card)].payment(seat, price, card)


def charge(
    state: MarsState, seat: Seat, price: int, metals: tuple[int, ...] = NO_METAL, card: Card | None = None
) -> None:
    """Let the seat pay next; at once where there is nothing to choose."""
    _charge(state, seat, price, metals, card, PAY[metals])


def charge_for_card(state: MarsState, seat: Seat, price: int, card: Card) -> None:
    """The same for playing a card."""
    metals = metals_for(card)
    _charge(state, seat, price, metals, card, PAY_CARD[metals])


def _charge(state: MarsState, seat: Seat, price: int, metals: tuple[int, ...], card: Card | None, pay: Pay) -> None:
    if not price:
        return
    stock = seat.stock
    for metal in metals:
        if stock[metal]:
            state.then(pay, seat.number, card, price)
            return
    if seat.heat_is_money and stock[HEAT]:
        state.then(pay, seat.number, card, price)
        return
    stock[MEGACREDITS] -= price
    state.tell_gain(seat, MEGACREDITS, -price)
