"""Cards changed in one place each: an effect left out, a number one off. Some scenario must notice every one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any

from redtable.terraforming.card import Card
from redtable.terraforming.effects.on_cards import AddTo
from redtable.terraforming.effects.parameters import Raise
from redtable.terraforming.requirements import AtLeast, AtMost
from redtable.terraforming.resources import EVENT, HEAT, STEP, TEMPERATURE

RULES = ("requires", "on_play", "actions", "triggers", "modifiers", "points", "locked", "start", "first_action")
"""What a card does. Cost, tags, kind and the like are single words, compared with the facts in test_catalogue.py."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """A card with one field wrong in one place, which the label names."""

    card: Card
    field: str
    value: Any
    label: str


def mutants_of(card: Card) -> Iterator[Mutant]:
    """Each thing the card says, missing or a little wrong; what would be the same card in play is left out."""
    for field in RULES:
        value = getattr(card, field)
        if field == "points" and isinstance(value, int):
            continue
        for label, wrong in variants(value):
            if not (label.endswith((".another True", ".another False")) and _never_adds_to_itself(card)):
                yield Mutant(card, field, wrong, f"{card.id} {field}{label}")


def _never_adds_to_itself(card: Card) -> bool:
    """Events never lie on the table, and a card that holds nothing is no target: "another" or not is the same."""
    return card.kind == EVENT or not card.holds


def variants(value: Any) -> Iterator[tuple[str, Any]]:
    """The value, wrong in one place, with words for it."""
    if isinstance(value, bool):
        yield f" {not value}", not value
    elif isinstance(value, int):
        yield from _other_numbers(value, 1)
    elif isinstance(value, tuple):
        yield from _other_items(value)
    elif is_dataclass(value) and not isinstance(value, type):
        yield from _other_fields(value)


def _other_numbers(value: int, step: int) -> Iterator[tuple[str, int]]:
    for other in (value + step, value - step):
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
    """Temperatures are two degrees apart, and only two parameters are raised by steps."""
    old = getattr(value, name)
    if name == "parameter":
        yield f" {1 - old} for {old}" if isinstance(value, Raise) else " other", 1 - old if old < 2 else 0
    elif name == "value" and isinstance(value, (AtLeast, AtMost)) and value.parameter == TEMPERATURE:
        yield from _other_numbers(old, STEP[TEMPERATURE])
    elif not (isinstance(value, AddTo) and name == "kind"):
        yield from variants(old)


def _short(item: object) -> str:
    return type(item).__name__ if is_dataclass(item) else str(item)


@contextmanager
def in_force(mutant: Mutant) -> Iterator[None]:
    """While it lasts, the card is the mutant in every game of the process."""
    kept = {field.name: getattr(mutant.card, field.name) for field in fields(Card)}
    _put(mutant.card, {mutant.field: mutant.value})
    _put(mutant.card, _worked_out(mutant.card))
    try:
        yield
    finally:
        _put(mutant.card, kept)


def _put(card: Card, values: dict[str, Any]) -> None:
    for name, value in values.items():
        object.__setattr__(card, name, value)


def _worked_out(card: Card) -> dict[str, Any]:
    """What `build_card` works out from what can be wrong."""
    return {
        "hurdles": tuple([effect for effect in card.on_play if effect.is_hurdle()]),
        "heat_lost": sum([effect.stock_loss(HEAT) for effect in card.on_play]),
    }
