"""The numbers of the evaluation, in points. Tuned by arenas of the bot against itself with one number changed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Weights:
    """What things are worth, and why."""

    money: float = 0.12
    """A M€ in stock: a greenery for 23 M€ is worth some 2.5 points, and cards are a little better."""
    last_money: float = 0.05
    """A M€ in the last generation, in which it buys what is left to buy."""
    early: float = 0.03
    """More for a M€ in stock, by generation left: what is bought early works longer."""
    patience: float = 0.95
    """What income in the next generation is worth of income now."""
    metal: float = 0.8
    """A metal pays only for some cards, so it is worth less than its value in M€."""
    energy: float = 0.3
    """M€ that a step of energy production is worth more than one of heat: cards use energy up."""
    greenery: float = 0.3
    """What a greenery to come is worth besides its own point and the oxygen: a city beside it, the area's bonus."""
    heat: float = 0.9
    """Heat turns into a step of temperature, if others do not take the last steps first."""
    surroundings: float = 0.2
    """A free area beside an own city, where a greenery may come to lie."""
    held: float = 0.3
    """A resource on a card that is not worth points by itself: it is there to be spent."""
    unknown_card: float = 0.4
    """A card nobody has looked at yet."""
    action: float = 0.8
    """An action of a card is used in so many of the generations to come."""
    occasions: float = 0.8
    """What waits for an occasion happens a little less often than expected."""
    shift: float = 0.15
    """A step by which requirements may be missed."""
    protection: float = 0.4
    """Being safe from opponents, for each kind of thing."""
    waiting: float = 0.85
    """A card in hand is worth less than the same card played."""
    crowding: float = 0.5
    """How much less each further card in hand is worth, over the generations left to play it."""
    halfway: float = 0.55
    """A card whose requirement will be met when half of the terraforming that is left is done."""
    late: float = 0.2
    """A card whose requirement will be met only near the end."""
    someday: float = 0.4
    """A card that needs tags, production or tiles which are not there yet."""
    milestone: float = 1.5
    """Being near a milestone that is still to be claimed, at most."""
    award: float = 0.5
    """How far the present standing in an award counts before the end, at least."""
    opponents: float = 0.7
    """What the others have counts against the seat."""
    solo_step: float = 2.0
    """A step of a parameter in the solo game, which is lost unless all are complete."""


WEIGHTS: Final = Weights()
