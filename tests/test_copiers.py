"""The copying functions of the compiled build: the same text that plain Python runs, for every class that is copied."""

from __future__ import annotations

import random
from dataclasses import fields

from redtable.games import game_by_id
from redtable.kernel import plain, stack
from redtable.kernel.answers import random_answer
from redtable.kernel.position import everything
from redtable.terraforming import state
from tools.copiers import copiers_in


def test_every_field_of_every_copied_class_is_there() -> None:
    for module, classes in ((stack, [stack.State]), (state, [state.Seat, state.MarsState])):
        text = copiers_in(module)
        for cls in classes:
            body = text.split(f"def copy_{cls.__name__}(")[1].split("return new")[0]
            assert [line.split(" = ")[0].strip() for line in body.splitlines()[2:-1]] == [
                f"new.{field.name}" for field in fields(cls)
            ]
    assert copiers_in(plain) == ""


def test_what_it_copies_is_equal() -> None:
    game, rng = game_by_id("terraforming"), random.Random(1)
    played = game.start(game.read_options({"seats": 3}), 5 << 64)
    for _ in range(60):
        decision = rng.choice(played.decisions)
        played.answer(decision.seat, random_answer(decision, rng))
    before = dict(plain.copiers)
    exec(copiers_in(state), vars(state).copy())
    try:
        assert plain.copiers[state.MarsState] is not before.get(state.MarsState)
        assert everything(played.copy()) == everything(played)
    finally:
        plain.copiers.update(before)
