"""Setting up, dealing and drafting: what no single move of a scenario shows. Expected numbers are the rules'."""

from __future__ import annotations

from typing import Any

import pytest

from redtable.games import game_by_id
from redtable.kernel.message import IllegalAnswer
from redtable.terraforming.card import Card, card_by_id
from redtable.terraforming.cards import corporations, projects
from redtable.terraforming.options import read_options
from redtable.terraforming.setup import new_game
from redtable.terraforming.solo import place_neutral_tiles
from redtable.terraforming.state import NOBODY, MarsState

GAME = game_by_id("terraforming")
TEN = ("asteroid", "comet", "birds", "fish", "moss", "trees", "algae", "grass", "lichen", "soletta")


def dealt(*offers: tuple[str, tuple[str, ...]], **options: Any) -> MarsState:
    """A new game in which the first seats are offered these corporations, and of the cards these."""
    state = new_game(read_options({"seats": len(offers), "first": 0} | options), 12345)
    for seat, (corporation, cards) in zip(state.seats, offers, strict=True):
        if seat.number not in state.options.beginners:
            seat.offered_corporations = [card_by_id(corporation)]
            seat.offered = [card_by_id(card) for card in cards]
    state.run()
    return state


def buy(state: MarsState, seat: int, *cards: str) -> None:
    state.answer(seat, "buy:" + ",".join(cards))


def ids(cards: list[Card]) -> list[str]:
    return [card.id for card in cards]


def prompts(state: MarsState) -> list[tuple[int, str]]:
    return [(decision.seat, decision.prompt) for decision in state.decisions]


# --- corporations and first cards ------------------------------------------------------------------------------------


def test_t04_phobolog_buys_five_of_ten() -> None:
    state = dealt(("phobolog", TEN), ("teractor", ()), corporate_era=False)
    discarded = len(state.discards)
    buy(state, 0, *TEN[:5])
    buy(state, 1)
    seat = state.seats[0]
    assert seat.stock == [23 - 15, 0, 10, 0, 0, 0]
    assert seat.production == [1] * 6
    assert sorted(ids(seat.hand)) == sorted(TEN[:5])
    assert sorted(ids(state.discards[discarded:])) == sorted(TEN[5:])


def test_t05_thorgate_buys_all_ten() -> None:
    state = dealt(("thorgate", TEN), ("teractor", ()), corporate_era=False)
    buy(state, 0, *TEN)
    buy(state, 1)
    assert state.seats[0].stock == [48 - 30, 0, 0, 0, 0, 0]
    assert state.seats[0].production == [1, 1, 1, 1, 2, 1]
    assert len(state.seats[0].hand) == 10


def test_t06_and_t07_tharsis_republic_buys_four_and_builds_its_city() -> None:
    state = dealt(("tharsis-republic", TEN), ("teractor", ()), corporate_era=False)
    buy(state, 0, *TEN[:4])
    buy(state, 1)
    seat = state.seats[0]
    assert (seat.stock[0], len(seat.hand)) == (40 - 12, 4)
    assert state.decisions[0].options == ["first-action", "pass"]
    state.answer(0, "first-action")
    state.answer(0, "area:3")
    assert (seat.stock[0], seat.production[0]) == (31, 2)
    assert (state.tile[3], state.owner[3]) == ("city", 0)
    assert "first-action" not in state.decisions[0].options
    assert (state.decisions[0].args or {})["left"] == 1, "it was one of the two actions of the turn"


def test_t08_beginners_choose_and_pay_nothing() -> None:
    """Beginners and others sit at one table."""
    state = dealt(("teractor", TEN), ("", ()), beginners=[1])
    assert prompts(state) == [(0, "ask-buy")]
    buy(state, 0)
    beginner = state.seats[1]
    assert beginner.corporation is card_by_id("beginner-corporation")
    assert beginner.stock == [42, 0, 0, 0, 0, 0]
    assert len(beginner.hand) == 10


def test_two_corporations_and_ten_cards_are_seen_together() -> None:
    """One corporation is kept, and any of the cards; the other one leaves the game."""
    state = new_game(read_options({"seats": 3, "first": 0}), 99)
    for seat in state.seats:
        assert (len(seat.offered_corporations), len(seat.offered)) == (2, 10)
    kept, gone = state.seats[1].offered_corporations
    assert state.decision_of(1).options == [f"corporation:{kept.id}", f"corporation:{gone.id}"]
    state.answer(1, f"corporation:{kept.id}")
    buy(state, 1)
    for other in (0, 2):
        state.answer(other, state.decision_of(other).options[0])
        buy(state, other)
    assert state.seats[1].corporation is kept
    assert not any(seat.offered_corporations for seat in state.seats)
    assert gone not in [seat.corporation for seat in state.seats]


def test_the_first_cards_must_be_paid_with_what_the_corporation_brings() -> None:
    """PhoboLog has 23 M€: seven cards, not eight."""
    state = dealt(("phobolog", TEN), ("teractor", ()))
    before = state.copy()
    with pytest.raises(IllegalAnswer):
        buy(state, 0, *TEN[:8])
    assert state == before
    buy(state, 0, *TEN[:7])
    buy(state, 1)
    assert state.seats[0].stock[0] == 2


def test_seats_choose_at_the_same_time() -> None:
    """Nobody's choice shows before all have chosen; then they are revealed and paid in turn order."""
    state = dealt(("credicor", TEN), ("helion", TEN[:3]), ("teractor", ()), first=1)
    buy(state, 2)
    buy(state, 0, "birds")
    assert prompts(state) == [(1, "ask-buy")]
    assert all(seat.corporation is None and not seat.hand for seat in state.seats)
    buy(state, 1)
    assert [seat.stock[0] for seat in state.seats] == [54, 42, 60]


def test_the_first_generation_has_no_research() -> None:
    state = dealt(("credicor", ()), ("helion", ()), ("teractor", ()), first=2)
    for seat in range(3):
        buy(state, seat)
    assert (state.phase, state.generation, state.first, state.active) == ("action", 1, 2, 2)
    assert prompts(state) == [(2, "ask-action")]


# --- the table -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("era", [True, False])
def test_the_table_at_the_start(seats: int, era: bool) -> None:
    state = new_game(read_options({"seats": seats, "corporate_era": era}), 7)
    assert (state.temperature, state.oxygen, state.ocean_count, state.generation) == (-30, 0, 0, 1)
    assert [seat.tr for seat in state.seats] == [20] * seats
    assert all(seat.production == [0 if era else 1] * 6 for seat in state.seats)
    assert len(state.deck) == (208 if era else 137) - 10 * seats
    assert not any(state.tile)
    seen = [*state.deck, *[card for seat in state.seats for card in seat.offered]]
    assert sorted(ids(seen)) == sorted(ids(projects(era)))
    offered = [card for seat in state.seats for card in seat.offered_corporations]
    assert set(offered) <= set(corporations(era))
    assert len(set(offered)) == 2 * seats


def test_the_first_player_is_drawn_by_lot_unless_named() -> None:
    drawn = {new_game(read_options({"seats": 3}), seed).first for seed in range(40)}
    assert drawn == {0, 1, 2}
    assert {new_game(read_options({"seats": 3, "first": 1}), seed).first for seed in range(5)} == {1}


# --- solo ------------------------------------------------------------------------------------------------------------


def costing(*costs: int) -> list[Card]:
    """Different cards of these prices."""
    found: list[Card] = []
    for cost in costs:
        found.append(next(card for card in projects(True) if card.cost == cost and card not in found))
    return found


@pytest.mark.parametrize(
    ("costs", "areas"),
    [
        pytest.param((1, 1, 1, 1), (1, 60, 7, 54), id="d15"),
        pytest.param((9, 14, 11, 5), (13, 47, 20, 53), id="d16"),
        pytest.param((0, 26, 7, 3), (1, 28, 7, 37), id="d17"),
        pytest.param((41, 23, 2, 0), (53, 23, 47, 15), id="d18"),
    ],
)
def test_neutral_tiles(costs: tuple[int, ...], areas: tuple[int, ...]) -> None:
    """Both cities, then a greenery next to each; they are nobody's, and the four cards are discarded."""
    state = new_game(read_options({"seats": 1}), 5)
    for area in range(1, 62):
        state.tile[area] = ""
    state.refresh_board()
    turned = costing(*costs)
    state.deck = [*state.deck, *reversed(turned)]
    state.discards = []
    place_neutral_tiles(state)
    laid = [state.tile[area] for area in areas]
    assert laid == ["city", "city", "greenery", "greenery"]
    assert {state.owner[area] for area in areas} == {NOBODY}
    assert sum(map(bool, state.tile)) == 4
    assert state.discards == turned


def test_solo_at_the_start() -> None:
    """No oxygen, no rating and no bonus for the neutral tiles; four cards are gone, ten are seen."""
    state = new_game(read_options({"seats": 1}), 5)
    seat = state.seats[0]
    assert (seat.tr, seat.production, seat.stock) == (14, [0] * 6, [0] * 6)
    assert (state.oxygen, state.generation, len(state.discards)) == (0, 1, 4)
    assert sorted(tile for tile in state.tile if tile) == ["city", "city", "greenery", "greenery"]
    assert len(state.deck) == 208 - 4 - 10


def test_t39_tharsis_republic_alone() -> None:
    """2 M€ production for the two neutral cities."""
    state = dealt(("tharsis-republic", ()))
    buy(state, 0)
    assert (state.seats[0].tr, state.seats[0].production) == (14, [2, 0, 0, 0, 0, 0])


def rested(state: MarsState) -> MarsState:
    """Everybody passes, and nobody buys, until something else is asked."""
    for _ in range(100):
        if not state.decisions or state.decisions[0].prompt not in ("ask-action", "ask-buy"):
            return state
        decision = state.decisions[0]
        state.answer(decision.seat, "pass" if decision.prompt == "ask-action" else "buy:")
    return state


@pytest.mark.parametrize("complete", [True, False])
def test_solo_lasts_fourteen_generations(complete: bool) -> None:
    """Even if Mars is habitable before; then it is won, else lost, and plants become greeneries in any case."""
    state = dealt(("credicor", ()))
    buy(state, 0)
    if complete:
        terraform(state)
    state.seats[0].stock[3] = 8
    rested(state)
    assert (state.generation, state.phase) == (14, "final")
    assert prompts(state) == [(0, "ask-final-greenery")]
    oxygen = state.oxygen
    state.answer(0, "convert:plants")
    state.answer(0, state.decisions[0].options[0])
    assert (state.phase, state.oxygen, state.seats[0].greenery_count) == ("end", oxygen, 1)
    assert GAME.winners(state) == ([0] if complete else [])


def terraform(state: MarsState) -> None:
    """All parameters at their goal."""
    state.temperature, state.oxygen = 8, 14
    for area in (2, 4, 5, 11, 26, 30, 31, 32, 41):
        state.put(area, "ocean", NOBODY)


def test_with_others_the_generation_of_the_last_step_is_the_last() -> None:
    state = dealt(("credicor", ()), ("helion", ()))
    buy(state, 0)
    buy(state, 1)
    terraform(state)
    rested(state)
    assert (state.generation, state.phase) == (1, "end")
    assert [seat.stock[0] for seat in state.seats] == [57 + 20, 42 + 20], "it is finished with its production"


# --- research and draft ----------------------------------------------------------------------------------------------


def in_draft(generation: int) -> MarsState:
    """Three seats at the first choice of a draft, nobody having bought anything."""
    state = dealt(("credicor", ()), ("helion", ()), ("teractor", ()), draft=True)
    for seat in range(3):
        buy(state, seat)
    for _ in range(200):
        decision = state.decisions[0]
        if state.generation == generation and decision.prompt == "ask-draft":
            return state
        answer = {"ask-action": "pass", "ask-buy": "buy:"}.get(decision.prompt, str(decision.options[0]))
        state.answer(decision.seat, answer)
    raise AssertionError("no draft")


def packs(state: MarsState) -> list[list[str]]:
    return [ids(seat.offered) for seat in state.seats]


@pytest.mark.parametrize(("generation", "giver"), [(2, -1), (3, 1)])
def test_t41_packs_go_to_the_left_in_even_generations(generation: int, giver: int) -> None:
    """Clockwise is the order of the seats: A passes to B in generation 2, to C in generation 3."""
    state = in_draft(generation)
    before = packs(state)
    assert [len(pack) for pack in before] == [4, 4, 4]
    for seat in range(3):
        state.answer(seat, f"take:{before[seat][0]}")
    assert packs(state) == [before[(seat + giver) % 3][1:] for seat in range(3)]


def test_a_draft_ends_with_four_cards_to_buy() -> None:
    """One kept of four, of three, of two, and the last one received."""
    state = in_draft(2)
    there = sorted(card for pack in packs(state) for card in pack)
    for _ in range(3):
        assert prompts(state) == [(seat, "ask-draft") for seat in range(3)]
        for decision in list(state.decisions):
            state.answer(decision.seat, str(decision.options[0]))
    assert prompts(state) == [(seat, "ask-buy") for seat in range(3)]
    assert [len(pack) for pack in packs(state)] == [4, 4, 4]
    assert sorted(card for pack in packs(state) for card in pack) == there


def test_nobody_sees_a_pack_before_all_have_chosen() -> None:
    state = in_draft(2)
    before = packs(state)
    state.answer(1, f"take:{before[1][3]}")
    assert prompts(state) == [(0, "ask-draft"), (2, "ask-draft")]
    assert packs(state) == [before[0], before[1][:3], before[2]]


def test_without_draft_everybody_is_dealt_four() -> None:
    state = dealt(("credicor", ()), ("helion", ()), first=1)
    buy(state, 0)
    buy(state, 1)
    for seat in (1, 0):
        state.answer(seat, "pass")
    assert (state.phase, state.generation, state.first) == ("research", 2, 0)
    assert [(type(decision).__name__, len(decision.options)) for decision in state.decisions] == [("Subset", 4)] * 2


def test_a_short_deck_spreads_evenly() -> None:
    """Cards are dealt one at a time in turn order, so that no seat runs short before the others."""
    state = dealt(("credicor", ()), ("helion", ()))
    buy(state, 0)
    buy(state, 1)
    state.deck, state.discards = state.deck[:5], []
    state.answer(0, "pass")
    state.answer(1, "pass")
    assert sorted(len(seat.offered) for seat in state.seats) == [2, 3]
    assert len(state.seats[1].offered) == 3, "the first player of generation 2"


def test_d13_the_discards_become_the_deck_in_any_order() -> None:
    """The last card is drawn, then the discards are shuffled; their order depends on chance."""
    orders = set()
    for seed in range(20):
        state = new_game(read_options({"seats": 2, "first": 0}), seed)
        last, *rest = state.deck[:6]
        state.deck, state.discards = [last], list(rest)
        drawn = state.draw(6)
        assert drawn[0] is last
        assert sorted(ids(drawn[1:])) == sorted(ids(rest))
        orders.add(tuple(rest.index(card) for card in drawn[1:]))
    assert len(orders) > 5


def test_without_deck_and_discards_nothing_is_drawn() -> None:
    state = new_game(read_options({"seats": 2}), 1)
    state.deck, state.discards = [], []
    assert state.draw(3) == []


def test_seats_are_asked_with_their_own_cards() -> None:
    state = dealt(("credicor", TEN[:3]), ("helion", TEN[3:5]))
    assert list(state.decision_of(0).options) == ["asteroid", "comet", "birds"]
    assert list(state.decision_of(1).options) == ["fish", "moss"]
