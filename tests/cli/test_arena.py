"""`redtable arena`: what it prints, what it refuses, and that it can be ended at any moment."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from redtable.cli.main import main
from redtable.games import game_by_id
from redtable.kernel.record import verify
from redtable.lab import Arena, settings_of

PROGRAM = """
import signal
from redtable.cli.main import main
signal.signal(signal.SIGINT, signal.default_int_handler)
raise SystemExit(main())
"""
"""The command as a terminal starts it: it hears Ctrl-C, even if the tests run in the background and do not."""
MANY = "3000"


def arena(*arguments: str) -> int:
    return main(["arena", *arguments, "--jobs", "1"])


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """English unless asked otherwise, wide enough for every table, and nothing in the home of whoever tests."""
    monkeypatch.setenv("REDTABLE_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def reported(capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    """The one JSON object on standard output."""
    captured = capsys.readouterr()
    assert captured.err == ""
    found: dict[str, Any] = json.loads(captured.out)
    return found


def test_json(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = str(tmp_path / "duel")
    assert arena("random", "--games", "2", "--option", "corporate_era=false", "--out", out, "--json") == 0
    found = reported(capsys)
    standing = found.pop("standings")[0]
    options = {"seats": 2, "board": "tharsis", "corporate_era": False, "draft": False, "beginners": [], "first": None}
    assert found == {
        "game": "terraforming",
        "rules": game_by_id("terraforming").rules_version,
        "bots": ["random"],
        "seats": 2,
        "options": options | {"corporations_dealt": 2, "cards_dealt": 10},
        "seed": "1",
        "folder": out,
        "games": 2,
        "played": 2,
        "complete": True,
    }
    assert list(standing) == [
        "bot",
        "rating",
        "games",
        "wins",
        "win_rate",
        "win_rate_95",
        "points",
        "points_95",
        "generations",
        "ms_per_decision",
    ]
    assert (standing["bot"], standing["rating"], standing["games"], standing["win_rate"]) == ("random", None, 4, 0.5)
    low, high = standing["points_95"]
    assert low < standing["points"] < high


def test_again_with_more_games(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """The first two are not played anew: their records stay the same files."""
    arguments = ("random", "--out", str(tmp_path), "--json")
    assert arena(*arguments, "--games", "2") == 0
    before = reported(capsys)
    kept = {path: path.stat().st_mtime_ns for path in (tmp_path / "games").iterdir()}
    assert arena(*arguments, "--games", "3") == 0
    assert reported(capsys)["played"] == 3
    assert arena(*arguments, "--games", "2") == 0
    assert reported(capsys) == before
    assert all(path.stat().st_mtime_ns == at for path, at in kept.items())
    assert len(kept) == 2


@pytest.mark.parametrize(
    ("language", "title", "share", "records"),
    [
        ("en", "Terraforming Mars: 1 game with 2 seats, seed “x”", "50% (9–91)", "The records are in"),
        ("ru", "Покорение Марса: 1 партия, 2 места за столом, зерно «x»", "50 % (9–91)", "Записи лежат в папке"),
        ("pl", "Terraformacja Marsa: 1 gra, 2 miejsca przy stole, ziarno „x”", "50% (9–91)", "Zapisy są w folderze"),
    ],
)
def test_table(
    language: str, title: str, share: str, records: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    out = tmp_path / "x"
    assert arena("random", "--games", "1", "--seed", "x", "--out", str(out), "--lang", language) == 0
    lines = capsys.readouterr().out.replace("\xa0", " ").splitlines()
    assert lines[0] == title
    assert share in lines[3]
    assert lines[3].split()[:2] == ["random", "2"]
    assert f"{records} {out}" in lines[-1]


def test_without_a_folder_it_finds_a_new_one(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folders = []
    for _ in range(2):
        assert arena("random", "--games", "1", "--json") == 0
        folders.append(reported(capsys)["folder"])
    assert len(set(folders)) == 2
    assert all(Path(folder).is_relative_to(tmp_path / "data") for folder in folders)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("oracle",), "There is no bot “oracle”; there are: random, "),
        (("random", "--game", "chess"), "There is no game “chess”"),
        (("random", "--option", "draft"), "“draft” is no option; write NAME=VALUE"),
        (("random", "--option", "=1"), "“=1” is no option; write NAME=VALUE"),
        (("random", "--option", "seats=3"), "The number of seats has an option of its own: --seats"),
        (("random", "--option", "luck=3"), "There is no option “luck”"),
        (("random", "--option", "draft=maybe"), "“maybe” does not fit"),
        (("random", "--seats", "7"), "“7” does not fit"),
    ],
)
def test_refused(arguments: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert arena(*arguments, "--out", str(tmp_path / "out")) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert said in captured.err
    assert not (tmp_path / "out").exists()


def test_other_settings_are_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert arena("random", "--games", "1", "--out", str(tmp_path)) == 0
    capsys.readouterr()
    assert arena("random", "--games", "1", "--out", str(tmp_path), "--seed", "2") == 2
    assert 'has other settings: seed is "1" there, not "2"; name another folder.' in capsys.readouterr().err
    assert arena("random", "--games", "1", "--out", str(tmp_path), "--seed", "2", "--json") == 2
    assert json.loads(capsys.readouterr().err)["error"]["key"] == "arena-other-settings"


@pytest.mark.parametrize(("language", "said"), [("en", "Examples:"), ("ru", "Примеры:"), ("pl", "Przykłady:")])
def test_help_shows_examples(language: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--help", "--lang", language]) == 0
    lines = [line.strip() for line in capsys.readouterr().out.splitlines()]
    assert said in lines
    assert "redtable arena random greedy --seats 4 --option draft=true" in lines


# --- ended in the middle ---------------------------------------------------------------------------------------------


def started(folder: Path, *arguments: str) -> subprocess.Popen[str]:
    """An arena of many games, in two processes, and in a group of its own, as a terminal would start it."""
    command = [sys.executable, "-c", PROGRAM, "arena", "random", "--games", MANY, "--jobs", "2", *arguments]
    pipe = subprocess.PIPE
    return subprocess.Popen(
        [*command, "--out", str(folder)], stdout=pipe, stderr=pipe, text=True, start_new_session=True
    )


def wait_for(files: str, count: int, folder: Path, program: subprocess.Popen[str]) -> None:
    deadline = time.monotonic() + 60
    while len(list(folder.glob(files))) < count:
        assert program.poll() is None, program.communicate()
        assert time.monotonic() < deadline
        time.sleep(0.02)


def group_is_gone(group: int) -> bool:
    """Whether all processes that were started together have ended, given ten seconds."""
    for _ in range(200):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.05)
    return False


def check_goes_on(folder: Path) -> None:
    """Whatever is there is whole, and the first games are those of an arena that nobody disturbed."""
    settings = settings_of("terraforming", ("random",), 2, {}, "1")
    held = Arena.open(settings, folder)
    records = sorted(folder.glob("games/*.jsonl"))
    assert len(held.finished(len(records) + 50)) == len(records)
    played = {result.table.number: result for result in [*held.finished(4), *held.play(4)]}
    other = Arena.open(settings, folder / "undisturbed")
    assert {result.table.number: result.points for result in other.play(4)} == {
        number: result.points for number, result in played.items()
    }
    assert all(verify(record.read_text(), game_by_id).ok for record in records[:2])


def test_ctrl_c(tmp_path: Path) -> None:
    program = started(tmp_path)
    wait_for("games/*.jsonl", 2, tmp_path, program)
    os.killpg(program.pid, signal.SIGINT)
    out, err = program.communicate(timeout=60)
    assert program.returncode == 130
    assert err == ""
    finished = len(list(tmp_path.glob("games/*.jsonl")))
    assert out.startswith("Terraforming Mars: ")
    assert f" of {int(MANY):,} games." in out
    assert f"To go on, repeat the command with --out {tmp_path}" in out
    assert out.split()[2] == str(finished)
    assert group_is_gone(program.pid)
    check_goes_on(tmp_path)


def test_ctrl_c_at_once(tmp_path: Path) -> None:
    """While the workers start, none of them complains."""
    program = started(tmp_path)
    wait_for("arena.json", 1, tmp_path, program)
    time.sleep(0.2)
    os.killpg(program.pid, signal.SIGINT)
    _, err = program.communicate(timeout=60)
    assert (program.returncode, err) == (130, "")
    assert group_is_gone(program.pid)


def test_killed(tmp_path: Path) -> None:
    """The workers end by themselves when the program is gone that could have told them to."""
    program = started(tmp_path, "--json")
    wait_for("games/*.jsonl", 2, tmp_path, program)
    program.kill()
    assert program.communicate(timeout=60)[0] == ""
    assert group_is_gone(program.pid)
    check_goes_on(tmp_path)


def test_ctrl_c_with_json(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Arena.play

    def interrupted(held: Arena, games: int, jobs: int) -> Any:
        yield from whole(held, 1, jobs)
        raise KeyboardInterrupt

    monkeypatch.setattr(Arena, "play", interrupted)
    assert arena("random", "--games", "3", "--out", str(tmp_path), "--json") == 130
    found = reported(capsys)
    assert (found["played"], found["games"], found["complete"]) == (1, 3, False)
    assert found["standings"][0]["games"] == 2
