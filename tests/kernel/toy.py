"""A little card game for testing the kernel: hidden hands, a deck, every kind of decision, effects whose order matters.

Everybody keeps what they like of four cards, all at the same time. In a round each seat draws a card and then plays
cards for coins and gems or passes; after three rounds coins and printed points count. Discards lie face down.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from redtable.kernel.decision import Amount, Decision, Means, Payment, Portion, Subset, parse_payment
from redtable.kernel.message import Message, Ref
from redtable.kernel.payment import payment
from redtable.kernel.plain import Cloned, Declared, Plain
from redtable.kernel.stack import Effect, Frame, State

GEM_VALUE: Final = 2
START_COINS: Final = 6
DEALT: Final = 4
HAND: Final = 1
"""The bit of what order can matter for: choices among hand cards read it, draws write it."""


@dataclass(frozen=True, eq=False)
class ToyCard(Declared):
    """Without slots: on the compiled build `id` must stay the base's own attribute, which a slot would hide."""

    id: str = field()  # without a word that attribute would pass for a default
    cost: int
    points: int
    effects: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class ToyOptions(Plain):
    seats: int = 2
    gems: int = 3


@dataclass(slots=True)
class Pile(Cloned):
    """Coins somebody left lying; there is none before."""

    coins: int


@dataclass(slots=True)
class ToySeat(Cloned):
    coins: int = START_COINS
    gems: int = 0
    hand: list[ToyCard] = field(default_factory=list)
    offered: list[ToyCard] = field(default_factory=list)
    played: list[ToyCard] = field(default_factory=list)
    ready: bool = False
    passed: bool = False
    printed: int = field(default=0, compare=False)
    """Points printed on the played cards, derived from them."""


@dataclass(slots=True)
class ToyState(State):
    options: ToyOptions = field(default_factory=ToyOptions)
    seats: list[ToySeat] = field(default_factory=list)
    deck: list[ToyCard] = field(default_factory=list)
    discards: list[ToyCard] = field(default_factory=list)
    round: int = 0
    played_by: dict[ToyCard, int] = field(default_factory=dict)
    coins_of_rounds: list[list[int]] = field(default_factory=list)
    pile: Pile | None = None

    def draw(self, seat: int, count: int) -> None:
        """Deal from the end of the deck; the discards are shuffled when it is empty."""
        self.reveals += 1
        for _ in range(count):
            if not self.deck:
                self.deck, self.discards = self.discards, []
                self.shuffle(self.deck)
            if self.deck:
                card = self.deck.pop()
                self.seats[seat].hand.append(card)
                self.emit("card-drawn", seat, {"count": 1}, {"card": Ref("card", card.id)})


def card_named(cards: Sequence[ToyCard], key: str) -> ToyCard:
    return next(card for card in cards if card.id == key.partition(":")[2])


# --- what cards do ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Gain(Effect):
    coins: int

    def apply(self, state: ToyState, frame: Frame) -> None:
        state.seats[frame.seat].coins += self.coins
        state.emit("gained", frame.seat, {"coins": self.coins})


@dataclass(frozen=True, slots=True)
class Draw(Effect):
    count: int

    def apply(self, state: ToyState, frame: Frame) -> None:
        state.draw(frame.seat, self.count)

    def writes(self, state: ToyState, frame: Frame) -> int:
        return HAND


@dataclass(frozen=True, slots=True)
class Discard(Effect):
    """Discard a card from hand, if need be one that another effect of the same card draws."""

    def ask(self, state: ToyState, frame: Frame) -> Sequence[Decision]:
        hand = state.seats[frame.seat].hand
        if not hand:
            return ()
        return [Decision(frame.seat, "ask-discard", [f"discard:{card.id}" for card in hand])]

    def answer(self, state: ToyState, frame: Frame, seat: int, key: str) -> None:
        hand = state.seats[seat].hand
        card = card_named(hand, key)
        hand.remove(card)
        state.discards.append(card)

    def apply(self, state: ToyState, frame: Frame) -> None:
        """Nothing to discard."""

    def feasible(self, state: ToyState, frame: Frame) -> bool:
        return bool(state.seats[frame.seat].hand)

    def reads(self, state: ToyState, frame: Frame) -> int:
        return HAND


@dataclass(frozen=True, slots=True)
class Steal(Effect):
    most: int

    def ask(self, state: ToyState, frame: Frame) -> Sequence[Decision]:
        rich = [(n, min(self.most, seat.coins)) for n, seat in enumerate(state.seats) if n != frame.seat and seat.coins]
        options = [*[f"seat:{n}" for n, _ in rich], "none"]
        return [Portion(frame.seat, "ask-steal", options, most=(*[coins for _, coins in rich], 0))]

    def answer(self, state: ToyState, frame: Frame, seat: int, key: str) -> None:
        option, _, number = key.partition("=")
        if option != "none":
            victim = state.seats[int(option[len("seat:") :])]
            coins = int(number) if number else min(self.most, victim.coins)
            victim.coins -= coins
            state.seats[seat].coins += coins


@dataclass(frozen=True, slots=True)
class Smelt(Effect):
    """Turn gems into three coins each; one of the three is left lying for the next to smelt."""

    def ask(self, state: ToyState, frame: Frame) -> Sequence[Decision]:
        return [Amount(frame.seat, "ask-smelt", [], most=state.seats[frame.seat].gems)]

    def answer(self, state: ToyState, frame: Frame, seat: int, key: str) -> None:
        smelter, gems = state.seats[seat], int(key.partition(":")[2])
        if state.pile is None:
            state.pile = Pile(0)
        smelter.coins += 2 * gems + state.pile.coins
        smelter.gems -= gems
        state.pile.coins = gems


@dataclass(frozen=True, slots=True)
class Explore(Effect):
    sides: int

    def apply(self, state: ToyState, frame: Frame) -> None:
        found = state.roll(self.sides)
        state.seats[frame.seat].gems += found
        state.emit("explored", frame.seat, {"gems": found})


# --- turns -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Keep(Effect):
    """At the beginning all seats say at the same time which of the dealt cards they keep."""

    def ask(self, state: ToyState, frame: Frame) -> Sequence[Decision]:
        waiting = [(number, seat) for number, seat in enumerate(state.seats) if not seat.ready]
        return [
            Subset(number, "ask-keep", [card.id for card in seat.offered], verb="keep", least=1, most=DEALT)
            for number, seat in waiting
        ]

    def answer(self, state: ToyState, frame: Frame, seat: int, key: str) -> None:
        keeper = state.seats[seat]
        kept = key.partition(":")[2].split(",")
        for card in keeper.offered:
            (keeper.hand if card.id in kept else state.discards).append(card)
        keeper.offered = []
        keeper.ready = True
        state.flow.append(frame)

    def apply(self, state: ToyState, frame: Frame) -> None:
        """All are ready."""


@dataclass(frozen=True, slots=True)
class Turn(Effect):
    """The active seat plays a card or passes; this comes back until all have passed."""

    def ask(self, state: ToyState, frame: Frame) -> Sequence[Decision]:
        seat = state.seats[state.active]
        if seat.passed:
            return ()
        cards = [card for card in seat.hand if card.cost <= seat.coins + GEM_VALUE * seat.gems]
        options = [*[f"play:{card.id}" for card in cards], "pass"]
        return [Decision(state.active, "ask-action", options, args={"round": state.round}, forced=False)]

    def answer(self, state: ToyState, frame: Frame, seat: int, key: str) -> None:
        state.flow += [frame, Frame(NEXT, seat)]
        if key == "pass":
            state.seats[seat].passed = True
        else:
            card = card_named(state.seats[seat].hand, key)
            state.seats[seat].hand.remove(card)
            state.then(PLAY, seat, card)
            state.then(PAY, seat, card, card.cost)

    def apply(self, state: ToyState, frame: Frame) -> None:
        """All have passed."""


@dataclass(frozen=True, slots=True)
class Round(Effect):
    """Goes on to the next round, or ends the game after the last."""

    turn: Effect
    last: int

    def apply(self, state: ToyState, frame: Frame) -> None:
        if state.round:
            state.coins_of_rounds.append([seat.coins for seat in state.seats])
        if state.round == self.last:
            return
        state.round += 1
        state.active = (state.round - 1) % len(state.seats)
        state.flow += [frame, Frame(self.turn, 0)]
        for number, seat in enumerate(state.seats):
            seat.passed = False
            state.draw(number, 1)


@dataclass(frozen=True, slots=True)
class Next(Effect):
    """The next seat that has not passed becomes the active one."""

    def apply(self, state: ToyState, frame: Frame) -> None:
        order = [(frame.seat + step) % len(state.seats) for step in range(1, len(state.seats) + 1)]
        state.active = next((seat for seat in order if not state.seats[seat].passed), frame.seat)


@dataclass(frozen=True, slots=True)
class Pay(Effect):
    def ask(self, state: ToyState, frame: Frame) -> Sequence[Decision]:
        return [self._payment(state, frame)] if frame.amount else ()

    def answer(self, state: ToyState, frame: Frame, seat: int, key: str) -> None:
        gems, coins = parse_payment(key, self._payment(state, frame).means)
        state.seats[seat].gems -= gems
        state.seats[seat].coins -= coins

    def apply(self, state: ToyState, frame: Frame) -> None:
        """It is free."""

    def _payment(self, state: ToyState, frame: Frame) -> Payment:
        seat = state.seats[frame.seat]
        means = (Means("gems", seat.gems, GEM_VALUE), Means("coins", seat.coins, 1))
        return payment(frame.seat, "ask-payment", frame.card.id if frame.card else "", frame.amount, means)


@dataclass(frozen=True, slots=True)
class Play(Effect):
    def apply(self, state: ToyState, frame: Frame) -> None:
        card = frame.card
        assert isinstance(card, ToyCard)
        state.seats[frame.seat].played.append(card)
        state.seats[frame.seat].printed += card.points
        state.played_by[card] = frame.seat
        state.emit("card-played", frame.seat, {"card": Ref("card", card.id), "why": Message("the-rules")})
        for effect in card.effects:
            state.later(effect, frame.seat, card)


TURN: Final = Turn()
NEXT: Final = Next()
PAY: Final = Pay()
PLAY: Final = Play()


def _card(name: str, number: int, cost: int, points: int, *effects: Effect) -> ToyCard:
    card = ToyCard(f"{name}_{number}", cost, points, effects)
    card.register()
    return card


_KINDS: Final[dict[str, tuple[Any, ...]]] = {
    "gift": (0, 0, Gain(3)),
    "map": (2, 1, Draw(2)),
    "trade": (1, 2, Discard(), Draw(1)),
    "toll": (0, 3, Discard()),
    "theft": (3, 1, Steal(3)),
    "smelter": (1, 1, Smelt()),
    "cave": (2, 0, Explore(4)),
    "statue": (5, 6),
}
DECK: Final = [_card(name, number, *kind) for name, kind in _KINDS.items() for number in (1, 2, 3)]
