"""What is printed on the boards of the box, as JSON for clients that draw them."""

from __future__ import annotations

from typing import Any

from redtable.kernel.message import as_json
from redtable.terraforming import goals, parameters, projects
from redtable.terraforming.board import Area, Board
from redtable.terraforming.boards import THARSIS
from redtable.terraforming.resources import (
    OCEANS_GOAL,
    OXYGEN_GOAL,
    RESOURCES,
    STEP,
    TAGS,
    TEMPERATURE,
    TEMPERATURE_GOAL,
    TEMPERATURE_START,
)


def components() -> dict[str, Any]:
    return {
        "resources": list(RESOURCES),
        "tags": list(TAGS),
        "boards": [_board(THARSIS)],
        "parameters": _parameters(),
        "projects": [
            {"id": project.id, "price": project.price, "does": [as_json(effect.text()) for effect in project.effects]}
            for project in projects.PROJECTS
        ],
        "milestones": {name: {"least": milestone.least} for name, milestone in goals.MILESTONES.items()},
        "milestone_price": goals.MILESTONE_PRICE,
        "most_milestones": goals.MOST_MILESTONES,
        "award_prices": list(goals.AWARD_PRICES),
    }


def _board(board: Board) -> dict[str, Any]:
    return {
        "id": board.id,
        "areas": [_area(area) for area in board.areas[1:]],
        "milestones": list(board.milestones),
        "awards": list(board.awards),
    }


def _area(area: Area) -> dict[str, Any]:
    """`bonus`: one id for each printed symbol, cards last."""
    bonus = [RESOURCES[resource] for resource, count in area.bonus for _ in range(count)] + ["card"] * area.cards
    return {
        "id": area.id,
        "row": area.row,
        "column": area.column,
        "ocean": area.ocean,
        "volcanic": area.volcanic,
        "reserved": area.reserved,
        "name": area.name,
        "bonus": bonus,
        "neighbours": list(area.neighbours),
    }


def _parameters() -> dict[str, Any]:
    """Tracks with their ends; `bonus` says at which value what comes."""
    heat = [{"at": at, "gives": "heat"} for at in parameters.HEAT_STEPS]
    return {
        "temperature": {
            "from": TEMPERATURE_START,
            "to": TEMPERATURE_GOAL,
            "step": STEP[TEMPERATURE],
            "bonus": [*heat, {"at": parameters.OCEAN_STEP, "gives": "ocean"}],
        },
        "oxygen": {
            "from": 0,
            "to": OXYGEN_GOAL,
            "step": 1,
            "bonus": [{"at": parameters.WARM_STEP, "gives": "temperature"}],
        },
        "oceans": {"from": 0, "to": OCEANS_GOAL, "step": 1, "bonus": []},
    }
