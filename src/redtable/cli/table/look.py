"""Colours and signs of the table. Every colour has a sign beside it, so that nobody depends on colours."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from redtable.words import Words

GROUND: Final = "#15110f"
PANEL: Final = "#201a17"
RAISED: Final = "#2b231e"
LINE: Final = "#5a4a3f"
TEXT: Final = "#f3e9e0"
QUIET: Final = "#b9a99c"
ACCENT: Final = "#ff8a4c"
GOOD: Final = "#6fcf8e"
WARNING: Final = "#f2c14e"
DANGER: Final = "#ff6b6b"

SEAT_SIGNS: Final = ("●", "■", "▲", "◆", "★")
SEAT_COLOURS: Final = ("#4aa3ff", "#ffb000", "#2ec4a6", "#e48bd0", "#ff6f59")
NEUTRAL_SIGN: Final = "○"
NEUTRAL_COLOUR: Final = "#c9c3bd"

RESOURCE_SIGNS: Final = {
    "megacredits": "€",
    "steel": "╬",
    "titanium": "✦",
    "plants": "♣",
    "energy": "ϟ",
    "heat": "≋",
    "card": "▤",
}
RESOURCE_COLOURS: Final = {
    "megacredits": "#f2c14e",
    "steel": "#c98d5c",
    "titanium": "#c8ccd2",
    "plants": "#6fcf8e",
    "energy": "#c79bff",
    "heat": "#ff7a5c",
    "card": "#e9dccf",
}

TAG_COLOURS: Final = {
    "building": "#c98d5c",
    "space": "#c8ccd2",
    "power": "#c79bff",
    "science": "#ffffff",
    "jovian": "#e6a15a",
    "earth": "#6fb0ff",
    "plant": "#6fcf8e",
    "microbe": "#b5cf6f",
    "animal": "#58bfa0",
    "city": "#b8b8c8",
    "event": "#f2c14e",
    "wild": "#ffffff",
}
KIND_COLOURS: Final = {"automated": "#6fcf8e", "active": "#6fb0ff", "event": "#ff7a5c", "corporation": "#e48bd0"}


def styled(text: str = "", style: str = "") -> Text:
    """A text of one style to which others may be added: they keep their own."""
    return Text().append(text, style)


def seat_sign(seat: int | None) -> Text:
    """None: nobody's, as the neutral tiles of the solo game."""
    if seat is None:
        return styled(NEUTRAL_SIGN, NEUTRAL_COLOUR)
    return styled(SEAT_SIGNS[seat], f"bold {SEAT_COLOURS[seat]}")


def seat_text(seat: int, words: Words) -> Text:
    """Sign and name."""
    return seat_sign(seat) + styled(f" {words.seat(seat)}", f"bold {SEAT_COLOURS[seat]}")


def resource_sign(resource: str) -> Text:
    return styled(RESOURCE_SIGNS[resource], RESOURCE_COLOURS[resource])


def tags_text(tags: dict[str, int], words: Words, letters: int = 3) -> Text:
    """Short names of the tags, each with its number where it is not one."""
    parts = []
    for tag, count in tags.items():
        name = words.name("tag", tag)[:letters].lower()
        parts.append(styled(f"{name}{count if count > 1 else ''}", TAG_COLOURS[tag]))
    return styled(" ").join(parts)


def wrapped(text: Text | str, width: int, style: str = "", indent: str = "") -> list[Text]:
    """The text in lines of the width, each with the indent."""
    whole = text if isinstance(text, Text) else styled(text, style)
    room = max(width - len(indent), 8)
    found: list[Text] = []
    line = styled()
    for word in whole.split(" "):
        for piece in _pieces(word, room):
            if line.cell_len and line.cell_len + 1 + piece.cell_len > room:
                found.append(line)
                line = styled()
            line = line + styled(" ") + piece if line.cell_len else line + piece
    if line.cell_len or not found:
        found.append(line)
    return [styled(indent) + line for line in found]


def _pieces(word: Text, room: int) -> list[Text]:
    """A word that is longer than a line is broken."""
    return [word[at : at + room] for at in range(0, len(word), room)] if word.cell_len > room else [word]


def cut(text: Text, width: int) -> Text:
    """Not longer than the width; what is left out shows as an ellipsis."""
    if text.cell_len <= width:
        return text
    short = text.copy()
    short.truncate(max(width, 1), overflow="ellipsis")
    return short


def spread(left: Text, right: Text, width: int) -> Text:
    """Both ends of a line."""
    right = cut(right, max(width - min(left.cell_len, width // 3) - 1, 1))
    left = cut(left, max(width - right.cell_len - 1, 1))
    return left + styled(" " * max(width - left.cell_len - right.cell_len, 1)) + right


def heading(text: str, width: int) -> Text:
    """A line that begins a part of the screen."""
    line = styled(text, f"bold {QUIET}")
    return cut(line, width) + styled(" " + "─" * max(width - line.cell_len - 1, 0), LINE)


def joined(lines: list[Text]) -> Text:
    return styled("\n").join(lines)
