"""Terraforming Mars keeps every promise of the kernel, in every set-up."""

from __future__ import annotations

import pytest

from redtable.kernel.conformance import check_game
from tests.terraforming.setups import GAME, SETUPS, SetUp, named


@pytest.mark.parametrize("setup", SETUPS, ids=named)
def test_game_conforms(setup: SetUp) -> None:
    report = check_game(GAME, [setup], seeds=[1], every=41)
    assert report.games == 1
    assert report.positions >= 2
