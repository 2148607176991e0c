"""Long runs (`make soak`): thousands of games of every set-up, and conformance far beyond the everyday suite."""

from __future__ import annotations

from pathlib import Path

import pytest

from redtable.kernel.conformance import check_game, check_record
from tests.terraforming.play import Player, busy, uniform
from tests.terraforming.setups import GAME, SETUPS, SetUp, every_words, named, set_up
from tests.terraforming.test_golden import FILES, name
from tests.terraforming.test_random_games import watched

pytestmark = pytest.mark.soak

GAMES = 10_000
BATCHES = 100
"""Parameters, so that all cores have something to do and whoever waits sees it go on."""


@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_games(batch: int) -> None:
    """Every combination of options several times; invariants and accounts after each answer."""
    setups = [set_up(words) for words in every_words()]
    for seed in range(batch, GAMES, BATCHES):
        player: Player = busy if seed % 3 == 0 else uniform
        assert watched(setups[seed % len(setups)], seed, player) >= 0


@pytest.mark.parametrize("setup", SETUPS, ids=named)
def test_conformance_at_length(setup: SetUp) -> None:
    """Each fifth position of some games of each set-up through all checks."""
    report = check_game(GAME, [setup], seeds=range(100, 103), every=5)
    assert report.games == 3


@pytest.mark.parametrize("file", FILES, ids=name)
def test_conformance_along_golden_games(file: Path) -> None:
    """Every position of the golden games through all checks."""
    report = check_record(GAME, file.read_text())
    assert report.positions >= report.answers
