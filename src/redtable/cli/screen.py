"""How things look in a terminal: one console, and the colours of kinds, tags, resources and seats."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.text import Text

from redtable.words import Words

KIND_COLOURS: Final = {"automated": "green", "active": "blue", "event": "red", "corporation": "magenta"}
TAG_COLOURS: Final = {
    "building": "rgb(170,120,80)",
    "space": "grey82",
    "power": "magenta",
    "science": "white",
    "jovian": "rgb(220,140,60)",
    "earth": "rgb(70,130,220)",
    "plant": "green",
    "microbe": "rgb(150,190,60)",
    "animal": "rgb(60,160,90)",
    "city": "grey62",
    "event": "yellow",
    "wild": "bright_white",
}
RESOURCE_COLOURS: Final = {
    "megacredits": "yellow",
    "steel": "rgb(190,130,80)",
    "titanium": "grey70",
    "plants": "green",
    "energy": "magenta",
    "heat": "red",
}
SEAT_COLOURS: Final = ("rgb(90,150,255)", "rgb(255,150,50)", "rgb(90,200,90)", "rgb(255,130,190)", "rgb(235,80,80)")


def screen(width: int | None = None) -> Console:
    """Colours only where a person looks (Rich minds NO_COLOR), nothing highlighted by guess; as wide as it is."""
    return Console(highlight=False, width=width)


def tag_text(tag: str, words: Words) -> Text:
    return Text(f" {words.name('tag', tag)} ", f"black on {TAG_COLOURS[tag]}")


def seat_text(seat: int, words: Words) -> Text:
    return Text(words.seat(seat), f"bold {SEAT_COLOURS[seat % len(SEAT_COLOURS)]}")
