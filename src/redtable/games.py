"""The list of games. A new game adds its folder and one line here."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from redtable.kernel.game import Game
from redtable.kernel.message import BadRecord, Message, Ref, shown

GAMES: Final = {"terraforming": "redtable.terraforming.game"}
"""Modules with an object `GAME`, by id. Imported when first asked for."""


def game_by_id(game_id: str) -> Game[Any]:
    if game_id not in GAMES:
        known = tuple([Ref("game", name) for name in GAMES])
        raise BadRecord(Message("bad-unknown-game", {"id": shown(game_id), "known": known}))
    game: Game[Any] = import_module(GAMES[game_id]).GAME
    return game
