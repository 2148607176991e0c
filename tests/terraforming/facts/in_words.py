"""What the declarations say, in the words of cards.json, so that the two can be compared clause by clause.

It knows the classes that cards are declared with, never a card; a class it does not know fails the test.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from redtable.terraforming import counts, modifiers, requirements, triggers
from redtable.terraforming.card import Action, Card
from redtable.terraforming.cards.base_active import TurnOverForTag
from redtable.terraforming.cards.corporate_era_active import PlantOrResource
from redtable.terraforming.cards.corporate_era_automated import CopyProduction
from redtable.terraforming.effects import choices, draws, on_cards, others, resources, tiles
from redtable.terraforming.effects.parameters import Raise
from redtable.terraforming.resources import PARAMETERS, RESOURCES, TAGS
from redtable.terraforming.state import GENERAL

Steps = list[dict[str, Any]]


def requirement(found: Any) -> Steps:
    """A printed requirement."""
    if isinstance(found, requirements.AtLeast):
        return [{"type": PARAMETERS[found.parameter], "min": found.value}]
    if isinstance(found, requirements.AtMost):
        return [{"type": PARAMETERS[found.parameter], "max": found.value}]
    if isinstance(found, requirements.OwnTags):
        return [{"type": "tag", "tag": TAGS[tag], "min": least} for tag, least in found.tags]
    if isinstance(found, requirements.OwnProduction):
        return [{"type": "production", "resource": RESOURCES[found.resource], "min": found.least}]
    if isinstance(found, requirements.CitiesInPlay):
        return [{"type": "cities", "min": found.least, "whose": "all"}]
    assert isinstance(found, requirements.OwnGreeneries), found
    return [{"type": "greeneries", "min": found.least, "whose": "own"}]


# --- amounts ---------------------------------------------------------------------------------------------------------


def amount(found: Any) -> Any:
    """A number, or what is counted."""
    if isinstance(found, int):
        return found
    if not isinstance(found, counts.Per):
        return {"per": count(found)}
    if isinstance(found.of, counts.AnyHere):
        return {"if": {"resources_here": {"min": 1}}, "then": found.each, "else": 0}
    written: dict[str, Any] = {"per": count(found.of)}
    if found.each != 1:
        written["each"] = found.each
    if found.every != 1:
        written["every"] = found.every
    return written


def count(found: Any) -> dict[str, Any]:
    if isinstance(found, counts.Tags):
        return {"tag": TAGS[found.tag], "whose": "own"}
    if isinstance(found, counts.TagsOfOthers):
        return {"tag": TAGS[found.tag], "whose": "opponents"}
    if isinstance(found, counts.Cities):
        return {"tile": "city", "where": "mars" if found.on_mars else "anywhere", "whose": "all"}
    if isinstance(found, counts.CitiesNearby):
        return {"tile": "city", "where": "anywhere", "whose": "all", "adjacent_to_this_tile": True}
    if isinstance(found, counts.OceansNearby):
        return {"tile": "ocean", "whose": "all", "adjacent_to_this_tile": True}
    if isinstance(found, counts.EventsPlayed):
        return {"events_played": True, "whose": "all"}
    assert isinstance(found, counts.ResourcesHere), found
    return {"resources_here": True}


# --- effects ---------------------------------------------------------------------------------------------------------


def steps(effects: Sequence[Any], card: Card) -> Steps:
    return [step for effect in effects for step in _STEPS[type(effect)](effect, card)]


def _place(effect: tiles.Place, card: Card) -> Steps:
    kind = {"": "special", "capital": "city"}.get(effect.tile, effect.tile)
    where = effect.where if effect.where and effect.where != effect.tile else "default"
    written: dict[str, Any] = {"place": kind, "where": "default" if effect.tile == "capital" else where}
    if effect.tile in ("", "capital"):
        written["tile"] = counts.tile_of(card)
    if effect.then:
        written["then"] = steps(effect.then, card)
    return [written]


def _choose(effect: choices.Choose, card: Card) -> Steps:
    return [{"choose": [steps(branch, card) for _, branch in effect.branches]}]


def _if_tags(effect: choices.IfTags, card: Card) -> Steps:
    condition = {"tag": TAGS[effect.tag], "min": effect.least}
    branches = {"then": steps([effect.then], card), "else": steps([effect.otherwise], card)}
    return [{"conditional": {"if": condition} | branches}]


def _remove(effect: others.RemoveUpTo, card: Card) -> Steps:
    written = []
    for kind, limit in effect.kinds:
        verb = "remove" if kind in RESOURCES else "remove_card_resource"
        written.append([{verb: {kind: limit}, "from": "any", "up_to": True, "optional": True}])
    return written[0] if len(written) == 1 else [{"choose": written}]


def _steal(effect: others.Steal, card: Card) -> Steps:
    mild = {"from": "any_opponent", "up_to": True, "optional": True}
    return [{"choose": [[{"steal": {RESOURCES[r]: limit}} | mild] for r, limit in effect.kinds]}]


def _from_neighbour(effect: others.RemoveFromNeighbour, card: Card) -> Steps:
    mild = {"from": "owner_of_adjacent_tile", "up_to": True, "optional": True}
    return [{"remove": {"megacredits": effect.megacredits}} | mild]


def _add_to(effect: on_cards.AddTo, card: Card) -> Steps:
    if not effect.kind:
        return [{"add": {"any": effect.amount}, "to": "any_own", "min_resources": 1}]
    return [{"add": {effect.kind: effect.amount}, "to": "another_own" if effect.another else "any_own"}]


def _next_card(effect: resources.NextCard, card: Card) -> Steps:
    if effect.discount:
        return [{"next_card": {"discount": effect.discount}}]
    return [{"next_card": {"requirement_shift": effect.shift, "parameters": list(PARAMETERS)}}]


def _turn_over(effect: TurnOverForTag, card: Card) -> Steps:
    return [{"reveal_top": {"if_tag": TAGS[effect.tag], "then": steps([effect.then], card)}}]


def _plant_or_resource(effect: PlantOrResource, card: Card) -> Steps:
    return [{"choose": [[{"gain": {"plants": 1}}], [{"add": {"any": 1}, "to": "played_card"}]]}]


def _discard_to_draw(effect: draws.DiscardToDraw, card: Card) -> Steps:
    return [{"optional": [{"discard": 1}, {"draw": 1}]}]


def _move_production(effect: resources.MoveProduction, card: Card) -> Steps:
    way = {"from": RESOURCES[effect.source], "to": RESOURCES[effect.target]}
    return [{"convert_production": way | {"ratio": 1, "min": 1}}]


_STEPS: dict[type, Callable[[Any, Card], Steps]] = {
    resources.Produce: lambda e, c: [{"production": {RESOURCES[e.resource]: amount(e.steps)}}],
    resources.Gain: lambda e, c: [{"gain": {RESOURCES[e.resource]: amount(e.amount)}}],
    resources.Lose: lambda e, c: [{"lose": {RESOURCES[e.resource]: e.amount}}],
    resources.RaiseRating: lambda e, c: [{"tr": amount(e.steps)}],
    resources.MoveProduction: _move_production,
    resources.Exchange: lambda e, c: [{"gain": {RESOURCES[e.target]: "X"}}],
    resources.NextCard: _next_card,
    Raise: lambda e, c: [{"raise": {PARAMETERS[e.parameter]: e.steps}}],
    others.LowerAnyProduction: lambda e, c: [{"decrease_production": {RESOURCES[e.resource]: e.steps}, "from": "any"}],
    others.RemoveUpTo: _remove,
    others.Steal: _steal,
    others.RemoveFromNeighbour: _from_neighbour,
    on_cards.AddHere: lambda e, c: [{"add": {e.kind: e.amount}, "to": "this"}],
    on_cards.AddTo: _add_to,
    on_cards.SpendHere: lambda e, c: [{"remove_here": {e.kind: e.amount}}],
    draws.Draw: lambda e, c: [{"draw": e.count}],
    draws.Look: lambda e, c: [{"look": e.count, "keep": e.keep}],
    draws.LookAndBuy: lambda e, c: [{"look": 1, "may_buy": True}],
    draws.DiscardToDraw: _discard_to_draw,
    tiles.Place: _place,
    tiles.Reserve: lambda e, c: [{"reserve_area": {"where": "any_land"}}],
    tiles.ProduceAreaMetal: lambda e, c: [{"production_of_area_metal": 1}],
    choices.Choose: _choose,
    choices.IfTags: _if_tags,
    TurnOverForTag: _turn_over,
    PlantOrResource: _plant_or_resource,
    CopyProduction: lambda e, c: [{"copy_production_box": {"card_tag": TAGS[e.tag], "count": 1}}],
}


# --- actions ---------------------------------------------------------------------------------------------------------


def action(found: Action, card: Card) -> dict[str, Any]:
    exchanged = [effect for effect in found.gain if isinstance(effect, resources.Exchange)]
    spend = {name: units for effect in found.cost for name, units in _spent(effect).items()}
    spend |= {RESOURCES[effect.source]: "X" for effect in exchanged}
    written: dict[str, Any] = {"spend": spend or None, "get": steps(found.gain, card)}
    if found.if_rating_rose:
        written["condition"] = "tr_raised_this_generation"
    return written


def _spent(effect: Any) -> dict[str, Any]:
    if isinstance(effect, resources.Lose):
        return {RESOURCES[effect.resource]: effect.amount}
    if isinstance(effect, resources.Produce):
        return {"production": {RESOURCES[effect.resource]: -int(str(effect.steps))}}
    if isinstance(effect, resources.PayMegacredits):
        metals = {"may_use": [RESOURCES[metal] for metal in effect.metals]} if effect.metals else {}
        return {"megacredits": effect.amount} | metals
    if isinstance(effect, on_cards.SpendHere):
        return {"this_card": {effect.kind: effect.amount}}
    assert isinstance(effect, on_cards.TakeFromAnyCard), effect
    return {"any_card_of_any_player": {effect.kind: 1}}


# --- lasting ---------------------------------------------------------------------------------------------------------


def trigger(found: Any, card: Card) -> dict[str, Any]:
    return _occasion(found) | {"do": steps(found.do, card)}


def _occasion(found: Any) -> dict[str, Any]:
    who = "any" if getattr(found, "anyone", False) else "owner"
    if isinstance(found, triggers.OnTag):
        return {"trigger": "tag_played", "tags": [TAGS[tag] for tag in found.tags], "by": who}
    if isinstance(found, triggers.OnEvent):
        tag = {} if found.tag is None else {"tag": TAGS[found.tag]}
        return {"trigger": "card_played", "card_type": "event", "by": who} | tag
    if isinstance(found, triggers.OnCostlyCard):
        return {"trigger": "card_played", "min_base_cost": found.least, "by": who}
    if isinstance(found, triggers.OnProject):
        limit = {"except": ["sell_patents"]} if found.least == 1 else {"min_base_cost": found.least}
        return {"trigger": "standard_project", "by": who} | limit
    if isinstance(found, triggers.OnMetalArea):
        return {"trigger": "placement_bonus", "bonus": ["steel", "titanium"], "by": who}
    if isinstance(found, triggers.OnOcean):
        return {"trigger": "tile_placed", "tile": "ocean", "by": "any", "where": "anywhere"}
    if isinstance(found, triggers.OnOwnGreenery):
        return {"trigger": "tile_placed", "tile": "greenery", "by": who, "where": "anywhere"}
    assert isinstance(found, triggers.OnCity), found
    return {"trigger": "tile_placed", "tile": "city", "by": who, "where": "mars" if found.on_mars else "anywhere"}


def modifier(found: Any) -> dict[str, Any]:
    if isinstance(found, modifiers.Discount):
        return {"discount": found.megacredits} | ({} if found.tag == GENERAL else {"tag": TAGS[found.tag]})
    if isinstance(found, modifiers.ProjectDiscount):
        return {"discount": found.megacredits, "standard_project": found.project}
    if isinstance(found, modifiers.MetalValue):
        return {"resource_value": {RESOURCES[found.metal]: found.more}}
    if isinstance(found, modifiers.RequirementShift):
        return {"requirement_shift": found.steps, "parameters": list(PARAMETERS)}
    if isinstance(found, modifiers.GreeneryCost):
        return {"greenery_cost": found.plants}
    if isinstance(found, modifiers.HeatIsMoney):
        return {"pay_with": {"heat": 1}, "for": "any_megacredit_payment"}
    assert isinstance(found, modifiers.Protect), found
    return {"protect": list(found.resources)}
