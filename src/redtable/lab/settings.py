"""What an arena is about: whoever has the same settings plays the same games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from redtable.bots import bot_by_name
from redtable.games import game_by_id
from redtable.kernel.message import Message, RedtableError
from redtable.kernel.session import Session

SEATS: Final = "seats"
"""The set-up option that every game has."""


class ArenaError(RedtableError):
    """An arena that cannot be held, or not in this folder."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Made by `settings_of`, which checks them. How many games are played is not among them: an arena may go on."""

    game: str
    rules: int
    bots: tuple[str, ...]
    seats: int
    options: dict[str, Any]
    """All set-up options, those left at their defaults included."""
    seed: str

    def as_json(self) -> dict[str, Any]:
        return asdict(self) | {"bots": list(self.bots)}


def settings_of(game_id: str, bots: Sequence[str], seats: int, options: Mapping[str, Any], seed: str) -> Settings:
    """Raises `BadRecord` for a game, a bot or an option that is not there, `ArenaError` for too few bots.

    A bot that is named twice takes part once: at a table with more seats than bots it sits in several anyway.
    """
    game = game_by_id(game_id)
    names = tuple(dict.fromkeys(bots))
    for name in names:
        bot_by_name(name)
    if not names:
        raise ArenaError(Message("arena-no-bots"))
    table = Session.new(game, {**options, SEATS: seats}, bytes(32))
    written = game.write_options(table.options)
    return Settings(game.id, game.rules_version, names, table.seats, written, seed)
