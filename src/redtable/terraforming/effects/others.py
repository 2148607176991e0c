"""Red borders: taking from other players, or from oneself (R9, R15). In solo the neutral opponent has everything."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from redtable.kernel.decision import Decision, Portion
from redtable.kernel.message import Message, Ref, Value
from redtable.kernel.stack import NOTHING, Frame
from redtable.terraforming.amounts import measured, resources
from redtable.terraforming.board import bits
from redtable.terraforming.card import Card
from redtable.terraforming.declare import PLANTS_OF_OTHERS, CardEffect
from redtable.terraforming.resources import MEGACREDITS, RESOURCES, least_production
from redtable.terraforming.state import NOBODY, MarsState, Seat
from redtable.terraforming.sure import sure_production

NONE = "none"
NEUTRAL = "neutral"


def source_of(frame: Frame) -> str:
    return frame.card.id if frame.card is not None else ""


def victim_of(key: str) -> tuple[int, str, int]:
    """Seat, resource and units of `seat:1:plants=2`; units 0 where all are meant."""
    option, _, units = key.partition("=")
    _, seat, resource = option.split(":")
    return int(seat), resource, int(units or 0)


def others_first(state: MarsState, seat: Seat) -> list[Seat]:
    """Opponents from the left, then the seat itself."""
    seats = state.seats
    return [seats[(seat.number + offset) % len(seats)] for offset in range(1, len(seats) + 1)]


@dataclass(frozen=True, slots=True)
class RemoveUpTo(CardEffect):
    """One player, or one card, loses up to so many of one of these resources; nobody need lose anything."""

    kinds: tuple[tuple[str, int], ...]

    def reads(self, state: MarsState, frame: Frame) -> int:
        return PLANTS_OF_OTHERS

    def ask(self, state: MarsState, frame: Frame) -> Sequence[Decision]:
        seat = state.seats[frame.seat]
        options: list[str] = []
        most: list[int] = []
        for kind, limit in self.kinds:
            for victim in others_first(state, seat):
                if victim is not seat and kind in victim.protected:
                    continue
                for option, held in _holdings(victim, kind):
                    options.append(option)
                    most.append(min(held, limit))
        if not options:
            return NOTHING
        return [Portion(seat.number, "ask-remove", [*options, NONE], source_of(frame), most=(*most, 0))]

    def apply(self, state: MarsState, frame: Frame) -> None:
        """Nobody has any of it."""

    def answer(self, state: MarsState, frame: Frame, seat: int, key: str) -> None:
        if key == NONE:
            return
        if key.startswith("card:"):
            self._take_from_card(state, key)
            return
        number, resource, units = victim_of(key)
        victim = state.seats[number]
        limit = units or dict(self.kinds)[resource]
        index = RESOURCES.index(resource)
        state.change_stock(victim, index, -min(victim.stock[index], limit))

    def _take_from_card(self, state: MarsState, key: str) -> None:
        option, _, units = key.partition("=")
        victim, card = holder_of(state, option)
        limit = int(units) if units else dict(self.kinds)[card.holds]
        state.add_to_card(victim, card, -min(victim.on_cards[card], limit))

    def text(self) -> Message:
        return Message("do-remove", {"kinds": tuple([_removed(kind, limit) for kind, limit in self.kinds])})


def _removed(kind: str, limit: int) -> Message:
    """Resources of a player, or on one of the player's cards."""
    what = measured(kind, limit)
    return what if kind in RESOURCES else Message("from-one-card", {"what": what})


def _holdings(victim: Seat, kind: str) -> list[tuple[str, int]]:
    """What can be taken of a kind from a player: the stock, or the resources on each card."""
    if kind in RESOURCES:
        held = victim.stock[RESOURCES.index(kind)]
        return [(f"seat:{victim.number}:{kind}", held)] if held else []
    return [
        (f"card:{card.id}", held)
        for card, held in victim.on_cards.items()
        if card.holds == kind and held and not card.locked
    ]


def holder_of(state: MarsState, option: str) -> tuple[Seat, Card]:
    """The card of an option `card:birds`, and whose it is."""
    card_id = option.removeprefix("card:")
    for seat in state.seats:
        for card in seat.face_up():
            if card.id == card_id:
                return seat, card
    raise LookupError(option)


@dataclass(frozen=True, slots=True)
class Steal(CardEffect):
    """Up to so many of one of these resources from one opponent; in solo from the supply."""

    kinds: tuple[tuple[int, int], ...]

    def ask(self, state: MarsState, frame: Frame) -> Sequence[Decision]:
        seat = state.seats[frame.seat]
        if state.solo:
            options = [f"{NEUTRAL}:{RESOURCES[resource]}" for resource, _ in self.kinds]
            most = [limit for _, limit in self.kinds]
        else:
            options, most = [], []
            for resource, limit in self.kinds:
                for victim in others_first(state, seat)[:-1]:
                    if victim.stock[resource] and RESOURCES[resource] not in victim.protected:
                        options.append(f"seat:{victim.number}:{RESOURCES[resource]}")
                        most.append(min(victim.stock[resource], limit))
        if not options:
            return NOTHING
        return [Portion(seat.number, "ask-steal", [*options, NONE], source_of(frame), most=(*most, 0))]

    def apply(self, state: MarsState, frame: Frame) -> None:
        """Nobody has any of it."""

    def answer(self, state: MarsState, frame: Frame, seat: int, key: str) -> None:
        if key == NONE:
            return
        thief = state.seats[seat]
        limits = {RESOURCES[resource]: limit for resource, limit in self.kinds}
        if key.startswith(NEUTRAL):
            resource, _, number = key.removeprefix(f"{NEUTRAL}:").partition("=")
            units = int(number or limits[resource])
        else:
            victim_number, resource, units = victim_of(key)
            victim = state.seats[victim_number]
            units = min(units or limits[resource], victim.stock[RESOURCES.index(resource)])
            state.change_stock(victim, RESOURCES.index(resource), -units)
        state.change_stock(thief, RESOURCES.index(resource), units)

    def text(self) -> Message:
        return Message("do-steal", {"kinds": tuple([resources(resource, limit) for resource, limit in self.kinds])})


@dataclass(frozen=True, slots=True)
class LowerAnyProduction(CardEffect):
    """One player, possibly oneself, must lose all these steps of production."""

    resource: int
    steps: int

    def production_part(self) -> tuple[CardEffect, ...]:
        return (self,)

    def is_hurdle(self) -> bool:
        return True

    def possible(self, state: MarsState, seat: Seat, card: Card | None) -> bool:
        if state.solo:
            return True
        least = least_production(self.resource) + self.steps
        for other in state.seats:
            if other.production[self.resource] >= least:
                return True
        return seat.production[self.resource] + sure_production(seat, card, self.resource) >= least

    def obstacle(self, state: MarsState, seat: Seat, card: Card | None) -> Message:
        return Message("gap-any-production", {"n": self.steps, "resource": Ref("res", RESOURCES[self.resource])})

    def feasible(self, state: MarsState, frame: Frame) -> bool:
        return not self._own_gain_waits(state, frame) and bool(self._victims(state, frame))

    def ask(self, state: MarsState, frame: Frame) -> Sequence[Decision]:
        victims = self._victims(state, frame)
        if not victims:
            return NOTHING
        args: dict[str, Value] = {"n": self.steps, "resource": Ref("res", RESOURCES[self.resource])}
        return [Decision(frame.seat, "ask-lower-production", victims, source_of(frame), args)]

    def apply(self, state: MarsState, frame: Frame) -> None:
        """Nobody can lose it any more."""

    def answer(self, state: MarsState, frame: Frame, seat: int, key: str) -> None:
        if key != NEUTRAL:
            victim = state.seats[int(key.removeprefix("seat:"))]
            state.change_production(victim, self.resource, -self.steps)

    def _own_gain_waits(self, state: MarsState, frame: Frame) -> bool:
        """Own production that is still to come makes oneself a target; to take it first shuts out no other choice."""
        for waiting in state.pool:
            effect = waiting.effect
            if waiting.seat == frame.seat and isinstance(effect, CardEffect) and effect.production_gain(self.resource):
                return True
        return False

    def _victims(self, state: MarsState, frame: Frame) -> list[str]:
        if state.solo:
            return [NEUTRAL]
        least = least_production(self.resource) + self.steps
        candidates = others_first(state, state.seats[frame.seat])
        return [f"seat:{victim.number}" for victim in candidates if victim.production[self.resource] >= least]

    def text(self) -> Message:
        return Message("do-lower-production", {"what": resources(self.resource, self.steps)})


@dataclass(frozen=True, slots=True)
class RemoveFromNeighbour(CardEffect):
    """The owner of a tile next to the area just covered (frame.amount) loses up to so many M€."""

    megacredits: int

    def ask(self, state: MarsState, frame: Frame) -> Sequence[Decision]:
        owners = {state.owner[area] for area in bits(state.board.near[frame.amount])}
        seat = state.seats[frame.seat]
        options = []
        most = []
        for victim in others_first(state, seat)[:-1]:
            if victim.number in owners - {NOBODY} and victim.stock[MEGACREDITS]:
                options.append(f"seat:{victim.number}:{RESOURCES[MEGACREDITS]}")
                most.append(min(victim.stock[MEGACREDITS], self.megacredits))
        if not options:
            return NOTHING
        return [Portion(seat.number, "ask-remove", [*options, NONE], source_of(frame), most=(*most, 0))]

    def apply(self, state: MarsState, frame: Frame) -> None:
        """No opponent has a tile there and money to lose."""

    def answer(self, state: MarsState, frame: Frame, seat: int, key: str) -> None:
        if key != NONE:
            number, _, units = victim_of(key)
            victim = state.seats[number]
            state.change_stock(victim, MEGACREDITS, -min(units or self.megacredits, victim.stock[MEGACREDITS]))

    def text(self) -> Message:
        return Message("do-remove-from-neighbour", {"what": resources(MEGACREDITS, self.megacredits)})
