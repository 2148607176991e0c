"""Corporations of Corporate Era, by number."""

from __future__ import annotations

from redtable.terraforming.card import Start
from redtable.terraforming.cards.modules import CORPORATE_ERA
from redtable.terraforming.effects.resources import Produce
from redtable.terraforming.modifiers import Discount
from redtable.terraforming.resources import EARTH, JOVIAN, MEGACREDITS, TITANIUM
from redtable.terraforming.triggers import OnTag

CORPORATE_ERA.corporation(
    "saturn-systems",
    3,
    tags=(JOVIAN,),
    start=Start(42, production=(Produce(TITANIUM),)),
    triggers=(OnTag((JOVIAN,), (Produce(MEGACREDITS),), anyone=True),),
)
CORPORATE_ERA.corporation("teractor", 30, tags=(EARTH,), start=Start(60), modifiers=(Discount(3, EARTH),))
