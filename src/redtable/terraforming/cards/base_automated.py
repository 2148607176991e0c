"""Automated cards (green) of the base game, by number."""

from __future__ import annotations

from redtable.terraforming.cards.modules import BASE
from redtable.terraforming.counts import Cities, OceansNearby, Per, Tags
from redtable.terraforming.effects.choices import Choose
from redtable.terraforming.effects.on_cards import AddTo
from redtable.terraforming.effects.others import LowerAnyProduction
from redtable.terraforming.effects.parameters import Raise
from redtable.terraforming.effects.resources import Gain, Lose, MoveProduction, Produce, RaiseRating
from redtable.terraforming.effects.tiles import Place, ProduceAreaMetal
from redtable.terraforming.requirements import AtLeast, AtMost, OwnTags
from redtable.terraforming.resources import (
    ANIMAL,
    BUILDING,
    CITY,
    EARTH,
    ENERGY,
    HEAT,
    JOVIAN,
    MEGACREDITS,
    MICROBE,
    OCEANS,
    OXYGEN,
    PLANT,
    PLANTS,
    POWER,
    SCIENCE,
    SPACE,
    STEEL,
    TEMPERATURE,
    TITANIUM,
)

BASE.automated("colonizer-training-camp", 1, 8, tags=(JOVIAN, BUILDING), requires=(AtMost(OXYGEN, 5),), points=2)
BASE.automated("deep-well-heating", 3, 13, tags=(POWER, BUILDING), on_play=(Produce(ENERGY), Raise(TEMPERATURE)))
BASE.automated(
    "cloud-seeding",
    4,
    11,
    requires=(AtLeast(OCEANS, 3),),
    on_play=(Produce(MEGACREDITS, -1), Produce(PLANTS, 2), LowerAnyProduction(HEAT, 1)),
)
BASE.automated(
    "capital",
    8,
    26,
    tags=(CITY, BUILDING),
    requires=(AtLeast(OCEANS, 4),),
    on_play=(Produce(ENERGY, -2), Produce(MEGACREDITS, 5), Place("capital", "city")),
    points=OceansNearby(),
)
BASE.automated(
    "domed-crater",
    16,
    24,
    tags=(CITY, BUILDING),
    requires=(AtMost(OXYGEN, 7),),
    on_play=(Produce(ENERGY, -1), Produce(MEGACREDITS, 3), Gain(PLANTS, 3), Place("city")),
    points=1,
)
BASE.automated(
    "noctis-city",
    17,
    18,
    tags=(CITY, BUILDING),
    on_play=(Produce(ENERGY, -1), Produce(MEGACREDITS, 3), Place("city", "reserved:noctis_city")),
)
BASE.automated(
    "methane-from-titan",
    18,
    28,
    tags=(JOVIAN, SPACE),
    requires=(AtLeast(OXYGEN, 2),),
    on_play=(Produce(HEAT, 2), Produce(PLANTS, 2)),
    points=2,
)
BASE.automated(
    "phobos-space-haven",
    21,
    25,
    tags=(SPACE, CITY),
    on_play=(Produce(TITANIUM), Place("city", "reserved:phobos_space_haven")),
    points=3,
)
BASE.automated("black-polar-dust", 22, 15, on_play=(Produce(MEGACREDITS, -2), Produce(HEAT, 3), Place("ocean")))
BASE.automated(
    "eos-chasma-national-park",
    26,
    16,
    tags=(PLANT, BUILDING),
    requires=(AtLeast(TEMPERATURE, -12),),
    on_play=(Produce(MEGACREDITS, 2), Gain(PLANTS, 3), AddTo("animal", 1)),
    points=1,
)
BASE.automated(
    "cupola-city",
    29,
    16,
    tags=(CITY, BUILDING),
    requires=(AtMost(OXYGEN, 9),),
    on_play=(Produce(ENERGY, -1), Produce(MEGACREDITS, 3), Place("city")),
)
BASE.automated(
    "lunar-beam", 30, 13, tags=(EARTH, POWER), on_play=(Produce(MEGACREDITS, -2), Produce(HEAT, 2), Produce(ENERGY, 2))
)
BASE.automated(
    "underground-city", 32, 18, tags=(CITY, BUILDING), on_play=(Produce(ENERGY, -2), Produce(STEEL, 2), Place("city"))
)
BASE.automated("asteroid-mining", 40, 30, tags=(JOVIAN, SPACE), on_play=(Produce(TITANIUM, 2),), points=2)
BASE.automated(
    "food-factory", 41, 12, tags=(BUILDING,), on_play=(Produce(MEGACREDITS, 4), Produce(PLANTS, -1)), points=1
)
BASE.automated(
    "archaebacteria", 42, 6, tags=(MICROBE,), requires=(AtMost(TEMPERATURE, -18),), on_play=(Produce(PLANTS),)
)
BASE.automated("carbonate-processing", 43, 6, tags=(BUILDING,), on_play=(Produce(ENERGY, -1), Produce(HEAT, 3)))
BASE.automated(
    "natural-preserve",
    44,
    9,
    tags=(SCIENCE, BUILDING),
    requires=(AtMost(OXYGEN, 4),),
    on_play=(Produce(MEGACREDITS), Place("", "isolated")),
    points=1,
)
BASE.automated("nuclear-power", 45, 10, tags=(POWER, BUILDING), on_play=(Produce(ENERGY, 3), Produce(MEGACREDITS, -2)))
BASE.automated(
    "algae", 47, 10, tags=(PLANT,), requires=(AtLeast(OCEANS, 5),), on_play=(Produce(PLANTS, 2), Gain(PLANTS))
)
BASE.automated("adapted-lichen", 48, 9, tags=(PLANT,), on_play=(Produce(PLANTS),))
BASE.automated(
    "lake-marineris", 53, 18, requires=(AtLeast(TEMPERATURE, 0),), on_play=(Place("ocean"), Place("ocean")), points=2
)
BASE.automated(
    "kelp-farming",
    55,
    17,
    tags=(PLANT,),
    requires=(AtLeast(OCEANS, 6),),
    on_play=(Produce(MEGACREDITS, 2), Produce(PLANTS, 3), Gain(PLANTS, 2)),
    points=1,
)
BASE.automated(
    "beam-from-a-thorium-asteroid",
    58,
    32,
    tags=(JOVIAN, SPACE, POWER),
    requires=(OwnTags(((JOVIAN, 1),)),),
    on_play=(Produce(HEAT, 3), Produce(ENERGY, 3)),
    points=1,
)
BASE.automated(
    "mangrove",
    59,
    12,
    tags=(PLANT,),
    requires=(AtLeast(TEMPERATURE, 4),),
    on_play=(Place("greenery", "ocean_area"),),
    points=1,
)
BASE.automated(
    "trees",
    60,
    13,
    tags=(PLANT,),
    requires=(AtLeast(TEMPERATURE, -4),),
    on_play=(Produce(PLANTS, 3), Gain(PLANTS)),
    points=1,
)
BASE.automated(
    "mining-rights", 67, 9, tags=(BUILDING,), on_play=(Place("", "metal_bonus", then=(ProduceAreaMetal(),)),)
)
BASE.automated("solar-wind-power", 77, 11, tags=(SCIENCE, SPACE, POWER), on_play=(Produce(ENERGY), Gain(TITANIUM, 2)))
BASE.automated(
    "ganymede-colony",
    81,
    20,
    tags=(JOVIAN, SPACE, CITY),
    on_play=(Place("city", "reserved:ganymede_colony"),),
    points=Tags(JOVIAN, wild=False),
)
BASE.automated("giant-space-mirror", 83, 17, tags=(POWER, SPACE), on_play=(Produce(ENERGY, 3),))
BASE.automated(
    "grass", 87, 11, tags=(PLANT,), requires=(AtLeast(TEMPERATURE, -16),), on_play=(Produce(PLANTS), Gain(PLANTS, 3))
)
BASE.automated(
    "heather", 88, 6, tags=(PLANT,), requires=(AtLeast(TEMPERATURE, -14),), on_play=(Produce(PLANTS), Gain(PLANTS))
)
BASE.automated("peroxide-power", 89, 7, tags=(POWER, BUILDING), on_play=(Produce(ENERGY, 2), Produce(MEGACREDITS, -1)))
BASE.automated(
    "bushes",
    93,
    10,
    tags=(PLANT,),
    requires=(AtLeast(TEMPERATURE, -10),),
    on_play=(Produce(PLANTS, 2), Gain(PLANTS, 2)),
)
BASE.automated("greenhouses", 96, 6, tags=(PLANT, BUILDING), on_play=(Gain(PLANTS, Cities()),))
BASE.automated("nuclear-zone", 97, 10, tags=(EARTH,), on_play=(Raise(TEMPERATURE, 2), Place("", "any_land")), points=-2)
BASE.automated("fueled-generators", 100, 1, tags=(POWER, BUILDING), on_play=(Produce(ENERGY), Produce(MEGACREDITS, -1)))
BASE.automated("power-grid", 102, 18, tags=(POWER,), on_play=(Produce(ENERGY, Tags(POWER)),))
BASE.automated(
    "open-city",
    108,
    23,
    tags=(CITY, BUILDING),
    requires=(AtLeast(OXYGEN, 12),),
    on_play=(Produce(ENERGY, -1), Produce(MEGACREDITS, 4), Gain(PLANTS, 2), Place("city")),
    points=1,
)
BASE.automated("solar-power", 113, 11, tags=(POWER, BUILDING), on_play=(Produce(ENERGY),), points=1)
BASE.automated("breathing-filters", 114, 11, tags=(SCIENCE,), requires=(AtLeast(OXYGEN, 7),), points=2)
BASE.automated(
    "artificial-photosynthesis",
    115,
    12,
    tags=(SCIENCE,),
    on_play=(Choose((("energy_production", (Produce(ENERGY, 2),)), ("plants_production", (Produce(PLANTS),)))),),
)
BASE.automated(
    "artificial-lake",
    116,
    15,
    tags=(BUILDING,),
    requires=(AtLeast(TEMPERATURE, -6),),
    on_play=(Place("ocean", "non_ocean_area"),),
    points=1,
)
BASE.automated("geothermal-power", 117, 11, tags=(POWER, BUILDING), on_play=(Produce(ENERGY, 2),))
BASE.automated(
    "farming",
    118,
    16,
    tags=(PLANT,),
    requires=(AtLeast(TEMPERATURE, 4),),
    on_play=(Produce(MEGACREDITS, 2), Produce(PLANTS, 2), Gain(PLANTS, 2)),
    points=2,
)
BASE.automated("dust-seals", 119, 2, requires=(AtMost(OCEANS, 3),), points=1)
BASE.automated(
    "urbanized-area",
    120,
    10,
    tags=(CITY, BUILDING),
    on_play=(Produce(ENERGY, -1), Produce(MEGACREDITS, 2), Place("city", "adjacent_two_cities")),
)
BASE.automated(
    "moss", 122, 4, tags=(PLANT,), requires=(AtLeast(OCEANS, 3),), on_play=(Produce(PLANTS), Lose(PLANTS, 1))
)
BASE.automated("ghg-factories", 126, 11, tags=(BUILDING,), on_play=(Produce(ENERGY, -1), Produce(HEAT, 4)))
BASE.automated(
    "zeppelins",
    129,
    13,
    requires=(AtLeast(OXYGEN, 5),),
    on_play=(Produce(MEGACREDITS, Cities(on_mars=True)),),
    points=1,
)
BASE.automated(
    "worms",
    130,
    8,
    tags=(MICROBE,),
    requires=(AtLeast(OXYGEN, 4),),
    on_play=(Produce(PLANTS, Per(Tags(MICROBE), every=2)),),
)
BASE.automated(
    "fusion-power",
    132,
    14,
    tags=(SCIENCE, POWER, BUILDING),
    requires=(OwnTags(((POWER, 2),)),),
    on_play=(Produce(ENERGY, 3),),
)
BASE.automated(
    "advanced-ecosystems",
    135,
    11,
    tags=(PLANT, MICROBE, ANIMAL),
    requires=(OwnTags(((PLANT, 1), (ANIMAL, 1), (MICROBE, 1))),),
    points=3,
)
BASE.automated(
    "great-dam",
    136,
    12,
    tags=(POWER, BUILDING),
    requires=(AtLeast(OCEANS, 4),),
    on_play=(Produce(ENERGY, 2),),
    points=1,
)
BASE.automated(
    "strip-mine",
    138,
    25,
    tags=(BUILDING,),
    on_play=(Produce(ENERGY, -2), Produce(STEEL, 2), Produce(TITANIUM), Raise(OXYGEN, 2)),
)
BASE.automated(
    "wave-power", 139, 8, tags=(POWER,), requires=(AtLeast(OCEANS, 3),), on_play=(Produce(ENERGY),), points=1
)
BASE.automated("power-plant", 141, 4, tags=(POWER, BUILDING), on_play=(Produce(ENERGY),))
BASE.automated("mohole-area", 142, 20, tags=(BUILDING,), on_play=(Produce(HEAT, 4), Place("", "ocean_area")))
BASE.automated(
    "tectonic-stress-power",
    145,
    18,
    tags=(POWER, BUILDING),
    requires=(OwnTags(((SCIENCE, 2),)),),
    on_play=(Produce(ENERGY, 3),),
    points=1,
)
BASE.automated(
    "nitrophilic-moss",
    146,
    8,
    tags=(PLANT,),
    requires=(AtLeast(OCEANS, 3),),
    on_play=(Produce(PLANTS, 2), Lose(PLANTS, 2)),
)
BASE.automated(
    "insects", 148, 9, tags=(MICROBE,), requires=(AtLeast(OXYGEN, 6),), on_play=(Produce(PLANTS, Tags(PLANT)),)
)
BASE.automated("insulation", 152, 2, on_play=(MoveProduction(HEAT, MEGACREDITS),))
BASE.automated(
    "designed-microorganisms",
    155,
    16,
    tags=(SCIENCE, MICROBE),
    requires=(AtMost(TEMPERATURE, -14),),
    on_play=(Produce(PLANTS, 2),),
)
BASE.automated("industrial-microbes", 158, 12, tags=(MICROBE, BUILDING), on_play=(Produce(ENERGY), Produce(STEEL)))
BASE.automated("lichen", 159, 7, tags=(PLANT,), requires=(AtLeast(TEMPERATURE, -24),), on_play=(Produce(PLANTS),))
BASE.automated("micro-mills", 164, 3, on_play=(Produce(HEAT),))
BASE.automated(
    "magnetic-field-generators",
    165,
    20,
    tags=(BUILDING,),
    on_play=(Produce(ENERGY, -4), Produce(PLANTS, 2), RaiseRating(3)),
)
BASE.automated(
    "windmills", 168, 6, tags=(POWER, BUILDING), requires=(AtLeast(OXYGEN, 7),), on_play=(Produce(ENERGY),), points=1
)
BASE.automated(
    "tundra-farming",
    169,
    16,
    tags=(PLANT,),
    requires=(AtLeast(TEMPERATURE, -6),),
    on_play=(Produce(PLANTS), Produce(MEGACREDITS, 2), Gain(PLANTS)),
    points=2,
)
BASE.automated(
    "magnetic-field-dome", 171, 5, tags=(BUILDING,), on_play=(Produce(ENERGY, -2), Produce(PLANTS), RaiseRating())
)
BASE.automated(
    "protected-valley",
    174,
    23,
    tags=(PLANT, BUILDING),
    on_play=(Produce(MEGACREDITS, 2), Place("greenery", "ocean_area")),
)
BASE.automated(
    "noctis-farming",
    176,
    10,
    tags=(PLANT, BUILDING),
    requires=(AtLeast(TEMPERATURE, -20),),
    on_play=(Produce(MEGACREDITS), Gain(PLANTS, 2)),
    points=1,
)
BASE.automated(
    "heat-trappers", 178, 6, tags=(POWER, BUILDING), on_play=(Produce(ENERGY), LowerAnyProduction(HEAT, 2)), points=-1
)
BASE.automated("soil-factory", 179, 9, tags=(BUILDING,), on_play=(Produce(ENERGY, -1), Produce(PLANTS)), points=1)
BASE.automated(
    "biomass-combustors",
    183,
    4,
    tags=(POWER, BUILDING),
    requires=(AtLeast(OXYGEN, 6),),
    on_play=(Produce(ENERGY, 2), LowerAnyProduction(PLANTS, 1)),
    points=-1,
)
BASE.automated("energy-saving", 189, 15, tags=(POWER,), on_play=(Produce(ENERGY, Cities()),))
BASE.automated("plantation", 193, 15, tags=(PLANT,), requires=(OwnTags(((SCIENCE, 2),)),), on_play=(Place("greenery"),))
BASE.automated(
    "immigration-shuttles",
    198,
    31,
    tags=(EARTH, SPACE),
    on_play=(Produce(MEGACREDITS, 5),),
    points=Per(Cities(), every=3),
)
BASE.automated("soletta", 203, 35, tags=(SPACE,), on_play=(Produce(HEAT, 7),))
BASE.automated("rad-chem-factory", 205, 8, tags=(BUILDING,), on_play=(Produce(ENERGY, -1), RaiseRating(2)))
