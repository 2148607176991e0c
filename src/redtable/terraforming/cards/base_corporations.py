"""Corporations of the base game, by number."""

from __future__ import annotations

from redtable.terraforming.card import Action, Start
from redtable.terraforming.cards.modules import BASE
from redtable.terraforming.effects.draws import Draw
from redtable.terraforming.effects.resources import Gain, PayMegacredits, Produce, RaiseRating
from redtable.terraforming.effects.tiles import Place
from redtable.terraforming.modifiers import (
    Discount,
    GreeneryCost,
    HeatIsMoney,
    MetalValue,
    ProjectDiscount,
    RequirementShift,
)
from redtable.terraforming.resources import (
    BUILDING,
    EARTH,
    ENERGY,
    HEAT,
    MEGACREDITS,
    PLANT,
    PLANTS,
    POWER,
    SCIENCE,
    SPACE,
    STEEL,
    TITANIUM,
)
from redtable.terraforming.triggers import OnCity, OnCostlyCard, OnEvent, OnMetalArea, OnProject

BEGINNER = BASE.corporation("beginner-corporation", 0, start=Start(42, free_cards=10))
BASE.corporation(
    "credicor",
    8,
    start=Start(57),
    triggers=(OnCostlyCard(20, (Gain(MEGACREDITS, 4),)), OnProject((Gain(MEGACREDITS, 4),), least=20)),
)
BASE.corporation(
    "phobolog", 9, tags=(SPACE,), start=Start(23, stock=((TITANIUM, 10),)), modifiers=(MetalValue(TITANIUM),)
)
BASE.corporation(
    "thorgate",
    13,
    tags=(POWER,),
    start=Start(48, production=(Produce(ENERGY),)),
    modifiers=(Discount(3, POWER), ProjectDiscount("power_plant", 3)),
)
BASE.corporation(
    "ecoline",
    17,
    tags=(PLANT,),
    start=Start(36, stock=((PLANTS, 3),), production=(Produce(PLANTS, 2),)),
    modifiers=(GreeneryCost(7),),
)
BASE.corporation(
    "helion", 18, tags=(SPACE,), start=Start(42, production=(Produce(HEAT, 3),)), modifiers=(HeatIsMoney(),)
)
BASE.corporation(
    "interplanetary-cinematics",
    19,
    tags=(BUILDING,),
    start=Start(30, stock=((STEEL, 20),)),
    triggers=(OnEvent((Gain(MEGACREDITS, 2),)),),
)
BASE.corporation(
    "mining-guild",
    24,
    tags=(BUILDING, BUILDING),
    start=Start(30, stock=((STEEL, 5),), production=(Produce(STEEL),)),
    triggers=(OnMetalArea((Produce(STEEL),)),),
)
BASE.corporation(
    "tharsis-republic",
    31,
    tags=(BUILDING,),
    start=Start(40, solo=(Produce(MEGACREDITS, 2),)),
    triggers=(OnCity((Produce(MEGACREDITS),), on_mars=True), OnCity((Gain(MEGACREDITS, 3),), anyone=False)),
    first_action=Place("city"),
)
BASE.corporation(
    "united-nations-mars-initiative",
    32,
    tags=(EARTH,),
    start=Start(40),
    actions=(Action(cost=(PayMegacredits(3),), gain=(RaiseRating(),), if_rating_rose=True),),
)
BASE.corporation(
    "inventrix", 43, tags=(SCIENCE,), start=Start(45), modifiers=(RequirementShift(2),), first_action=Draw(3)
)
