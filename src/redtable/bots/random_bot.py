"""The bot that plays anything: the floor of every rating."""

from __future__ import annotations

from redtable.bots.bot import Position
from redtable.kernel.answers import random_answer


class RandomBot:
    """Every answer on offer is as good as another."""

    def choose(self, position: Position) -> str:
        return random_answer(position.decision, position.rng)
