"""Events (red) of Corporate Era, by number."""

from __future__ import annotations

from redtable.terraforming.cards.modules import CORPORATE_ERA
from redtable.terraforming.effects.draws import Draw, Look
from redtable.terraforming.effects.on_cards import AddTo
from redtable.terraforming.effects.others import RemoveUpTo, Steal
from redtable.terraforming.effects.resources import Gain, NextCard, Produce, RaiseRating
from redtable.terraforming.effects.tiles import Reserve
from redtable.terraforming.requirements import OwnTags
from redtable.terraforming.resources import EARTH, MEGACREDITS, MICROBE, SCIENCE, SPACE, STEEL

CORPORATE_ERA.event(
    "interstellar-colony-ship", 27, 24, tags=(EARTH, SPACE), requires=(OwnTags(((SCIENCE, 5),)),), points=4
)
CORPORATE_ERA.event("virus", 50, 1, tags=(MICROBE,), on_play=(RemoveUpTo((("animal", 2), ("plants", 5))),))
CORPORATE_ERA.event("mineral-deposit", 62, 5, on_play=(Gain(STEEL, 5),))
CORPORATE_ERA.event("land-claim", 66, 1, on_play=(Reserve(),))
CORPORATE_ERA.event("business-contacts", 111, 7, tags=(EARTH,), on_play=(Look(4, keep=2),))
CORPORATE_ERA.event("bribed-committee", 112, 7, tags=(EARTH,), on_play=(RaiseRating(2),), points=-2)
CORPORATE_ERA.event("sabotage", 121, 1, on_play=(RemoveUpTo((("titanium", 3), ("steel", 4), ("megacredits", 7))),))
CORPORATE_ERA.event("hired-raiders", 124, 1, on_play=(Steal(((STEEL, 2), (MEGACREDITS, 3))),))
CORPORATE_ERA.event("ceos-favorite-project", 149, 1, on_play=(AddTo("", 1),))
CORPORATE_ERA.event("investment-loan", 151, 3, tags=(EARTH,), on_play=(Produce(MEGACREDITS, -1), Gain(MEGACREDITS, 10)))
CORPORATE_ERA.event("invention-contest", 192, 2, tags=(SCIENCE,), on_play=(Look(3, keep=1),))
CORPORATE_ERA.event("indentured-workers", 195, 0, on_play=(NextCard(discount=8),), points=-1)
CORPORATE_ERA.event("technology-demonstration", 204, 5, tags=(SCIENCE, SPACE), on_play=(Draw(2),))
