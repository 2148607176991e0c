"""Tables for the tests: dealt the same way each time, and brought to a question of a wanted kind."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from redtable.cli.table.saves import SaveFile
from redtable.cli.table.seating import PERSON, Seating
from redtable.cli.table.table import GAME, Table
from redtable.games import game_by_id
from redtable.kernel.answers import random_answer
from redtable.kernel.session import Answer, Session

SECRET = bytes(range(32))
KINDS = ("choice", "subset", "amount", "portion", "payment")

Wanted = Callable[[dict[str, Any]], bool]


def table(*seats: str, path: Path | None = None, **options: Any) -> Table:
    """A new game; without seats one person against a bot that plays at random."""
    sitting = seats or (PERSON, "random")
    return Table.new({"seats": len(sitting), **options}, Seating(sitting), SECRET, path)


@cache
def answers_to(kind: str, seats: int = 2) -> tuple[Answer, ...]:
    """Answers after which seat 0 alone is asked something of that kind, or by that prompt."""
    for seed in range(60):
        found = _search(kind, seats, seed)
        if found is not None:
            return found
    raise LookupError(kind)


def _search(kind: str, seats: int, seed: int) -> tuple[Answer, ...] | None:
    session = Session.new(game_by_id(GAME), {"seats": seats}, SECRET)
    dice = random.Random(f"{kind} {seed}")
    while not session.is_over and len(session.live) < 250:
        asked = {decision.seat: decision for decision in session.state.decisions}
        if list(asked) == [0] and kind in (asked[0].kind, asked[0].prompt):
            return tuple(session.live)
        seat = max(asked)
        key = random_answer(asked[seat], dice)
        if key == "pass" and len(asked[seat].options) > 2:
            key = asked[seat].options[0]
        session.answer(seat, key)
    return None


def table_at(kind: str, *seats: str, path: Path | None = None) -> Table:
    """A table where seat 0 is asked something of that kind, or by that prompt."""
    sitting = Seating(seats or (PERSON, "random"))
    session = Session.new(game_by_id(GAME), {"seats": len(sitting.seats)}, SECRET)
    for answer in answers_to(kind, len(sitting.seats)):
        session.answer(answer.seat, answer.key)
    return Table(session, sitting, SaveFile.create(path, session, sitting) if path else None)
