"""What cards are worth before they are played: each by what it declares, all together by what can be paid for."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from redtable.bots.evaluations.terraforming.effects import GOALS, Reader, unknown_card
from redtable.bots.evaluations.terraforming.lasting import lasting, use
from redtable.bots.evaluations.terraforming.outlook import Outlook
from redtable.bots.evaluations.terraforming.rates import Rates
from redtable.terraforming.card import Card
from redtable.terraforming.counts import amount_of
from redtable.terraforming.declare import Requirement
from redtable.terraforming.requirements import AtLeast, AtMost, CitiesInPlay, OwnGreeneries, OwnProduction, OwnTags
from redtable.terraforming.resources import MEGACREDITS, METALS, STEEL, STEP, TITANIUM, WILD
from redtable.terraforming.state import MarsState, Seat

NEVER: Final = 99.0
MOST_DELAY: Final = 6
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
        """The cards are played one after the other, each as soon as it can be paid for and its requirements are met."""
        seat = state.seats[self.seat]
        weights = self.outlook.weights
        purse = Purse(seat, weights.thrift, weights.metal)
        spare = weights.spare_card * rates.money if rates.left > weights.doubt else 0.0
        gone = self.given_away(seat)
        known = [card for card in seat.hand if card in self.known]
        total = (len(seat.hand) - len(known)) * unknown_card(self.outlook, rates)
        total -= sum([max(self.profit(state, seat, card, purse, rates), spare) for card in gone])
        queue = sorted(known + gone, key=self.hurry, reverse=True)
        behind = sum([self.loss(card) for card in queue])
        for card in queue:
            behind -= self.loss(card)
            profit = self.profit(state, seat, card, purse, rates) * weights.waiting
            keeps_waiting = behind * seat.price(card) / purse.income
            if profit > spare + keeps_waiting:
                total += profit
                purse.pay(card, seat.price(card))
            else:
                total += spare
        return total

    def given_away(self, seat: Seat) -> list[Card]:
        """Cards sold or discarded. They keep their place in the queue and are missed: making room is no gain."""
        kept = {*seat.hand, *seat.played, *seat.events}
        return [card for card in self.outlook.state.seats[self.seat].hand if card not in kept]

    def loss(self, card: Card) -> float:
        """What a generation's delay costs."""
        return max(self.gain(card, 0) - self.gain(card, 1), 0.0)

    def hurry(self, card: Card) -> float:
        """Those that lose most by waiting, for each M€ of their price, come first."""
        return self.loss(card) / (card.cost + 1)

    def profit(self, state: MarsState, seat: Seat, card: Card, purse: Purse, rates: Rates) -> float:
        """What playing the card brings, less its price, as soon as its requirements are met and it can be paid for."""
        price = seat.price(card)
        wait = max(self.ready_in(state, seat, card), purse.wait(card, price))
        if wait > rates.left:
            return 0.0
        return self.later(card, min(wait, MOST_DELAY)) - purse.cost(card, price) * rates.money

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
        goal = GOALS[parameter]
        now = state.parameter(parameter)
        missing = (requirement.value - seat.leeway() * step - now) / step
        share = missing / max((goal - now) / step, 1)
        return share * (self.outlook.horizon.last - self.outlook.state.generation + 1)

    def later(self, card: Card, wait: float) -> float:
        """What playing the card brings after a wait that need not be whole."""
        whole = int(wait)
        gain, part = self.gain(card, whole), wait - whole
        return gain + part * (self.gain(card, whole + 1) - gain) if part else gain

    def gain(self, card: Card, delay: int) -> float:
        """What playing the card brings, before its price, so many generations later."""
        key = (card, delay)
        if key not in self.gains:
            outlook = self.outlook
            seat = outlook.state.seats[self.seat]
            rates = outlook.rates(seat, delay)
            self.gains[key] = gain(Reader(outlook, outlook.state, seat, rates), card)
        return self.gains[key]


def gain(reader: Reader, card: Card) -> float:
    """What playing a card brings, before its price."""
    worth = reader.all(card.on_play, card) + lasting(reader, card)
    if card.actions:
        worth += use(reader, card)
    points = card.points
    if isinstance(points, int):
        worth += points * reader.rates.point
    else:
        worth += amount_of(points, reader.state, reader.seat, card) * reader.rates.point
    return worth + len(card.tags) * reader.outlook.weights.tag


class Purse:
    """What can be spent on the cards in hand, now and later."""

    __slots__ = ("income", "metal", "money", "steel", "titanium")

    def __init__(self, seat: Seat, thrift: float, metal: float) -> None:
        self.metal = metal
        self.money = seat.money()
        self.steel = seat.stock[STEEL] * seat.metal_value[STEEL]
        self.titanium = seat.stock[TITANIUM] * seat.metal_value[TITANIUM]
        metals = sum([seat.production[each] * seat.metal_value[each] for each in METALS])
        self.income = max((seat.tr + seat.production[MEGACREDITS]) * thrift + metals, 1.0)

    def metals(self, card: Card, price: int) -> tuple[int, int]:
        """How much of a price steel and titanium pay."""
        steel = min(self.steel, price) if card.is_building else 0
        titanium = min(self.titanium, price - steel) if card.is_space else 0
        return steel, titanium

    def wait(self, card: Card, price: int) -> float:
        """Generations until the card can be paid for, after those before it."""
        return max(price - sum(self.metals(card, price)) - self.money, 0) / self.income

    def cost(self, card: Card, price: int) -> float:
        """In M€: metals are worth less."""
        return price - sum(self.metals(card, price)) * (1 - self.metal)

    def pay(self, card: Card, price: int) -> None:
        steel, titanium = self.metals(card, price)
        self.steel -= steel
        self.titanium -= titanium
        self.money -= price - steel - titanium
