"""Active cards (blue) of Corporate Era, by number."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from redtable.kernel.decision import Decision
from redtable.kernel.message import Message
from redtable.kernel.stack import Frame
from redtable.terraforming.card import Action, Card
from redtable.terraforming.cards.modules import CORPORATE_ERA
from redtable.terraforming.counts import Per, ResourcesHere
from redtable.terraforming.declare import NEWS, CardEffect
from redtable.terraforming.effects.choices import Choose
from redtable.terraforming.effects.draws import DiscardToDraw, Draw, LookAndBuy
from redtable.terraforming.effects.on_cards import AddHere, SpendHere
from redtable.terraforming.effects.others import source_of
from redtable.terraforming.effects.resources import Exchange, Gain, Lose, PayMegacredits, Produce, RaiseRating
from redtable.terraforming.effects.tiles import Place
from redtable.terraforming.modifiers import Discount, MetalValue, Protect
from redtable.terraforming.requirements import AtLeast, AtMost, OwnTags
from redtable.terraforming.resources import (
    ANIMAL,
    BUILDING,
    EARTH,
    ENERGY,
    HEAT,
    MEGACREDITS,
    MICROBE,
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
from redtable.terraforming.state import MarsState
from redtable.terraforming.triggers import OnEvent, OnProject, OnTag


@dataclass(frozen=True, slots=True)
class PlantOrResource(CardEffect):
    """A plant, or an animal or microbe on the very card being played if it stores them."""

    def stock_gain(self, resource: int) -> int:
        return 1 if resource == PLANTS else 0

    def reads(self, state: MarsState, frame: Frame) -> int:
        return NEWS

    def ask(self, state: MarsState, frame: Frame) -> Sequence[Decision]:
        options = ["branch:plants"]
        played = frame.subject
        if isinstance(played, Card) and played.holds in ("animal", "microbe"):
            options.append(f"card:{played.id}")
        return [Decision(frame.seat, "ask-branch", options, source_of(frame))]

    def answer(self, state: MarsState, frame: Frame, seat: int, key: str) -> None:
        owner = state.seats[seat]
        if key == "branch:plants":
            state.change_stock(owner, PLANTS, 1)
        else:
            assert isinstance(frame.subject, Card)
            state.add_to_card(owner, frame.subject, 1)

    def text(self) -> Message:
        return Message("do-plant-or-resource")


CORPORATE_ERA.active("inventors-guild", 6, 9, tags=(SCIENCE,), actions=(Action(gain=(LookAndBuy(),)),))
CORPORATE_ERA.active(
    "space-elevator",
    13,
    27,
    tags=(SPACE, BUILDING),
    on_play=(Produce(TITANIUM),),
    actions=(Action(cost=(Lose(STEEL, 1),), gain=(Gain(MEGACREDITS, 5),)),),
    points=2,
)
CORPORATE_ERA.active(
    "development-center", 14, 11, tags=(SCIENCE, BUILDING), actions=(Action(cost=(Lose(ENERGY, 1),), gain=(Draw(),)),)
)
CORPORATE_ERA.active("space-station", 25, 10, tags=(SPACE,), modifiers=(Discount(2, SPACE),), points=1)
CORPORATE_ERA.active(
    "security-fleet",
    28,
    12,
    tags=(SPACE,),
    actions=(Action(cost=(Lose(TITANIUM, 1),), gain=(AddHere("fighter"),)),),
    points=ResourcesHere(),
    holds="fighter",
)
CORPORATE_ERA.active(
    "tardigrades",
    49,
    4,
    tags=(MICROBE,),
    actions=(Action(gain=(AddHere("microbe"),)),),
    points=Per(ResourcesHere(), every=4),
    holds="microbe",
)
CORPORATE_ERA.active(
    "electro-catapult",
    69,
    17,
    tags=(BUILDING,),
    requires=(AtMost(OXYGEN, 8),),
    on_play=(Produce(ENERGY, -1),),
    actions=(
        Action(cost=(Lose(PLANTS, 1),), gain=(Gain(MEGACREDITS, 7),), name="plants"),
        Action(cost=(Lose(STEEL, 1),), gain=(Gain(MEGACREDITS, 7),), name="steel"),
    ),
    points=1,
)
CORPORATE_ERA.active("earth-catapult", 70, 23, tags=(EARTH,), modifiers=(Discount(2),), points=2)
CORPORATE_ERA.active("advanced-alloys", 71, 9, tags=(SCIENCE,), modifiers=(MetalValue(STEEL), MetalValue(TITANIUM)))
CORPORATE_ERA.active(
    "mars-university", 73, 8, tags=(SCIENCE, BUILDING), triggers=(OnTag((SCIENCE,), (DiscardToDraw(),)),), points=1
)
CORPORATE_ERA.active(
    "viral-enhancers", 74, 9, tags=(SCIENCE, MICROBE), triggers=(OnTag((PLANT, MICROBE, ANIMAL), (PlantOrResource(),)),)
)
CORPORATE_ERA.active(
    "quantum-extractor",
    79,
    13,
    tags=(SCIENCE, POWER),
    requires=(OwnTags(((SCIENCE, 4),)),),
    on_play=(Produce(ENERGY, 4),),
    modifiers=(Discount(2, SPACE),),
)
CORPORATE_ERA.active(
    "mass-converter",
    94,
    8,
    tags=(SCIENCE, POWER),
    requires=(OwnTags(((SCIENCE, 5),)),),
    on_play=(Produce(ENERGY, 6),),
    modifiers=(Discount(2, SPACE),),
)
CORPORATE_ERA.active(
    "physics-complex",
    95,
    12,
    tags=(SCIENCE, BUILDING),
    actions=(Action(cost=(Lose(ENERGY, 6),), gain=(AddHere("science"),)),),
    points=Per(ResourcesHere(), each=2),
    holds="science",
)
CORPORATE_ERA.active("earth-office", 105, 1, tags=(EARTH,), modifiers=(Discount(3, EARTH),))
CORPORATE_ERA.active("media-group", 109, 6, tags=(EARTH,), triggers=(OnEvent((Gain(MEGACREDITS, 3),)),))
CORPORATE_ERA.active(
    "business-network",
    110,
    4,
    tags=(EARTH,),
    on_play=(Produce(MEGACREDITS, -1),),
    actions=(Action(gain=(LookAndBuy(),)),),
)
CORPORATE_ERA.active(
    "industrial-center",
    123,
    4,
    tags=(BUILDING,),
    on_play=(Place("", "adjacent_city"),),
    actions=(Action(cost=(PayMegacredits(7),), gain=(Produce(STEEL),)),),
)
CORPORATE_ERA.active(
    "anti-gravity-technology",
    150,
    14,
    tags=(SCIENCE,),
    requires=(OwnTags(((SCIENCE, 7),)),),
    modifiers=(Discount(2),),
    points=3,
)
CORPORATE_ERA.active(
    "caretaker-contract",
    154,
    3,
    requires=(AtLeast(TEMPERATURE, 0),),
    actions=(Action(cost=(Lose(HEAT, 8),), gain=(RaiseRating(),)),),
)
CORPORATE_ERA.active("standard-technology", 156, 6, tags=(SCIENCE,), triggers=(OnProject((Gain(MEGACREDITS, 3),)),))
CORPORATE_ERA.active(
    "protected-habitats",
    173,
    5,
    modifiers=(
        Protect(
            (
                "plants",
                "animal",
                "microbe",
            )
        ),
    ),
)
CORPORATE_ERA.active(
    "olympus-conference",
    185,
    10,
    tags=(SCIENCE, EARTH, BUILDING),
    triggers=(
        OnTag(
            (SCIENCE,),
            (
                Choose(
                    (
                        ("resource", (AddHere("science"),)),
                        (
                            "draw",
                            (
                                SpendHere("science"),
                                Draw(),
                            ),
                        ),
                    )
                ),
            ),
        ),
    ),
    points=1,
    holds="science",
)
CORPORATE_ERA.active(
    "power-infrastructure", 194, 4, tags=(POWER, BUILDING), actions=(Action(gain=(Exchange(ENERGY, MEGACREDITS),)),)
)
CORPORATE_ERA.active(
    "restricted-area",
    199,
    11,
    tags=(SCIENCE,),
    on_play=(Place("", "any_land"),),
    actions=(Action(cost=(PayMegacredits(2),), gain=(Draw(),)),),
)
CORPORATE_ERA.active(
    "ai-central",
    208,
    21,
    tags=(SCIENCE, BUILDING),
    requires=(OwnTags(((SCIENCE, 3),)),),
    on_play=(Produce(ENERGY, -1),),
    actions=(Action(gain=(Draw(2),)),),
    points=1,
)
