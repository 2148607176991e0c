"""The scenarios notice every wrong declaration: each is made wrong in one place, and some scenario must fail."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from redtable.terraforming.card import Card
from redtable.terraforming.cards import BEGINNER, corporations, projects
from redtable.terraforming.goals import AWARDS, MILESTONES
from redtable.terraforming.projects import PROJECTS, Project
from tests.terraforming import mutants
from tests.terraforming.mutants import Mutant, in_force
from tests.terraforming.scenario_files import scenarios_about

CARDS = [*projects(True), *corporations(True), BEGINNER]


def survivors(wrong: Iterable[Mutant], word: str) -> list[str]:
    """Mutants that no scenario about the word notices."""
    found = []
    about = scenarios_about(word)
    for mutant in wrong:
        with in_force(mutant):
            if all(scenario.holds() for scenario in about):
                found.append(mutant.label)
    return found


@pytest.mark.parametrize("card", CARDS, ids=lambda card: str(card.id))
def test_wrong_cards_are_noticed(card: Card) -> None:
    assert survivors(mutants.mutants_of(card), card.id) == []


@pytest.mark.parametrize("project", PROJECTS, ids=lambda project: str(project.id))
def test_wrong_projects_are_noticed(project: Project) -> None:
    assert survivors(mutants.project_mutants(project), project.id) == []


@pytest.mark.parametrize("name", list(MILESTONES))
def test_wrong_milestones_are_noticed(name: str) -> None:
    assert survivors(mutants.milestone_mutants(MILESTONES[name]), name) == []


@pytest.mark.parametrize("name", list(AWARDS))
def test_wrong_awards_are_noticed(name: str) -> None:
    assert survivors(mutants.award_mutants(AWARDS[name]), name) == []


def test_a_card_is_itself_again_afterwards() -> None:
    """Otherwise every later test would run with the last mutant."""
    for card in CARDS:
        mutant = next(mutants.mutants_of(card))
        before = getattr(card, mutant.field)
        with in_force(mutant):
            assert getattr(card, mutant.field) == mutant.value != before
        assert getattr(card, mutant.field) is before
