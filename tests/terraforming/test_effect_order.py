"""The active player chooses the order of effects wherever it can matter (R9, R12), and is asked nowhere else."""

from __future__ import annotations

from typing import Any

import pytest

from redtable.games import game_by_id
from redtable.kernel.stack import Frame
from redtable.terraforming.research import DRAFT
from redtable.terraforming.scenarios.positions import read_position
from redtable.terraforming.state import MarsState
from redtable.terraforming.turn import carry_out

GAME = game_by_id("terraforming")
UNIVERSITY: dict[str, Any] = {"played": ["mars-university"], "hand": ["mine"]}


def after_playing(card: str, deck: list[str] | None = None, **seat: Any) -> MarsState:
    """The position at the first question that follows, when a seat with money and energy plays a card."""
    cards = [card, *seat.pop("hand", [])]
    player = {"stock": {"megacredits": 50}, "production": {"energy": 2}, "hand": cards, **seat}
    state = read_position({"temperature": -30, "oxygen": 0, "deck_top": deck or [], "seats": [player, {}]})
    carry_out(state, state.seats[0], f"play:{card}")
    state.run()
    return state


def asked(state: MarsState) -> tuple[str, list[str]]:
    decision = state.decisions[0]
    return decision.prompt, decision.options


@pytest.mark.parametrize(
    "card", ["research-outpost", "natural-preserve", "restricted-area", "artificial-photosynthesis"]
)
def test_a_card_may_be_exchanged_before_another_choice(card: str) -> None:
    """What Mars University draws may change where the tile goes or which branch is taken."""
    assert asked(after_playing(card, **UNIVERSITY)) == ("ask-order", [f"first:{card}", "first:mars-university"])


def test_a_card_may_be_exchanged_before_production_is_copied() -> None:
    state = after_playing("robotic-workforce", played=["mars-university", "power-plant", "micro-mills"], hand=["mine"])
    assert asked(state) == ("ask-order", ["first:robotic-workforce", "first:mars-university"])


def test_a_card_may_be_exchanged_before_a_resource_is_taken() -> None:
    state = after_playing("regolith-eaters", played=["viral-enhancers", "mars-university"], hand=["mine"])
    assert asked(state) == ("ask-order", ["first:mars-university", "first:viral-enhancers"])


def test_with_an_empty_hand_the_tile_comes_first() -> None:
    """Nothing can be exchanged unless the area gives a card; then it can."""
    state = after_playing("research-outpost", deck=["mine"], played=["mars-university"])
    assert asked(state)[0] == "ask-area-city"
    state.answer(0, "area:12")
    assert asked(state) == ("ask-discard-to-draw", ["none", "discard:mine"])


def test_a_conference_may_draw_before_the_tile() -> None:
    order = ["first:research-outpost", "first:olympus-conference"]
    holding = after_playing("research-outpost", played=["olympus-conference"], on_cards={"olympus-conference": 1})
    assert asked(holding) == ("ask-order", order)


def test_a_conference_that_cannot_draw_changes_nothing() -> None:
    assert asked(after_playing("research-outpost", played=["olympus-conference"]))[0] == "ask-area-city"


def test_nobody_is_asked_where_the_order_cannot_matter() -> None:
    """Cards drawn by the card itself come first: they cost no choice."""
    state = after_playing("convoy-from-europa", deck=["mine"], hand=["trees"])
    assert asked(state)[0] == "ask-area-ocean"
    assert [card.id for card in state.seats[0].hand] == ["trees", "mine"]


@pytest.mark.parametrize(("generation", "givers"), [(2, [2, 0, 1]), (3, [1, 2, 0])])
def test_a_draft_says_to_everybody_whose_pack_comes_next(generation: int, givers: list[int]) -> None:
    offered = [["mine", "trees"], ["birds", "fish"], ["comet", "moss"]]
    seats = [{"offered": cards} for cards in offered]
    state = read_position({"temperature": -30, "oxygen": 0, "generation": generation, "draft": True, "seats": seats})
    asked_all = DRAFT.ask(state, Frame(DRAFT, 0))
    assert [(decision.args or {})["from"] for decision in asked_all] == givers
