"""Nothing in the rules lacks a scenario: projects, goals, tiles, tracks, conversions, and the numbered examples."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from redtable.terraforming import parameters
from redtable.terraforming.areas import PLACES
from redtable.terraforming.boards import THARSIS
from redtable.terraforming.cards import projects as project_cards
from redtable.terraforming.counts import CardsInHand
from redtable.terraforming.effects.tiles import Place
from redtable.terraforming.goals import AWARD_PRICES, AWARDS, MILESTONES
from redtable.terraforming.projects import PROJECTS, Project
from redtable.terraforming.resources import PLANTS, TITANIUM
from redtable.terraforming.scenarios.positions import read_position
from redtable.terraforming.state import MarsState, Seat
from tests.terraforming import test_setup
from tests.terraforming.mutants import Mutant, Target, in_force
from tests.terraforming.scenario_files import GAME, Scenario, all_scenarios, scenarios_about

# --- standard projects, conversions ----------------------------------------------------------------------------------


@pytest.mark.parametrize("project", PROJECTS, ids=lambda project: str(project.id))
def test_project(project: Project) -> None:
    """It is carried out; it is refused for want of money and, where it needs one, of an area."""
    about = [scenario for scenario in scenarios_about(project.id) if scenario.does("standard_project", project.id)]
    assert any(scenario.is_carried_out for scenario in about)
    assert any(refused_for(project, "price", 0, scenario) for scenario in about)
    for effect in project.effects:
        if effect.is_hurdle():
            rest = tuple([other for other in project.effects if other is not effect])
            assert any(refused_for(project, "effects", rest, scenario) for scenario in about)


def refused_for(target: Target, field: str, eased: Any, scenario: Scenario) -> bool:
    """The scenario is refused, and would not be if this field of what is declared asked for less."""
    if not scenario.is_refused:
        return False
    with in_force(Mutant(target, field, eased, "")):
        return bool(GAME.scenario(scenario.data)["legal"])


@pytest.mark.parametrize(
    ("verb", "what"), [("standard_project", "sell_patents"), *[("convert", r) for r in ("plants", "heat")]]
)
def test_free_actions(verb: str, what: str) -> None:
    about = [scenario for scenario in scenarios_about(what) if scenario.does(verb, what)]
    assert any(scenario.is_carried_out for scenario in about)
    assert any(scenario.is_refused for scenario in about)


# --- milestones and awards -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", list(MILESTONES))
def test_milestone(name: str) -> None:
    """It is claimed, and refused to whoever has less."""
    about = [scenario for scenario in scenarios_about(name) if scenario.does("claim", name)]
    assert any(scenario.is_carried_out for scenario in about)
    assert any(refused_for(MILESTONES[name], "least", -10, scenario) for scenario in about)


def refusals(verb: str) -> Counter[str]:
    """Reasons for which scenarios are refused a goal."""
    refused = [scenario for scenario in all_scenarios() if scenario.does(verb) and scenario.is_refused]
    return Counter(reason["key"] for scenario in refused for reason in GAME.scenario(scenario.data)["reasons"])


@pytest.mark.parametrize(
    ("verb", "reasons"),
    [
        ("claim", {"refused-milestone-taken", "refused-milestones-full", "gap-milestone", "gap-money", "refused-solo"}),
        ("fund", {"refused-award-taken", "refused-awards-full", "gap-money", "refused-solo"}),
    ],
)
def test_goals_are_refused_for_every_reason(verb: str, reasons: set[str]) -> None:
    assert reasons <= set(refusals(verb))


@pytest.mark.parametrize("name", list(AWARDS))
def test_award(name: str) -> None:
    """It is funded, as the first, the second and the third; and scored by what it counts."""
    about = scenarios_about(name)
    funded = [len(scenario.given.get("awards", [])) for scenario in about if scenario.does("fund", name)]
    assert set(range(len(AWARD_PRICES))) <= set(funded)
    with in_force(Mutant(AWARDS[name], "count", CardsInHand(), "")):
        assert any(not scenario.holds() for scenario in about if scenario.does("score"))


def standings() -> Iterator[tuple[int, list[int]]]:
    """The number of seats and the values, best first, of every award that a scenario scores."""
    for scenario in all_scenarios():
        if scenario.does("score") and scenario.given.get("awards"):
            state = read_position(scenario.given)
            for name, _ in state.awards:
                values = [AWARDS[name].count.value(state, seat, None) for seat in state.seats]
                yield len(values), sorted(values, reverse=True)


def test_awards_are_scored_in_every_constellation() -> None:
    found = list(standings())
    assert any(seats == 2 and values[0] > values[1] for seats, values in found), "two seats, no second"
    assert any(seats == 2 and values[0] == values[1] for seats, values in found), "two seats, a tie"
    more = [values for seats, values in found if seats > 2]
    assert any(values[0] > values[1] > values[2] for values in more), "first, second, nothing"
    assert any(values[0] == values[1] > values[2] for values in more), "two firsts, no second"
    assert any(values[0] > values[1] == values[2] for values in more), "two seconds"
    assert any(values[0] == values[1] == values[2] for values in more), "all first"
    assert any(min(values) < 0 for _, values in found), "a negative value"
    assert any(values[1] == 0 < values[0] for values in more), "second with nothing"


# --- tiles -----------------------------------------------------------------------------------------------------------


EVERY_AREA = sum([1 << area for area in range(1, 62)])


def anywhere(state: MarsState, seat: Seat) -> int:
    """Every free area, whatever the rules say."""
    return EVERY_AREA & ~state.occupied


def nowhere(state: MarsState, seat: Seat) -> int:
    return 0


@pytest.mark.parametrize("wrong", [anywhere, nowhere])
@pytest.mark.parametrize("place", list(PLACES))
def test_place(place: str, wrong: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a tile may lie and where not is said by some scenario."""
    about = [
        scenario for word in {place, place.partition(":")[2], *cards_for(place)} for scenario in scenarios_about(word)
    ]
    monkeypatch.setitem(PLACES, place, wrong)
    assert any(not scenario.holds() for scenario in about)


def cards_for(place: str) -> list[str]:
    return [c.id for c in project_cards(True) for e in c.on_play if isinstance(e, Place) and e.place() == place]


@pytest.mark.parametrize("number", range(1, 62))
def test_area(number: int) -> None:
    """What it prints is given, and no more."""
    area = THARSIS.areas[number]
    wrong = [replace(area, bonus=((PLANTS, 9), (TITANIUM, 9))), replace(area, cards=area.cards + 1)]
    if area.bonus:
        wrong.append(replace(area, bonus=()))
    if area.cards:
        wrong.append(replace(area, cards=0))
    about = scenarios_laying_on(number)
    for mutant in wrong:
        assert any(fails_with_area(number, mutant, scenario) for scenario in about)


def scenarios_laying_on(number: int) -> list[Scenario]:
    return [scenario for scenario in all_scenarios() if number in areas_covered(scenario)]


def areas_covered(scenario: Scenario) -> list[int]:
    return [tile["area"] for tile in scenario.then.get("changed", {}).get("tiles_added", [])]


def fails_with_area(number: int, wrong: Any, scenario: Scenario) -> bool:
    kept = THARSIS.areas
    object.__setattr__(THARSIS, "areas", (*kept[:number], wrong, *kept[number + 1 :]))
    try:
        return not scenario.holds()
    finally:
        object.__setattr__(THARSIS, "areas", kept)


# --- tracks ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bonus", "without"),
    [
        ("HEAT_STEPS", parameters.HEAT_STEPS[1:]),
        ("HEAT_STEPS", parameters.HEAT_STEPS[:1]),
        ("OCEAN_STEP", 100),
        ("WARM_STEP", 100),
    ],
)
def test_bonus_step(bonus: str, without: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parameters, bonus, without)
    moved = [s for s in all_scenarios() if {"temperature", "oxygen"} & set(s.then.get("changed", {}))]
    assert any(not scenario.holds() for scenario in moved)


# --- the numbered examples -------------------------------------------------------------------------------------------

NUMBERED = [*[f"t{number:02}" for number in range(1, 42)], *[f"d{number:02}" for number in range(1, 23)]]
"""Printed examples (t) and cases derived from the rules (d) of base game, Corporate Era, solo and draft."""

OTHER_BOARDS = {"d19": "Hellas", "d20": "Elysium"}
"""Cases for boards that are not in the game."""

BY_OTHER_TESTS = {
    "t04": test_setup.test_t04_phobolog_buys_five_of_ten,
    "t05": test_setup.test_t05_thorgate_buys_all_ten,
    "t06": test_setup.test_t06_and_t07_tharsis_republic_buys_four_and_builds_its_city,
    "t07": test_setup.test_t06_and_t07_tharsis_republic_buys_four_and_builds_its_city,
    "t08": test_setup.test_t08_beginners_choose_and_pay_nothing,
    "t39": test_setup.test_t39_tharsis_republic_alone,
    "t41": test_setup.test_t41_packs_go_to_the_left_in_even_generations,
    "d13": test_setup.test_d13_the_discards_become_the_deck_in_any_order,
    "d15": test_setup.test_neutral_tiles,
    "d16": test_setup.test_neutral_tiles,
    "d17": test_setup.test_neutral_tiles,
    "d18": test_setup.test_neutral_tiles,
}
"""Whole set-ups and drafts are no single move of a position: tests in Python show them, some besides a scenario."""


def test_every_numbered_example_is_there() -> None:
    """Scenarios have the number at the head of their id."""
    heads = [re.match(r"[td]\d\d", scenario.id) for scenario in all_scenarios()]
    there = {head.group() for head in heads if head} | set(BY_OTHER_TESTS) | set(OTHER_BOARDS)
    assert sorted(set(NUMBERED) - there) == []
    assert sorted(there - set(NUMBERED)) == []
