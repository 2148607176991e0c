"""`redtable scenario`: rulings for people and for programs, from files and streams."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest
import yaml

from redtable.games import game_by_id
from redtable.words import LANGUAGES
from tests.cli.running import Outcome, run
from tests.terraforming.scenario_files import all_scenarios

GIVEN = {"temperature": -30, "oxygen": 0, "seats": [{"tr": 20, "stock": {"megacredits": 21}, "hand": ["comet"]}]}
MOVE = {"play": "comet", "choices": [{"area": 5}]}
HOLDS = {"id": "holds", "given": GIVEN, "when": MOVE, "then": {"includes": {"temperature": -28}}}
WRONG = {"id": "wrong", "given": GIVEN, "when": MOVE, "then": {"includes": {"temperature": -26}}}
ASKED = {"id": "asked", "given": GIVEN, "when": {"cost_of": ["birds", "comet"]}}
REFUSED = {"id": "refused", "given": GIVEN, "when": {"standard_project": "greenery"}}
OPEN = {"id": "open", "given": GIVEN, "when": {"play": "comet"}}
UNREADABLE = {"id": "unreadable", "given": GIVEN | {"oxigen": 1}, "when": MOVE}
ALL = [HOLDS, WRONG, ASKED, REFUSED, OPEN, UNREADABLE]

CONTROL = "\x1b[2J\x9b\x07"
ESCAPED = json.dumps(CONTROL)[1:-1].replace("\x9b", "\\u009b")


def results(found: Outcome) -> list[dict[str, Any]]:
    return [json.loads(line) for line in found.lines]


def lines(*scenarios: object) -> str:
    return "".join([json.dumps(scenario) + "\n" for scenario in scenarios])


# --- the ways to write them ------------------------------------------------------------------------------------------


WAYS = {
    "one": json.dumps(HOLDS),
    "indented": json.dumps(HOLDS, indent=2),
    "list": json.dumps([HOLDS, ASKED]),
    "indented list": json.dumps([HOLDS, ASKED], indent=2),
    "list over lines": f"[{json.dumps(HOLDS)},\n{json.dumps(ASKED)}]",
    "wrapped": json.dumps({"scenarios": [HOLDS, ASKED]}),
    "lines": lines(HOLDS, ASKED),
    "lines with gaps": "\n\n" + lines(HOLDS) + "  \n" + lines(ASKED),
    "lists on lines": lines([HOLDS], [ASKED]),
    "line feeds of other systems": lines(HOLDS, ASKED).replace("\n", "\r\n"),
    "yaml": yaml.safe_dump(HOLDS),
    "yaml list": yaml.safe_dump([HOLDS, ASKED]),
    "yaml wrapped": yaml.safe_dump({"scenarios": [HOLDS, ASKED]}),
    "yaml documents": yaml.safe_dump_all([HOLDS, None, [ASKED]], explicit_start=True),
    "yaml with a remark": "# a remark\n" + yaml.safe_dump([HOLDS]),
    "yaml with aliases": yaml.dump([HOLDS, ASKED]),
    "byte order mark": "\ufeff" + lines(HOLDS, ASKED),
}


@pytest.mark.parametrize("source", ["file", "stream"])
@pytest.mark.parametrize("way", WAYS)
def test_every_way_to_write_scenarios_is_read(way: str, source: str, tmp_path: Path) -> None:
    path = tmp_path / "scenarios"
    path.write_text(WAYS[way], encoding="utf-8")
    found = run("scenario", str(path), "--jsonl") if source == "file" else run("scenario", "-", given=WAYS[way])
    assert (found.code, found.err) == (0, "")
    assert [result["id"] for result in results(found)] in (["holds"], ["holds", "asked"])
    if "asked" in WAYS[way]:
        assert len(found.lines) == 2


def test_a_single_scenario_of_a_file_is_indented(tmp_path: Path) -> None:
    path = tmp_path / "one.json"
    path.write_text(json.dumps(HOLDS), encoding="utf-8")
    assert run("scenario", str(path)).out.startswith('{\n  "id": "holds",')
    assert len(run("scenario", str(path), "--jsonl").lines) == 1
    assert len(run("scenario", str(path), str(path)).lines) == 2


# --- what is printed -------------------------------------------------------------------------------------------------


def test_the_result_is_what_the_engine_says_with_sentences() -> None:
    found = run("scenario", "-", given=lines(*ALL))
    assert found.code == 2
    by_id = {result["id"]: result for result in results(found)}
    assert list(by_id) == [scenario["id"] for scenario in ALL]
    engine = game_by_id("terraforming").scenario(HOLDS)
    held = json.loads(json.dumps({key: engine[key] for key in ("ok", "legal", "changed", "position", "options")}))
    assert {key: by_id["holds"][key] for key in held} == held
    assert list(by_id["holds"])[:2] == ["id", "ok"]
    (problem,) = by_id["wrong"]["problems"]
    assert (problem["key"], problem["args"]["found"]) == ("scenario-differs", "-28")
    assert problem["sentence"].endswith(".")
    assert by_id["asked"]["cost_of"] == {"birds": 10, "comet": 21}
    assert by_id["refused"]["ok"]
    assert not by_id["refused"]["legal"]
    assert by_id["refused"]["reasons"] == [{"key": "gap-money", "args": {"n": 2}, "sentence": "2 M€ short."}]
    assert by_id["open"]["open"]["key"] == "scenario-unanswered"
    assert by_id["unreadable"]["error"]["key"] == "bad-scenario"
    assert set(by_id["unreadable"]) == {"id", "ok", "error"}


def test_the_resulting_position_is_a_position_to_go_on_from() -> None:
    (first,) = results(run("scenario", "-", given=lines(HOLDS)))
    after = {"given": first["position"], "when": {"cost_of_project": True}}
    (second,) = results(run("scenario", "-", given=lines(after)))
    assert second["ok"]
    assert second["position"] == first["position"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_get_a_line_for_each(language: str, tmp_path: Path) -> None:
    path = tmp_path / "all.jsonl"
    path.write_text(lines(*ALL), encoding="utf-8")
    found = run("scenario", str(path), "--words", "--lang", language)
    assert found.code == 2
    shown = [line for line in found.lines if line[0] in "✓✗"]
    assert [line.split(":")[0] for line in shown] == [
        "✓ holds",
        "✗ wrong",
        "✓ asked",
        "✓ refused",
        "✓ open",
        "✗ unreadable",
    ]
    assert "    cost_of: {birds: 10, comet: 21}" in found.lines
    assert not [line for line in found.lines if "temperature" in line and line.startswith(" ")]
    assert "4" in found.lines[-1]
    assert "6" in found.lines[-1]


def test_a_refusal_is_told_in_words() -> None:
    claimed = REFUSED | {"then": {"changed": {"oxygen": 1}}}
    found = run("scenario", "-", "--quiet", given=lines(claimed))
    assert found.code == 1
    assert found.lines[0] == "✗ refused: The move is refused: 2 M€ short."


def test_scenarios_without_a_name_are_counted() -> None:
    found = run("scenario", "-", "--words", given=lines({**ASKED, "id": None}, {**WRONG, "id": None}))
    assert [line.split(":")[0] for line in found.lines if line[0] in "✓✗"] == ["✓ #1", "✗ #2"]


def test_quiet_prints_what_does_not_hold() -> None:
    found = run("scenario", "-", "--quiet", given=lines(*ALL))
    assert [line.split(":")[0] for line in found.lines] == ["✗ wrong", "✗ unreadable", "4 of 6 hold"]


def test_a_terminal_gets_words_unless_asked_otherwise() -> None:
    text = lines(HOLDS)
    assert "✓ " in run("scenario", "-", given=text, terminal=True).out
    assert run("scenario", "-", "--json", given=text, terminal=True).out.startswith('{"id": "holds"')
    assert run("scenario", "-", given=text).out.startswith('{"id": "holds"')


@pytest.mark.parametrize(("scenario", "code"), [(HOLDS, 0), (ASKED, 0), (REFUSED, 0), (WRONG, 1), (UNREADABLE, 2)])
def test_exit_codes(scenario: dict[str, Any], code: int) -> None:
    assert run("scenario", "-", given=lines(HOLDS, scenario)).code == code
    assert run("scenario", "-", "--quiet", given=lines(scenario, HOLDS)).code == code


def test_a_stream_runs_at_200_a_second() -> None:
    given = [scenario.data for scenario in all_scenarios()]
    began = time.process_time()
    found = run("scenario", "-", given=lines(*given))
    spent = time.process_time() - began
    assert (found.code, len(found.lines)) == (0, len(given))
    assert len(given) / spent >= 200


# --- what cannot be read ---------------------------------------------------------------------------------------------


def bomb() -> str:
    """A text that is short and means a billion things."""
    levels = ["l0: &l0 [x, x, x, x, x, x, x, x, x, x]"]
    levels += [f"l{n}: &l{n} [" + ", ".join([f"*l{n - 1}"] * 10) + "]" for n in range(1, 10)]
    return "\n".join(levels)


UNUSABLE: dict[str, tuple[str | bytes, str]] = {
    "empty": ("", "scenario-text-empty"),
    "blank": ("\n  \n", "scenario-text-empty"),
    "remark": ("# nothing here\n", "scenario-text-empty"),
    "no scenarios": ("scenarios: []\n", "scenario-text-empty"),
    "no scenarios on a line": ('{"scenarios": []}\n[]\n', "scenario-text-empty"),
    "unclear": ("given: [\n", "scenario-text-unclear"),
    "two values": ("a: b: c\n", "scenario-text-unclear"),
    "control": (f"a: {CONTROL}\n", "scenario-text-no-data"),
    "class": ("!!python/object/apply:os.system [ls]\n", "scenario-text-unclear"),
    "endless number": (f"a: {'9' * 5000}\n", "scenario-text-no-data"),
    "bomb": (bomb(), "scenario-text-too-much"),
    "deep": ("[" * 50_000, "scenario-text-too-much"),
    "deep blocks": ("- " * 50_000, "scenario-text-too-much"),
    "endless": ("&a [*a]\n", "scenario-text-too-much"),
    "chain": ("\n".join(["- &a0 [1]", *[f"- &a{n} [*a{n - 1}]" for n in range(1, 500)]]), "scenario-text-too-much"),
    "binary": (b"\x89PNG\xff", "file-not-text"),
}


@pytest.mark.parametrize("source", ["file", "stream"])
@pytest.mark.parametrize("name", UNUSABLE)
def test_texts_that_are_no_scenarios(name: str, source: str, tmp_path: Path) -> None:
    text, key = UNUSABLE[name]
    path = tmp_path / "text"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    file = str(path) if source == "file" else "-"
    found = run("scenario", file, given=text)
    assert (found.code, found.out) == (2, "")
    assert found.err.startswith(f"✗ “{file}”")
    assert found.err.count("\n") == 1
    assert not set(CONTROL[0] + CONTROL[-2:]) & set(found.err)
    error = json.loads(run("scenario", file, "--json", given=text).err)["error"]
    assert key in (error["key"], error["args"].get("what", {}).get("key"))


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (17, "scenario-no-object"),
        ("comet", "scenario-no-object"),
        ([[]], "scenario-no-object"),
        ({}, "bad-scenario"),
        ({"given": 1}, "bad-scenario"),
        ({"given": GIVEN, "wenn": MOVE}, "bad-scenario"),
        ({"given": GIVEN, "game": "ludo", "when": MOVE}, "bad-unknown-game"),
        ({"given": GIVEN, "when": {"play": ["comet"]}}, "bad-scenario"),
        ({"given": GIVEN | {"tiles": [{"area": 5, "tile": "lake"}]}, "when": MOVE}, "bad-scenario"),
        ({"given": GIVEN | {"tiles": [5]}, "when": MOVE}, "bad-scenario"),
        ({"given": GIVEN | {"markers": [{"area": [], "owner": 0}]}, "when": MOVE}, "bad-scenario"),
        ({"given": GIVEN | {"milestones": ["mayor"]}, "when": MOVE}, "bad-scenario"),
        ({"given": GIVEN | {"seats": [{"on_cards": {"birds": 2}}]}, "when": MOVE}, "bad-scenario"),
        ({"given": GIVEN, "when": MOVE, "then": {"changed": {"seats": {"x": {}}}}}, "bad-scenario"),
        ({"given": GIVEN, "when": MOVE, "then": {"changed": {"tiles_added": [5]}}}, "bad-scenario"),
    ],
)
def test_scenarios_that_cannot_be_read(data: object, key: str) -> None:
    found = run("scenario", "-", given=lines(HOLDS, [data], HOLDS))
    assert (found.code, found.err) == (2, "")
    assert [result["ok"] for result in results(found)] == [True, False, True]
    assert results(found)[1]["error"]["key"] == key


def test_a_line_that_is_no_json_is_answered_and_the_stream_goes_on() -> None:
    found = run("scenario", "-", given=lines(HOLDS) + f"{{{CONTROL}\n" + "NaN\n" + lines(HOLDS))
    assert found.code == 2
    assert [result["ok"] for result in results(found)] == [True, False, False, True]
    assert results(found)[1]["error"]["args"] == {"line": 2}


def test_nothing_in_a_scenario_commands_the_terminal() -> None:
    hostile = [
        {**HOLDS, "id": CONTROL},
        {**WRONG, "id": [CONTROL]},
        {**HOLDS, "given": GIVEN | {CONTROL: 1}},
        {**HOLDS, "when": {"play": CONTROL}},
        {**HOLDS, "game": CONTROL},
        {**HOLDS, "when": {"claim": CONTROL}},
        {**HOLDS, "then": {"illegal": CONTROL}},
        {**HOLDS, "then": {"changed": {"phase": CONTROL}}},
        {**ASKED, "id": "\ud800"},
    ]
    for options in ([], ["--words"], ["--quiet"]):
        found = run("scenario", "-", *options, given=lines(*hostile))
        assert not set(CONTROL[0] + CONTROL[-2:]) & set(found.out + found.err)
        (found.out + found.err).encode()
    assert ESCAPED.lower() in run("scenario", "-", given=lines(hostile[0])).out.lower()


def test_a_file_that_fails_does_not_stop_the_others(tmp_path: Path) -> None:
    path = tmp_path / "good.json"
    path.write_text(json.dumps(HOLDS), encoding="utf-8")
    found = run("scenario", str(tmp_path / "missing"), str(path))
    assert found.code == 2
    assert [result["id"] for result in results(found)] == ["holds"]
    assert found.err.count("✗") == 1
