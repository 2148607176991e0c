"""docs/rules-notes.md points at files and scenarios that exist, in every entry."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.terraforming.scenario_files import all_scenarios

ROOT = Path(__file__).parents[2]
NOTES = (ROOT / "docs" / "rules-notes.md").read_text(encoding="utf-8")
ENTRIES = re.findall(r"^- (\*\*.*?)(?=^- |^## |\Z)", NOTES, re.MULTILINE | re.DOTALL)
SCENARIOS = {scenario.id for scenario in all_scenarios()}


def title(entry: str) -> str:
    return entry.split("**")[1]


def pointers(entry: str) -> list[str]:
    """What stands in code marks after the arrow."""
    return re.findall(r"`([^`]+)`", entry.partition("→")[2])


def where(name: str) -> Path:
    return ROOT / name if name.startswith("tests/") else ROOT / "src" / "redtable" / "terraforming" / name


def test_all_entries_are_read() -> None:
    assert len(ENTRIES) == NOTES.count("\n- **") == NOTES.count("→") > 50


@pytest.mark.parametrize("entry", ENTRIES, ids=title)
def test_entry_points_at_what_exists(entry: str) -> None:
    named = pointers(entry)
    files = [name for name in named if name.endswith(".py")]
    assert [name for name in files if not where(name).is_file()] == []
    assert [name for name in named if name not in files and name not in SCENARIOS] == []


@pytest.mark.parametrize("entry", ENTRIES, ids=title)
def test_entry_says_what_implements_it_and_what_pins_it(entry: str) -> None:
    named = pointers(entry)
    assert named[0].endswith(".py")
    assert not named[0].startswith("tests/")
    assert any(name in SCENARIOS or name.startswith("tests/") for name in named)
