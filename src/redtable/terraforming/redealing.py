"""Dealing again everything a seat cannot know: hands of others, deck, discards, cards under choice."""

from __future__ import annotations

from redtable.kernel import chance
from redtable.terraforming.card import Card
from redtable.terraforming.cards import BEGINNER, corporations
from redtable.terraforming.setup import start_of
from redtable.terraforming.state import CARD_PRICE, MarsState, Seat


def redeal(state: MarsState, viewer: int | None, rng: int) -> MarsState:
    """A copy with an equal view for the seat (None: a spectator) and new hidden cards."""
    dealt = state.copy()
    others = [seat for seat in dealt.seats if seat.number != viewer]
    hidden = dealt.deck + dealt.discards
    for seat in others:
        hidden += seat.hand + seat.offered + seat.drafted
    rng = chance.shuffle(rng, hidden)
    for seat in others:
        seat.hand = _take(hidden, len(seat.hand))
        seat.offered = _take(hidden, len(seat.offered))
        seat.drafted = _take(hidden, len(seat.drafted))
    dealt.discards = _take(hidden, len(dealt.discards))
    dealt.deck = hidden
    rng = _redeal_corporations(dealt, viewer, others, rng)
    dealt.rng = rng
    dealt.run()
    return dealt


def _take(hidden: list[Card], count: int) -> list[Card]:
    return [hidden.pop() for _ in range(count)]


def _redeal_corporations(state: MarsState, viewer: int | None, others: list[Seat], rng: int) -> int:
    """Those not yet revealed; who has bought cards already keeps a corporation that can pay for them."""
    waiting = [seat for seat in others if seat.offered_corporations and seat.offered_corporations[0] is not BEGINNER]
    known = [seat.corporation for seat in state.seats if seat.corporation is not None]
    if viewer is not None:
        known += state.seats[viewer].offered_corporations
    pile = [card for card in corporations(state.options.corporate_era) if card not in known]
    rng = chance.shuffle(rng, pile)
    for seat in sorted(waiting, key=lambda seat: -len(seat.drafted)):
        price = CARD_PRICE * len(seat.drafted)
        fitting = [card for card in pile if start_of(card).megacredits >= price]
        seat.offered_corporations = fitting[: len(seat.offered_corporations)]
        for card in seat.offered_corporations:
            pile.remove(card)
    return rng
