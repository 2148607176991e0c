"""What a seat may think of doing in its turn, whether or not it can."""

from __future__ import annotations

from redtable.terraforming.projects import PROJECTS
from redtable.terraforming.state import MarsState
from redtable.terraforming.turn import Turn


def thinkable(state: MarsState, seat: int) -> list[str]:
    """Keys of actions in the order of the turn's options; none while the seat is asked something else, or nothing."""
    in_turn = bool(state.flow) and isinstance(state.flow[-1].effect, Turn) and state.flow[-1].seat == seat
    if not in_turn or state.sequel:
        return []
    player = state.seats[seat]
    keys = [f"play:{card.id}" for card in player.hand]
    keys += [f"use:{card.id}" for card in player.actors if card.actions]
    keys += [f"project:{project.id}" for project in PROJECTS]
    keys += ["convert:plants", "convert:heat"]
    if not state.solo:
        keys += [f"claim:{name}" for name in state.board.milestones]
        keys += [f"fund:{name}" for name in state.board.awards]
    return keys
