"""Active cards (blue) of the base game, by number."""

from __future__ import annotations

from dataclasses import dataclass

from redtable.kernel.message import Message, Ref
from redtable.kernel.stack import Frame
from redtable.terraforming.card import Action, Card
from redtable.terraforming.cards.modules import BASE
from redtable.terraforming.counts import AnyHere, Cities, Per, ResourcesHere, Tags
from redtable.terraforming.declare import CardEffect
from redtable.terraforming.effects.on_cards import AddHere, AddTo, SpendHere, TakeFromAnyCard
from redtable.terraforming.effects.others import LowerAnyProduction
from redtable.terraforming.effects.parameters import Raise
from redtable.terraforming.effects.resources import Gain, Lose, PayMegacredits, Produce, RaiseRating
from redtable.terraforming.effects.tiles import Place
from redtable.terraforming.modifiers import Discount, RequirementShift
from redtable.terraforming.requirements import AtLeast, AtMost, OwnGreeneries
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
    TAGS,
    TEMPERATURE,
    TITANIUM,
)
from redtable.terraforming.state import MarsState, Seat
from redtable.terraforming.triggers import OnCity, OnEvent, OnOcean, OnOwnGreenery, OnTag


@dataclass(frozen=True, slots=True)
class TurnOverForTag(CardEffect):
    """Turn over and discard the top card of the deck; if it has the tag (a wild one will not do), something follows."""

    tag: int
    then: CardEffect

    def is_hurdle(self) -> bool:
        return True

    def possible(self, state: MarsState, seat: Seat, card: Card | None) -> bool:
        return bool(state.deck or state.discards)

    def obstacle(self, state: MarsState, seat: Seat, card: Card | None) -> Message:
        return Message("gap-no-cards-left")

    def apply(self, state: MarsState, frame: Frame) -> None:
        for turned in state.draw(1):
            state.emit("card-turned-over", frame.seat, {"card": Ref("card", turned.id)})
            state.discards.append(turned)
            if self.tag in turned.tags:
                state.then(self.then, frame.seat, frame.card)

    def text(self) -> Message:
        return Message("do-turn-over", {"tag": Ref("tag", TAGS[self.tag]), "then": self.then.text()})


BASE.active(
    "search-for-life",
    5,
    3,
    tags=(SCIENCE,),
    requires=(AtMost(OXYGEN, 6),),
    actions=(Action(cost=(PayMegacredits(1),), gain=(TurnOverForTag(MICROBE, AddHere("science")),)),),
    points=Per(AnyHere(), each=3),
    holds="science",
)
BASE.active(
    "martian-rails",
    7,
    13,
    tags=(BUILDING,),
    actions=(Action(cost=(Lose(ENERGY, 1),), gain=(Gain(MEGACREDITS, Cities(on_mars=True)),)),),
)
BASE.active(
    "water-import-from-europa",
    12,
    25,
    tags=(JOVIAN, SPACE),
    actions=(Action(cost=(PayMegacredits(12, (TITANIUM,)),), gain=(Place("ocean"),)),),
    points=Tags(JOVIAN, wild=False),
)
BASE.active(
    "equatorial-magnetizer",
    15,
    11,
    tags=(BUILDING,),
    actions=(Action(cost=(Produce(ENERGY, -1),), gain=(RaiseRating(),)),),
)
BASE.active(
    "research-outpost",
    20,
    18,
    tags=(SCIENCE, CITY, BUILDING),
    on_play=(Place("city", "isolated"),),
    modifiers=(Discount(1),),
)
BASE.active(
    "arctic-algae",
    23,
    12,
    tags=(PLANT,),
    requires=(AtMost(TEMPERATURE, -12),),
    on_play=(Gain(PLANTS),),
    triggers=(OnOcean((Gain(PLANTS, 2),)),),
)
BASE.active(
    "predators",
    24,
    14,
    tags=(ANIMAL,),
    requires=(AtLeast(OXYGEN, 11),),
    actions=(Action(cost=(TakeFromAnyCard("animal"),), gain=(AddHere("animal"),)),),
    points=ResourcesHere(),
    holds="animal",
)
BASE.active(
    "optimal-aerobraking", 31, 7, tags=(SPACE,), triggers=(OnEvent((Gain(MEGACREDITS, 3), Gain(HEAT, 3)), SPACE),)
)
BASE.active(
    "regolith-eaters",
    33,
    13,
    tags=(SCIENCE, MICROBE),
    actions=(
        Action(cost=(SpendHere("microbe", 2),), gain=(Raise(OXYGEN),), name="spend"),
        Action(gain=(AddHere("microbe"),), name="add"),
    ),
    holds="microbe",
)
BASE.active(
    "ghg-producing-bacteria",
    34,
    8,
    tags=(SCIENCE, MICROBE),
    requires=(AtLeast(OXYGEN, 4),),
    actions=(
        Action(cost=(SpendHere("microbe", 2),), gain=(Raise(TEMPERATURE),), name="spend"),
        Action(gain=(AddHere("microbe"),), name="add"),
    ),
    holds="microbe",
)
BASE.active(
    "ants",
    35,
    9,
    tags=(MICROBE,),
    requires=(AtLeast(OXYGEN, 4),),
    actions=(Action(cost=(TakeFromAnyCard("microbe"),), gain=(AddHere("microbe"),)),),
    points=Per(ResourcesHere(), every=2),
    holds="microbe",
)
BASE.active("rover-construction", 38, 8, tags=(BUILDING,), triggers=(OnCity((Gain(MEGACREDITS, 2),)),), points=1)
BASE.active(
    "fish",
    52,
    9,
    tags=(ANIMAL,),
    requires=(AtLeast(TEMPERATURE, 2),),
    on_play=(LowerAnyProduction(PLANTS, 1),),
    actions=(Action(gain=(AddHere("animal"),)),),
    points=ResourcesHere(),
    holds="animal",
)
BASE.active(
    "small-animals",
    54,
    6,
    tags=(ANIMAL,),
    requires=(AtLeast(OXYGEN, 6),),
    on_play=(LowerAnyProduction(PLANTS, 1),),
    actions=(Action(gain=(AddHere("animal"),)),),
    points=Per(ResourcesHere(), every=2),
    holds="animal",
)
BASE.active(
    "birds",
    72,
    10,
    tags=(ANIMAL,),
    requires=(AtLeast(OXYGEN, 13),),
    on_play=(LowerAnyProduction(PLANTS, 2),),
    actions=(Action(gain=(AddHere("animal"),)),),
    points=ResourcesHere(),
    holds="animal",
)
BASE.active(
    "space-mirrors", 76, 3, tags=(POWER, SPACE), actions=(Action(cost=(PayMegacredits(7),), gain=(Produce(ENERGY),)),)
)
BASE.active(
    "ironworks",
    101,
    11,
    tags=(BUILDING,),
    actions=(Action(cost=(Lose(ENERGY, 4),), gain=(Gain(STEEL), Raise(OXYGEN))),),
)
BASE.active(
    "steelworks",
    103,
    15,
    tags=(BUILDING,),
    actions=(Action(cost=(Lose(ENERGY, 4),), gain=(Gain(STEEL, 2), Raise(OXYGEN))),),
)
BASE.active(
    "ore-processor",
    104,
    13,
    tags=(BUILDING,),
    actions=(Action(cost=(Lose(ENERGY, 4),), gain=(Gain(TITANIUM), Raise(OXYGEN))),),
)
BASE.active(
    "ecological-zone",
    128,
    12,
    tags=(ANIMAL, PLANT),
    requires=(OwnGreeneries(1),),
    on_play=(Place("", "adjacent_greenery"),),
    triggers=(OnTag((ANIMAL, PLANT), (AddHere("animal"),)),),
    points=Per(ResourcesHere(), every=2),
    holds="animal",
)
BASE.active(
    "decomposers",
    131,
    5,
    tags=(MICROBE,),
    requires=(AtLeast(OXYGEN, 3),),
    triggers=(OnTag((ANIMAL, PLANT, MICROBE), (AddHere("microbe"),)),),
    points=Per(ResourcesHere(), every=3),
    holds="microbe",
)
BASE.active(
    "symbiotic-fungus",
    133,
    4,
    tags=(MICROBE,),
    requires=(AtLeast(TEMPERATURE, -14),),
    actions=(Action(gain=(AddTo("microbe", 1, another=True),)),),
)
BASE.active(
    "extreme-cold-fungus",
    134,
    13,
    tags=(MICROBE,),
    requires=(AtMost(TEMPERATURE, -10),),
    actions=(
        Action(gain=(Gain(PLANTS),), name="plants"),
        Action(gain=(AddTo("microbe", 2, another=True),), name="microbe"),
    ),
)
BASE.active(
    "herbivores",
    147,
    12,
    tags=(ANIMAL,),
    requires=(AtLeast(OXYGEN, 8),),
    on_play=(AddHere("animal"), LowerAnyProduction(PLANTS, 1)),
    triggers=(OnOwnGreenery((AddHere("animal"),)),),
    points=Per(ResourcesHere(), every=2),
    holds="animal",
)
BASE.active("adaptation-technology", 153, 12, tags=(SCIENCE,), modifiers=(RequirementShift(2),), points=1)
BASE.active(
    "nitrite-reducing-bacteria",
    157,
    11,
    tags=(MICROBE,),
    on_play=(AddHere("microbe", 3),),
    actions=(
        Action(cost=(SpendHere("microbe", 3),), gain=(RaiseRating(),), name="spend"),
        Action(gain=(AddHere("microbe"),), name="add"),
    ),
    holds="microbe",
)
BASE.active(
    "shuttles",
    166,
    10,
    tags=(SPACE,),
    requires=(AtLeast(OXYGEN, 5),),
    on_play=(Produce(ENERGY, -1), Produce(MEGACREDITS, 2)),
    modifiers=(Discount(2, SPACE),),
    points=1,
)
BASE.active(
    "pets",
    172,
    10,
    tags=(EARTH, ANIMAL),
    on_play=(AddHere("animal"),),
    triggers=(OnCity((AddHere("animal"),)),),
    points=Per(ResourcesHere(), every=2),
    holds="animal",
    locked=True,
)
BASE.active(
    "water-splitting-plant",
    177,
    12,
    tags=(BUILDING,),
    requires=(AtLeast(OCEANS, 2),),
    actions=(Action(cost=(Lose(ENERGY, 3),), gain=(Raise(OXYGEN),)),),
)
BASE.active(
    "livestock",
    184,
    13,
    tags=(ANIMAL,),
    requires=(AtLeast(OXYGEN, 9),),
    on_play=(Produce(PLANTS, -1), Produce(MEGACREDITS, 2)),
    actions=(Action(gain=(AddHere("animal"),)),),
    points=ResourcesHere(),
    holds="animal",
)
BASE.active(
    "aquifer-pumping",
    187,
    18,
    tags=(BUILDING,),
    actions=(Action(cost=(PayMegacredits(8, (STEEL,)),), gain=(Place("ocean"),)),),
)
BASE.active(
    "immigrant-city",
    200,
    13,
    tags=(CITY, BUILDING),
    on_play=(Produce(ENERGY, -1), Produce(MEGACREDITS, -2), Place("city")),
    triggers=(OnCity((Produce(MEGACREDITS),)),),
)
BASE.active(
    "underground-detonations",
    202,
    6,
    tags=(BUILDING,),
    actions=(Action(cost=(PayMegacredits(10),), gain=(Produce(HEAT, 2),)),),
)
