"""The registry of games."""

from __future__ import annotations

import re

import pytest

from redtable.games import GAMES, game_by_id
from redtable.kernel.game import Game
from redtable.kernel.message import BadRecord


@pytest.mark.parametrize("game_id", GAMES)
def test_registered_game_is_found_under_its_own_name(game_id: str) -> None:
    game = game_by_id(game_id)
    assert isinstance(game, Game)
    assert game.id == game_id
    assert game_by_id(game_id) is game


@pytest.mark.parametrize("game_id", GAMES)
def test_what_a_game_declares_of_itself_is_sound(game_id: str) -> None:
    """Ids stand in keys, files and addresses; versions and bounds are numbers that can be compared."""
    game = game_by_id(game_id)
    names = [field.name for field in game.option_fields]
    assert all(re.fullmatch("[a-z][a-z0-9_]*", name) for name in [game.id, *names])
    assert len(set(names)) == len(names)
    assert game.rules_version >= 1
    assert game.most_answers >= 1
    for field in game.option_fields:
        assert not field.choices or field.default in field.choices


@pytest.mark.parametrize("game_id", ["", "Terraforming", "no-such-game", "redtable.terraforming.game", "\x1b[2J"])
def test_unknown_game_is_refused_with_those_there_are(game_id: str) -> None:
    with pytest.raises(BadRecord) as refused:
        game_by_id(game_id)
    message = refused.value.message
    assert message.key == "bad-unknown-game"
    assert [getattr(known, "id", "") for known in message.args["known"]] == list(GAMES)  # type: ignore[union-attr]  # a tuple of refs
    assert str(message.args["id"]).isprintable()
