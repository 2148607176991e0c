"""The benchmarks measure what they say, judge it rightly, and tell nothing about the machine but its processor."""

from __future__ import annotations

import os
import platform
from pathlib import Path

import pytest

from benchmarks import run
from benchmarks.metrics import COMPILED, MEANS, METRICS, PURE, Metric
from benchmarks.report import Machine, as_markdown, number, processor, rows, this_machine
from tools.compile import Plan

IDS = [*[metric.id for metric in METRICS], *MEANS]
GAMES = METRICS[1]


@pytest.fixture(scope="module")
def found() -> dict[str, float]:
    """A quick measurement of one build; the other one is measured in the same way."""
    return run.measure(PURE, quick=True)


def test_a_quick_measurement_is_shown_and_written(
    found: dict[str, float], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "builds", lambda: [PURE])
    monkeypatch.setattr(run, "measure", lambda build, quick: found)
    results = tmp_path / "results.md"
    assert run.main(["--quick", "--out", str(results)]) == 0
    assert "…" not in (shown := capsys.readouterr().out)
    assert all(metric.name in shown for metric in METRICS)
    lines = results.read_text(encoding="utf-8").splitlines()
    assert [line.split("(")[0] for line in lines if line.startswith("| ")][2:] == [f"| {m.name} " for m in METRICS]
    assert "MISSED" not in "".join([line for line in lines if "clone" in line])


def test_numbers_are_likely(found: dict[str, float]) -> None:
    assert set(found) == set(IDS)
    assert all(value > 0 for value in found.values())
    assert found["decisions"] == pytest.approx(found["games"] * found["decisions_per_game"])
    assert 200 < found["decisions_per_game"] < 600
    assert 10 < found["generations_per_game"] < 40
    assert 30 < found["points_per_game"] < 150


def sample(**changes: list[float]) -> dict[str, list[dict[str, float]]]:
    """Three measurements of the pure build in which everything is 42, but for the changes."""
    values = {id_: [42.0, 42.0, 42.0] for id_ in IDS} | changes
    return {PURE: [{id_: numbers[at] for id_, numbers in values.items()} for at in range(3)]}


@pytest.mark.parametrize(
    ("measured", "cells"),
    [
        ({"games": [59.0, 61.0, 50.0]}, ["61 (59)", "≥ 60", "met"]),
        ({"games": [59.0, 59.9, 50.0]}, ["59.9 (59)", "≥ 60", "MISSED"]),
        ({"clone": [12.0, 9.876, 14.0]}, ["9.88 (12)", "≤ 10", "met"]),
        ({"clone": [12.0, 10.1, 14.0]}, ["10.1 (12)", "≤ 10", "MISSED"]),
        ({"greedy": [2.0, 1.5, 3.0]}, ["1.5 (2)", "", ""]),
    ],
)
def test_targets_are_judged_by_the_best(measured: dict[str, list[float]], cells: list[str]) -> None:
    name = next(metric.name for metric in METRICS if metric.id in measured)
    row = next(row for row in rows(sample(**measured)) if row[0].startswith(name))
    assert row[1:] == cells


def test_builds_have_their_own_targets() -> None:
    assert (GAMES.target(PURE), GAMES.target(COMPILED)) == (60, 300)
    assert (GAMES.is_met(PURE, 100), GAMES.is_met(COMPILED, 100)) == (True, False)
    assert Metric("x", "x", "s", False).is_met(PURE, 1) is None
    found = sample() | {COMPILED: sample()[PURE]}
    assert [len(row) for row in rows(found)] == [7] * len(METRICS)


@pytest.mark.parametrize(
    ("value", "text"), [(1234567.8, "1,234,568"), (300.4, "300"), (100.0, "100"), (21.04, "21"), (3.456, "3.46")]
)
def test_numbers_have_three_digits(value: float, text: str) -> None:
    assert number(value) == text


def test_results_name_python_and_processor_alone() -> None:
    text = as_markdown(sample(), this_machine())
    assert platform.python_version() in text
    assert processor() in text
    assert platform.node() not in text
    assert os.getcwd() not in text
    assert "no compiled copy" in text


def test_the_processor_has_a_name(tmp_path: Path) -> None:
    info = tmp_path / "cpuinfo"
    info.write_text("processor : 0\nmodel name : Abacus 3000\nmodel name : Abacus 3000\n")
    assert processor(info) == "Abacus 3000"
    assert processor(tmp_path / "missing")
    assert "Abacus" in as_markdown(sample(), Machine("CPython 3.11", "Abacus 3000", "2030-01-01"))


def test_a_compiled_copy_of_other_sources_is_not_measured(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("tools.compile.COMPILED", tmp_path)
    assert run.builds() == [PURE]
    (tmp_path / "redtable-stamp").write_text("of other sources")
    assert run.builds() == [PURE]
    (tmp_path / "redtable-stamp").write_text(Plan().fingerprint())
    assert run.builds() == [PURE, COMPILED]
