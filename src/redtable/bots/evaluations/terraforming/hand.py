"""What cards are worth before they are played: each by what it declares, all together by what can be paid for."""

from __future__ import annotations

from dataclasses import dataclass, field

from redtable.bots.evaluations.terraforming.effects import Reader, unknown_card
from redtable.bots.evaluations.terraforming.lasting import lasting, use
from redtable.bots.evaluations.terraforming.outlook import Outlook
from redtable.bots.evaluations.terraforming.rates import Rates
from redtable.terraforming.card import Card
from redtable.terraforming.counts import amount_of
from redtable.terraforming.declare import Requirement
from redtable.terraforming.requirements import AtLeast, AtMost, CitiesInPlay, OwnGreeneries, OwnProduction, OwnTags
from redtable.terraforming.resources import MEGACREDITS, STEEL, STEP, TITANIUM, WILD
from redtable.terraforming.state import MarsState, Seat

NEVER = 99.0
MOST_DELAY = 6
"""Generations after which it makes no difference any more how long a card waits."""


@dataclass(frozen=True, slots=True)
class Hand:
    """The cards that a seat knew when it was asked; what it draws since is unknown to it."""

    outlook: Outlook
    seat: int
    known: frozenset[Card]
    gains: dict[tuple[Card, int], float] = field(default_factory=dict)
    delays: dict[Card, float] = field(default_factory=dict)

    def worth(self, state: MarsState, rates: Rates) -> float:
        """Best first, the cards are played as soon as they can be paid for and their requirements are met."""
        seat = state.seats[self.seat]
        purse = Purse(seat, rates, self.outlook.weights.thrift, self.outlook.weights.metal)
        total = 0.0
        for card in sorted(seat.hand, key=lambda card: self.rank(card, seat), reverse=True):
            if card in self.known:
                total += self.in_hand(state, seat, card, purse, rates)
            else:
                total += unknown_card(self.outlook, rates)
        return total

    def rank(self, card: Card, seat: Seat) -> float:
        """Points for each M€ of the price."""
        if card not in self.known:
            return -1.0
        return self.gain(card, 0) / (seat.price(card) + 3)

    def in_hand(self, state: MarsState, seat: Seat, card: Card, purse: Purse, rates: Rates) -> float:
        """Gain less price when it can be played; at least what keeps it from being sold before its time."""
        spare = self.outlook.weights.spare_card * rates.money if rates.left > self.outlook.weights.doubt else 0.0
        ready = self.ready_in(state, seat, card)
        if ready > rates.left:
            return spare
        price = seat.price(card)
        wait = max(ready, purse.wait(card, price))
        if wait > rates.left:
            return spare
        profit = self.gain(card, min(round(wait), MOST_DELAY)) - purse.cost(card, price)
        if profit <= spare:
            return spare
        purse.pay(card, price)
        return max(profit * self.outlook.weights.waiting, spare)

    def ready_in(self, state: MarsState, seat: Seat, card: Card) -> float:
        """Generations until the requirements are met, as far as one can tell; `NEVER` if they cannot be any more."""
        missing = [requirement for requirement in card.requires if not requirement.met(state, seat)]
        return max([self.met_in(state, seat, requirement) for requirement in missing], default=0.0)

    def met_in(self, state: MarsState, seat: Seat, requirement: Requirement) -> float:
        delay = self.outlook.weights.tag_delay
        if isinstance(requirement, AtMost):
            return NEVER
        if isinstance(requirement, AtLeast):
            return self.reached_in(state, seat, requirement)
        if isinstance(requirement, OwnTags):
            missing = sum([max(count - seat.tags[tag], 0) for tag, count in requirement.tags]) - seat.tags[WILD]
            return missing * delay
        if isinstance(requirement, OwnProduction):
            return (requirement.least - seat.production[requirement.resource]) * delay
        if isinstance(requirement, CitiesInPlay):
            return (requirement.least - state.city_count) * delay
        if isinstance(requirement, OwnGreeneries):
            return (requirement.least - seat.greenery_count) * delay
        return delay

    def reached_in(self, state: MarsState, seat: Seat, requirement: AtLeast) -> float:
        """All parameters are expected to rise at the pace of the whole, each as far as it still has to go."""
        parameter, step = requirement.parameter, STEP[requirement.parameter]
        goal = (8, 14, 9)[parameter]
        now = state.parameter(parameter)
        missing = (requirement.value - seat.leeway() * step - now) / step
        share = missing / max((goal - now) / step, 1)
        return share * (self.outlook.horizon.last - self.outlook.state.generation + 1)

    def gain(self, card: Card, delay: int) -> float:
        """What playing the card brings, before its price, so many generations later."""
        key = (card, delay)
        if key not in self.gains:
            outlook = self.outlook
            seat = outlook.state.seats[self.seat]
            rates = outlook.rates(outlook.state, seat, delay)
            self.gains[key] = gain(Reader(outlook, outlook.state, seat, rates), card)
        return self.gains[key]


def gain(reader: Reader, card: Card) -> float:
    """What playing a card brings, before its price."""
    worth = reader.all(card.on_play, card) + lasting(reader, card)
    if card.actions:
        worth += use(reader, card)
    points = card.points
    if isinstance(points, int):
        worth += points
    else:
        worth += amount_of(points, reader.state, reader.seat, card)
    return worth + len(card.tags) * reader.outlook.weights.tag


class Purse:
    """What can be spent on the cards in hand, now and later."""

    __slots__ = ("income", "metal", "money", "rates", "steel", "titanium")

    def __init__(self, seat: Seat, rates: Rates, thrift: float, metal: float) -> None:
        self.rates = rates
        self.metal = metal
        self.money = float(seat.money())
        self.steel = float(seat.stock[STEEL] * seat.metal_value[STEEL])
        self.titanium = float(seat.stock[TITANIUM] * seat.metal_value[TITANIUM])
        metals = (
            seat.production[STEEL] * seat.metal_value[STEEL] + seat.production[TITANIUM] * seat.metal_value[TITANIUM]
        )
        self.income = max((seat.tr + seat.production[MEGACREDITS]) * thrift + metals, 1.0)

    def metals(self, card: Card, price: float) -> tuple[float, float]:
        """How much of a price steel and titanium pay."""
        steel = min(self.steel, price) if card.is_building else 0.0
        titanium = min(self.titanium, price - steel) if card.is_space else 0.0
        return steel, titanium

    def wait(self, card: Card, price: int) -> float:
        """Generations until the card can be paid for, after those before it."""
        short = price - sum(self.metals(card, price)) - self.money
        return 0.0 if short <= 0 else float(-(-short // self.income))

    def cost(self, card: Card, price: int) -> float:
        """In points: metals are worth less than M€."""
        metals = sum(self.metals(card, price))
        return (price - metals + metals * self.metal) * self.rates.money

    def pay(self, card: Card, price: int) -> None:
        steel, titanium = self.metals(card, price)
        self.steel -= steel
        self.titanium -= titanium
        self.money -= price - steel - titanium
