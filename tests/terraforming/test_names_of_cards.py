"""No card is named outside its own module: whatever a card does, it declares."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import redtable
from redtable.terraforming.cards import corporations, projects

SOURCES = Path(redtable.__file__).parent
IDS = {card.id for card in (*projects(corporate_era=True), *corporations(corporate_era=True))}
OTHER_THINGS = {"asteroid", "capital", "research"}
"""A standard project, a tile and a phase, which share their ids with cards."""


def outside() -> list[Path]:
    return [path for path in SOURCES.rglob("*.py") if path.parent.name != "cards"]


@pytest.mark.parametrize("path", outside(), ids=lambda path: path.relative_to(SOURCES).as_posix())
def test_no_card_is_named(path: Path) -> None:
    assert not named(path.read_text(encoding="utf-8")) - OTHER_THINGS


def named(source: str) -> set[str]:
    """Ids of cards among the texts of a module; documentation is full of sentences and names none by id alone."""
    texts = {node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant)}
    return {text for text in texts if isinstance(text, str)} & IDS


def test_a_named_card_is_found() -> None:
    assert named('if card.id == "birds":\n    pass') == {"birds"}
    assert len(list(outside())) > 50
