"""Keys by what they mean, on Latin and Cyrillic keyboards alike."""

from __future__ import annotations

from typing import Final

from textual.events import Key

_CYRILLIC: Final = str.maketrans("йцукенгшщзфывапролдячсмитьі", "qwertyuiopasdfghjklzxcvbnms")
"""What stands on the same key of a Russian or Ukrainian keyboard."""

_NAMES: Final = {"question_mark": "?", "plus": "+", "equals_sign": "+", "minus": "-", "full_stop": "?"}


def meaning(event: Key) -> str:
    """`up`, `enter`, `space`, a digit, or the Latin letter of the key."""
    if event.key in _NAMES:
        return _NAMES[event.key]
    sign = event.character or ""
    if len(sign) == 1 and sign.isalpha():
        return sign.lower().translate(_CYRILLIC)
    if sign == ",":
        return "?"
    return sign if sign.isdecimal() else event.key
