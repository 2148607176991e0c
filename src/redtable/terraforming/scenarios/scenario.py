"""Running one scenario: the position, the move, and whether what was claimed is so."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from redtable.kernel.message import BadRecord, IllegalAnswer, Message, as_json, plain
from redtable.terraforming.scenarios import words
from redtable.terraforming.scenarios.descriptions import changes, describe
from redtable.terraforming.scenarios.moves import make_move
from redtable.terraforming.scenarios.positions import read_position
from redtable.terraforming.scenarios.questions import QUESTIONS, answer_questions
from redtable.terraforming.state import MarsState
from redtable.terraforming.turn import action_options

SCENARIO_KEYS = ("id", "game", "note", "given", "when", "do", "then", "source", "tags")
THEN_KEYS = ("illegal", "legal", "changed", "includes", "first", *QUESTIONS)


def run_scenario(data: Mapping[str, Any]) -> dict[str, Any]:
    """What the engine says to it. Not `ok`: `then` does not hold; not `legal`: the move is forbidden, with reasons."""
    words.known_keys(data, "scenario", SCENARIO_KEYS)
    before = read_position(words.mapping(data.get("given"), "given"))
    after = before.copy()
    moves = data.get("when", data.get("do"))
    result: dict[str, Any] = {"id": data.get("id"), "legal": True, "reasons": []}
    refusal: Message | None = None
    try:
        for move in moves if isinstance(moves, (list, tuple)) else [moves]:
            result |= _one(after, words.mapping(move, "when"))
    except IllegalAnswer as refused:
        after, refusal = before, refused.message
        result |= {"legal": False, "reasons": [as_json(refused.message)], "why": plain(refused.message)}
    except BadRecord as unreadable:
        if unreadable.message.key != "scenario-unanswered":
            raise
        result |= {"open": as_json(unreadable.message)}
    result["changed"] = changes(before, after)
    problems = _problems(result, refusal, words.mapping(data.get("then"), "then"))
    result |= {"ok": not problems, "problems": [as_json(problem) for problem in problems]}
    return result | {"position": describe(after), "options": _options(after)}


def _one(state: MarsState, move: Mapping[str, Any]) -> dict[str, Any]:
    answers = answer_questions(state, move)
    if not answers:
        make_move(state, move)
    return answers


def _options(state: MarsState) -> list[str]:
    """The main actions of the active seat in the resulting position."""
    return action_options(state, state.seats[state.active]) if state.phase == "action" else []


# --- claims ----------------------------------------------------------------------------------------------------------


def _problems(result: Mapping[str, Any], refusal: Message | None, then: Mapping[str, Any]) -> list[Message]:
    words.known_keys(then, "then", THEN_KEYS)
    if "open" in result and then:
        return [Message("scenario-open")]
    illegal = then.get("illegal", False)
    if illegal:
        return _illegal_problems(refusal, illegal)
    if then and refusal is not None:
        return [Message("scenario-refused", {"why": refusal})]
    found: list[Message] = []
    if "changed" in then:
        found += _differences("changed", _normal(then["changed"]), result["changed"], exact=True)
    if "includes" in then:
        found += _differences("includes", _normal(then["includes"]), result["changed"], exact=False)
    for key in (*QUESTIONS, "first"):
        if key in then:
            found += _differences(key, then[key], result.get(key), exact=key != "score")
    return found


def _illegal_problems(refusal: Message | None, illegal: object) -> list[Message]:
    if refusal is None:
        return [Message("scenario-allowed")]
    if isinstance(illegal, str) and illegal not in plain(refusal):
        return [Message("scenario-other-reason", {"expected": illegal, "why": refusal})]
    return []


def _normal(changed: object) -> dict[str, Any]:
    """Seats by number, and owners that were left out."""
    found = dict(words.mapping(changed, "changed"))
    if "seats" in found:
        seats = words.mapping(found["seats"], "changed.seats")
        found["seats"] = {words.seat_key(seat, "changed.seats"): change for seat, change in seats.items()}
    for key in ("tiles_added", "tiles_removed"):
        if key in found:
            found[key] = [{"owner": None} | dict(words.mapping(tile, key)) for tile in words.items(found[key], key)]
    return found


def _differences(path: str, expected: Any, found: Any, exact: bool) -> list[Message]:
    """Where the two differ; without `exact` more may be found than was expected."""
    if isinstance(expected, Mapping) and isinstance(found, Mapping):
        keys = [*expected, *[key for key in found if key not in expected and exact]]
        lists = [_differences(f"{path}.{key}", expected.get(key), found.get(key), exact) for key in keys]
        return [problem for problems in lists for problem in problems]
    if not exact and _are_lists(expected, found) and len(expected) == len(found):
        pairs = enumerate(zip(expected, found, strict=True))
        lists = [_differences(f"{path}[{n}]", one, other, exact) for n, (one, other) in pairs]
        return [problem for problems in lists for problem in problems]
    if _ordered(path, expected) == _ordered(path, found):
        return []
    return [Message("scenario-differs", {"where": path, "expected": str(expected), "found": str(found)})]


def _are_lists(*values: object) -> bool:
    return all(isinstance(value, Sequence) and not isinstance(value, str) for value in values)


def _ordered(path: str, value: Any) -> Any:
    """Tiles, markers and discards have no order."""
    loose = path.endswith(("tiles_added", "tiles_removed", "markers_added", "markers_removed", "discarded"))
    return sorted(value, key=str) if loose and _are_lists(value) else value
