"""Records that are broken, foreign or hostile: replay and verify say one sentence each, and nothing else happens."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from redtable.words import LANGUAGES
from tests.cli.running import recorded, run

CONTROL = "\x1b[2J\x9b\x07"


def changed(**fields: Any) -> str:
    """The record with other fields in its header; None takes a field out."""
    header, _, rest = recorded().partition("\n")
    data = {key: value for key, value in (json.loads(header) | fields).items() if value is not None}
    return json.dumps(data, ensure_ascii=False) + "\n" + rest


def with_line(number: int, line: str) -> str:
    """The record with another line in the place of this one, counted from 1."""
    lines = recorded().splitlines()
    lines[number - 1] = line
    return "\n".join(lines) + "\n"


BROKEN: dict[str, tuple[Callable[[], str | bytes], str]] = {
    "empty": (lambda: "", "bad-record-empty"),
    "blank": (lambda: "\n \n", "bad-record-empty"),
    "binary": (lambda: b"\x7fELF\xff\x00", "file-not-text"),
    "prose": (lambda: "Once upon a time", "bad-json"),
    "number": (lambda: "17\n", "bad-json"),
    "deep": (lambda: "[" * 100_000, "bad-json"),
    "header": (lambda: '{"seat": 0, "key": "pass"}\n', "bad-header"),
    "format": (lambda: changed(redtable=2), "bad-format"),
    "newer": (lambda: changed(rules=99), "bad-rules-newer"),
    "older": (lambda: changed(rules=0), "bad-rules-older"),
    "game": (lambda: changed(game="ludo"), "bad-unknown-game"),
    "secret": (lambda: changed(secret=None), "bad-secret-missing"),
    "seats": (lambda: changed(seats=3), "bad-seats"),
    "option": (lambda: changed(options={"seats": 2, "dice": 6}), "bad-option-unknown"),
    "control": (lambda: changed(game=CONTROL), "bad-unknown-game"),
    "line": (lambda: with_line(7, f"{{{CONTROL}"), "bad-json"),
    "field": (lambda: with_line(7, '{"seat": 0}'), "bad-field"),
}
"""Texts, and the key of the sentence about them."""


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize("name", BROKEN)
def test_records_that_cannot_be_read(name: str, command: str, tmp_path: Path) -> None:
    text, key = BROKEN[name]
    path = tmp_path / "game.jsonl"
    data = text()
    path.write_bytes(data if isinstance(data, bytes) else data.encode())
    found = run(command, str(path))
    assert (found.code, found.out) == (2, "")
    assert found.err.startswith(f"✗ “{path}”")
    assert found.err.count("\n") == 1
    assert not set(CONTROL[0] + CONTROL[-2:]) & set(found.err)
    error = json.loads(run(command, str(path), "--json").err)["error"]
    assert key in (error["key"], error["args"].get("what", {}).get("key"))


@pytest.mark.parametrize("command", ["replay", "verify", "scenario"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_files_that_are_not_there(command: str, language: str, tmp_path: Path) -> None:
    for path in (tmp_path / "nothing.jsonl", tmp_path, tmp_path / "file\0name"):
        found = run(command, str(path), "--lang", language)
        assert (found.code, found.out) == (2, "")
        assert str(tmp_path) in found.err
        assert found.err.count("\n") == 1


@pytest.mark.parametrize("command", ["replay", "verify", "scenario"])
def test_files_that_are_too_big(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("redtable.cli.files._BIGGEST", 1024)
    path = tmp_path / "big.jsonl"
    path.write_bytes(b"{}\n" * 1024)
    found = run(command, str(path))
    assert (found.code, found.out) == (2, "")
    assert "is bigger than" in found.err


# --- what is not so --------------------------------------------------------------------------------------------------


def tampered(name: str) -> str:
    """A record that can be read and does not hold."""
    lines = recorded().splitlines()
    result = json.loads(lines[-1])
    if name == "commitment":
        return changed(commitment="0" * 64)
    if name == "points":
        result["result"]["points"][0] += 1
    elif name == "winners":
        result["result"]["winners"] = [0, 1]
    elif name == "checksum":
        result["checksum"] = "0" * 64
    elif name == "unfinished":
        return "\n".join(lines[:-2]) + "\n"
    elif name == "no result":
        return "\n".join(lines[:-1]) + "\n"
    elif name == "answer":
        return with_line(30, '{"seat": 0, "key": "play:birds"}')
    elif name == "salts":
        return changed(salts=["salt", "pepper"])
    elif name == "secret":
        return changed(secret="00" * 32)
    return "\n".join([*lines[:-1], json.dumps(result)]) + "\n"


PROBLEMS = {
    "commitment": "verify-commitment",
    "points": "verify-points",
    "winners": "verify-winners",
    "checksum": "verify-checksum",
    "unfinished": "verify-unfinished",
    "no result": "verify-no-result",
    "answer": "bad-answer",
    "salts": "bad-answer",
    "secret": "verify-commitment",
}


@pytest.mark.parametrize("name", PROBLEMS)
def test_verify_says_what_does_not_hold(name: str, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(tampered(name), encoding="utf-8")
    verdict = run("verify", str(path), "--json")
    data = json.loads(verdict.out)
    assert (verdict.code, verdict.err, data["ok"]) == (1, "", False)
    assert PROBLEMS[name] in [problem["key"] for problem in data["problems"]]
    found = run("verify", str(path))
    assert (found.code, found.err, len(found.lines)) == (1, "", 1)
    assert found.out.startswith(f"✗ “{path}”: ")
    for problem in data["problems"]:
        assert problem["sentence"][1:].rstrip(".") in found.out


@pytest.mark.parametrize(("language", "says"), [("en", "proved: "), ("ru", "доказано: "), ("pl", "udowodniono: ")])
def test_verify_proves_whole_games(language: str, says: str, tmp_path: Path) -> None:
    files = []
    for seats in (1, 2):
        path = tmp_path / f"{seats}.jsonl"
        path.write_text(recorded(seats), encoding="utf-8")
        files.append(str(path))
    found = run("verify", *files, "--lang", language)
    assert (found.code, found.err) == (0, "")
    assert len(found.lines) == len(files)
    for file, line in zip(files, found.lines, strict=True):
        assert line.startswith("✓ ")
        assert file in line
        assert says in line


def test_verify_as_json(tmp_path: Path) -> None:
    found = run("verify", "-", "--json", given=recorded())
    assert found.code == 0
    assert json.loads(found.out) == {
        "file": "-",
        "ok": True,
        "commitment": True,
        "answers": True,
        "result": True,
        "checksum": True,
        "problems": [],
    }


def test_the_worst_file_decides_and_the_others_are_still_verified(tmp_path: Path) -> None:
    good, wrong = tmp_path / "good.jsonl", tmp_path / "wrong.jsonl"
    good.write_text(recorded(), encoding="utf-8")
    wrong.write_text(tampered("points"), encoding="utf-8")
    assert run("verify", str(wrong), str(good)).code == 1
    found = run("verify", str(tmp_path / "nothing"), str(wrong), str(good))
    assert found.code == 2
    assert [line[0] for line in found.lines] == ["✗", "✓"]
    assert found.err.startswith("✗ ")
