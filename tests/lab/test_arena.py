"""Arenas give the same results however they are played: in one go, in pieces, by one process or by several."""

from __future__ import annotations

import json
import multiprocessing
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from redtable.bots import BOTS, Position
from redtable.bots.random_bot import RandomBot
from redtable.games import game_by_id
from redtable.kernel.message import Message
from redtable.kernel.record import parse_record, verify
from redtable.lab import Arena, ArenaError, Result, Settings, settings_of
from redtable.lab.player import Stopped, play_table, played
from redtable.lab.results import read
from redtable.lab.schedule import Table, tables
from redtable.words import LANGUAGES, words_in

GAMES = 6


class ShyBot:
    """Always gives the first option, or the default; quick, and unlike the random bot."""

    def choose(self, position: Position) -> str:
        return position.decision.default


@pytest.fixture(autouse=True)
def shy(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second bot, for arenas within one process."""
    monkeypatch.setitem(BOTS, "shy", ShyBot)


@pytest.fixture(scope="module")
def settings() -> Iterator[Settings]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(BOTS, "shy", ShyBot)
        yield settings_of("terraforming", ("random", "shy"), 2, {"corporate_era": False}, "rain")


@pytest.fixture(scope="module")
def whole(settings: Settings, tmp_path_factory: pytest.TempPathFactory) -> list[Result]:
    """An arena played in one go."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(BOTS, "shy", ShyBot)
        return [*Arena.open(settings, tmp_path_factory.mktemp("whole")).play(GAMES)]


def timeless(results: list[Result]) -> list[Result]:
    """Everything but the time, which is never the same."""
    return [replace(result, seconds=()) for result in sorted(results, key=lambda result: result.table.number)]


def test_results_are_those_of_the_records(settings: Settings, tmp_path: Path) -> None:
    arena = Arena.open(settings, tmp_path)
    results = [*arena.play(3)]
    assert arena.finished(3) == results
    for result in results:
        text = (tmp_path / "games" / f"{result.table.number:06}.jsonl").read_text()
        parsed = parse_record(text)
        assert verify(text, game_by_id).ok
        assert parsed.result is not None
        assert parsed.result["result"] == {"points": list(result.points), "winners": list(result.winners)}
        assert parsed.header["table"] == {"seats": list(result.table.bots)}
        assert sum(result.decisions) == len(parsed.entries)
        assert 1 < result.generations < 100


def test_equal_deals_are_dealt_alike(settings: Settings, tmp_path: Path) -> None:
    arena = Arena.open(settings, tmp_path)
    assert len([*arena.play(3)]) == 3
    headers = [json.loads((tmp_path / "games" / f"{n:06}.jsonl").read_text().split("\n")[0]) for n in range(3)]
    assert headers[0]["secret"] == headers[1]["secret"] != headers[2]["secret"]


def test_called_off_and_gone_on_with_is_as_in_one_go(settings: Settings, whole: list[Result], tmp_path: Path) -> None:
    arena = Arena.open(settings, tmp_path)
    left = arena.play(GAMES)
    first = [next(left), next(left)]
    left.close()
    assert timeless(arena.finished(GAMES)) == timeless(first)
    rest = [*Arena.open(settings, tmp_path).play(GAMES)]
    assert [result.table.number for result in rest] == [2, 3, 4, 5]
    assert timeless(first + rest) == timeless(whole)
    assert [*arena.play(GAMES)] == []


@pytest.mark.parametrize("damage", ["", "{", "half", "no end", "no last sign", "noise", "other table"])
def test_a_record_that_is_not_whole_is_played_anew(
    damage: str, settings: Settings, whole: list[Result], tmp_path: Path
) -> None:
    arena = Arena.open(settings, tmp_path)
    assert len([*arena.play(2)]) == 2
    path, other = tmp_path / "games" / "000000.jsonl", tmp_path / "games" / "000001.jsonl"
    data = path.read_bytes()
    cut = {"half": data[: len(data) // 2], "no end": data[: data.rindex(b'{"result"')], "no last sign": data[:-2]}
    changed = {"": b"", "{": b"{", "noise": b"\xff\n\xfe", "other table": other.read_bytes()} | cut
    path.write_bytes(changed[damage])
    assert [result.table.number for result in arena.finished(2)] == [1]
    assert timeless([*arena.play(2)]) == timeless(whole[:1])
    assert verify(path.read_text(), game_by_id).ok


def test_what_a_writer_left_that_died_is_in_nobodys_way(
    settings: Settings, whole: list[Result], tmp_path: Path
) -> None:
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "000000.part").write_text("half a rec")
    (tmp_path / "arena.part").write_text("{")
    assert timeless([*Arena.open(settings, tmp_path).play(1)]) == timeless(whole[:1])
    assert [path.name for path in (tmp_path / "games").iterdir()] == ["000000.jsonl"]


def test_several_processes_play_what_one_plays(tmp_path: Path) -> None:
    """Bots of monkeypatching do not reach other processes, so the random one plays against itself."""
    settings = settings_of("terraforming", ("random",), 2, {}, "rain")
    one = [*Arena.open(settings, tmp_path / "one").play(5, jobs=1)]
    three = [*Arena.open(settings, tmp_path / "three").play(5, jobs=3)]
    assert timeless(three) == timeless(one)
    assert verify((tmp_path / "three" / "games" / "000004.jsonl").read_text(), game_by_id).ok


def test_games_in_progress_are_given_up(tmp_path: Path) -> None:
    left = Arena.open(settings_of("terraforming", ("random",), 2, {}, "rain"), tmp_path).play(100, jobs=2)
    next(left)
    before = len(list(tmp_path.glob("games/*.jsonl")))
    left.close()
    assert len(list(tmp_path.glob("games/*.jsonl"))) - before <= 1
    assert multiprocessing.active_children() == []


def test_a_process_that_dies_is_told_of_and_spoils_nothing(tmp_path: Path) -> None:
    settings = settings_of("terraforming", ("random",), 2, {}, "rain")
    arena = Arena.open(settings, tmp_path)
    left = arena.play(500, jobs=2)
    next(left)
    multiprocessing.active_children()[0].kill()
    with pytest.raises(ArenaError) as told:
        list(left)
    assert told.value.message.key == "arena-worker-died"
    assert 0 < len(arena.finished(500)) == len(list((tmp_path / "games").glob("*.jsonl")))


def test_no_record_is_written_of_a_game_that_is_called_off(settings: Settings, tmp_path: Path) -> None:
    questions = iter([False] * 9 + [True])
    table = tables(settings, 1)[0]
    with pytest.raises(Stopped):
        play_table(settings, table, tmp_path, lambda: next(questions))
    assert list(tmp_path.iterdir()) == []
    assert played(table, tmp_path) is None


def test_a_bot_that_fails_is_not_hidden(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Lost(RandomBot):
        def choose(self, position: Position) -> str:
            raise ZeroDivisionError

    monkeypatch.setitem(BOTS, "lost", Lost)
    with pytest.raises(ZeroDivisionError):
        list(Arena.open(settings_of("terraforming", ("lost",), 2, {}, ""), tmp_path).play(1))


@pytest.mark.parametrize(
    ("other", "name", "found", "wanted"),
    [
        (("terraforming", ("shy", "random"), 2, {}, "1"), "bots", '["random", "shy"]', '["shy", "random"]'),
        (("terraforming", ("random", "shy"), 3, {}, "1"), "seats", "2", "3"),
        (("terraforming", ("random", "shy"), 2, {"draft": True}, "1"), "draft", "false", "true"),
        (("terraforming", ("random", "shy"), 2, {}, "2"), "seed", '"1"', '"2"'),
    ],
)
def test_a_folder_keeps_to_its_settings(
    other: tuple[str, tuple[str, ...], int, dict[str, object], str], name: str, found: str, wanted: str, tmp_path: Path
) -> None:
    Arena.open(settings_of("terraforming", ("random", "shy"), 2, {}, "1"), tmp_path)
    with pytest.raises(ArenaError) as refused:
        Arena.open(settings_of(*other), tmp_path)
    assert refused.value.message == Message(
        "arena-other-settings", {"folder": str(tmp_path), "name": name, "found": found, "wanted": wanted}
    )


def test_records_of_other_rules_are_not_mixed_in(settings: Settings, tmp_path: Path) -> None:
    Arena.open(settings, tmp_path)
    with pytest.raises(ArenaError) as refused:
        Arena.open(replace(settings, rules=settings.rules + 1), tmp_path)
    assert refused.value.message.args["name"] == "rules"


@pytest.mark.parametrize(
    ("file", "text", "key"),
    [
        ("letter.txt", "my dear", "arena-folder-taken"),
        ("arena.json", "{", "arena-folder-unreadable"),
        ("arena.json", "[]", "arena-folder-unreadable"),
        ("games", "no folder", "arena-folder-error"),
    ],
)
def test_a_folder_of_something_else_is_left_alone(
    file: str, text: str, key: str, settings: Settings, tmp_path: Path
) -> None:
    (tmp_path / file).write_text(text)
    with pytest.raises(ArenaError) as refused:
        Arena.open(settings, tmp_path)
    assert refused.value.message.key == key
    assert [(path.name, path.read_text()) for path in tmp_path.iterdir()] == [(file, text)]
    for language in LANGUAGES:
        assert str(tmp_path) in words_in(language).say(refused.value.message)


def test_lost_records_are_played_anew(settings: Settings, whole: list[Result], tmp_path: Path) -> None:
    Arena.open(settings, tmp_path)
    (tmp_path / "games").rmdir()
    arena = Arena.open(settings, tmp_path)
    assert arena.finished(1) == []
    assert timeless([*arena.play(1)]) == timeless(whole[:1])


def test_a_place_that_is_no_folder(settings: Settings, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(ArenaError) as refused:
        Arena.open(settings, tmp_path / "file")
    assert refused.value.message.key == "arena-folder-error"


@pytest.mark.parametrize("text", ["", "\n", "{}\n{}\n", "[]\n[]\n", "null\n1\n", '{"arena": 1}\n{"result": 2}\n'])
def test_other_files_are_no_records(text: str) -> None:
    assert read(text, Table(0, "1 0", ("random", "shy"))) is None


def test_a_record_belongs_to_one_table(settings: Settings, tmp_path: Path) -> None:
    table = tables(settings, 1)[0]
    play_table(settings, table, tmp_path, lambda: False)
    text = (tmp_path / "000000.jsonl").read_text()
    assert read(text, table) is not None
    for other in ({"number": 1}, {"seed": "rain 1"}, {"bots": table.bots[::-1]}):
        assert read(text, replace(table, **other)) is None
