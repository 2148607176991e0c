"""Terraforming Mars as a game among others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from redtable.kernel.game import Game, OptionField
from redtable.kernel.message import IllegalAnswer, Message
from redtable.terraforming import components, invariants, options, redealing, scoring, setup, thinking, view
from redtable.terraforming.scenarios.scenario import run_scenario
from redtable.terraforming.state import MarsState, Options
from redtable.terraforming.turn import Turn, obstacles


class TerraformingMars(Game[MarsState]):
    id: ClassVar[str] = "terraforming"
    rules_version: ClassVar[int] = 1
    most_answers: ClassVar[int] = 20_000
    option_fields: ClassVar[tuple[OptionField, ...]] = options.OPTION_FIELDS

    def read_options(self, given: Mapping[str, Any]) -> Options:
        return options.read_options(given)

    def write_options(self, chosen: Any) -> dict[str, Any]:
        return options.write_options(chosen)

    def start(self, chosen: Any, rng: int) -> MarsState:
        return setup.new_game(chosen, rng)

    def restore(self, state: MarsState) -> None:
        state.restore()

    def seat_count(self, state: MarsState) -> int:
        return len(state.seats)

    def points(self, state: MarsState) -> list[int]:
        return [points.total for points in scoring.score(state)]

    def winners(self, state: MarsState) -> list[int]:
        return scoring.winners(state)

    def round(self, state: MarsState) -> int:
        return state.generation

    def standing(self, state: MarsState) -> list[dict[str, int]]:
        return scoring.standing(state)

    def view(self, state: MarsState, seat: int | None) -> dict[str, Any]:
        return view.view(state, seat)

    def redeal(self, state: MarsState, seat: int | None, rng: int) -> MarsState:
        return redealing.redeal(state, seat, rng)

    def explain(self, state: MarsState, seat: int, key: str) -> list[Message]:
        """Only an open main action has reasons of its own; for other questions the options say all."""
        try:
            decision = state.decision_of(seat)
            decision.canonical(key)
        except IllegalAnswer as refused:
            in_turn = bool(state.flow) and isinstance(state.flow[-1].effect, Turn) and not state.sequel
            if in_turn and state.flow[-1].seat == seat:
                return obstacles(state, state.seats[seat], key) or [refused.message]
            return [refused.message]
        return []

    def components(self) -> dict[str, Any]:
        return components.components()

    def thinkable(self, state: MarsState, seat: int) -> list[str]:
        return thinking.thinkable(state, seat)

    def broken(self, state: MarsState) -> list[str]:
        return invariants.broken(state)

    def scenario(self, data: Mapping[str, Any]) -> dict[str, Any]:
        return run_scenario(data)


GAME = TerraformingMars()
