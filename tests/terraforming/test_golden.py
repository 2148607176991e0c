"""Golden games replay to the same result, byte for byte; what has been tampered with or is of other rules does not."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from redtable.games import game_by_id
from redtable.kernel.message import BadRecord
from redtable.kernel.record import parse_record, read_record, verify, write_record
from redtable.kernel.session import Undo
from tests.terraforming.setups import GAME
from tools.golden import GAMES, RECORDS, recorded

FILES = sorted(RECORDS.glob("*.jsonl"))
WITH_UNDO = RECORDS / "terraforming-3-draft.jsonl"


def name(value: object) -> str:
    return value.stem if isinstance(value, Path) else ""


@pytest.mark.parametrize("file", FILES, ids=name)
def test_golden_game_replays(file: Path) -> None:
    text = file.read_text()
    session = read_record(text, game_by_id)
    assert session.is_over
    assert not session.truncated
    assert write_record(session) == text
    assert verify(text, game_by_id).problems == []


@pytest.mark.parametrize("file", FILES, ids=name)
def test_golden_game_is_of_the_rules_of_today(file: Path) -> None:
    """Who raises the version records the golden games anew, and who changes the rules raises the version."""
    assert parse_record(file.read_text()).header["rules"] == GAME.rules_version


def test_golden_games_are_those_that_the_tool_records() -> None:
    """Files besides are games that once went wrong."""
    assert {wanted.name for wanted in GAMES} <= {file.stem for file in FILES}
    assert recorded(GAMES[0]) == (RECORDS / f"{GAMES[0].name}.jsonl").read_text()


def test_golden_games_have_undos_and_salts() -> None:
    parsed = [parse_record(file.read_text()) for file in FILES]
    undos = [entry for each in parsed for _, entry in each.entries if isinstance(entry, Undo)]
    assert {bool(undo.consent) for undo in undos} == {True, False}
    assert {len(each.header["salts"]) for each in parsed} >= {0, 1, 2, 3}
    assert {each.header["seats"] for each in parsed} == {1, 2, 3, 4, 5}


def lines() -> list[dict[str, Any]]:
    return [json.loads(line) for line in WITH_UNDO.read_text().splitlines()]


def text_of(changed: list[dict[str, Any]]) -> str:
    return "".join([json.dumps(line) + "\n" for line in changed])


def refusal(changed: list[dict[str, Any]]) -> str:
    """Why the record is not read; `verify` must find the same at fault."""
    text = text_of(changed)
    with pytest.raises(BadRecord) as refused:
        read_record(text, game_by_id)
    problems = [problem.key for problem in verify(text, game_by_id).problems]
    assert refused.value.message.key in problems
    return refused.value.message.key


def test_unchanged_lines_are_read() -> None:
    assert read_record(text_of(lines()), game_by_id).is_over


@pytest.mark.parametrize(("step", "why"), [(1, "bad-rules-newer"), (-1, "bad-rules-older")])
def test_record_of_other_rules_is_refused(step: int, why: str) -> None:
    changed = lines()
    changed[0]["rules"] += step
    assert refusal(changed) == why


@pytest.mark.parametrize(
    ("field", "value", "why"),
    [
        ("secret", "00" * 32, "bad-answer"),
        ("salts", ["green", "yellow"], "bad-answer"),
        ("seats", 4, "bad-seats"),
        ("commitment", "00" * 32, "verify-commitment"),
        ("game", "chess", "bad-unknown-game"),
        ("options", {"seats": 9}, "bad-option"),
        ("redtable", 2, "bad-format"),
    ],
)
def test_tampered_header_is_refused(field: str, value: object, why: str) -> None:
    changed = lines()
    changed[0][field] = value
    assert refusal(changed) == why


def test_tampered_answers_are_refused() -> None:
    left_out, foreign, undone = lines(), lines(), lines()
    del left_out[-4]
    foreign[5]["key"] = "play:no-such-card"
    undone.insert(30, {"seat": 1, "undo": 3})
    assert [refusal(each) for each in (left_out, foreign)] == ["bad-answer"] * 2
    assert refusal(undone) == "bad-undo"


def test_tampered_result_is_refused() -> None:
    points, winners, state = lines(), lines(), lines()
    points[-1]["result"]["points"][0] += 1
    winners[-1]["result"]["winners"] = [0, 1, 2]
    state[-1]["checksum"] = "00" * 32
    assert [refusal(each) for each in (points, winners, state)] == [
        "verify-points",
        "verify-winners",
        "verify-checksum",
    ]
