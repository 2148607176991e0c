"""The printed sides of Mars. `~` ocean, `^` volcanic, `!` kept for a city, s t p c bonuses."""

from __future__ import annotations

from redtable.terraforming.board import draw_board

THARSIS = draw_board(
    "tharsis",
    """
    ss ~ss - ~c ~
    - ^s=tharsis_tholus - - - ~cc
    ^c=ascraeus_mons - - - - - s
    ^pt=pavonis_mons p p p pp p p ~pp
    ^pp=arsia_mons pp !pp=noctis_city ~pp ~pp ~pp pp pp pp
    p pp p p p ~p ~p ~p
    - - - - - p -
    ss - c c - t
    s ss - - ~tt
    """,
    milestones=("terraformer", "mayor", "gardener", "builder", "planner"),
    awards=("landlord", "banker", "scientist", "thermalist", "miner"),
)
