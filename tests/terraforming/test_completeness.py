"""Nothing lacks a scenario: each card, requirement, action and trigger has one that depends on it and on nothing else.

What a scenario depends on is found by changing the declaration for a moment: a refusal that vanishes with a requirement
was for that requirement; a result that changes when a trigger is gone was the trigger's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import pytest

from redtable.terraforming.card import Card
from redtable.terraforming.cards import BEGINNER, corporations, projects
from redtable.terraforming.declare import CardEffect, Trigger
from redtable.terraforming.effects.on_cards import TakeFromAnyCard
from redtable.terraforming.effects.others import LowerAnyProduction, RemoveFromNeighbour, RemoveUpTo, Steal
from redtable.terraforming.effects.tiles import Place
from redtable.terraforming.projects import PROJECTS
from redtable.terraforming.requirements import OwnTags
from redtable.terraforming.resources import CORPORATION, TAGS
from redtable.terraforming.triggers import (
    CARD_PLAYED,
    METAL_COVERED,
    PROJECT_USED,
    SPECIAL_LAID,
    TAG_PLAYED,
    TILE_PLACED,
)
from tests.terraforming.mutants import Mutant, in_force
from tests.terraforming.scenario_files import GAME, Scenario, scenarios_about

CARDS = [*projects(True), *corporations(True), BEGINNER]

NEVER_THE_REASON = {
    "asteroid-mining-consortium": "needs the production it takes, so that at least its owner has it",
    "great-escarpment-consortium": "needs the production it takes, so that at least its owner has it",
    "hackers": "gives its owner first what it takes",
    "power-supply-consortium": "gives its owner first what it takes",
    "energy-tapping": "gives its owner first what it takes",
}
"""Cards that take production from somebody and can always do so."""


@pytest.mark.parametrize("card", CARDS, ids=lambda card: str(card.id))
def test_card_is_proved(card: Card) -> None:
    about = scenarios_about(card.id)
    finders = (_unplayed, _unrefused, _solo_untold, _actions_without_scenarios, _triggers_without_scenarios)
    assert [lacking for find in finders for lacking in find(card, about)] == []


# --- playing ---------------------------------------------------------------------------------------------------------


def _unplayed(card: Card, about: tuple[Scenario, ...]) -> Iterator[str]:
    """It works: it was played, or revealed, and something came of it."""
    verb = "setup" if card.kind == CORPORATION else "play"
    if not any(scenario.does(verb, card.id) and scenario.is_carried_out for scenario in about):
        yield f"{verb}: no scenario in which it works"
    if card.first_action is not None:
        first = (scenario for scenario in about if scenario.does("first_action") and scenario.is_carried_out)
        if not any(True for _ in first):
            yield "first action: no scenario in which it is taken"


def _unrefused(card: Card, about: tuple[Scenario, ...]) -> Iterator[str]:
    """It is refused: for each requirement, and for each effect that must be possible.

    The price needs no scenario here: a price one too low or too high is noticed by test_mutants.py.
    """
    refused = [scenario for scenario in about if scenario.is_refused and scenario.does("play", card.id)]
    for label, mutant in _without_one_condition(card):
        if not any(_is_legal_with(mutant, scenario) for scenario in refused):
            yield f"{label}: no scenario that is refused for it alone"


def _without_one_condition(card: Card) -> Iterator[tuple[str, Mutant]]:
    for at, requirement in enumerate(card.requires):
        for label, eased in _eased(requirement):
            rest = (*card.requires[:at], *eased, *card.requires[at + 1 :])
            yield f"requires {label}", Mutant(card, "requires", rest, label)
    for at, effect in enumerate(card.on_play):
        can_fail = not (isinstance(effect, LowerAnyProduction) and card.id in NEVER_THE_REASON)
        if effect.is_hurdle() and can_fail:
            rest = card.on_play[:at] + card.on_play[at + 1 :]
            yield f"effect {effect}", Mutant(card, "on_play", rest, "")


def _eased(requirement: Any) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """Without the requirement; of several tags without one after the other."""
    if not isinstance(requirement, OwnTags) or len(requirement.tags) == 1:
        yield str(requirement), ()
        return
    for at, (tag, count) in enumerate(requirement.tags):
        rest = requirement.tags[:at] + requirement.tags[at + 1 :]
        yield f"{count} {TAGS[tag]}", (replace(requirement, tags=rest),)


def _is_legal_with(mutant: Mutant, scenario: Scenario) -> bool:
    with in_force(mutant):
        return bool(GAME.scenario(scenario.data)["legal"])


# --- alone -----------------------------------------------------------------------------------------------------------

TAKING = (LowerAnyProduction, RemoveUpTo, RemoveFromNeighbour, Steal, TakeFromAnyCard)
"""Effects that take from others; alone there is only the neutral opponent, who has everything."""


def _solo_untold(card: Card, about: tuple[Scenario, ...]) -> Iterator[str]:
    for effects, verb in (
        (card.on_play, "play"),
        ([cost for action in card.actions for cost in action.cost], "action"),
    ):
        takes = [effect for effect in [*effects, *_following(effects)] if isinstance(effect, TAKING)]
        solo = [scenario for scenario in about if len(scenario.given["seats"]) == 1 and scenario.does(verb, card.id)]
        if takes and not any(scenario.is_carried_out for scenario in solo):
            yield f"{verb}: no scenario of the solo game"


def _following(effects: Sequence[CardEffect]) -> list[CardEffect]:
    """What is tied to the tiles they lay."""
    return [effect for place in effects if isinstance(place, Place) for effect in place.then]


# --- actions ---------------------------------------------------------------------------------------------------------


def _actions_without_scenarios(card: Card, about: tuple[Scenario, ...]) -> Iterator[str]:
    """Each arrow is used, and refused where what stands left of it is missing; the card is used only once."""
    used = [scenario for scenario in about if scenario.does("action", card.id)]
    refused = [scenario for scenario in used if scenario.is_refused]
    if card.actions and not any(card.id in _marked(scenario) for scenario in refused):
        yield "action: no scenario in which it was used before"
    for at, action in enumerate(card.actions):
        others = card.actions[:at] + card.actions[at + 1 :]
        gone = Mutant(card, "actions", others, action.name)
        if not any(scenario.is_carried_out and not _holds_with(gone, scenario) for scenario in used):
            yield f"action {action.name}: no scenario in which it works"
        free = Mutant(card, "actions", (*card.actions[:at], replace(action, cost=()), *card.actions[at + 1 :]), "free")
        if action.cost and not any(_is_legal_with(free, scenario) for scenario in refused):
            yield f"action {action.name}: no scenario in which its price is missing"


def _marked(scenario: Scenario) -> list[str]:
    return [card for seat in scenario.given["seats"] for card in seat.get("actions_used", [])]


def _holds_with(mutant: Mutant, scenario: Scenario) -> bool:
    with in_force(mutant):
        return scenario.holds()


# --- triggers --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Eager(Trigger):
    """A trigger that also fires for what others do, or for whatever happens of its kind."""

    do: tuple[CardEffect, ...]
    waits_for: int
    fires: Callable[[bool, int, Card | None], bool]

    def occasion(self) -> int:
        return self.waits_for

    def fits(self, own: bool, value: int, card: Card | None) -> bool:
        return self.fires(own, value, card)


CAUSES: dict[int, list[tuple[int, Card | None]]] = {
    TAG_PLAYED: [(tag, card) for card in CARDS for tag in card.tags],
    CARD_PLAYED: [(card.cost, card) for card in CARDS],
    TILE_PLACED: [(value, None) for value in range(1, SPECIAL_LAID + 1)],
    PROJECT_USED: [(project.price, None) for project in PROJECTS],
    METAL_COVERED: [(1, None)],
}
"""Everything that can happen of each kind."""


def _triggers_without_scenarios(card: Card, about: tuple[Scenario, ...]) -> Iterator[str]:
    done = [scenario for scenario in about if scenario.is_carried_out]
    for at, trigger in enumerate(card.triggers):
        before, after = card.triggers[:at], card.triggers[at + 1 :]
        name = type(trigger).__name__
        gone = Mutant(card, "triggers", before + after, name)
        if not any(not _holds_with(gone, scenario) for scenario in done):
            yield f"{name}: no scenario in which it fires"
        for label, eager in _eager(trigger):
            wrong = Mutant(card, "triggers", (*before, eager, *after), label)
            if not any(not _holds_with(wrong, scenario) for scenario in done):
                yield f"{name}: no scenario in which it does not fire for {label}"


def _eager(trigger: Trigger) -> Iterator[tuple[str, Trigger]]:
    occasion = trigger.occasion()
    causes = CAUSES[occasion]
    heeds_others = any(trigger.fits(False, value, card) for value, card in causes)
    if not heeds_others:
        whoever = Eager(do=trigger.do, waits_for=occasion, fires=lambda _, value, card: trigger.fits(True, value, card))
        yield "what others do", whoever
    if occasion == METAL_COVERED:
        yield "an area without metal", Eager(do=trigger.do, waits_for=TILE_PLACED, fires=lambda own, value, card: own)
    elif not all(trigger.fits(True, value, card) for value, card in causes):
        whatever = Eager(do=trigger.do, waits_for=occasion, fires=lambda own, value, card: own or heeds_others)
        yield "something else of its kind", whatever


def test_patents_are_no_project_with_a_price() -> None:
    """Standard Technology pays back for every standard project that has a price, and for those only."""
    sold = [scenario for scenario in scenarios_about("standard-technology") if scenario.does("standard_project")]
    assert any(scenario.does("standard_project", "sell_patents") and scenario.is_carried_out for scenario in sold)
