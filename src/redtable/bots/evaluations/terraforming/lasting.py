"""What cards in play go on to do: actions, effects that wait for occasions, modifiers. All in points."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from redtable.bots.evaluations.terraforming.effects import Reader
from redtable.terraforming.card import Action, Card
from redtable.terraforming.declare import CardEffect
from redtable.terraforming.effects.on_cards import TakeFromAnyCard
from redtable.terraforming.effects.resources import Lose
from redtable.terraforming.modifiers import Discount, MetalValue, ProjectDiscount, Protect, RequirementShift
from redtable.terraforming.resources import OCEANS_GOAL
from redtable.terraforming.state import GENERAL
from redtable.terraforming.triggers import (
    OnCity,
    OnCostlyCard,
    OnEvent,
    OnMetalArea,
    OnOcean,
    OnOwnGreenery,
    OnProject,
    OnTag,
)

METAL_PRODUCTION: Final = 0.5
"""Steps of production of a metal that a seat will have more than it has now, on average."""
CITIES: Final = 0.4
GREENERIES: Final = 0.6
PROJECTS: Final = 0.4
METAL_AREAS: Final = 0.3
"""How often a seat lays a city or a greenery, buys a standard project, covers a metal in a generation, roughly."""


def lasting(reader: Reader, card: Card) -> float:
    """Everything a card in play will do in the generations to come, without its actions in this one."""
    left = reader.rates.left
    worth = use(reader, card) * left * reader.outlook.weights.action if card.actions else 0.0
    for trigger in card.triggers:
        times = FREQUENCIES[type(trigger)](reader, trigger) * (left + 0.5) * reader.outlook.weights.occasions
        worth += times * reader.all(trigger.do, card)
    for modifier in card.modifiers:
        reading = MODIFIERS.get(type(modifier))
        worth += reading(reader, modifier) if reading is not None else 0.0
    return worth


def use(reader: Reader, card: Card) -> float:
    """One use of the best action of a card."""
    return max([_branch(reader, card, action) for action in card.actions], default=0.0)


def _branch(reader: Reader, card: Card, action: Action) -> float:
    worth = reader.all(action.gain, card) + reader.all(action.cost, card)
    if worth <= 0:
        return 0.0
    for cost in action.cost:
        if not _within_reach(reader, cost):
            worth *= reader.outlook.weights.lacking
    return worth


def _within_reach(reader: Reader, cost: CardEffect) -> bool:
    """Whether what an action costs will be there."""
    if isinstance(cost, Lose):
        return max(reader.seat.production[cost.resource], reader.seat.stock[cost.resource]) >= cost.amount
    return not isinstance(cost, TakeFromAnyCard)


# --- how often in a generation ---------------------------------------------------------------------------------------


def _tag(reader: Reader, trigger: OnTag) -> float:
    seats = len(reader.state.seats) if trigger.anyone else 1
    share = sum([reader.outlook.deck.tags[tag] for tag in trigger.tags])
    return share * reader.outlook.weights.plays * seats


def _event(reader: Reader, trigger: OnEvent) -> float:
    return reader.outlook.deck.events_with(trigger.tag) * reader.outlook.weights.plays


def _costly(reader: Reader, trigger: OnCostlyCard) -> float:
    return reader.outlook.deck.costing(trigger.least) * reader.outlook.weights.plays


def _project(reader: Reader, trigger: OnProject) -> float:
    return PROJECTS if trigger.least <= 1 else PROJECTS / 2


def _ocean(reader: Reader, trigger: OnOcean) -> float:
    return (OCEANS_GOAL - reader.state.ocean_count) / (reader.rates.left + 1)


def _city(reader: Reader, trigger: OnCity) -> float:
    return CITIES * (len(reader.state.seats) if trigger.anyone else 1)


FREQUENCIES: Final[dict[type, Callable[[Reader, Any], float]]] = {
    OnTag: _tag,
    OnEvent: _event,
    OnCostlyCard: _costly,
    OnProject: _project,
    OnOcean: _ocean,
    OnOwnGreenery: lambda reader, trigger: GREENERIES,
    OnCity: _city,
    OnMetalArea: lambda reader, trigger: METAL_AREAS,
}


# --- modifiers -------------------------------------------------------------------------------------------------------


def _discount(reader: Reader, modifier: Discount) -> float:
    """For cards still to be drawn and played; those in hand are priced as they are."""
    share = 1.0 if modifier.tag == GENERAL else reader.outlook.deck.tags[modifier.tag]
    return modifier.megacredits * share * reader.outlook.weights.plays * reader.rates.income


def _project_discount(reader: Reader, modifier: ProjectDiscount) -> float:
    return modifier.megacredits * PROJECTS / 5 * reader.rates.income


def _metal(reader: Reader, modifier: MetalValue) -> float:
    """Production still to come; what there is of the metal shows in its rate."""
    return modifier.more * METAL_PRODUCTION * reader.rates.income


def _shift(reader: Reader, modifier: RequirementShift) -> float:
    return modifier.steps * reader.outlook.weights.shift * reader.rates.income


def _protect(reader: Reader, modifier: Protect) -> float:
    return (
        0.0 if reader.state.solo else len(modifier.resources) * reader.outlook.weights.protection * reader.rates.income
    )


MODIFIERS: Final[dict[type, Callable[[Reader, Any], float]]] = {
    Discount: _discount,
    ProjectDiscount: _project_discount,
    MetalValue: _metal,
    RequirementShift: _shift,
    Protect: _protect,
}
"""Modifiers not listed show in the rates: greeneries for fewer plants, heat that is money."""
