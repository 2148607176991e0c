"""The rules of the toy game as a `Game`, in pieces that a test can break one at a time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from redtable.kernel import chance
from redtable.kernel.game import Game, OptionField
from redtable.kernel.message import BadRecord, IllegalAnswer, Message
from redtable.kernel.stack import Effect, Frame
from redtable.kernel.view import decision_json
from tests.kernel.toy import DEALT, DECK, PLAY, TURN, Keep, Round, ToyCard, ToyOptions, ToySeat, ToyState

ROUNDS = 3


class ToyGame(Game[ToyState]):
    id = "toy"
    rules_version = 1
    most_answers = 200
    option_fields = (OptionField("seats", 2, (1, 2, 3)), OptionField("gems", 3))
    state_class: type[ToyState] = ToyState
    turn: Effect = TURN
    rounds = ROUNDS

    def read_options(self, given: Mapping[str, Any]) -> ToyOptions:
        options = ToyOptions(**given) if given.keys() <= {"seats", "gems"} else None
        if options is None or type(options.seats) is not int or not 1 <= options.seats <= 3:
            raise BadRecord(Message("bad-options", {"given": str(dict(given))}))
        return options

    def write_options(self, options: ToyOptions) -> dict[str, Any]:
        return {"seats": options.seats, "gems": options.gems}

    def start(self, options: ToyOptions, rng: int) -> ToyState:
        seats = [ToySeat(gems=options.gems) for _ in range(options.seats)]
        state = self.state_class(rng=rng, options=options, seats=seats, deck=list(DECK))
        state.shuffle(state.deck)
        for seat in state.seats:
            seat.offered = [state.deck.pop() for _ in range(DEALT)]
        state.flow = [Frame(Round(self.turn, self.rounds), 0), Frame(Keep(), 0)]
        state.run()
        return state

    def restore(self, state: ToyState) -> None:
        for seat in state.seats:
            seat.printed = sum(card.points for card in seat.played)
        state.run()

    def seat_count(self, state: ToyState) -> int:
        return len(state.seats)

    def points(self, state: ToyState) -> list[int]:
        return [seat.coins + seat.printed for seat in state.seats]

    def winners(self, state: ToyState) -> list[int]:
        points = self.points(state)
        return [seat for seat, number in enumerate(points) if number == max(points)]

    def view(self, state: ToyState, seat: int | None) -> dict[str, Any]:
        own = None if seat is None else state.seats[seat]
        asked = [decision for decision in state.decisions if decision.seat == seat]
        return {
            "round": state.round,
            "active": state.active,
            "deck": len(state.deck),
            "discards": len(state.discards),
            "pile": state.pile.coins if state.pile else 0,
            "deciding": [decision.seat for decision in state.decisions],
            "decision": decision_json(asked[0]) if asked else None,
            "seats": [_public(each) for each in state.seats],
            "own": None if own is None else {"hand": _ids(own.hand), "offered": _ids(own.offered)},
        }

    def redeal(self, state: ToyState, seat: int | None, rng: int) -> ToyState:
        new = state.copy()
        piles = [new.deck, new.discards]
        for number, each in enumerate(new.seats):
            if number != seat:
                piles += [each.hand, each.offered]
        hidden = sorted([card for pile in piles for card in pile], key=lambda card: card.id)
        new.rng = chance.shuffle(rng, hidden)
        for pile in piles:
            pile[:] = [hidden.pop() for _ in pile]
        new.run()
        return new

    def explain(self, state: ToyState, seat: int, key: str) -> list[Message]:
        try:
            state.decision_of(seat).canonical(key)
        except IllegalAnswer as refused:
            return [refused.message]
        return []

    def broken(self, state: ToyState) -> list[str]:
        problems = []
        held = [card for seat in state.seats for pile in (seat.hand, seat.offered, seat.played) for card in pile]
        coming = [frame.card for frame in state.sequel if frame.effect == PLAY]
        found = sorted(card.id for card in [*held, *state.deck, *state.discards, *coming] if card is not None)
        if found != sorted(card.id for card in DECK):
            problems.append(f"cards: {found}")
        for number, seat in enumerate(state.seats):
            if min(seat.coins, seat.gems) < 0:
                problems.append(f"seat {number} owes something")
            if seat.printed != sum(card.points for card in seat.played):
                problems.append(f"seat {number} has miscounted")
        return problems

    def scenario(self, data: Mapping[str, Any]) -> dict[str, Any]:
        raise BadRecord(Message("bad-no-scenarios", {"game": self.id}))


def _ids(cards: list[ToyCard]) -> list[str]:
    return [card.id for card in cards]


def _public(seat: ToySeat) -> dict[str, Any]:
    return {
        "coins": seat.coins,
        "gems": seat.gems,
        "hand": len(seat.hand),
        "offered": len(seat.offered),
        "played": _ids(seat.played),
        "passed": seat.passed,
    }


TOY = ToyGame()


def toy_of(game_id: str) -> ToyGame:
    """The way records find their game."""
    if game_id != TOY.id:
        raise BadRecord(Message("bad-unknown-game", {"id": game_id, "known": ()}))
    return TOY
