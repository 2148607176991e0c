"""What an answer would change, whatever the game: two views laid side by side, number by number."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from redtable.kernel import chance
from redtable.kernel.game import Game
from redtable.kernel.stack import State

_PASSED_OVER: Final = ("decision", "own")
"""The next question is not what the answer changes, and cards that come to hand are only dealt for the trial."""

_POSITIONS: Final = 3
"""So many positions are looked at: what differs between them hangs on hidden things and is not told."""


def dealt_anew(game: Game[Any], state: State, seat: int, number: int) -> list[State]:
    """Positions for previews, in each all that the seat cannot know dealt again; the same for equal numbers."""
    rngs = [chance.generator(b"preview", (f"{seat} {number} {at}",)) for at in range(_POSITIONS)]
    return [game.redeal(state, seat, rng) for rng in rngs]


def preview(game: Game[Any], dealt: Sequence[State], seat: int, key: str) -> list[dict[str, Any]]:
    """The numbers of the seat's view that would differ in every one of the positions; these are kept as they are.

    Raises `IllegalAnswer` like the answer itself.
    """
    found: list[dict[str, Any]] | None = None
    for position in dealt:
        trial = position.copy()
        before = game.view(trial, seat)
        trial.answer(seat, key)
        seen = list(changes(before, game.view(trial, seat)))
        found = seen if found is None else [change for change in found if change in seen]
        if not found:
            break
    return found or []


def changes(before: Any, after: Any, path: tuple[str | int, ...] = ()) -> Iterator[dict[str, Any]]:
    """`{"path": ["seats", 0, "tr"], "before": 20, "after": 21}` for every number that both have or either lacks."""
    if isinstance(before, dict) and isinstance(after, dict):
        for name in [*before, *[name for name in after if name not in before]]:
            if name not in _PASSED_OVER:
                yield from changes(before.get(name, 0), after.get(name, 0), (*path, name))
    elif isinstance(before, list) and isinstance(after, list):
        for at, (old, new) in enumerate(zip(before, after, strict=False)):
            yield from changes(old, new, (*path, at))
    elif _is_number(before) and _is_number(after) and before != after:
        yield {"path": list(path), "before": before, "after": after}


def _is_number(value: Any) -> bool:
    return type(value) is int
