"""The evaluation of Terraforming Mars: what is better counts more, and everything that cards declare is read."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest

from redtable.bots.evaluation import evaluation_of, lead_in_points
from redtable.bots.evaluations.terraforming import WEIGHTS, evaluation
from redtable.bots.evaluations.terraforming.effects import READINGS, Reader
from redtable.bots.evaluations.terraforming.horizon import horizon
from redtable.bots.evaluations.terraforming.lasting import FREQUENCIES
from redtable.bots.evaluations.terraforming.outlook import outlook
from redtable.games import game_by_id
from redtable.kernel.answers import random_answer
from redtable.kernel.plain import encode
from redtable.kernel.session import Session
from redtable.terraforming.card import Card, card_by_id
from redtable.terraforming.cards import corporations, projects
from redtable.terraforming.declare import CardEffect
from redtable.terraforming.effects.choices import Choose, IfTags
from redtable.terraforming.effects.tiles import Place
from redtable.terraforming.resources import HEAT, MEGACREDITS, PLANTS, STEEL, TEMPERATURE_GOAL, TITANIUM
from redtable.terraforming.state import MarsState

GAME = game_by_id("terraforming")


def table(seats: int = 2, generation: int = 3) -> MarsState:
    """Seat 0 (or whoever is first) is about to act."""
    session = Session.new(GAME, {"seats": seats, "first": 0}, bytes(31) + b"7")
    dice = random.Random(4)
    while True:
        state = session.state
        assert isinstance(state, MarsState)
        if state.generation >= generation and state.phase == "action" and state.active == 0:
            return state.copy()
        decision = state.decisions[0]
        session.answer(decision.seat, random_answer(decision, dice))


TWO = table()
ALONE = table(seats=1)


def change(state: MarsState, do: Callable[[MarsState], object]) -> float:
    """By how much the value for seat 0 changes."""
    value = evaluation(state, 0)
    changed = state.copy()
    do(changed)
    return value(changed) - value(state)


def stock(seat: int, resource: int, units: int) -> Callable[[MarsState], object]:
    return lambda state: state.change_stock(state.seats[seat], resource, units)


def production(seat: int, resource: int, steps: int) -> Callable[[MarsState], object]:
    return lambda state: state.change_production(state.seats[seat], resource, steps)


@pytest.mark.parametrize("state", [TWO, ALONE], ids=["two", "solo"])
@pytest.mark.parametrize("resource", range(6))
def test_more_is_better(state: MarsState, resource: int) -> None:
    assert change(state, stock(0, resource, 3)) > 0
    assert change(state, production(0, resource, 1)) > change(state, stock(0, resource, 1))


def test_titanium_is_worth_more_than_steel_and_steel_more_than_money() -> None:
    worth = [change(TWO, production(0, resource, 1)) for resource in (TITANIUM, STEEL, MEGACREDITS)]
    assert worth == sorted(worth, reverse=True)


def test_what_others_have_counts_against() -> None:
    assert change(TWO, production(1, PLANTS, 1)) < 0
    assert change(TWO, stock(1, MEGACREDITS, 5)) < 0
    assert change(TWO, lambda state: state.raise_rating(state.seats[1], 1)) < 0


def test_rating_is_a_point_and_its_income() -> None:
    assert change(TWO, lambda state: state.raise_rating(state.seats[0], 1)) > 1


def near_the_end(state: MarsState) -> MarsState:
    late = state.copy()
    late.temperature, late.oxygen, late.generation = TEMPERATURE_GOAL - 2, 14, 12
    for area in late.board.areas[1:]:
        if area.ocean and not late.tile[area.id] and late.ocean_count < 9:
            late.put(area.id, "ocean", -1)
    return late


def test_production_is_worth_less_when_little_time_is_left() -> None:
    late = near_the_end(TWO)
    assert horizon(late, WEIGHTS.doubt).left < 1 < horizon(TWO, WEIGHTS.doubt).left
    for resource in (MEGACREDITS, STEEL, PLANTS):
        assert change(late, production(0, resource, 1)) < change(TWO, production(0, resource, 1)) / 2


def test_milestone_is_worth_its_points_to_whoever_claims_it() -> None:
    assert change(TWO, lambda state: state.milestones.append(("mayor", 0))) == pytest.approx(5, abs=WEIGHTS.milestone)
    assert change(TWO, lambda state: state.milestones.append(("mayor", 1))) < -2


def test_award_speaks_for_whoever_leads() -> None:
    def funded(lead: int) -> float:
        led = near_the_end(TWO)
        led.seats[lead].stock[HEAT] += 40
        return change(led, lambda state: state.awards.append(("thermalist", 0)))

    assert funded(0) > 3
    assert funded(1) < -2


def test_greenery_is_worth_more_beside_the_own_city() -> None:
    with_city = TWO.copy()
    free = with_city.board.land & ~with_city.occupied & ~with_city.near_cities
    city = next(area.id for area in with_city.board.areas[1:] if free >> area.id & 1)
    with_city.put(city, "city", 0)
    land = with_city.board.land & ~with_city.occupied
    beside = next(n for n in with_city.board.areas[city].neighbours if land >> n & 1)
    far = next(a.id for a in with_city.board.areas[1:] if land >> a.id & 1 and not with_city.near_cities >> a.id & 1)

    def laid(area: int) -> float:
        return change(with_city, lambda state: state.put(area, "greenery", 0))

    assert laid(beside) > laid(far) >= 1


def test_card_that_can_be_played_is_worth_more_than_one_that_cannot_any_more() -> None:
    def held(card_id: str) -> float:
        state = TWO.copy()
        state.oxygen = 9
        state.seats[0].hand = [card_by_id(card_id)]
        return evaluation(state, 0)(state)

    assert held("livestock") > held("colonizer-training-camp")


def test_unknown_cards_are_all_the_same() -> None:
    """What a seat would draw is dealt by chance: look-ahead must not hope for it."""
    value = evaluation(TWO, 0)
    worth = set()
    for card in TWO.deck[:5]:
        drawn = TWO.copy()
        drawn.seats[0].hand.append(card)
        worth.add(round(value(drawn), 9))
    assert len(worth) == 1


def test_selling_does_not_pay_while_the_game_is_young() -> None:
    """Not even cards that keep others waiting, or that cannot be played any more."""
    for seed in range(6):
        state = TWO.copy()
        state.seats[0].hand = random.Random(seed).sample(state.deck, 9)
        value = evaluation(state, 0)
        kept = value(state)
        for card in state.seats[0].hand:
            sold = state.copy()
            sold.seats[0].hand.remove(card)
            sold.change_stock(sold.seats[0], MEGACREDITS, 1)
            assert value(sold) < kept, card.id


def test_passing_with_an_action_left_is_a_loss() -> None:
    state = TWO.copy()
    card = card_by_id("tardigrades")
    state.seats[0].played.append(card)
    state.seats[0].enter(card)

    def give_up(state: MarsState) -> None:
        state.seats[0].passed = True

    assert change(state, give_up) < 0


def test_solo_game_won_is_worth_more_than_points() -> None:
    over = near_the_end(ALONE)
    over.phase = "end"
    won = over.copy()
    won.temperature = TEMPERATURE_GOAL
    over.seats[0].tr += 20
    value = evaluation(ALONE, 0)
    assert value(won) > value(over)


def test_solo_steps_count_for_more_as_they_bring_the_goal_nearer() -> None:
    def warmer(state: MarsState) -> None:
        state.temperature += 2

    assert change(ALONE, warmer) > 0


def test_evaluating_changes_nothing() -> None:
    before = encode(TWO)
    evaluation(TWO, 0)(TWO)
    assert encode(TWO) == before


def declared_effects(effects: tuple[CardEffect, ...]) -> Iterator[CardEffect]:
    for effect in effects:
        yield effect
        if isinstance(effect, Choose):
            for _, branch in effect.branches:
                yield from declared_effects(branch)
        elif isinstance(effect, IfTags):
            yield from declared_effects((effect.then, effect.otherwise))
        elif isinstance(effect, Place):
            yield from declared_effects(effect.then)


def effects_of(card: Card) -> Iterator[CardEffect]:
    yield from declared_effects(card.on_play)
    for action in card.actions:
        yield from declared_effects(action.cost + action.gain)
    for trigger in card.triggers:
        yield from declared_effects(trigger.do)


def test_every_shared_effect_and_trigger_is_read() -> None:
    """Effects that a single card has of its own need no reading."""
    for card in projects(True) + corporations(True):
        for effect in effects_of(card):
            own = type(effect).__module__.startswith("redtable.terraforming.cards.")
            assert own or type(effect) in READINGS, (card.id, effect)
        for trigger in card.triggers:
            assert type(trigger) in FREQUENCIES, (card.id, trigger)


def test_every_reading_agrees_on_what_is_good() -> None:
    """Reading never fails, and no card is worth absurdly much."""
    seen = outlook(TWO, WEIGHTS)
    seat = TWO.seats[0]
    reader = Reader(seen, TWO, seat, seen.rates(seat))
    for card in projects(True):
        assert -20 < reader.all(card.on_play, card) < 40, card.id


def test_game_without_an_evaluation_is_judged_by_its_points() -> None:
    assert evaluation_of(GAME) is evaluation
    state = TWO.copy()
    ahead = lead_in_points(GAME, 0)(state)
    state.raise_rating(state.seats[0], 3)
    assert lead_in_points(GAME, 0)(state) == ahead + 3
