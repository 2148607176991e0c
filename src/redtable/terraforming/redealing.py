"""Dealing again everything a seat cannot know: hands of others, deck, discards, cards under choice."""

from __future__ import annotations

from redtable.kernel import chance
from redtable.terraforming.card import Card
from redtable.terraforming.cards import BEGINNER, corporations
from redtable.terraforming.research import BUY_CARDS
from redtable.terraforming.resources import HEAT, MEGACREDITS
from redtable.terraforming.setup import SET_UP, start_of
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
    if dealt.flow and dealt.flow[-1].effect in (SET_UP, BUY_CARDS):
        rng = _redeal_corporations(dealt, viewer, others, rng)
        for seat in others:
            rng = _choose_again(dealt, seat, rng)
    dealt.rng = rng
    dealt.run()
    return dealt


def _take(hidden: list[Card], count: int) -> list[Card]:
    return [hidden.pop() for _ in range(count)]


def _redeal_corporations(state: MarsState, viewer: int | None, others: list[Seat], rng: int) -> int:
    """Those not yet revealed. Whether somebody who is still choosing has one already, nobody can see."""
    waiting = [seat for seat in others if seat.offered_corporations and seat.offered_corporations[0] is not BEGINNER]
    known = [seat.corporation for seat in state.seats if seat.corporation is not None]
    if viewer is not None:
        known += state.seats[viewer].offered_corporations
    pile = [card for card in corporations(state.options.corporate_era) if card not in known]
    rng = chance.shuffle(rng, pile)
    for seat in waiting:
        rng, chosen = chance.roll(rng, 2)
        count = 1 if chosen or seat.ready else state.options.corporations_dealt
        seat.offered_corporations = _take(pile, count)
    return rng


def _choose_again(state: MarsState, seat: Seat, rng: int) -> int:
    """How many cards a seat is about to buy and how it pays shows only when all have chosen."""
    cards = seat.drafted + seat.offered
    if not cards:
        return rng
    bought = 0
    seat.bill = []
    if seat.ready:
        corporation = seat.offered_corporations
        money, heat = seat.stock[MEGACREDITS], seat.stock[HEAT] if seat.heat_is_money else 0
        if corporation:
            money = start_of(corporation[0]).megacredits
        rng, bought = chance.roll(rng, min(len(cards), (money + heat) // CARD_PRICE) + 1)
        price = bought * CARD_PRICE
        least = max(price - money, 0)
        rng, more = chance.roll(rng, min(price, heat) - least + 1)
        seat.bill = [price - least - more, least + more]
    seat.drafted, seat.offered = cards[:bought], cards[bought:]
    return rng
