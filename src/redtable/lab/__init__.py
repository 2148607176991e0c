"""Many games of bots against bots: arenas, kept as records, and what they show.

settings = settings_of("terraforming", ("random", "greedy"), seats=2, options={}, seed="1")
arena = Arena.open(settings, Path("somewhere"))
results = [*arena.play(games=200, jobs=2)]
standings(settings.bots, results)
"""

from __future__ import annotations

from redtable.lab.arena import Arena, cores
from redtable.lab.results import Result
from redtable.lab.schedule import Table, tables
from redtable.lab.settings import ArenaError, Settings, settings_of
from redtable.lab.standings import Standing, standings

__all__ = [
    "Arena",
    "ArenaError",
    "Result",
    "Settings",
    "Standing",
    "Table",
    "cores",
    "settings_of",
    "standings",
    "tables",
]
