"""Events (red) of the base game, by number."""

from __future__ import annotations

from redtable.terraforming.cards.modules import BASE
from redtable.terraforming.effects.choices import Choose, IfTags
from redtable.terraforming.effects.draws import Draw
from redtable.terraforming.effects.on_cards import AddTo
from redtable.terraforming.effects.others import RemoveFromNeighbour, RemoveUpTo
from redtable.terraforming.effects.parameters import Raise
from redtable.terraforming.effects.resources import Gain, Lose, NextCard, Produce, RaiseRating
from redtable.terraforming.effects.tiles import Place
from redtable.terraforming.requirements import AtLeast
from redtable.terraforming.resources import (
    EARTH,
    HEAT,
    OXYGEN,
    PLANT,
    PLANTS,
    SCIENCE,
    SPACE,
    STEEL,
    TEMPERATURE,
    TITANIUM,
)

BASE.event(
    "asteroid", 9, 14, tags=(SPACE,), on_play=(Gain(TITANIUM, 2), Raise(TEMPERATURE), RemoveUpTo((("plants", 3),)))
)
BASE.event("comet", 10, 21, tags=(SPACE,), on_play=(Raise(TEMPERATURE), RemoveUpTo((("plants", 3),)), Place("ocean")))
BASE.event(
    "big-asteroid",
    11,
    27,
    tags=(SPACE,),
    on_play=(Gain(TITANIUM, 4), Raise(TEMPERATURE, 2), RemoveUpTo((("plants", 4),))),
)
BASE.event(
    "imported-hydrogen",
    19,
    16,
    tags=(EARTH, SPACE),
    on_play=(
        Place("ocean"),
        Choose(
            (
                ("plants", (Gain(PLANTS, 3),)),
                ("microbe", (AddTo("microbe", 3, another=True),)),
                ("animal", (AddTo("animal", 2, another=True),)),
            )
        ),
    ),
)
BASE.event("release-of-inert-gases", 36, 14, on_play=(RaiseRating(2),))
BASE.event(
    "nitrogen-rich-asteroid",
    37,
    31,
    tags=(SPACE,),
    on_play=(Raise(TEMPERATURE), RaiseRating(2), IfTags(PLANT, 3, Produce(PLANTS, 4), Produce(PLANTS))),
)
BASE.event(
    "deimos-down", 39, 31, tags=(SPACE,), on_play=(Gain(STEEL, 4), Raise(TEMPERATURE, 3), RemoveUpTo((("plants", 8),)))
)
BASE.event("mining-expedition", 63, 12, on_play=(Gain(STEEL, 2), Raise(OXYGEN), RemoveUpTo((("plants", 2),))))
BASE.event("towing-a-comet", 75, 23, tags=(SPACE,), on_play=(Gain(PLANTS, 2), Raise(OXYGEN), Place("ocean")))
BASE.event("ice-asteroid", 78, 23, tags=(SPACE,), on_play=(Place("ocean"), Place("ocean")))
BASE.event(
    "giant-ice-asteroid",
    80,
    36,
    tags=(SPACE,),
    on_play=(Raise(TEMPERATURE, 2), RemoveUpTo((("plants", 6),)), Place("ocean"), Place("ocean")),
)
BASE.event("subterranean-reservoir", 127, 11, on_play=(Place("ocean"),))
BASE.event("lava-flows", 140, 18, on_play=(Raise(TEMPERATURE, 2), Place("", "volcanic")))
BASE.event(
    "large-convoy",
    143,
    36,
    tags=(EARTH, SPACE),
    on_play=(
        Draw(2),
        Place("ocean"),
        Choose((("plants", (Gain(PLANTS, 5),)), ("animal", (AddTo("animal", 4, another=True),)))),
    ),
    points=2,
)
BASE.event("convoy-from-europa", 161, 15, tags=(SPACE,), on_play=(Draw(), Place("ocean")))
BASE.event("imported-ghg", 162, 7, tags=(EARTH, SPACE), on_play=(Produce(HEAT), Gain(HEAT, 3)))
BASE.event(
    "imported-nitrogen",
    163,
    23,
    tags=(EARTH, SPACE),
    on_play=(Gain(PLANTS, 4), RaiseRating(), AddTo("microbe", 3, another=True), AddTo("animal", 2, another=True)),
)
BASE.event("import-of-advanced-ghg", 167, 9, tags=(EARTH, SPACE), on_play=(Produce(HEAT, 2),))
BASE.event(
    "aerobraked-ammonia-asteroid",
    170,
    26,
    tags=(SPACE,),
    on_play=(Produce(HEAT, 3), Produce(PLANTS), AddTo("microbe", 2, another=True)),
)
BASE.event("ice-cap-melting", 181, 5, requires=(AtLeast(TEMPERATURE, 2),), on_play=(Place("ocean"),))
BASE.event("flooding", 188, 7, on_play=(Place("ocean", then=(RemoveFromNeighbour(4),)),), points=-1)
BASE.event(
    "local-heat-trapping",
    190,
    1,
    on_play=(Lose(HEAT, 5), Choose((("plants", (Gain(PLANTS, 4),)), ("animal", (AddTo("animal", 2, another=True),))))),
)
BASE.event("permafrost-extraction", 191, 8, requires=(AtLeast(TEMPERATURE, -8),), on_play=(Place("ocean"),))
BASE.event("special-design", 206, 4, tags=(SCIENCE,), on_play=(NextCard(shift=2),))
