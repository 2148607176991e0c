"""What every position of every game promises; `redtable.kernel.conformance` plays games and checks it."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from dataclasses import fields
from itertools import chain
from types import NoneType
from typing import Any, cast

from redtable.kernel.answers import random_answer, sample_answers
from redtable.kernel.decision import Amount, Decision, Portion, Subset
from redtable.kernel.game import Game
from redtable.kernel.message import IllegalAnswer, Message, as_json
from redtable.kernel.plain import Cloned, Declared, Plain, decode, encode
from redtable.kernel.record import canonical_json
from redtable.kernel.stack import State

SMALL = 20
"""Of a decision with more answers than this only some are tried."""
_NOT_COMPARED = ("decisions", "events")
_NEVER_OFFERED = ("", "no-such:answer", "amount:-1", "amount:999999999", "pay:nothing=1", "choose:no-such,no-such")


class BrokenPromise(Exception):
    """A promise is broken; which one. Where, the caller knows."""


def said(error: Exception) -> str:
    """What is wrong, for a promise broken or a crash."""
    return str(error) if isinstance(error, BrokenPromise) else f"{type(error).__name__}: {error}"


def need(holds: bool, problem: str) -> None:
    if not holds:
        raise BrokenPromise(problem)


def check_position(game: Game[Any], state: State, seats: int, rng: random.Random) -> bool:
    """All checks of a position in which somebody must decide; whether a redeal changed what another seat sees."""
    before = everything(state), str(state.decisions)
    check_copy(state)
    check_codec(game, state, seats)
    check_asked_again(state)
    check_refusals(game, state, seats)
    check_answers(game, state, seats, rng)
    check_views(game, state, seats)
    dealt_anew = [check_redeals(game, state, seats, viewer, rng) for viewer in (None, *range(seats))]
    need((everything(state), str(state.decisions)) == before, "looking at a position changed it")
    return any(dealt_anew)


def check_steady(game: Game[Any], state: State, seats: int) -> None:
    """The invariants hold, and somebody can decide or the game is over."""
    broken = game.broken(state)
    need(not broken, f"invariants are broken: {broken}")
    need(game.is_over(state) or bool(state.decisions), "nobody can decide and the game is not over")
    asked = [decision.seat for decision in state.decisions]
    need(len(set(asked)) == len(asked), "a seat has two decisions")
    need(set(asked) <= set(range(seats)), "a decision is for nobody at the table")
    for decision in state.decisions:
        _check_decision(decision)


def _check_decision(decision: Decision) -> None:
    options = decision.options
    need(len(set(options)) == len(options), f"an option is listed twice: {decision}")
    sign = "," if isinstance(decision, Subset) else " "
    need(all(key.isascii() and key.isprintable() and sign not in key for key in options), f"odd signs: {decision}")
    need(_is_answerable(decision), f"no answer is possible: {decision}")
    need(decision.canonical(decision.default) == decision.default, f"the default is not on offer: {decision}")
    for arg in (decision.args or {}).values():
        json.dumps(as_json(arg))


def _is_answerable(decision: Decision) -> bool:
    if isinstance(decision, Subset):
        return 0 <= decision.least <= min(decision.most, len(decision.options))
    if isinstance(decision, Amount):
        return 0 <= decision.least <= decision.most
    if isinstance(decision, Portion):
        return 0 < len(decision.options) == len(decision.most)
    return bool(decision.options)


# --- copies ----------------------------------------------------------------------------------------------------------


def everything(value: Any) -> Any:
    """All that is in a state, what is derived too, for comparing; only what `run` works out anew is left out."""
    if isinstance(value, Declared):
        return value.id
    if isinstance(value, (list, tuple)):
        return [type(value).__name__, *[everything(item) for item in value]]
    if isinstance(value, dict):
        return {everything(key): everything(item) for key, item in value.items()}
    if isinstance(value, Plain):
        return [type(value).__name__, *[everything(getattr(value, name)) for name in _names(value)]]
    return value


def mutable_parts(value: Any, path: str, found: dict[int, str]) -> dict[int, str]:
    """Where the objects stand that can change, by identity. What is not plain data at all is a broken promise."""
    if isinstance(value, list):
        found[id(value)] = path
        for number, item in enumerate(value):
            mutable_parts(item, f"{path}[{number}]", found)
    elif isinstance(value, dict):
        found[id(value)] = path
        for key, item in value.items():
            mutable_parts(key, f"a key of {path}", found)
            mutable_parts(item, f"{path}[{key!r}]", found)
    elif isinstance(value, tuple):
        for number, item in enumerate(value):
            mutable_parts(item, f"{path}[{number}]", found)
    elif isinstance(value, Plain):
        if isinstance(value, Cloned):
            found[id(value)] = path
        for name in _names(value):
            mutable_parts(getattr(value, name), f"{path}.{name}", found)
    elif not isinstance(value, (NoneType, bool, int, str, Declared)):
        raise BrokenPromise(f"{path} is not plain data: {type(value).__name__}")
    return found


def _names(value: Plain) -> list[str]:
    left_out = _NOT_COMPARED if isinstance(value, State) else ()
    return [field.name for field in fields(cast(Any, value)) if field.name not in left_out]


def _same(state: State, other: State, problem: str) -> None:
    need(state == other and everything(state) == everything(other), problem)
    need(list(state.decisions) == list(other.decisions), f"{problem}: other decisions")


def _independent(state: State, other: State, what: str) -> None:
    parts = mutable_parts(state, "state", {})
    shared = parts.keys() & mutable_parts(other, "state", {}).keys()
    need(not shared, f"{what} shares {sorted(parts[part] for part in shared)}")


def check_copy(state: State) -> None:
    copy = state.copy()
    _same(state, copy, "a copy is not equal")
    _independent(state, copy, "a copy")


def check_codec(game: Game[Any], state: State, seats: int) -> None:
    """Written as JSON and read again it is the same position."""
    data = encode(state)
    restored = decode(json.loads(json.dumps(data)))
    need(isinstance(restored, State), "a state read back from JSON is none")
    game.restore(restored)
    need(encode(restored) == data, "a state read back from JSON is written differently")
    _same(state, restored, "a state read back from JSON is not equal")
    for viewer in (None, *range(seats)):
        same = seen(game, restored, viewer) == seen(game, state, viewer)
        need(same, f"seat {viewer} sees a state read back from JSON differently")


# --- asking and answering --------------------------------------------------------------------------------------------


def check_asked_again(state: State) -> None:
    again = state.copy()
    for _ in range(2):
        again.run()
        _same(state, again, "asking again changes something")


def check_refusals(game: Game[Any], state: State, seats: int) -> None:
    """What is not on offer is refused, changes nothing and can be explained."""
    copy = state.copy()
    offered = list(chain.from_iterable(decision.options[:SMALL] for decision in state.decisions))
    for seat in range(-1, seats + 1):
        for key in (*_NEVER_OFFERED, *offered):
            if _is_offered(state.decisions, seat, key):
                continue
            try:
                copy.answer(seat, key)
            except IllegalAnswer as refused:
                _check_messages([refused.message])
            else:
                raise BrokenPromise(f"seat {seat} may answer {key!r}, which is not on offer")
            if 0 <= seat < seats:
                reasons = game.explain(state, seat, key)
                need(bool(reasons), f"nobody can say why seat {seat} may not answer {key!r}")
                _check_messages(reasons)
        _same(state, copy, f"an answer of seat {seat} that was refused changes something")


def _is_offered(decisions: Sequence[Decision], seat: int, key: str) -> bool:
    for decision in decisions:
        if decision.seat == seat:
            try:
                decision.canonical(key)
            except IllegalAnswer:
                return False
            return True
    return False


def _check_messages(messages: list[Message]) -> None:
    for message in messages:
        need(isinstance(message, Message), f"not a message: {message!r}")
        json.dumps(as_json(message))


def check_answers(game: Game[Any], state: State, seats: int, rng: random.Random) -> None:
    """What is on offer can be done, and leads on."""
    for decision in state.decisions:
        for key in sample_answers(decision, SMALL, rng):
            try:
                _check_answer(game, state, seats, decision.seat, key)
            except Exception as error:  # whatever it is, it must be said after which answer
                raise BrokenPromise(f"{said(error)} (seat {decision.seat} answering {key!r})") from error


def _check_answer(game: Game[Any], state: State, seats: int, seat: int, key: str) -> None:
    need(game.explain(state, seat, key) == [], "an answer on offer is explained away")
    after, told = state.copy(), state.copy()
    told.events = []
    recorded = after.answer(seat, key)
    told.answer(seat, recorded)
    check_steady(game, after, seats)
    _same(after, told, "the same answer leads elsewhere while somebody listens")
    for event in told.events:
        for viewer in (None, *range(seats)):
            json.dumps(event.seen_by(viewer).as_json())


# --- what a seat may know --------------------------------------------------------------------------------------------


def seen(game: Game[Any], state: State, viewer: int | None) -> str:
    """The bytes of a view."""
    return canonical_json(game.view(state, viewer))


def check_views(game: Game[Any], state: State, seats: int) -> None:
    """A view is JSON of its own, not a window into the state, and is the same when looked at again."""
    parts = mutable_parts(state, "state", {})
    for viewer in (None, *range(seats)):
        view = game.view(state, viewer)
        need(json.loads(json.dumps(view)) == view, f"the view of seat {viewer} is not plain JSON")
        shared = parts.keys() & mutable_parts(view, "view", {}).keys()
        need(not shared, f"the view of seat {viewer} shares {sorted(parts[part] for part in shared)}")
        need(seen(game, state, viewer) == canonical_json(view), f"seat {viewer} sees something else when looking again")


def check_redeals(game: Game[Any], state: State, seats: int, viewer: int | None, rng: random.Random) -> bool:
    """Dealing again what the viewer cannot know changes nothing that the viewer sees; whether others see a change."""
    number = rng.getrandbits(256) << 64
    redealt = game.redeal(state, viewer, number)
    _same(redealt, game.redeal(state, viewer, number), "the same number deals differently")
    _independent(state, redealt, "a redeal")
    need(redealt.rng != state.rng, "a redeal keeps the generator and so knows what chance will bring")
    check_steady(game, redealt, seats)
    check_asked_again(redealt)
    _check_seen_alike(game, state, redealt, viewer)
    _check_seen_alike(game, state, game.redeal(redealt, viewer, rng.getrandbits(256) << 64), viewer)
    decision = rng.choice(redealt.decisions)
    after = redealt.copy()
    after.answer(decision.seat, random_answer(decision, rng))
    check_steady(game, after, seats)
    others = [seat for seat in range(seats) if seat != viewer]
    if not others:
        redealt.rng = state.rng
        return bool(everything(redealt) != everything(state))
    return any(seen(game, redealt, seat) != seen(game, state, seat) for seat in others)


def _check_seen_alike(game: Game[Any], state: State, redealt: State, viewer: int | None) -> None:
    """View, decision and reasons are the same to the viewer."""
    first, second = game.view(state, viewer), game.view(redealt, viewer)
    changed = [name for name in {**first, **second} if first.get(name) != second.get(name)]
    need(canonical_json(first) == canonical_json(second), f"seat {viewer} sees a redeal: {changed}")
    asked, again = ({decision.seat: decision for decision in each.decisions} for each in (state, redealt))
    need(list(asked) == list(again), f"seat {viewer} sees a redeal: others are asked")
    need(viewer is None or asked.get(viewer) == again.get(viewer), f"seat {viewer} is asked something else by a redeal")
    if viewer is not None:
        for key in chain.from_iterable(decision.options[:SMALL] for decision in state.decisions):
            same = game.explain(state, viewer, key) == game.explain(redealt, viewer, key)
            need(same, f"seat {viewer} sees a redeal: other reasons for {key!r}")
