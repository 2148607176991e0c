"""What an answer would change, whatever the game: two views laid side by side, number by number."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from redtable.kernel.game import Game
from redtable.kernel.stack import State

_PASSED_OVER: Final = ("decision", "own")
"""The next question is not what the answer changes, and cards that come to hand are only dealt for the trial."""


def preview(game: Game[Any], dealt: State, seat: int, key: str) -> list[dict[str, Any]]:
    """The numbers of the seat's view that would differ. `dealt` is a position dealt again for the seat; it is kept.

    Raises `IllegalAnswer` like the answer itself.
    """
    trial = dealt.copy()
    before = game.view(trial, seat)
    trial.answer(seat, key)
    return list(changes(before, game.view(trial, seat)))


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
