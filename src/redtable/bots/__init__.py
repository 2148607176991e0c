"""Players that are programs (docs/bots.md).

    bots = {0: bot_by_name("greedy"), 1: bot_by_name("random")}
    session = play(game_by_id("terraforming"), {"seats": 2}, "any seed", bots)

At a table with people: `next_answer(session, bots, seed)`, or for a single question
`bot.choose(Position.of(session.game, session.state, seat, random.Random(seed)))`.
"""

from __future__ import annotations

from redtable.bots.bot import Bot, Position
from redtable.bots.playing import next_answer, play, steps
from redtable.bots.registry import BOTS, bot_by_name

__all__ = ["BOTS", "Bot", "Position", "bot_by_name", "next_answer", "play", "steps"]
