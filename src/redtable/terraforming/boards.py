"""The three printed sides of Mars. `~` ocean, `^` volcanic, `!` kept for a city, s t p h c bonuses, `o` an ocean for 6 M€."""

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

HELLAS = draw_board(
    "hellas",
    """
    ~pp pp pp ps p
    ~pp pp p ps p p
    ~p p s s - pp pc
    ~p p s ss s ~p ~p p
    c - - ss - ~c ~hhh ~ p
    t - s - - ~ ~s -
    ~tt - - c - - t
    s c hh hh t t
    - hh o=south_pole hh -
    """,
    milestones=("diversifier", "tactician", "polar_explorer", "energizer", "rim_settler"),
    awards=("cultivator", "magnate", "space_baron", "excentric", "contractor"),
)

ELYSIUM = draw_board(
    "elysium",
    """
    ~ ~t ~c ~s c
    ^t=hecates_tholus - - ~ ~ ss
    ^tt=elysium_mons - c - ~p ~ ^ccc=olympus_mons
    p p p ~pp p ~p ~p ps
    pp pp pp ~pp pp ppp pp pp ^pt=arsia_mons
    s p p p p p p -
    t s - - s - -
    ss - - - ss -
    s - c c ss
    """,
    milestones=("generalist", "specialist", "ecologist", "tycoon", "legend"),
    awards=("celebrity", "industrialist", "desert_settler", "estate_dealer", "benefactor"),
)
