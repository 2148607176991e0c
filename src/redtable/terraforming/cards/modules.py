"""The sets of cards there are. A declaration joins its set when its module is imported (see `cards/__init__.py`)."""

from __future__ import annotations

from typing import Final

from redtable.terraforming.card import Module

BASE: Final = Module("base")
CORPORATE_ERA: Final = Module("corporate_era")
