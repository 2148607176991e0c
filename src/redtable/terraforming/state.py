"""Everything that lies on the table, as plain data. What is worked out from it stands apart and is checked by tests."""

from __future__ import annotations

from dataclasses import dataclass, field

from redtable.kernel.message import Ref, Value
from redtable.kernel.plain import Cloned, Plain
from redtable.kernel.stack import State
from redtable.terraforming.board import AREAS, Board
from redtable.terraforming.card import Card
from redtable.terraforming.resources import (
    HEAT,
    MEGACREDITS,
    OCEANS_GOAL,
    OXYGEN_GOAL,
    RESOURCES,
    STEEL,
    TAGS,
    TEMPERATURE_GOAL,
    TEMPERATURE_START,
    TITANIUM,
)

NOBODY = -1
"""Owner of oceans, of neutral tiles and of empty areas."""

GENERAL = len(TAGS)
"""Index of the discount that holds for every card."""

OFFSET_SLOTS = AREAS + 3
SOLO_GENERATIONS = 14
CARD_PRICE = 3
"""M€ for a card that is bought (R7, R8)."""


@dataclass(frozen=True, slots=True)
class Options(Plain):
    """How a game was set up."""

    seats: int
    board: Board
    corporate_era: bool = True
    draft: bool = False
    beginners: tuple[int, ...] = ()
    """Seats that take the beginner corporation."""
    first: int = NOBODY
    """The first player; drawn by lot unless set."""
    corporations_dealt: int = 2
    cards_dealt: int = 10


@dataclass(slots=True)
class Seat(Cloned):
    number: int
    corporation: Card | None = None
    tr: int = 20
    tr_raised: bool = False
    """The rating went up this generation."""
    stock: list[int] = field(default_factory=lambda: [0] * 6)
    production: list[int] = field(default_factory=lambda: [0] * 6)
    hand: list[Card] = field(default_factory=list)
    played: list[Card] = field(default_factory=list)
    """Face-up project cards in order of play."""
    events: list[Card] = field(default_factory=list)
    """The face-down pile of played events."""
    on_cards: dict[Card, int] = field(default_factory=dict)
    used: list[Card] = field(default_factory=list)
    """Cards whose action was used this generation."""
    mined: dict[Card, int] = field(default_factory=dict)
    """Which production a mining card raised when it was played."""
    passed: bool = False
    first_action_due: bool = False
    next_discount: int = 0
    next_shift: int = 0
    """Hold for the next card played this generation."""
    offered: list[Card] = field(default_factory=list)
    """Cards to choose from: the start hand, research, a draft pack."""
    offered_corporations: list[Card] = field(default_factory=list)
    drafted: list[Card] = field(default_factory=list)
    ready: bool = False
    """Has made the choice that all seats make at the same time."""
    bill: list[int] = field(default_factory=list)
    """M€ and heat that the cards being bought cost; due when all seats have chosen."""

    # derived from the cards in play by `enter`
    tags: list[int] = field(default_factory=lambda: [0] * len(TAGS), compare=False)
    discounts: list[int] = field(default_factory=lambda: [0] * (len(TAGS) + 1), compare=False)
    project_discounts: dict[str, int] = field(default_factory=dict, compare=False)
    metal_value: list[int] = field(default_factory=lambda: [1, 2, 3], compare=False)
    """M€ a unit of megacredits, steel and titanium is worth, by resource number."""
    shift: int = field(default=0, compare=False)
    greenery_cost: int = field(default=8, compare=False)
    heat_is_money: bool = field(default=False, compare=False)
    protected: tuple[str, ...] = field(default=(), compare=False)
    watchers: list[Card] = field(default_factory=list, compare=False)
    """Cards in play that wait for occasions."""
    watched: int = field(default=0, compare=False)
    actors: list[Card] = field(default_factory=list, compare=False)
    """Cards in play with an action."""
    # derived from the board by `MarsState.put`
    own: int = field(default=0, compare=False)
    reach: int = field(default=0, compare=False)
    """Areas next to own tiles."""
    tile_count: int = field(default=0, compare=False)
    city_count: int = field(default=0, compare=False)
    greenery_count: int = field(default=0, compare=False)

    def face_up(self) -> list[Card]:
        """The corporation and the face-up project cards."""
        return self.played if self.corporation is None else [self.corporation, *self.played]

    def enter(self, card: Card) -> None:
        """Count a card that has come into play into what is derived from the cards in play."""
        for tag in card.tags:
            self.tags[tag] += 1
        for modifier in card.modifiers:
            modifier.enter(self)
        if card.triggers:
            self.watchers.append(card)
            for trigger in card.triggers:
                self.watched |= trigger.occasion()
        if card.actions:
            self.actors.append(card)

    def refresh(self) -> None:
        """Work out anew what is derived from the cards in play."""
        self.tags = [0] * len(TAGS)
        self.discounts = [0] * (len(TAGS) + 1)
        self.project_discounts = {}
        self.metal_value = [1, 2, 3]
        self.shift = 0
        self.greenery_cost = 8
        self.heat_is_money = False
        self.protected = ()
        self.watchers = []
        self.watched = 0
        self.actors = []
        for card in self.face_up():
            self.enter(card)

    def price(self, card: Card) -> int:
        """What the card costs after discounts; never below 0 (R9)."""
        discounts = self.discounts
        price = card.cost - discounts[GENERAL] - self.next_discount
        for tag in card.tags:
            price -= discounts[tag]
        return price if price > 0 else 0

    def money(self) -> int:
        """What can be paid without metals."""
        stock = self.stock
        return stock[MEGACREDITS] + stock[HEAT] if self.heat_is_money else stock[MEGACREDITS]

    def purse(self, card: Card) -> int:
        """What can be paid for this card, metals and all."""
        stock = self.stock
        total = stock[MEGACREDITS]
        if card.is_building:
            total += stock[STEEL] * self.metal_value[STEEL]
        if card.is_space:
            total += stock[TITANIUM] * self.metal_value[TITANIUM]
        if self.heat_is_money:
            total += max(stock[HEAT] - card.heat_lost, 0)
        return total

    def leeway(self) -> int:
        """Steps by which requirements of global parameters may be missed."""
        return self.shift + self.next_shift

    def resources_on(self, card: Card) -> int:
        return self.on_cards.get(card, 0)


@dataclass(slots=True)
class MarsState(State):
    options: Options = field(kw_only=True)
    board: Board = field(kw_only=True)
    seats: list[Seat] = field(kw_only=True)
    phase: str = "setup"
    generation: int = 1
    first: int = 0
    temperature: int = TEMPERATURE_START
    oxygen: int = 0
    tile: list[str] = field(default_factory=lambda: [""] * OFFSET_SLOTS)
    """What lies on each area, by area number; the last two are off Mars."""
    owner: list[int] = field(default_factory=lambda: [NOBODY] * OFFSET_SLOTS)
    markers: dict[int, int] = field(default_factory=dict)
    """Areas marked without a tile, and whose marker it is."""
    deck: list[Card] = field(default_factory=list)
    """The draw pile; the last card is on top."""
    discards: list[Card] = field(default_factory=list)
    milestones: list[tuple[str, int]] = field(default_factory=list)
    awards: list[tuple[str, int]] = field(default_factory=list)
    playing: Card | None = None
    """The card on the table that is being paid for."""

    # derived from the board
    occupied: int = field(default=0, compare=False)
    oceans: int = field(default=0, compare=False)
    ocean_count: int = field(default=0, compare=False)
    cities: int = field(default=0, compare=False)
    near_cities: int = field(default=0, compare=False)
    greeneries: int = field(default=0, compare=False)
    city_count: int = field(default=0, compare=False)
    """All cities in play, those off Mars included."""

    @property
    def solo(self) -> bool:
        return len(self.seats) == 1

    def restore(self) -> None:
        """Work out anew everything that is derived, after reading a state."""
        for seat in self.seats:
            seat.refresh()
        self.refresh_board()
        self.run()

    # --- the board ---

    def put(self, area: int, tile: str, owner: int) -> None:
        """Lay a tile and nothing else: no bonus, no trigger."""
        self.tile[area] = tile
        self.owner[area] = owner
        self.markers.pop(area, None)
        self.count_tile(area)

    def count_tile(self, area: int) -> None:
        tile, owner = self.tile[area], self.owner[area]
        bit = 1 << area if area <= AREAS else 0
        near = self.board.near[area] if bit else 0
        self.occupied |= bit
        is_city = tile in ("city", "capital")
        if tile == "ocean":
            self.oceans |= bit
            self.ocean_count += 1
        elif is_city:
            self.cities |= bit
            self.near_cities |= near
            self.city_count += 1
        elif tile == "greenery":
            self.greeneries |= bit
        if owner != NOBODY:
            seat = self.seats[owner]
            seat.own |= bit
            seat.reach |= near
            seat.tile_count += 1
            seat.city_count += is_city
            seat.greenery_count += tile == "greenery"

    def refresh_board(self) -> None:
        self.occupied = self.oceans = self.ocean_count = self.cities = 0
        self.near_cities = self.greeneries = self.city_count = 0
        for seat in self.seats:
            seat.own = seat.reach = seat.tile_count = seat.city_count = seat.greenery_count = 0
        for area, tile in enumerate(self.tile):
            if tile:
                self.count_tile(area)

    def claimed_by_others(self, seat: int) -> int:
        """Mask of the areas where others have a marker."""
        mask = 0
        for area, owner in self.markers.items():
            if owner != seat:
                mask |= 1 << area
        return mask

    # --- parameters ---

    def parameter(self, number: int) -> int:
        """A global parameter on its printed scale."""
        if number == 0:
            return self.temperature
        return self.oxygen if number == 1 else self.ocean_count

    def complete(self) -> bool:
        """All three parameters are at their goal."""
        return self.temperature >= TEMPERATURE_GOAL and self.oxygen >= OXYGEN_GOAL and self.ocean_count >= OCEANS_GOAL

    def raise_rating(self, seat: Seat, steps: int) -> None:
        seat.tr += steps
        seat.tr_raised = True

    # --- resources ---

    def change_stock(self, seat: Seat, resource: int, amount: int) -> None:
        seat.stock[resource] += amount
        if self.events is not None:
            self.tell_gain(seat, resource, amount)

    def change_production(self, seat: Seat, resource: int, steps: int) -> None:
        seat.production[resource] += steps
        if self.events is not None and steps:
            kind = "production-raised" if steps > 0 else "production-lowered"
            self.emit(kind, seat.number, {"resource": Ref("res", RESOURCES[resource]), "amount": abs(steps)})

    def add_to_card(self, seat: Seat, card: Card, amount: int) -> None:
        seat.on_cards[card] = seat.on_cards.get(card, 0) + amount
        if not seat.on_cards[card]:
            del seat.on_cards[card]
        if self.events is not None and amount:
            kind = "card-gained" if amount > 0 else "card-lost"
            args: dict[str, Value] = {"card": Ref("card", card.id), "resource": Ref("res", card.holds)}
            self.emit(kind, seat.number, args | {"amount": abs(amount)})

    # --- cards ---

    def draw(self, count: int) -> list[Card]:
        """Take cards from the deck; an empty deck is made anew from the discards; fewer if there are no more (R8)."""
        self.reveals += 1
        drawn: list[Card] = []
        while len(drawn) < count:
            if not self.deck:
                if not self.discards:
                    break
                self.deck = self.discards
                self.discards = []
                self.shuffle(self.deck)
            drawn.append(self.deck.pop())
        return drawn

    def draw_to_hand(self, seat: Seat, count: int) -> None:
        drawn = self.draw(count)
        seat.hand += drawn
        if self.events is not None and drawn:
            cards = tuple([Ref("card", card.id) for card in drawn])
            self.emit("cards-drawn", seat.number, {"count": len(drawn)}, {"cards": cards})

    def offer(self, seat: Seat, count: int) -> None:
        """Let a seat look at cards from the deck."""
        seat.offered = self.draw(count)
        if self.events is not None:
            cards = tuple([Ref("card", card.id) for card in seat.offered])
            self.emit("cards-looked-at", seat.number, {"count": len(cards)}, {"cards": cards})

    def settle_offer(self, seat: Seat, kept: list[str]) -> None:
        """Take these of the cards looked at into the hand, discard the others."""
        taken = [card for card in seat.offered if card.id in kept]
        self.discards += [card for card in seat.offered if card.id not in kept]
        seat.offered = []
        seat.hand += taken
        if self.events is not None:
            cards = tuple([Ref("card", card.id) for card in taken])
            self.emit("cards-kept", seat.number, {"count": len(taken)}, {"cards": cards})

    # --- occasions ---

    def occur(self, occasion: int, actor: int, value: int, card: Card | None) -> None:
        """Let everything that waits for the occasion join the pool: the active seat's first, then in seat order."""
        seats = self.seats
        for offset in range(len(seats)):
            seat = seats[(self.active + offset) % len(seats)]
            if not seat.watched & occasion:
                continue
            own = seat.number == actor
            for watcher in seat.watchers:
                for trigger in watcher.triggers:
                    if trigger.occasion() == occasion and trigger.fits(own, value, card):
                        for effect in trigger.do:
                            self.later(effect, seat.number, watcher, subject=card)

    # --- facts ---

    def tell_gain(self, seat: Seat, resource: int, amount: int) -> None:
        if self.events is not None and amount:
            kind = "gained" if amount > 0 else "lost"
            self.emit(kind, seat.number, {"resource": Ref("res", RESOURCES[resource]), "amount": abs(amount)})
