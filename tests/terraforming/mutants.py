"""Declarations changed in one place each: an effect left out, a number one off. Some scenario must notice every one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any

from redtable.terraforming.card import Card
from redtable.terraforming.cards import projects as project_cards
from redtable.terraforming.counts import CardsInHand, Per, Tags
from redtable.terraforming.declare import Count
from redtable.terraforming.effects.on_cards import AddHere, AddTo, SpendHere, TakeFromAnyCard
from redtable.terraforming.effects.parameters import Raise
from redtable.terraforming.effects.tiles import Place
from redtable.terraforming.goals import Award, Milestone
from redtable.terraforming.modifiers import Protect
from redtable.terraforming.projects import PROJECTS, Project
from redtable.terraforming.requirements import AtLeast, AtMost
from redtable.terraforming.resources import BUILDING, CITY, CORPORATION, EVENT, HEAT, SPACE, STEP, TAGS, TEMPERATURE
from redtable.terraforming.triggers import OnCostlyCard, OnProject

CARD_RULES = (
    *("cost", "tags", "requires", "on_play", "actions", "triggers", "modifiers", "points", "holds", "locked"),
    *("start", "first_action"),
)
"""What a card says. Number, module and kind are compared with the facts in test_catalogue.py."""

OTHER_TILE = {"city": "greenery", "greenery": "city", "ocean": "greenery", "capital": "city", "": "city"}
OTHER_KIND = {"animal": "microbe", "microbe": "animal", "science": "animal", "fighter": "animal", "": "animal"}
UNASKED_TAGS = (CITY,)
"""Tags that no card counts, needs or waits for in this game; test_catalogue.py compares them with the facts."""
REMOVABLE = ("animal", "microbe")
"""Resources that cards of this game can take from other cards: elsewhere a lock changes nothing."""

Target = Card | Project | Milestone | Award


@dataclass(frozen=True, slots=True)
class Mutant:
    """Something declared with one field wrong in one place, which the label names."""

    target: Target
    field: str
    value: Any
    label: str


def mutants_of(card: Card) -> Iterator[Mutant]:
    """Each thing the card says, missing or a little wrong; what would be the same card in play is left out."""
    for field in CARD_RULES:
        for label, wrong in _card_variants(card, field, getattr(card, field)):
            if not (label.endswith((".another True", ".another False")) and _never_adds_to_itself(card)):
                yield Mutant(card, field, wrong, f"{card.id} {field}{label}")


def project_mutants(project: Project) -> Iterator[Mutant]:
    for field in ("price", "effects"):
        for label, wrong in variants(getattr(project, field)):
            yield Mutant(project, field, wrong, f"project {project.id} {field}{label}")


def milestone_mutants(milestone: Milestone) -> Iterator[Mutant]:
    for label, wrong in variants(milestone.least):
        yield Mutant(milestone, "least", wrong, f"milestone {milestone.id} least{label}")


def award_mutants(award: Award) -> Iterator[Mutant]:
    for label, wrong in (("cards in hand", CardsInHand()), *_other_fields(award.count)):
        yield Mutant(award, "count", wrong, f"award {award.id} {label}")


def _card_variants(card: Card, field: str, value: Any) -> Iterator[tuple[str, Any]]:
    if field == "cost":
        if card.kind != CORPORATION:
            yield from _other_numbers(value, 1, least=0)
    elif field == "tags":
        for at, tag in enumerate(value):
            if tag not in UNASKED_TAGS:
                yield f" without {TAGS[tag]}", value[:at] + value[at + 1 :]
    elif field == "holds":
        if value:
            yield f" {OTHER_KIND[value]} for {value}", OTHER_KIND[value]
    elif field == "locked":
        if card.holds in REMOVABLE:
            yield f" {not value}", not value
    elif field == "first_action" and value is not None:
        yield " left out", None
        yield from variants(value)
    else:
        yield from variants(value)


def _never_adds_to_itself(card: Card) -> bool:
    """Events never lie on the table, and a card that holds nothing is no target: "another" or not is the same."""
    return card.kind == EVENT or not card.holds


# --- what can be wrong -----------------------------------------------------------------------------------------------


def variants(value: Any) -> Iterator[tuple[str, Any]]:
    """The value, wrong in one place, with words for it."""
    if isinstance(value, bool):
        yield f" {not value}", not value
    elif isinstance(value, int):
        yield from _other_numbers(value, 1)
    elif isinstance(value, tuple):
        yield from _other_items(value)
    elif is_dataclass(value) and not isinstance(value, type):
        if isinstance(value, Count):
            yield f" 0 for {_short(value)}", 0
        yield from _other_fields(value)


def _other_numbers(value: int, step: int, least: int = -1000) -> Iterator[tuple[str, int]]:
    for other in (value + step, value - step):
        if other >= least:
            yield f" {other} for {value}", other


def _other_items(value: tuple[Any, ...]) -> Iterator[tuple[str, Any]]:
    for at, item in enumerate(value):
        if not isinstance(item, str):
            yield f"[{at}] left out ({_short(item)})", value[:at] + value[at + 1 :]
        for label, wrong in variants(item):
            yield f"[{at}]{label}", (*value[:at], wrong, *value[at + 1 :])


def _other_fields(value: Any) -> Iterator[tuple[str, Any]]:
    for field in fields(value):
        for label, wrong in _field_variants(value, field.name):
            yield f".{type(value).__name__}.{field.name}{label}", replace(value, **{field.name: wrong})


def _field_variants(value: Any, name: str) -> Iterator[tuple[str, Any]]:
    """Temperatures are two degrees apart, only two parameters are raised by steps, and a threshold is passed only
    where something lies on its other side."""
    old = getattr(value, name)
    if name == "parameter":
        yield f" {1 - old} for {old}" if isinstance(value, Raise) else " other", 1 - old if old < 2 else 0
    elif name == "value" and isinstance(value, (AtLeast, AtMost)) and value.parameter == TEMPERATURE:
        yield from _other_numbers(old, STEP[TEMPERATURE])
    elif name == "least" and isinstance(value, (OnCostlyCard, OnProject)):
        prices = {card.cost for card in project_cards(True)}
        yield from _other_thresholds(old, prices if isinstance(value, OnCostlyCard) else {p.price for p in PROJECTS})
    elif name == "free_cards":
        yield from _other_numbers(old, 1, least=0)
    elif name == "wild" and isinstance(value, Tags):
        yield from ((label, other) for label, other in variants(old) if _there_are_wild_tags())
    elif isinstance(old, str):
        yield from _other_words(value, name, old)
    elif isinstance(value, Per) and name == "of":
        yield from _other_fields(old)
    elif isinstance(value, Protect):
        for at, kind in enumerate(old):
            yield f" without {kind}", old[:at] + old[at + 1 :]
    else:
        yield from variants(old)


def _other_thresholds(least: int, values: set[int]) -> Iterator[tuple[str, int]]:
    """The next threshold up that lets less through, and the next one down that lets more through."""
    let_through = [value for value in values if value >= least]
    held_back = [value for value in values if value < least]
    if held_back:
        yield f" {max(held_back)} for {least}", max(held_back)
    yield f" {min(let_through) + 1} for {least}", min(let_through) + 1


def _there_are_wild_tags() -> bool:
    return any(TAGS.index("wild") in card.tags for card in project_cards(True))


def _other_words(value: Any, name: str, old: str) -> Iterator[tuple[str, str]]:
    """Another tile, another place, another kind. Words that are only said, not acted on, have no variants."""
    if isinstance(value, Place) and name == "tile":
        yield f" {OTHER_TILE[old]} for {old}", OTHER_TILE[old]
    elif isinstance(value, Place):
        other = "isolated" if value.place() == "any_land" else "any_land"
        yield f" {other} for {old or value.tile}", other
    elif name == "kind" and isinstance(value, (AddTo, TakeFromAnyCard)):
        yield f" {OTHER_KIND[old]} for {old}", OTHER_KIND[old]
    else:
        said_only = isinstance(value, (AddHere, SpendHere)) or name in ("name", "project", "tile")
        assert said_only, (value, name)


def _short(item: object) -> str:
    return type(item).__name__ if is_dataclass(item) else str(item)


# --- in force --------------------------------------------------------------------------------------------------------


@contextmanager
def in_force(mutant: Mutant) -> Iterator[None]:
    """While it lasts, what is declared is the mutant in every game of the process."""
    kept = {field.name: getattr(mutant.target, field.name) for field in fields(mutant.target)}
    _put(mutant.target, {mutant.field: mutant.value})
    if isinstance(mutant.target, Card):
        _put(mutant.target, _worked_out(mutant.target))
    try:
        yield
    finally:
        _put(mutant.target, kept)


def _put(target: Target, values: dict[str, Any]) -> None:
    for name, value in values.items():
        object.__setattr__(target, name, value)


def _worked_out(card: Card) -> dict[str, Any]:
    """What `build_card` works out from what can be wrong."""
    return {
        "hurdles": tuple([effect for effect in card.on_play if effect.is_hurdle()]),
        "heat_lost": sum([effect.stock_loss(HEAT) for effect in card.on_play]),
        "is_building": BUILDING in card.tags,
        "is_space": SPACE in card.tags,
    }
