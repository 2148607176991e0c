"""Questions that change nothing: prices, what may be played, where a tile may go, the score."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from redtable.terraforming.areas import PLACES, areas_for
from redtable.terraforming.board import OFF_MARS, bits
from redtable.terraforming.playing import can_play
from redtable.terraforming.projects import PROJECTS
from redtable.terraforming.scenarios import words
from redtable.terraforming.scoring import winners
from redtable.terraforming.state import MarsState, Seat
from redtable.terraforming.view import AREA_NAMES, scores

Answer = Callable[[MarsState, Seat, Any], Any]


def answer_questions(state: MarsState, move: Mapping[str, Any]) -> dict[str, Any]:
    """Every question the move asks, with its answer; empty if it asks none."""
    if "by" in move:
        state.active = words.seat_number(move["by"], len(state.seats), "when.by")
    seat = state.seats[state.active]
    return {name: answer(state, seat, move[name]) for name, answer in QUESTIONS.items() if name in move} | (
        {"first": winners(state)} if "score" in move else {}
    )


def _cost_of(state: MarsState, seat: Seat, asked: Any) -> dict[str, int]:
    return {card.id: seat.price(card) for card in words.cards(asked, "cost_of")}


def _cost_of_project(state: MarsState, seat: Seat, asked: Any) -> dict[str, int]:
    return {project.id: project.price_for(seat) for project in PROJECTS}


def _playable(state: MarsState, seat: Seat, asked: Any) -> list[str]:
    return [card.id for card in words.cards(asked, "playable") if can_play(state, seat, card)]


def _areas_for(state: MarsState, seat: Seat, asked: Any) -> dict[str, list[int | str]]:
    return {str(kind): _areas(state, seat, str(kind)) for kind in words.items(asked, "areas_for")}


def _areas(state: MarsState, seat: Seat, kind: str) -> list[int | str]:
    if kind not in PLACES and kind.removeprefix("reserved:") not in OFF_MARS:
        words.bad("areas_for", kind)
    return [AREA_NAMES.get(area, area) for area in bits(areas_for(state, seat, kind))]


def _score(state: MarsState, seat: Seat, asked: Any) -> list[dict[str, Any]]:
    return scores(state)


QUESTIONS: Final[dict[str, Answer]] = {
    "cost_of": _cost_of,
    "cost_of_project": _cost_of_project,
    "playable": _playable,
    "areas_for": _areas_for,
    "score": _score,
}
"""Questions by their word."""
