"""A card is data: what it costs, needs, does and is worth. The same object in every game of the process."""

from __future__ import annotations

from dataclasses import dataclass

from redtable.kernel.plain import Declared, Plain, declared
from redtable.terraforming.declare import CardEffect, Count, Modifier, Requirement, Trigger
from redtable.terraforming.resources import ACTIVE, AUTOMATED, BUILDING, CORPORATION, EVENT, HEAT, SPACE, TAGS


@dataclass(frozen=True, slots=True)
class Action(Plain):
    """One arrow of a card: what stands left of it is paid, what stands right is received."""

    cost: tuple[CardEffect, ...] = ()
    gain: tuple[CardEffect, ...] = ()
    name: str = "use"
    """Names the branch where a card has several: `add`, `spend`, `plants`."""
    if_rating_rose: bool = False
    """Only in a generation in which the owner's terraform rating went up."""


@dataclass(frozen=True, slots=True)
class Start(Plain):
    """What a corporation begins with. The production is its production box."""

    megacredits: int
    stock: tuple[tuple[int, int], ...] = ()
    production: tuple[CardEffect, ...] = ()
    solo: tuple[CardEffect, ...] = ()
    free_cards: int = 0
    """The beginner corporation keeps this many cards without choice and payment."""


@dataclass(frozen=True, slots=True, eq=False)
class Card(Declared):
    id: str
    number: str
    module: str
    kind: str
    cost: int
    tags: tuple[int, ...]
    requires: tuple[Requirement, ...]
    on_play: tuple[CardEffect, ...]
    actions: tuple[Action, ...]
    triggers: tuple[Trigger, ...]
    modifiers: tuple[Modifier, ...]
    points: int | Count
    holds: str
    """The resource it stores: animal, microbe, science, fighter; empty for none."""
    locked: bool
    """Nobody can take its resources away."""
    start: Start | None
    first_action: CardEffect | None
    # worked out once, for speed
    hurdles: tuple[CardEffect, ...]
    heat_lost: int
    """Heat that its effects take and that therefore cannot pay for it."""
    is_building: bool
    is_space: bool
    play_key: str
    use_key: str


class Module:
    """A set of cards: the base game, Corporate Era, an expansion."""

    def __init__(self, module_id: str) -> None:
        self.id = module_id
        self.projects: list[Card] = []
        self.corporations: list[Card] = []

    def automated(self, card_id: str, number: int, cost: int, **declared: object) -> None:
        self.projects.append(_card(self.id, AUTOMATED, card_id, f"{number:03}", cost, declared))

    def active(self, card_id: str, number: int, cost: int, **declared: object) -> None:
        self.projects.append(_card(self.id, ACTIVE, card_id, f"{number:03}", cost, declared))

    def event(self, card_id: str, number: int, cost: int, **declared: object) -> None:
        self.projects.append(_card(self.id, EVENT, card_id, f"{number:03}", cost, declared))

    def corporation(self, card_id: str, number: int, **declared: object) -> Card:
        card = _card(self.id, CORPORATION, card_id, f"R{number:02}", 0, declared)
        self.corporations.append(card)
        return card


def _card(module: str, kind: str, card_id: str, number: str, cost: int, declared: dict[str, object]) -> Card:
    return build_card(module, kind, card_id, number, cost, **declared)  # type: ignore[arg-type]  # checked by build_card


def build_card(
    module: str,
    kind: str,
    card_id: str,
    number: str,
    cost: int,
    tags: tuple[int, ...] = (),
    requires: tuple[Requirement, ...] = (),
    on_play: tuple[CardEffect, ...] = (),
    actions: tuple[Action, ...] = (),
    triggers: tuple[Trigger, ...] = (),
    modifiers: tuple[Modifier, ...] = (),
    points: int | Count = 0,
    holds: str = "",
    locked: bool = False,
    start: Start | None = None,
    first_action: CardEffect | None = None,
) -> Card:
    """A registered card; works out what the rules look at again and again."""
    card = Card(
        id=card_id,
        number=number,
        module=module,
        kind=kind,
        cost=cost,
        tags=tags,
        requires=requires,
        on_play=on_play,
        actions=actions,
        triggers=triggers,
        modifiers=modifiers,
        points=points,
        holds=holds,
        locked=locked,
        start=start,
        first_action=first_action,
        hurdles=tuple([effect for effect in on_play if effect.is_hurdle()]),
        heat_lost=sum([effect.stock_loss(HEAT) for effect in on_play]),
        is_building=BUILDING in tags,
        is_space=SPACE in tags,
        play_key=f"play:{card_id}",
        use_key=f"use:{card_id}",
    )
    card.register()
    return card


def card_by_id(card_id: str) -> Card:
    """Raises `KeyError` for an unknown id."""
    found = declared(Card, card_id)
    if found is None:
        raise KeyError(card_id)
    return found


def production_box(card: Card) -> tuple[CardEffect, ...]:
    """The production that a card, or the start of a corporation, changes."""
    effects = card.on_play + (card.start.production if card.start is not None else ())
    return tuple([part for effect in effects for part in effect.production_part()])


def tag_names(card: Card) -> list[str]:
    return [TAGS[tag] for tag in card.tags]
