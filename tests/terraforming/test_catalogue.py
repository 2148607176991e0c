"""Every card, project, goal and area is what the facts say: a list made from print, not from the declarations."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from redtable.terraforming import cards as catalogue
from redtable.terraforming import counts, goals, laying, parameters, projects, research, resources, turn
from redtable.terraforming import setup as setting_up
from redtable.terraforming import state as table
from redtable.terraforming.board import OFF_MARS
from redtable.terraforming.boards import THARSIS
from redtable.terraforming.card import Card, card_by_id, tag_names
from redtable.terraforming.options import OPTION_FIELDS
from redtable.terraforming.resources import PARAMETERS, RESOURCES
from redtable.terraforming.state import SOLO_GENERATIONS, Seat
from tests.terraforming.facts import in_words

FOLDER = Path(__file__).parent / "facts"
EXPANSION_WORDS = ("venus",)
"""What facts about the whole game name and this part of it does not have."""


def facts(name: str) -> Any:
    return json.loads((FOLDER / name).read_text(encoding="utf-8"))


CARDS: list[dict[str, Any]] = facts("cards.json")
BOARD = facts("tharsis.json")
RULES = facts("rules.json")


def clauses(steps: list[dict[str, Any]]) -> list[str]:
    """Steps in a form that does not depend on order, on how they are bundled, or on what goes without saying."""
    found = []
    for step in steps:
        for _ in range(step.get("count", 1)):
            found += [json.dumps(part, sort_keys=True) for part in _parts(step)]
    return sorted(found)


def _parts(step: dict[str, Any]) -> list[dict[str, Any]]:
    """One resource at a time; nested steps as clauses of their own."""
    rest = {name: _inner(value) for name, value in step.items() if name not in ("count", "includes_self", "per")}
    for verb in ("production", "gain"):
        if verb in rest:
            return [{verb: {name: units}} for name, units in rest[verb].items()]
    return [rest]


def _inner(value: Any) -> Any:
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return clauses(value)
    if isinstance(value, list) and value and isinstance(value[0], list):
        return [clauses(branch) for branch in value]
    if isinstance(value, list):
        return sorted(item for item in value if item not in EXPANSION_WORDS)
    if isinstance(value, dict):
        return {name: _inner(inner) for name, inner in value.items()}
    return value


# --- cards -----------------------------------------------------------------------------------------------------------


def test_the_cards_are_those_of_the_facts() -> None:
    declared = [*catalogue.projects(True), *catalogue.corporations(True), catalogue.BEGINNER]
    assert sorted(card.id for card in declared) == sorted(fact["id"] for fact in CARDS)


@pytest.mark.parametrize("module", ["base", "corporate_era"])
def test_the_decks_have_their_size(module: str) -> None:
    """The beginner corporations are no part of the deck of corporations."""
    with_era = module == "corporate_era"
    projects_there = [card for card in catalogue.projects(with_era) if card.module == module]
    corporations_there = [card for card in catalogue.corporations(with_era) if card.module == module]
    assert len(projects_there) == RULES["deck"][module]
    assert len(corporations_there) == RULES["corporations"][module]
    assert all(card.module == "base" for card in catalogue.projects(False) + catalogue.corporations(False))


@pytest.mark.parametrize("fact", CARDS, ids=lambda fact: str(fact["id"]))
def test_card(fact: dict[str, Any]) -> None:
    card = card_by_id(fact["id"])
    assert head(card) == {
        "number": fact["number"],
        "module": fact["module"],
        "kind": fact["kind"],
        "cost": fact.get("cost", 0),
        "tags": sorted(fact.get("tags", [])),
        "vp": fact.get("vp", 0),
        "holds": fact.get("holds", ""),
        "locked": {"cannot_be_removed": True} in fact.get("ongoing", []),
    }
    # What its effects take must be there after paying: the facts list that as a requirement, the declaration need not.
    printed = [need for need in fact.get("requirements", []) if need["type"] != "stock"]
    assert clauses([step for need in card.requires for step in in_words.requirement(need)]) == clauses(printed)
    assert body(card) == {
        "immediate": clauses(fact.get("immediate", [])),
        "action": sorted(clauses([action])[0] for action in fact.get("action", [])),
        "ongoing": clauses([entry for entry in fact.get("ongoing", []) if "cannot_be_removed" not in entry]),
        "first_action": clauses(fact.get("first_action", [])),
    }


def head(card: Card) -> dict[str, Any]:
    return {
        "number": card.number,
        "module": card.module,
        "kind": card.kind,
        "cost": card.cost,
        "tags": sorted(tag_names(card)),
        "vp": in_words.amount(card.points),
        "holds": card.holds,
        "locked": card.locked,
    }


def body(card: Card) -> dict[str, Any]:
    free_cards = [{"draw": card.start.free_cards}] if card.start is not None and card.start.free_cards else []
    first = [card.first_action] if card.first_action is not None else []
    lasting = [in_words.trigger(found, card) for found in card.triggers]
    return {
        "immediate": clauses(in_words.steps(card.on_play, card) + free_cards),
        "action": sorted(clauses([in_words.action(found, card)])[0] for found in card.actions),
        "ongoing": clauses(lasting + [in_words.modifier(found) for found in card.modifiers]),
        "first_action": clauses(in_words.steps(first, card)),
    }


@pytest.mark.parametrize("fact", [fact for fact in CARDS if fact["kind"] == "corporation"], ids=lambda f: str(f["id"]))
def test_what_a_corporation_starts_with(fact: dict[str, Any]) -> None:
    card = card_by_id(fact["id"])
    start = card.start
    assert start is not None
    stock = {RESOURCES[resource]: units for resource, units in start.stock}
    production = fact["starting"].get("production", {})
    assert start.megacredits == fact["starting"]["megacredits"]
    assert stock == fact["starting"].get("resources", {})
    assert clauses(in_words.steps(start.production, card)) == clauses([{"production": production}])
    assert clauses(in_words.steps(start.solo, card)) == clauses(fact.get("solo_starting", []))


def test_what_effects_take_must_be_there() -> None:
    """The requirements of the facts that are left out above are the losses of the very same cards."""
    for fact in CARDS:
        needed = {need["resource"]: need["min"] for need in fact.get("requirements", []) if need["type"] == "stock"}
        card = card_by_id(fact["id"])
        taken = {name: sum(e.stock_loss(i) for e in card.on_play) for i, name in enumerate(RESOURCES)}
        assert {name: units for name, units in taken.items() if units} == needed


# --- the board -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("fact", BOARD["areas"], ids=lambda fact: f"area-{fact['id']}")
def test_area(fact: dict[str, Any]) -> None:
    area = THARSIS.area(fact["id"])
    bonus = [RESOURCES[resource].removesuffix("s") for resource, units in area.bonus for _ in range(units)]
    bonus += ["card"] * area.cards
    written: dict[str, Any] = {"id": area.id, "row": area.row, "col": area.column}
    written |= {"type": "ocean" if area.ocean else "land", "neighbours": list(area.neighbours)}
    written |= {"volcanic": True} if area.volcanic else {}
    written |= {"reserved": area.reserved} if area.reserved else {}
    named = {"name": area.name.replace("_", " ").title()} if area.name and not area.reserved else {}
    assert written | named == {name: value for name, value in fact.items() if name != "bonus"}
    assert sorted(bonus) == sorted(fact["bonus"])


def test_the_board_has_all_areas() -> None:
    assert len(THARSIS.areas) - 1 == len(BOARD["areas"]) == 61
    assert sorted(OFF_MARS) == sorted(BOARD["off_mars"])


@pytest.mark.parametrize("fact", BOARD["milestones"], ids=lambda fact: str(fact["id"]))
def test_milestone(fact: dict[str, Any]) -> None:
    milestone, rule = goals.MILESTONES[fact["id"]], fact["rule"]
    counted: dict[str, tuple[Any, Any]] = {
        "terraformer": (counts.Rating(), rule.get("terraform_rating")),
        "mayor": (counts.OwnTiles(str(rule.get("own_tiles"))), rule.get("min")),
        "gardener": (counts.OwnTiles(str(rule.get("own_tiles"))), rule.get("min")),
        "builder": (counts.Tags(resources.BUILDING), rule.get("min")),
        "planner": (counts.CardsInHand(), rule.get("cards_in_hand")),
    }
    assert (milestone.count, milestone.least) == counted[fact["id"]]


@pytest.mark.parametrize("fact", BOARD["awards"], ids=lambda fact: str(fact["id"]))
def test_award(fact: dict[str, Any]) -> None:
    counted = {
        "landlord": ({"own_tiles": "all"}, counts.OwnTiles()),
        "banker": ({"production": "megacredits"}, counts.Production(resources.MEGACREDITS)),
        "scientist": ({"tags": "science"}, counts.Tags(resources.SCIENCE, wild=False)),
        "thermalist": ({"stock": ["heat"]}, counts.Stock((resources.HEAT,))),
        "miner": ({"stock": ["steel", "titanium"]}, counts.Stock((resources.STEEL, resources.TITANIUM))),
    }
    assert (fact["rule"], goals.AWARDS[fact["id"]].count) == counted[fact["id"]]


def test_goals_of_the_board() -> None:
    assert THARSIS.milestones == tuple(fact["id"] for fact in BOARD["milestones"])
    assert THARSIS.awards == tuple(fact["id"] for fact in BOARD["awards"])


# --- numbers of the rules --------------------------------------------------------------------------------------------


def test_standard_projects() -> None:
    assert {project.id: project.price for project in projects.PROJECTS} == RULES["standard_projects"]


def test_prices_and_points_of_goals() -> None:
    milestone = {"price": goals.MILESTONE_PRICE, "points": goals.MILESTONE_POINTS, "most": goals.MOST_MILESTONES}
    award = {"prices": list(goals.AWARD_PRICES), "first": goals.FIRST_POINTS, "second": goals.SECOND_POINTS}
    assert (milestone, award) == (RULES["milestone"], RULES["award"])


def test_parameters() -> None:
    """Where each track begins and ends, how long a step is, and what which step gives."""
    starts = (resources.TEMPERATURE_START, 0, 0)
    ends = (resources.TEMPERATURE_GOAL, resources.OXYGEN_GOAL, resources.OCEANS_GOAL)
    warm = {str(value): "heat production" for value in parameters.HEAT_STEPS} | {str(parameters.OCEAN_STEP): "ocean"}
    bonuses: tuple[dict[str, str], ...] = (warm, {str(parameters.WARM_STEP): "temperature"}, {})
    tracks = zip(PARAMETERS, starts, ends, resources.STEP, bonuses, strict=True)
    written = {
        name: {"start": start, "goal": goal, "step": step, "bonus": bonus} for name, start, goal, step, bonus in tracks
    }
    assert written == RULES["parameters"]


def test_other_numbers() -> None:
    seat = Seat(0)
    dealt = {field.name: field.default for field in OPTION_FIELDS}
    seats = next(field.choices for field in OPTION_FIELDS if field.name == "seats")
    written = {
        "seats": list(seats),
        "start_rating": setting_up.START_RATING,
        "solo_start_rating": setting_up.SOLO_START_RATING,
        "solo_generations": SOLO_GENERATIONS,
        "card_price": table.CARD_PRICE,
        "cards_dealt": dealt["cards_dealt"],
        "corporations_dealt": dealt["corporations_dealt"],
        "cards_per_research": research.CARDS_PER_RESEARCH,
        "actions_per_turn": turn.ACTIONS_PER_TURN,
        "megacredit_production_minimum": resources.least_production(resources.MEGACREDITS),
        "steel_value": seat.metal_value[resources.STEEL],
        "titanium_value": seat.metal_value[resources.TITANIUM],
        "plants_per_greenery": seat.greenery_cost,
        "heat_per_step": turn.HEAT_PER_STEP,
        "ocean_neighbour_bonus": laying.OCEAN_BONUS,
    }
    compared = ("parameters", "standard_projects", "milestone", "award", "deck", "corporations")
    assert written == {name: value for name, value in RULES.items() if name not in compared}
