"""`redtable replay`: any game at any point, and no more of it than a seat may know."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from redtable.kernel.record import write_record
from redtable.kernel.session import Session
from redtable.words import LANGUAGES, words_in
from tests.cli.running import SECRET, played, recorded, run

MIDDLE = 150


@pytest.fixture
def file(tmp_path: Path) -> str:
    """The record of a whole game for two."""
    path = tmp_path / "game.jsonl"
    path.write_text(recorded(), encoding="utf-8")
    return str(path)


def as_json(*arguments: str) -> dict[str, Any]:
    found = run("replay", *arguments, "--json")
    assert (found.code, found.err) == (0, "")
    data: dict[str, Any] = json.loads(found.out)
    return data


# --- the table -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_shows_points_and_winner(file: str, language: str) -> None:
    found = run("replay", file, "--lang", language)
    session, words = played(), words_in(language)
    total = next(line for line in found.lines if line.startswith(words.name("score", "total")))
    assert total.split()[1:] == [str(points) for points in session.game.points(session.state)]
    (winner,) = session.game.winners(session.state)
    assert words.seat(winner) in found.lines[-1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("at", [0, 3, MIDDLE])
def test_the_table_at_a_point(file: str, language: str, at: int) -> None:
    found = run("replay", file, "--at", str(at), "--lang", language)
    view = played().game.view(played().at(at), None)
    words = words_in(language)
    assert found.code == 0
    assert f" {at} " in found.lines[0]
    assert f"{view['oxygen']} %" in found.out
    for seat in view["seats"]:
        assert words.seat(seat["seat"]) in found.out
        for card in seat["played"]:
            assert words.name("card", card).split()[0] in found.out


def test_stocks_and_productions_stand_in_the_columns_of_the_seats(file: str) -> None:
    found = run("replay", file, "--at", str(MIDDLE))
    seats = played().game.view(played().at(MIDDLE), None)["seats"]
    row = next(line for line in found.lines if line.startswith("megacredits")).replace("−", "-")
    numbers = [int(part) for part in row.split()[1:]]
    assert numbers == [n for seat in seats for n in (seat["stock"]["megacredits"], seat["production"]["megacredits"])]


def test_every_tile_lies_on_the_map(file: str) -> None:
    shown = "\n".join(run("replay", file).lines[2:11])
    tiles = [tile for tile in played().game.view(played().state, None)["tiles"] if isinstance(tile["area"], int)]
    assert shown.count("≈≈") == len([tile for tile in tiles if tile["tile"] == "ocean"]) > 0
    assert shown.count("♣") == len([tile for tile in tiles if tile["tile"] == "greenery"]) > 0
    assert shown.count("■") == len([tile for tile in tiles if tile["tile"] == "city"]) > 0
    areas = sum(shown.count(sign) for sign in ("≈≈", "♣", "■", "▲", "×", "·", "~"))
    assert areas == 61


def test_the_solo_game(tmp_path: Path) -> None:
    path = tmp_path / "solo.jsonl"
    path.write_text(recorded(seats=1), encoding="utf-8")
    found = run("replay", str(path))
    assert found.code == 0
    assert "14/14" in found.out
    assert found.lines[-1] == "Game over. Nobody won."


def test_a_game_in_progress_shows_what_is_asked(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(recorded(answers=1), encoding="utf-8")
    found = run("replay", str(path))
    assert found.code == 0
    assert "→ Which cards do you buy" in found.out or "→ Which corporation" in found.out


def test_standard_input() -> None:
    assert run("replay", "-", given=recorded()).out.startswith("Terraforming Mars, after answer")


# --- who may know what -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", ["0", "blue", "Синий", "NIEBIESKI"])
def test_a_seat_sees_its_own_hand_only(file: str, seat: str) -> None:
    names = words_in("en")
    own, other = [[names.name("card", card.id) for card in hand.hand] for hand in hands(40)]
    found = " ".join(run("replay", file, "--at", "40", "--seat", seat).out.split())
    assert own
    assert other
    assert all(card in found for card in own)
    assert not [card for card in other if card in found]
    everything = " ".join(run("replay", file, "--at", "40").out.split())
    assert all(card in everything for card in [*own, *other])


def hands(at: int) -> list[Any]:
    state: Any = played().at(at)
    return list(state.seats)


def test_json_for_a_seat_is_its_view(file: str) -> None:
    session = played()
    found = as_json(file, "--at", "40", "--seat", "1")
    assert found["views"] == [session.game.view(session.at(40), 1)]
    assert (found["at"], found["answers"], found["over"], found["points"]) == (40, len(session.live), False, None)


def test_json_without_a_seat_holds_all_views_and_the_result(file: str) -> None:
    session = played()
    found = as_json(file)
    assert found["views"] == [session.game.view(session.state, seat) for seat in range(2)]
    assert found["points"] == session.game.points(session.state)
    assert found["winners"] == session.game.winners(session.state)


def test_the_log_of_a_seat_keeps_the_cards_of_others(file: str) -> None:
    events = [json.loads(line) for line in run("replay", file, "--log", "--json", "--seat", "0").lines]
    everything = [json.loads(line) for line in run("replay", file, "--log", "--json").lines]
    assert len(events) == len(everything)
    hidden = [event for event in events if event["kind"] == "cards-bought" and "cards" in event["args"]]
    assert {event["seat"] for event in hidden} == {0}
    assert {event["seat"] for event in everything if "cards" in event["args"]} == {0, 1}


# --- the log ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_in_words(file: str, language: str) -> None:
    found = run("replay", file, "--log", "--lang", language)
    words = words_in(language)
    assert found.code == 0
    assert len(found.lines) > len(played().live)
    assert all(line[6:].strip() for line in found.lines)
    assert words.seat(0) in found.out
    assert words.seat(1) in found.lines[-1] or words.seat(0) in found.lines[-1]


def test_the_log_ends_where_it_is_told_to(file: str) -> None:
    events = [json.loads(line) for line in run("replay", file, "--log", "--json", "--at", "20").lines]
    assert max(event["answer"] for event in events) <= 20
    assert events == [json.loads(line) for line in run("replay", file, "--log", "--json").lines][: len(events)]
    assert run("replay", file, "--log", "--at", "0").out == ""


def test_answers_taken_back_are_not_counted(tmp_path: Path) -> None:
    whole = played()
    session = Session(whole.game, whole.options, SECRET, whole.salts)
    for answer in whole.live[:21]:
        session.answer(answer.seat, answer.key)
    session.undo(0, 18, consent=[1])
    path = tmp_path / "undone.jsonl"
    path.write_text(write_record(session, secret=True), encoding="utf-8")
    assert as_json(str(path))["answers"] == 18
    assert as_json(str(path))["views"][0] == whole.game.view(whole.at(18), 0)


# --- what does not work ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("--at", "9999"), "✗ There is no answer 9,999; the record has"),
        (("--at", "-1"), "✗ There is no answer −1; the record has"),
        (("--seat", "2"), "✗ There is no seat “2”; there are: 0, 1."),
        (("--seat", "green"), "✗ There is no seat “green”"),
    ],
)
def test_points_and_seats_that_are_not_there(file: str, arguments: tuple[str, ...], says: str) -> None:
    found = run("replay", file, *arguments)
    assert (found.code, found.out) == (2, "")
    assert found.err.startswith(says)


def test_half_a_last_line_is_said_and_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "cut.jsonl"
    path.write_text(recorded(answers=30)[:-9], encoding="utf-8")
    found = run("replay", str(path))
    assert found.code == 0
    assert "after answer 29 of 29" in found.lines[0]
    assert found.err.endswith("cut.jsonl”: the last line is cut off.\n")
    assert json.loads(run("replay", str(path), "--json").err)["error"]["args"]["what"]["key"] == "verify-truncated"
