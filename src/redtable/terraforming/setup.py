"""Setting up (R7, R13): decks, first player, corporations and first cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from redtable.kernel.decision import Decision
from redtable.kernel.message import Ref
from redtable.kernel.stack import Effect, Frame
from redtable.terraforming.buying import buy_decision, choose_cards, settle
from redtable.terraforming.card import Card, Start
from redtable.terraforming.cards import BEGINNER, corporations, projects
from redtable.terraforming.generation import begin_first_generation
from redtable.terraforming.playing import tell_tags
from redtable.terraforming.research import turn_order
from redtable.terraforming.resources import MEGACREDITS
from redtable.terraforming.solo import place_neutral_tiles
from redtable.terraforming.state import NOBODY, MarsState, Options, Seat

START_RATING: Final = 20
SOLO_START_RATING: Final = 14


def new_game(options: Options, rng: int) -> MarsState:
    """A game with everything dealt, at its first decisions."""
    solo = options.seats == 1
    seats = [Seat(number, tr=SOLO_START_RATING if solo else START_RATING) for number in range(options.seats)]
    state = MarsState(rng=rng, options=options, board=options.board, seats=seats)
    state.first = options.first if options.first != NOBODY else state.roll(options.seats)
    state.active = state.first
    state.deck = projects(options.corporate_era)
    state.shuffle(state.deck)
    if solo:
        place_neutral_tiles(state)
    elif not options.corporate_era:
        for seat in seats:
            seat.production = [1] * 6
    _deal(state)
    state.flow.append(Frame(SET_UP, state.first))
    state.run()
    return state


def _deal(state: MarsState) -> None:
    """Corporations and cards for those who choose; beginners take theirs as they come."""
    options = state.options
    pile = corporations(options.corporate_era)
    state.shuffle(pile)
    for seat in turn_order(state):
        if seat.number in options.beginners:
            seat.offered_corporations = [BEGINNER]
            seat.ready = True
        else:
            seat.offered_corporations = [pile.pop() for _ in range(options.corporations_dealt)]
            seat.offered = state.draw(options.cards_dealt)


@dataclass(frozen=True, slots=True)
class SetUp(Effect):
    """Everybody chooses a corporation, then cards to buy, at the same time; then all are revealed in turn order."""

    def ask(self, state: MarsState, frame: Frame) -> Sequence[Decision]:
        return [self._choice(seat) for seat in state.seats if not seat.ready]

    def _choice(self, seat: Seat) -> Decision:
        offered = seat.offered_corporations
        if len(offered) > 1:
            options = [f"corporation:{card.id}" for card in offered]
            return Decision(seat.number, "ask-corporation", options, forced=False)
        return buy_decision(seat, start_of(offered[0]).megacredits)

    def answer(self, state: MarsState, frame: Frame, seat: int, key: str) -> None:
        chooser = state.seats[seat]
        if len(chooser.offered_corporations) > 1:
            chosen = [card for card in chooser.offered_corporations if key == f"corporation:{card.id}"]
            chooser.offered_corporations = chosen
        else:
            choose_cards(chooser, key)
        state.flow.append(frame)

    def apply(self, state: MarsState, frame: Frame) -> None:
        state.reveals += 1  # whoever chose last must not choose anew when the others' corporations are seen
        begin_first_generation(state)
        for seat in reversed(turn_order(state)):
            state.flow.append(Frame(REVEAL, seat.number))


@dataclass(frozen=True, slots=True)
class Reveal(Effect):
    """A seat shows its corporation, takes what it starts with and pays for its cards."""

    def apply(self, state: MarsState, frame: Frame) -> None:
        seat = state.seats[frame.seat]
        corporation = seat.offered_corporations[0]
        seat.offered_corporations = []
        state.active = frame.seat
        reveal(state, seat, corporation)
        settle(state, seat)


def start_of(corporation: Card) -> Start:
    assert corporation.start is not None
    return corporation.start


def reveal(state: MarsState, seat: Seat, corporation: Card) -> None:
    """The start values; whatever the corporation waits for it notices on its own tags too."""
    start = start_of(corporation)
    seat.corporation = corporation
    seat.enter(corporation)
    state.emit("corporation-revealed", seat.number, {"corporation": Ref("card", corporation.id)})
    state.change_stock(seat, MEGACREDITS, start.megacredits)
    for resource, units in start.stock:
        state.change_stock(seat, resource, units)
    for effect in start.production + (start.solo if state.solo else ()):
        state.later(effect, seat.number, corporation)
    if start.free_cards:
        state.draw_to_hand(seat, start.free_cards)
    seat.first_action_due = corporation.first_action is not None
    tell_tags(state, seat, corporation)


SET_UP: Final = SetUp()
REVEAL: Final = Reveal()
