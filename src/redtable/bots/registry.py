"""Bots by name. A new bot adds one line here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from redtable.bots.bot import Bot
from redtable.bots.greedy_bot import GreedyBot
from redtable.bots.random_bot import RandomBot
from redtable.kernel.message import BadRecord, Message

BOTS: Final[dict[str, Callable[[], Bot]]] = {"random": RandomBot, "greedy": GreedyBot}
"""From weak to strong."""


def bot_by_name(name: str) -> Bot:
    """Raises `BadRecord` with the names there are."""
    if name not in BOTS:
        raise BadRecord(Message("bad-unknown-bot", {"id": name, "known": tuple(BOTS)}))
    return BOTS[name]()
