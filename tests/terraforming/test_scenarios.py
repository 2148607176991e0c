"""Every ruling that is written as data holds, and every position in them can be said and read again."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from redtable.games import game_by_id
from redtable.kernel.plain import encode
from redtable.terraforming.scenarios.descriptions import describe
from redtable.terraforming.scenarios.positions import read_position
from redtable.terraforming.state import MarsState
from tests.terraforming.scenario_files import Scenario, all_scenarios, file_names, scenarios_of

GAME = game_by_id("terraforming")


def named(scenario: Scenario) -> str:
    return f"{scenario.file}:{scenario.id}"


@pytest.mark.parametrize("scenario", list(all_scenarios()), ids=named)
def test_scenario(scenario: Scenario) -> None:
    result = GAME.scenario(scenario.data)
    assert result["ok"], "\n" + "\n".join(spoken(problem) for problem in result["problems"])
    assert scenario.then, "a scenario that claims nothing cannot fail"


def spoken(problem: dict[str, Any]) -> str:
    """`scenario-differs: where=changed.temperature, expected=-28, found=-30`."""
    return f"{problem['key']}: " + ", ".join(f"{name}={value}" for name, value in problem["args"].items())


def test_ids_are_unique() -> None:
    """Over all files: a failing id alone must say which scenario it is."""
    counted = Counter(scenario.id for scenario in all_scenarios())
    assert [name for name, count in counted.items() if count > 1] == []


def test_there_are_scenarios() -> None:
    assert len(file_names()) >= 15
    assert len(list(all_scenarios())) >= 1500


@pytest.mark.parametrize("file", file_names())
def test_positions_survive_words(file: str) -> None:
    """`given`, read and described and read again, by way of JSON, is the same state to the last field."""
    lost = [scenario.id for scenario in scenarios_of(file) if not survives(read_position(scenario.given))]
    assert lost == []


@pytest.mark.parametrize("file", file_names())
def test_positions_afterwards_survive_words(file: str) -> None:
    """What a scenario prints as the resulting position is a position again, with the same description."""
    lost = []
    for scenario in scenarios_of(file):
        position = json.loads(json.dumps(GAME.scenario(scenario.data)["position"]))
        if describe(read_position(position)) != position:
            lost.append(scenario.id)
    assert lost == []


def survives(state: MarsState) -> bool:
    again = read_position(json.loads(json.dumps(describe(state))))
    return encode(again) == encode(state) and again == state
