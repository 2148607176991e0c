"""The command: options, errors in one sentence, saved games that survive whatever happens."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from redtable.cli.table.saves import CannotSave, SaveFile, saved_games
from redtable.cli.table.seating import PERSON, Seating, parse_seating, seated, seating_of
from redtable.cli.table.table import Table
from redtable.games import game_by_id
from redtable.kernel.message import BadRecord
from tests.cli.running import run
from tests.cli.table.tables import table, table_at

START = [sys.executable, "-c", "import sys; from redtable.cli.main import main; sys.exit(main())", "table"]


def test_the_options_of_the_game_and_of_the_table_make_the_game(tmp_path: Path) -> None:
    save = tmp_path / "new" / "game.jsonl"
    options = ["--no-corporate-era", "--draft", "--first", "2", "--corporations-dealt", "1", "--cards-dealt", "7"]
    outcome = run("table", "--players", "you,random,random", *options, "--save", str(save), given="q\n")
    assert outcome.code == 0
    assert str(save) in outcome.out
    header = json.loads(save.read_text().splitlines()[0])
    assert header["table"] == {"seats": ["person", "random", "random"]}
    chosen = header["options"]
    assert (chosen["corporate_era"], chosen["draft"], chosen["first"], chosen["cards_dealt"]) == (False, True, 2, 7)


def test_every_option_of_the_game_has_one_of_the_command() -> None:
    told = run("table", "--help").out
    for field in game_by_id("terraforming").option_fields:
        assert f"--{field.name.replace('_', '-')}"[:16] in told


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_help_has_examples_in_every_language(language: str) -> None:
    outcome = run("table", "--help", "--lang", language)
    assert outcome.code == 0
    assert "redtable table --resume game.jsonl --plain" in outcome.out
    assert "help-" not in outcome.out
    assert "option-" not in outcome.out


def test_beginners_are_the_people(tmp_path: Path) -> None:
    save = tmp_path / "game.jsonl"
    run("table", "--players", "random,you,you", "--beginner", "--save", str(save), given="")
    assert json.loads(save.read_text().splitlines()[0])["options"]["beginners"] == [1, 2]


def test_the_same_seed_deals_the_same_cards(tmp_path: Path) -> None:
    games = [
        run("table", "--seats", "1", "--seed", seed, "--save", str(tmp_path / name), given="1\n").lines[1:]
        for name, seed in (("a", "dust"), ("b", "dust"), ("c", "ice"))
    ]
    assert games[0] == games[1] != games[2]


@pytest.mark.parametrize(
    "arguments",
    [
        ["--players", "you,nobody"],
        ["--seats", "9"],
        ["--seats", "2", "--players", "you,you,you"],
        ["--seats", "1", "--draft"],
        ["--seats", "2", "--beginners", "5"],
        ["--seats", "2", "--first", "one"],
        ["--resume", "--seats", "2"],
        ["no-such-file.jsonl"],
        ["--seats", "2", "--save", "{there}"],
        ["{there}"],
    ],
)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_what_cannot_be_gets_one_sentence_and_code_2(tmp_path: Path, arguments: list[str], language: str) -> None:
    there = tmp_path / "there.jsonl"
    there.write_text("nothing\n")
    given = [argument.replace("{there}", str(there)) for argument in arguments]
    outcome = run("table", *given, "--lang", language)
    assert outcome.code == 2
    assert outcome.err.startswith("✗ ")
    assert outcome.err.count("\n") == 1
    assert outcome.out == ""


def test_a_killed_table_goes_on_at_the_same_question(tmp_path: Path) -> None:
    save = tmp_path / "game.jsonl"
    command = [*START, "--players", "you,random", "--seed", "kill", "--save", str(save), "--lang", "en"]
    playing = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL)
    assert playing.stdin is not None
    playing.stdin.write(b"1\n0\n")
    playing.stdin.flush()
    until = time.monotonic() + 60
    while answers_in(save) < 4 and time.monotonic() < until:
        time.sleep(0.02)
    assert answers_in(save) >= 4
    os.kill(playing.pid, signal.SIGKILL)
    playing.wait()
    playing.stdin.close()

    asked = Table.resume(save)
    decision, number = asked.decision(0), asked.number
    asked.close()
    assert decision is not None
    outcome = run("table", str(save), "--plain", given="q\n")
    assert outcome.code == 0
    assert f"{len(decision['options'])}. " in outcome.out
    again = Table.resume(save)
    assert (again.decision(0), again.number) == (decision, number)
    again.close()


def answers_in(save: Path) -> int:
    return len(save.read_text().splitlines()) - 1 if save.exists() else 0


def test_undo_is_saved_and_the_end_closes_the_record(tmp_path: Path) -> None:
    save = tmp_path / "game.jsonl"
    sitting = table_at("ask-payment", path=save)
    sitting.undo(0)
    view = sitting.view(0)
    sitting.close()
    again = Table.resume(save)
    assert again.view(0) == view
    again.close()

    solo = table(PERSON, path=tmp_path / "solo.jsonl", beginners=[0])
    while not solo.is_over:
        decision = solo.decision(0)
        assert decision is not None
        solo.answer(0, "pass" if "pass" in decision["options"] else decision["default"])
    solo.close()
    assert "points" in (tmp_path / "solo.jsonl").read_text().splitlines()[-1]
    listed = saved_games(tmp_path)
    assert {(saved.path.name, saved.is_over) for saved in listed} == {("game.jsonl", False), ("solo.jsonl", True)}
    assert run("verify", str(tmp_path / "solo.jsonl")).code == 0


def test_half_a_last_line_is_cut_off_and_the_file_goes_on(tmp_path: Path) -> None:
    save = tmp_path / "game.jsonl"
    sitting = table(PERSON, path=save)
    decision = sitting.decision(0)
    assert decision is not None
    sitting.answer(0, decision["default"])
    sitting.close()
    whole = save.read_bytes()
    save.write_bytes(whole[:-9])
    again = Table.resume(save)
    assert again.decision(0) == decision
    again.answer(0, decision["default"])
    again.close()
    assert save.read_bytes() == whole


def test_a_game_is_open_at_one_table_only(tmp_path: Path) -> None:
    save = tmp_path / "game.jsonl"
    sitting = table(PERSON, path=save)
    with pytest.raises(CannotSave) as refused:
        Table.resume(save)
    assert refused.value.message.key == "table-save-busy"
    sitting.close()
    SaveFile.reopen(save)[0].close()


def test_saved_games_are_chosen_by_number(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("redtable.cli.table.saves.folder", lambda: tmp_path)
    table_at("ask-payment", path=tmp_path / "game.jsonl").close()
    (tmp_path / "other.jsonl").write_text("no record")
    outcome = run("table", "--resume", given="7\n1\nq\n")
    assert outcome.code == 0
    assert outcome.out.count("1. 2") == 2
    assert "How do you pay?" in outcome.out


def test_a_new_game_is_put_together_line_by_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("redtable.cli.table.saves.folder", lambda: tmp_path)
    outcome = run("table", given="1\nx\n\n\nq\n")
    assert outcome.code == 0
    assert len(list(tmp_path.glob("*.jsonl"))) == 1
    header = json.loads(next(iter(tmp_path.glob("*.jsonl"))).read_text().splitlines()[0])
    assert len(header["table"]["seats"]) == header["options"]["seats"] == 3


def test_who_sits_where() -> None:
    assert parse_seating("you, Random,you") == Seating((PERSON, "random", PERSON))
    assert seated(3).people == (0,)
    assert seated(3, 2, "random").bots == {2: "random"}
    assert seating_of({"seats": 2}) == seated(2)
    assert seating_of({"seats": 2, "table": {"seats": ["person"]}}) == seated(2)
    for unknown in ("nobody", "you,"):
        with pytest.raises(BadRecord):
            parse_seating(unknown)
    with pytest.raises(BadRecord):
        seating_of({"seats": 1, "table": {"seats": ["deep-thought"]}})
