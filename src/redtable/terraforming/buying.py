"""Buying cards all at once: the choices stay hidden and unpaid until every seat has made its own (R7, R8)."""

from __future__ import annotations

from redtable.kernel.decision import Decision, Means, Payment, Subset, parse_payment
from redtable.kernel.message import Ref, Value
from redtable.kernel.payment import payment
from redtable.terraforming.effects.draws import chosen_ids
from redtable.terraforming.resources import HEAT, MEGACREDITS, RESOURCES
from redtable.terraforming.state import CARD_PRICE, MarsState, Seat


def buy_decision(seat: Seat, purse: int, forced: bool = False) -> Decision:
    """What to buy of the cards offered; then how to pay where there are two ways."""
    if seat.bill:
        return _bill_payment(seat)
    offered = [card.id for card in seat.offered]
    most = min(len(offered), purse // CARD_PRICE)
    args: dict[str, Value] = {"price": CARD_PRICE, "money": purse}
    return Subset(seat.number, "ask-buy", offered, "", args, forced, "buy", 0, most)


def choose_cards(seat: Seat, key: str) -> None:
    """Put the chosen cards aside and write the bill; the seat is ready unless it must still say how it pays."""
    chosen = chosen_ids(key)
    seat.drafted = [card for card in seat.offered if card.id in chosen]
    seat.offered = [card for card in seat.offered if card.id not in chosen]
    price = CARD_PRICE * len(chosen)
    seat.bill = [price, 0]
    seat.ready = not (price and seat.heat_is_money and seat.stock[HEAT])


def choose_payment(seat: Seat, key: str) -> None:
    """How the bill is split between M€ and heat."""
    means = _bill_payment(seat).means
    units = {mean.name: n for mean, n in zip(means, parse_payment(key, means), strict=True)}
    seat.bill = [units.get(RESOURCES[MEGACREDITS], 0), units.get(RESOURCES[HEAT], 0)]
    seat.ready = True


def settle(state: MarsState, seat: Seat) -> None:
    """All have chosen: pay, take the bought cards into hand, discard the others."""
    if seat.bill:
        for resource, due in zip((MEGACREDITS, HEAT), seat.bill, strict=True):
            if due:
                state.change_stock(seat, resource, -due)
    seat.hand += seat.drafted
    state.discards += seat.offered
    if state.events is not None:
        cards = tuple([Ref("card", card.id) for card in seat.drafted])
        state.emit("cards-bought", seat.number, {"count": len(cards)}, {"cards": cards})
    seat.bill = []
    seat.drafted = []
    seat.offered = []
    seat.ready = False


def _bill_payment(seat: Seat) -> Payment:
    means = (
        Means(RESOURCES[MEGACREDITS], seat.stock[MEGACREDITS], 1),
        Means(RESOURCES[HEAT], seat.stock[HEAT], 1),
    )
    return payment(seat.number, "ask-payment", "", seat.bill[0], means)
