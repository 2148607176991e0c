"""What the effects that cards declare are worth, in points, before they happen. One small function for each kind."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final

from redtable.bots.evaluations.terraforming.outlook import Outlook
from redtable.bots.evaluations.terraforming.rates import Rates
from redtable.terraforming.card import Card
from redtable.terraforming.counts import AnyHere, Per, ResourcesHere, Tags, amount_of
from redtable.terraforming.declare import CardEffect
from redtable.terraforming.effects.choices import Choose, IfTags
from redtable.terraforming.effects.draws import DiscardToDraw, Draw, Look, LookAndBuy
from redtable.terraforming.effects.on_cards import AddHere, AddTo, SpendHere, TakeFromAnyCard
from redtable.terraforming.effects.others import LowerAnyProduction, RemoveFromNeighbour, RemoveUpTo, Steal
from redtable.terraforming.effects.parameters import Raise
from redtable.terraforming.effects.resources import (
    Exchange,
    Gain,
    Lose,
    MoveProduction,
    NextCard,
    PayMegacredits,
    Produce,
    RaiseRating,
)
from redtable.terraforming.effects.tiles import Place, ProduceAreaMetal, Reserve
from redtable.terraforming.resources import (
    OCEANS_GOAL,
    OXYGEN_GOAL,
    RESOURCES,
    STEEL,
    STEP,
    TEMPERATURE_GOAL,
    TITANIUM,
)
from redtable.terraforming.state import CARD_PRICE, MarsState, Seat

GOALS: Final = (TEMPERATURE_GOAL, OXYGEN_GOAL, OCEANS_GOAL)
"""By parameter, on the printed scales."""
CITY_AREAS: Final = 4.5
"""Free areas around a city to come, on average."""
FULL_SURROUNDINGS: Final = 4.0
"""Generations it takes until an area beside a city is as likely covered as it will ever be."""


@dataclass(frozen=True, slots=True)
class Reader:
    """Reads what a card of a seat declares, at the rates of a moment."""

    outlook: Outlook
    state: MarsState
    seat: Seat
    rates: Rates

    def all(self, effects: Iterable[CardEffect], card: Card | None) -> float:
        return sum([self.one(effect, card) for effect in effects])

    def one(self, effect: CardEffect, card: Card | None) -> float:
        reading = READINGS.get(type(effect))
        return self.in_money(self.outlook.weights.unread) if reading is None else reading(self, effect, card)

    def in_money(self, megacredits: float) -> float:
        return megacredits * self.rates.money

    def held(self, card: Card) -> float:
        """A resource lying on a card: points, or what its actions make of it."""
        points = points_held(card)
        if points:
            return points * self.rates.point
        best = self.outlook.weights.held * self.rates.money
        for action in card.actions:
            spent = [effect.amount for effect in action.cost if isinstance(effect, SpendHere)]
            if spent:
                best = max(best, self.all(action.gain, card) / spent[0] * self.outlook.weights.action)
        return best

    def step(self, parameter: int, steps: int) -> float:
        """Steps of a parameter, as far as it goes."""
        now = self.state.parameter(parameter)
        return min(steps, (GOALS[parameter] - now) // STEP[parameter]) * self.rates.rating


def points_held(card: Card) -> float:
    """Points for each resource on the card itself."""
    points = card.points
    if isinstance(points, ResourcesHere):
        return 1.0
    if isinstance(points, Per) and isinstance(points.of, ResourcesHere):
        return points.each / points.every
    return 0.0


def surroundings(outlook: Outlook, left: float) -> float:
    """A free area beside an own city."""
    return outlook.weights.surroundings * min(1.0, left / FULL_SURROUNDINGS)


def _gain(reader: Reader, effect: Gain, card: Card | None) -> float:
    return amount_of(effect.amount, reader.state, reader.seat, card) * reader.rates.stock[effect.resource]


def _lose(reader: Reader, effect: Lose, card: Card | None) -> float:
    return -effect.amount * reader.rates.stock[effect.resource]


def _produce(reader: Reader, effect: Produce, card: Card | None) -> float:
    steps = amount_of(effect.steps, reader.state, reader.seat, card)
    own = card.tags.count(effect.steps.tag) if isinstance(effect.steps, Tags) and card is not None else 0
    return (steps + own) * reader.rates.production[effect.resource]


def _rating(reader: Reader, effect: RaiseRating, card: Card | None) -> float:
    return amount_of(effect.steps, reader.state, reader.seat, card) * reader.rates.rating


def _raise(reader: Reader, effect: Raise, card: Card | None) -> float:
    return reader.step(effect.parameter, effect.steps)


def _pay(reader: Reader, effect: PayMegacredits, card: Card | None) -> float:
    return -reader.in_money(effect.amount)


def _place(reader: Reader, effect: Place, card: Card | None) -> float:
    bonus = reader.in_money(reader.outlook.weights.area_bonus)
    laid = effect.tile_laid()
    if laid == "ocean":
        worth = reader.step(2, 1) + bonus if reader.state.ocean_count < OCEANS_GOAL else 0.0
    elif laid == "greenery":
        worth = reader.rates.greenery + bonus
    elif laid in ("city", "capital"):
        worth = CITY_AREAS * surroundings(reader.outlook, reader.rates.left) * reader.rates.point + bonus
    else:
        worth = bonus
    return worth + reader.all(effect.then, card)


def _area_metal(reader: Reader, effect: ProduceAreaMetal, card: Card | None) -> float:
    production = reader.rates.production
    mined = reader.seat.mined.get(card) if card is not None else None
    return (production[STEEL] + production[TITANIUM]) / 2 if mined is None else production[mined]


def _draw(reader: Reader, effect: Draw, card: Card | None) -> float:
    return effect.count * unknown_card(reader.outlook, reader.rates)


def _look(reader: Reader, effect: Look, card: Card | None) -> float:
    return effect.keep * unknown_card(reader.outlook, reader.rates) * (1 + 0.2 * (effect.count - effect.keep))


def _look_and_buy(reader: Reader, effect: LookAndBuy, card: Card | None) -> float:
    return max(unknown_card(reader.outlook, reader.rates) - reader.in_money(CARD_PRICE), 0.0)


def unknown_card(outlook: Outlook, rates: Rates) -> float:
    """A card nobody has looked at: less when there is hardly time to play it."""
    return outlook.weights.unknown_card * rates.money * min(1.0, (rates.left + 0.3) / 3)


def _discard_to_draw(reader: Reader, effect: DiscardToDraw, card: Card | None) -> float:
    return unknown_card(reader.outlook, reader.rates) / 2


def _add_here(reader: Reader, effect: AddHere, card: Card | None) -> float:
    if card is None:
        return 0.0
    if isinstance(card.points, Per) and isinstance(card.points.of, AnyHere):
        return 0.0 if reader.seat.resources_on(card) else card.points.each * reader.rates.point
    return effect.amount * reader.held(card)


def _spend_here(reader: Reader, effect: SpendHere, card: Card | None) -> float:
    return -effect.amount * reader.held(card) if card is not None else 0.0


def _add_to(reader: Reader, effect: AddTo, card: Card | None) -> float:
    takers = effect._cards(reader.seat, card)
    return effect.amount * max([reader.held(taker) for taker in takers], default=0.0)


def _take(reader: Reader, effect: TakeFromAnyCard, card: Card | None) -> float:
    return 0.0


def _damage(reader: Reader, points: float) -> float:
    """Of what others may lose, what counts."""
    weights = reader.outlook.weights
    return 0.0 if reader.state.solo else points * weights.opponents * weights.damage


def _remove(reader: Reader, effect: RemoveUpTo, card: Card | None) -> float:
    stock = reader.rates.stock
    most = [limit * stock[RESOURCES.index(kind)] for kind, limit in effect.kinds if kind in RESOURCES]
    return _damage(reader, max(most, default=0.0))


def _remove_from_neighbour(reader: Reader, effect: RemoveFromNeighbour, card: Card | None) -> float:
    return _damage(reader, reader.in_money(effect.megacredits))


def _steal(reader: Reader, effect: Steal, card: Card | None) -> float:
    best = max([limit * reader.rates.stock[resource] for resource, limit in effect.kinds])
    return best if reader.state.solo else best * reader.outlook.weights.damage + _damage(reader, best)


def _lower(reader: Reader, effect: LowerAnyProduction, card: Card | None) -> float:
    if reader.state.solo:
        return 0.0
    lost = effect.steps * reader.rates.production[effect.resource]
    others = [seat for seat in reader.state.seats if seat.number != reader.seat.number]
    if any(seat.production[effect.resource] >= effect.steps for seat in others):
        return lost * reader.outlook.weights.opponents / len(others)
    return -lost


def _move(reader: Reader, effect: MoveProduction, card: Card | None) -> float:
    production = reader.rates.production
    steps = reader.seat.production[effect.source]
    return max(steps * (production[effect.target] - production[effect.source]), 0.0)


def _exchange(reader: Reader, effect: Exchange, card: Card | None) -> float:
    stock = reader.rates.stock
    units = max(reader.seat.stock[effect.source], reader.seat.production[effect.source])
    return max(units * (stock[effect.target] - stock[effect.source]), 0.0)


def _next_card(reader: Reader, effect: NextCard, card: Card | None) -> float:
    return reader.in_money(effect.discount * 0.8 + effect.shift * reader.outlook.weights.shift)


def _choose(reader: Reader, effect: Choose, card: Card | None) -> float:
    return max([reader.all(effects, card) for _, effects in effect.branches])


def _if_tags(reader: Reader, effect: IfTags, card: Card | None) -> float:
    enough = Tags(effect.tag).value(reader.state, reader.seat, card) >= effect.least
    return reader.one(effect.then if enough else effect.otherwise, card)


def _reserve(reader: Reader, effect: Reserve, card: Card | None) -> float:
    return reader.in_money(1)


READINGS: Final[dict[type, Callable[[Reader, Any, Card | None], float]]] = {
    Gain: _gain,
    Lose: _lose,
    Produce: _produce,
    RaiseRating: _rating,
    Raise: _raise,
    PayMegacredits: _pay,
    Place: _place,
    ProduceAreaMetal: _area_metal,
    Draw: _draw,
    Look: _look,
    LookAndBuy: _look_and_buy,
    DiscardToDraw: _discard_to_draw,
    AddHere: _add_here,
    SpendHere: _spend_here,
    AddTo: _add_to,
    TakeFromAnyCard: _take,
    RemoveUpTo: _remove,
    RemoveFromNeighbour: _remove_from_neighbour,
    Steal: _steal,
    LowerAnyProduction: _lower,
    MoveProduction: _move,
    Exchange: _exchange,
    NextCard: _next_card,
    Choose: _choose,
    IfTags: _if_tags,
    Reserve: _reserve,
}
"""How each kind of effect is read. The few that a single card has of its own count as `Weights.unread`."""
