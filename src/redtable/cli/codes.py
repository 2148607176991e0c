"""Exit codes. Apart from the rest, because they are needed before anything else has been imported."""

from __future__ import annotations

from typing import Final

NOT_SO: Final = 1
"""What was asked about does not hold, or nothing was found."""
UNREADABLE: Final = 2
"""A file, an argument or an answer that cannot be used."""
INTERRUPTED: Final = 130
"""As shells report programs that end by Ctrl-C."""
PIPE_CLOSED: Final = 141
"""As shells report programs whose reader has gone."""
