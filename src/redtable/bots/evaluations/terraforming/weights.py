"""The numbers of the evaluation, in points unless they say otherwise, each with the reason for it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Weights:
    """What things are worth, and why."""

    point: float = 1.0
    """A point on a card or a tile."""

    # --- money and time ---
    money: float = 0.085
    """A M€ with one generation to go: a greenery for 23 M€ brings a little over two points, cards bring more."""
    last_money: float = 0.02
    """A M€ in the last generation; less than a fourteenth, so that it is spent on asteroids rather than kept."""
    leftover: float = 0.001
    """A M€ when the game is over: it breaks ties."""
    growth: float = 1.10
    """By how much a M€ is worth more with each further generation to go: what is bought early works longer."""
    doubt: float = 0.25
    """Generations that may still follow when this one looks like the last but nothing is settled."""

    # --- resources ---
    metal: float = 0.8
    """A metal pays only for some cards, so it is worth less than its value in M€."""
    energy: float = 0.4
    """M€ that a unit of energy to come is worth more than one of heat: cards use it up."""
    heat: float = 0.85
    """Heat turns into a step of temperature, if others do not take the last steps first."""
    plants: float = 0.9
    """Plants are no greenery yet: others can take them, and its area and its income come later."""
    greenery: float = 0.4
    """What a greenery to come is worth besides its own point and the oxygen: a city beside it, the area's bonus."""
    part: float = 0.2
    """What plants and heat that do not make up a tile or a step are worth, when hardly anything more will come."""

    # --- the map ---
    surroundings: float = 0.3
    """A free area beside an own city, where a greenery may come to lie."""
    area_bonus: float = 3.0
    """M€ that the area of a tile to come brings on average, neighbouring oceans included."""

    # --- cards ---
    plays: float = 3.0
    """Cards that a seat plays in a generation."""
    unknown_card: float = 4.5
    """M€ that a card nobody has looked at yet is worth: the choice of playing it."""
    unread: float = 4.0
    """M€ that an effect is worth which only a single card has, and which is not read here."""
    waiting: float = 0.85
    """A card in hand is worth less than the same card played."""
    spare_card: float = 2.5
    """M€ that a card is worth which cannot be used as things stand, while the game goes on: more than it sells for."""
    thrift: float = 0.7
    """Share of the income that is there for the cards in hand: the rest goes into new ones."""
    tag_delay: float = 1.5
    """Generations until a missing tag, production or tile that a card requires is there."""
    action: float = 0.85
    """An action of a card is used in so many of the generations to come."""
    lacking: float = 0.3
    """What an action is worth that needs a resource which is not produced."""
    held: float = 0.3
    """A resource on a card that neither scores nor can be spent for anything better."""
    occasions: float = 0.8
    """What waits for an occasion happens a little less often than expected."""
    shift: float = 1.0
    """M€ a step by which requirements may be missed is worth in each generation to come."""
    protection: float = 0.15
    """Being safe from opponents, for each kind of thing and generation to come, in M€."""
    tag: float = 0.08
    """A tag in play: others ask for it."""

    # --- goals ---
    milestone: float = 1.5
    """Being near a milestone that is still to be claimed, at most."""
    award_start: float = 6.0
    """By how much awards are taken to be won by chance yet: a lead of one of these is half a lead."""
    award_growth: float = 2.0
    """And by how much more for each generation to come."""
    award_doubt: float = 0.5
    """How much less the present standing in an award says with each generation to come."""

    # --- others ---
    opponents: float = 0.7
    """What the others have counts against the seat."""
    damage: float = 0.5
    """What a card that takes from others is expected to hit of what it could."""

    # --- solo ---
    victory: float = 60.0
    """A solo game won: more than any points, which only say how well."""
    solo_step: float = 1.1
    """What a step to the goals is worth of what it costs as a standard project: doing it now is better than later."""
    solo_sure: float = 6.0
    """How much more the outcome is settled in the last generation than in the first."""


WEIGHTS: Final = Weights()
SOLO_WEIGHTS: Final = Weights(point=0.1, growth=1.05)
"""Alone the goals are what counts: points that bring them no nearer hardly do, and steps must not wait too long."""
