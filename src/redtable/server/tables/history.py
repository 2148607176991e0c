"""The course of a finished game: how the seats stood at the end of every round."""

from __future__ import annotations

from typing import Any

from redtable.kernel.session import Session


def history(session: Session) -> list[dict[str, Any]]:
    """`{"round", "seats"}` for the last position of each round, played again from the first answer."""
    game, state = session.game, session.at(0)
    found: list[dict[str, Any]] = []
    for answer in session.live:
        before = state.copy()
        state.answer(answer.seat, answer.key)
        if game.round(state) != game.round(before):
            found.append({"round": game.round(before), "seats": game.standing(before)})
    return [*found, {"round": game.round(state), "seats": game.standing(state)}]
