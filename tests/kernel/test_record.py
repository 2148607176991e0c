"""Records: written, read and verified; whatever is wrong with one is said with its line."""

from __future__ import annotations

import json
from typing import Any

import pytest

from redtable.kernel.conformance import check_record
from redtable.kernel.message import BadRecord
from redtable.kernel.position import everything
from redtable.kernel.record import checksum, parse_record, read_record, verify, write_record
from redtable.kernel.session import Session
from tests.kernel.test_session import played
from tests.kernel.toy_game import TOY, toy_of


def finished() -> Session:
    """A whole game with an undo in it."""
    session = played(20)
    session.undo(0, 15, [1])
    while not session.is_over:
        decision = session.state.decisions[0]
        session.answer(decision.seat, decision.default)
    return session


TEXT = write_record(finished())


def lines() -> list[dict[str, Any]]:
    return [json.loads(line) for line in TEXT.splitlines()]


def text_of(changed: list[dict[str, Any]]) -> str:
    return "".join([json.dumps(line) + "\n" for line in changed])


def refusal(text: str) -> tuple[str, object]:
    """Which message, and in which line."""
    with pytest.raises(BadRecord) as refused:
        read_record(text, toy_of)
    assert not verify(text, toy_of).ok
    message = refused.value.message
    return message.key, message.args.get("line")


def test_record_gives_the_game_again() -> None:
    session, again = finished(), read_record(TEXT, toy_of)
    assert everything(again.state) == everything(session.state)
    assert again.entries == session.entries
    assert write_record(again) == TEXT
    assert verify(TEXT, toy_of).ok


def test_what_it_looks_like() -> None:
    """The words that docs/record.md explains."""
    header, *entries, result = lines()
    assert {*header} == {"redtable", "game", "rules", "options", "seats", "commitment", "salts", "secret"}
    assert {tuple(entry) for entry in entries} == {("seat", "key"), ("seat", "undo", "consent")}
    assert {*result} == {"result", "checksum"}
    session = finished()
    points, winners = session.game.points(session.state), session.game.winners(session.state)
    assert result["result"] == {"points": points, "winners": winners}


def test_secret_is_told_when_the_game_is_over_or_if_asked_for() -> None:
    session = played(6)
    assert "secret" not in write_record(session)
    assert "secret" in write_record(session, secret=True)
    assert refusal(write_record(session)) == ("bad-secret-missing", None)
    assert "secret" not in write_record(finished(), secret=False)


def test_unfinished_game_is_read_and_proves_nothing_yet() -> None:
    session = played(6)
    text = write_record(session, secret=True)
    assert everything(read_record(text, toy_of).state) == everything(session.state)
    verdict = verify(text, toy_of)
    assert (verdict.commitment, verdict.answers, verdict.checksum) == (True, True, False)
    assert [problem.key for problem in verdict.problems] == ["verify-unfinished"]


def test_line_endings_empty_lines_and_unknown_fields_do_not_matter() -> None:
    noted = lines()
    noted[3]["at"] = "12:00"
    for text in (TEXT.replace("\n", "\r\n"), TEXT.replace("\n", "\n\n"), "\ufeff" + TEXT, text_of(noted)):
        assert everything(read_record(text, toy_of).state) == everything(finished().state)


@pytest.mark.parametrize("cut", [1, 10])
def test_half_a_last_line_is_left_out(cut: int) -> None:
    """A writer that died; everything before it holds."""
    whole = write_record(played(6), secret=True)
    session = read_record(whole.rstrip("\n")[:-cut], toy_of)
    assert session.truncated
    assert everything(session.state) == everything(played(5).state)
    assert "verify-truncated" in [problem.key for problem in verify(whole[: -cut - 1], toy_of).problems]


@pytest.mark.parametrize(
    ("text", "refused"),
    [
        ("", ("bad-record-empty", None)),
        ("\n\n", ("bad-record-empty", None)),
        ("no JSON\n", ("bad-json", 1)),
        ("[]\n", ("bad-json", 1)),
        ('{"seat": 0}\n', ("bad-header", 1)),
        ("[" * 100_000 + "\n", ("bad-json", 1)),
        (TEXT.replace("\n", "\nno JSON\n", 1), ("bad-json", 2)),
        (TEXT + '{"seat": 0, "key": "pass"}\n', ("bad-after-result", TEXT.count("\n") + 1)),
    ],
)
def test_what_is_no_record(text: str, refused: tuple[str, object]) -> None:
    assert refusal(text) == refused


@pytest.mark.parametrize(
    ("field", "value", "why"),
    [
        ("redtable", 2, "bad-format"),
        ("redtable", True, "bad-format"),
        ("rules", "1", "bad-field"),
        ("rules", -1, "bad-field"),
        ("rules", 2, "bad-rules-newer"),
        ("rules", 0, "bad-rules-older"),
        ("seats", 3, "bad-seats"),
        ("seats", 2.0, "bad-field"),
        ("options", [], "bad-field"),
        ("options", {"seats": 9}, "bad-options"),
        ("game", "chess", "bad-unknown-game"),
        ("game", None, "bad-field"),
        ("salts", "abc", "bad-field"),
        ("salts", ["a", "b", "c"], "bad-salts"),
        ("secret", "xyz", "bad-field"),
        ("secret", "abc", "bad-field"),
        ("commitment", "00", "verify-commitment"),
    ],
)
def test_wrong_header(field: str, value: object, why: str) -> None:
    changed = lines()
    changed[0][field] = value
    assert refusal(text_of(changed))[0] == why


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        ({"seat": 0}, "bad-field"),
        ({"key": "pass"}, "bad-field"),
        ({"seat": True, "key": "pass"}, "bad-field"),
        ({"seat": 0, "key": 5}, "bad-field"),
        ({"seat": 0, "key": "no-such:key"}, "bad-answer"),
        ({"seat": 9, "key": "pass"}, "bad-answer"),
        ({"seat": 0, "undo": "1"}, "bad-field"),
        ({"seat": 0, "undo": 1, "consent": 1}, "bad-field"),
        ({"seat": 0, "undo": 1, "consent": [5]}, "bad-undo"),
        ({"seat": 0, "undo": 99, "consent": [1]}, "bad-undo"),
        ({"seat": 1, "undo": 0}, "bad-undo"),
    ],
)
def test_wrong_entry_is_named_with_its_line(entry: dict[str, Any], why: str) -> None:
    changed = lines()
    changed.insert(6, entry)
    assert refusal(text_of(changed)) == (why, 7)


@pytest.mark.parametrize(
    ("result", "why"),
    [
        ({"result": {"points": [1, 2], "winners": [0]}, "checksum": 5}, "bad-field"),
        ({"result": [], "checksum": ""}, "bad-field"),
        ({"result": {"points": [-9, -9], "winners": [0]}, "checksum": ""}, "verify-points"),
        ({"result": {"points": [1] * 101, "winners": [0]}, "checksum": ""}, "bad-field"),
    ],
)
def test_wrong_result(result: dict[str, Any], why: str) -> None:
    assert refusal(text_of([*lines()[:-1], result]))[0] == why


def test_verdict_says_which_claims_hold() -> None:
    points, state, promised = lines(), lines(), lines()
    points[-1]["result"]["points"][0] += 1
    state[-1]["checksum"] = "0" * 64
    promised[0]["commitment"] = "0" * 64
    verdicts = [verify(text_of(changed), toy_of) for changed in (points, state, promised)]
    claims = [(each.commitment, each.answers, each.result, each.checksum) for each in verdicts]
    assert claims == [(True, True, False, True), (True, True, True, False), (False, True, True, True)]
    assert [problem.key for problem in verify(text_of(lines()[:-1]), toy_of).problems] == ["verify-no-result"]


def test_checksum_is_of_the_whole_position() -> None:
    """Of what is hidden, too; not of how it was reached."""
    session, other = played(10), played(10)
    assert checksum(session.state) == checksum(other.state)
    other.state.rng += 1
    assert checksum(session.state) != checksum(other.state)


def test_record_can_be_checked_for_conformance() -> None:
    report = check_record(TOY, TEXT, every=5)
    assert report.answers == len(finished().live)


def test_parsing_plays_nothing() -> None:
    parsed = parse_record(text_of([*lines()[:2], {"seat": 0, "key": "no-such:key"}]))
    assert [number for number, _ in parsed.entries] == [2, 3]
    assert parsed.result is None
