"""Resources, tags and parameters: the words of the game as small numbers (hot) and ids (everywhere a person looks)."""

from __future__ import annotations

from typing import Final

MEGACREDITS: Final = 0
STEEL: Final = 1
TITANIUM: Final = 2
PLANTS: Final = 3
ENERGY: Final = 4
HEAT: Final = 5

RESOURCES: Final = ("megacredits", "steel", "titanium", "plants", "energy", "heat")
"""Ids of the six standard resources, by number."""

MINIMUM_MEGACREDIT_PRODUCTION: Final = -5
"""All other productions stop at 0 (R6, R14)."""

BUILDING: Final = 0
SPACE: Final = 1
SCIENCE: Final = 2
POWER: Final = 3
EARTH: Final = 4
JOVIAN: Final = 5
PLANT: Final = 6
MICROBE: Final = 7
ANIMAL: Final = 8
CITY: Final = 9
WILD: Final = 10

TAGS: Final = ("building", "space", "science", "power", "earth", "jovian", "plant", "microbe", "animal", "city", "wild")
"""Ids of the tags, by number. The event symbol is not among them: it follows from the kind of card."""

TEMPERATURE_START: Final = -30
TEMPERATURE_GOAL: Final = 8
OXYGEN_GOAL: Final = 14
OCEANS_GOAL: Final = 9


def least_production(resource: int) -> int:
    return MINIMUM_MEGACREDIT_PRODUCTION if resource == MEGACREDITS else 0


TEMPERATURE: Final = 0
OXYGEN: Final = 1
OCEANS: Final = 2

PARAMETERS: Final = ("temperature", "oxygen", "oceans")
"""Ids of the global parameters, by number."""

STEP: Final = (2, 1, 1)
"""How much one step of each parameter is on its printed scale."""

AUTOMATED: Final = "automated"
ACTIVE: Final = "active"
EVENT: Final = "event"
CORPORATION: Final = "corporation"

METALS: Final = (STEEL, TITANIUM)
"""Resources that pay for cards with their tag."""
