"""Automated cards (green) of Corporate Era, by number."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from redtable.kernel.decision import Decision
from redtable.kernel.message import Message, Ref
from redtable.kernel.stack import NOTHING, Frame
from redtable.terraforming.card import Card, production_box
from redtable.terraforming.cards.modules import CORPORATE_ERA
from redtable.terraforming.counts import CitiesNearby, EventsPlayed, Per, Tags, TagsOfOthers
from redtable.terraforming.declare import NEWS, CardEffect
from redtable.terraforming.effects.draws import Draw
from redtable.terraforming.effects.others import LowerAnyProduction, holder_of, source_of
from redtable.terraforming.effects.resources import Gain, Produce, RaiseRating
from redtable.terraforming.effects.tiles import Place, ProduceAreaMetal
from redtable.terraforming.requirements import CitiesInPlay, OwnProduction, OwnTags
from redtable.terraforming.resources import (
    BUILDING,
    CITY,
    EARTH,
    ENERGY,
    HEAT,
    JOVIAN,
    MEGACREDITS,
    POWER,
    SCIENCE,
    SPACE,
    STEEL,
    TAGS,
    TITANIUM,
    WILD,
)
from redtable.terraforming.state import MarsState, Seat


@dataclass(frozen=True, slots=True)
class CopyProduction(CardEffect):
    """Carry out the production box of an own face-up card with the tag once more; all of it must be possible again."""

    tag: int

    def is_hurdle(self) -> bool:
        return True

    def possible(self, state: MarsState, seat: Seat, card: Card | None) -> bool:
        return bool(self._cards(state, seat))

    def obstacle(self, state: MarsState, seat: Seat, card: Card | None) -> Message:
        return Message("gap-no-production-to-copy", {"tag": Ref("tag", TAGS[self.tag])})

    def reads(self, state: MarsState, frame: Frame) -> int:
        return NEWS

    def ask(self, state: MarsState, frame: Frame) -> Sequence[Decision]:
        options = [f"card:{card.id}" for card in self._cards(state, state.seats[frame.seat])]
        return [Decision(frame.seat, "ask-copy", options, source_of(frame))] if options else NOTHING

    def apply(self, state: MarsState, frame: Frame) -> None:
        """Nothing can be copied any more."""

    def answer(self, state: MarsState, frame: Frame, seat: int, key: str) -> None:
        _, copied = holder_of(state, key)
        for effect in production_box(copied):
            state.later(effect, seat, copied)

    def _cards(self, state: MarsState, seat: Seat) -> list[Card]:
        tagged = [card for card in seat.face_up() if self.tag in card.tags or WILD in card.tags]
        return [card for card in tagged if production_box(card) and _repeatable(state, seat, card)]

    def text(self) -> Message:
        return Message("do-copy-production", {"tag": Ref("tag", TAGS[self.tag])})


def _repeatable(state: MarsState, seat: Seat, card: Card) -> bool:
    return all(effect.possible(state, seat, card) for effect in production_box(card))


CORPORATE_ERA.automated(
    "asteroid-mining-consortium",
    2,
    13,
    tags=(JOVIAN,),
    requires=(OwnProduction(TITANIUM, 1),),
    on_play=(LowerAnyProduction(TITANIUM, 1), Produce(TITANIUM)),
    points=1,
)
CORPORATE_ERA.automated(
    "lightning-harvest",
    46,
    8,
    tags=(POWER,),
    requires=(OwnTags(((SCIENCE, 3),)),),
    on_play=(Produce(ENERGY), Produce(MEGACREDITS)),
    points=1,
)
CORPORATE_ERA.automated(
    "miranda-resort", 51, 12, tags=(JOVIAN, SPACE), on_play=(Produce(MEGACREDITS, Tags(EARTH)),), points=1
)
CORPORATE_ERA.automated("mine", 56, 4, tags=(BUILDING,), on_play=(Produce(STEEL),))
CORPORATE_ERA.automated("vesta-shipyard", 57, 15, tags=(JOVIAN, SPACE), on_play=(Produce(TITANIUM),), points=1)
CORPORATE_ERA.automated(
    "great-escarpment-consortium",
    61,
    6,
    requires=(OwnProduction(STEEL, 1),),
    on_play=(LowerAnyProduction(STEEL, 1), Produce(STEEL)),
)
CORPORATE_ERA.automated(
    "mining-area", 64, 4, tags=(BUILDING,), on_play=(Place("", "metal_bonus_adjacent_own", then=(ProduceAreaMetal(),)),)
)
CORPORATE_ERA.automated(
    "building-industries", 65, 6, tags=(BUILDING,), on_play=(Produce(ENERGY, -1), Produce(STEEL, 2))
)
CORPORATE_ERA.automated("sponsors", 68, 6, tags=(EARTH,), on_play=(Produce(MEGACREDITS, 2),))
CORPORATE_ERA.automated(
    "callisto-penal-mines", 82, 24, tags=(JOVIAN, SPACE), on_play=(Produce(MEGACREDITS, 3),), points=2
)
CORPORATE_ERA.automated("trans-neptune-probe", 84, 6, tags=(SCIENCE, SPACE), points=1)
CORPORATE_ERA.automated(
    "commercial-district",
    85,
    16,
    tags=(BUILDING,),
    on_play=(Produce(ENERGY, -1), Produce(MEGACREDITS, 4), Place("", "any_land")),
    points=CitiesNearby(),
)
CORPORATE_ERA.automated("robotic-workforce", 86, 9, tags=(SCIENCE,), on_play=(CopyProduction(BUILDING),))
CORPORATE_ERA.automated("research", 90, 11, tags=(SCIENCE, SCIENCE), on_play=(Draw(2),), points=1)
CORPORATE_ERA.automated(
    "gene-repair",
    91,
    12,
    tags=(SCIENCE,),
    requires=(OwnTags(((SCIENCE, 3),)),),
    on_play=(Produce(MEGACREDITS, 2),),
    points=2,
)
CORPORATE_ERA.automated(
    "io-mining-industries",
    92,
    41,
    tags=(JOVIAN, SPACE),
    on_play=(Produce(TITANIUM, 2), Produce(MEGACREDITS, 2)),
    points=Tags(JOVIAN, wild=False),
)
CORPORATE_ERA.automated(
    "tropical-resort", 98, 13, tags=(BUILDING,), on_play=(Produce(MEGACREDITS, 3), Produce(HEAT, -2)), points=2
)
CORPORATE_ERA.automated("toll-station", 99, 12, tags=(SPACE,), on_play=(Produce(MEGACREDITS, TagsOfOthers(SPACE)),))
CORPORATE_ERA.automated("acquired-company", 106, 10, tags=(EARTH,), on_play=(Produce(MEGACREDITS, 3),))
CORPORATE_ERA.automated("media-archives", 107, 8, tags=(EARTH,), on_play=(Gain(MEGACREDITS, EventsPlayed()),))
CORPORATE_ERA.automated(
    "hackers",
    125,
    3,
    on_play=(Produce(ENERGY, -1), LowerAnyProduction(MEGACREDITS, 2), Produce(MEGACREDITS, 2)),
    points=-1,
)
CORPORATE_ERA.automated("cartel", 137, 8, tags=(EARTH,), on_play=(Produce(MEGACREDITS, Tags(EARTH)),))
CORPORATE_ERA.automated("titanium-mine", 144, 7, tags=(BUILDING,), on_play=(Produce(TITANIUM),))
CORPORATE_ERA.automated(
    "power-supply-consortium",
    160,
    5,
    tags=(POWER,),
    requires=(OwnTags(((POWER, 2),)),),
    on_play=(LowerAnyProduction(ENERGY, 1), Produce(ENERGY)),
)
CORPORATE_ERA.automated("satellites", 175, 10, tags=(SPACE,), on_play=(Produce(MEGACREDITS, Tags(SPACE)),))
CORPORATE_ERA.automated(
    "fuel-factory", 180, 6, tags=(BUILDING,), on_play=(Produce(ENERGY, -1), Produce(MEGACREDITS), Produce(TITANIUM))
)
CORPORATE_ERA.automated(
    "corporate-stronghold",
    182,
    11,
    tags=(CITY, BUILDING),
    on_play=(Produce(ENERGY, -1), Produce(MEGACREDITS, 3), Place("city")),
    points=-2,
)
CORPORATE_ERA.automated("rad-suits", 186, 6, requires=(CitiesInPlay(2),), on_play=(Produce(MEGACREDITS),), points=1)
CORPORATE_ERA.automated("lagrange-observatory", 196, 9, tags=(SCIENCE, SPACE), on_play=(Draw(),), points=1)
CORPORATE_ERA.automated(
    "terraforming-ganymede", 197, 33, tags=(JOVIAN, SPACE), on_play=(RaiseRating(Tags(JOVIAN)),), points=2
)
CORPORATE_ERA.automated(
    "energy-tapping", 201, 3, tags=(POWER,), on_play=(LowerAnyProduction(ENERGY, 1), Produce(ENERGY)), points=-1
)
CORPORATE_ERA.automated(
    "medical-lab",
    207,
    13,
    tags=(SCIENCE, BUILDING),
    on_play=(Produce(MEGACREDITS, Per(Tags(BUILDING), every=2)),),
    points=1,
)
