"""One table to a file: a lock that falls with the process that holds it."""

from __future__ import annotations

import sys
from typing import IO

if sys.platform == "win32":
    import msvcrt

    _FAR = 2**30
    """Windows locks bytes and keeps others from reading them; this one lies beyond any record."""

    def lock(file: IO[bytes]) -> None:
        """Raises `OSError` if another process holds it."""
        at = file.tell()
        file.seek(_FAR)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        file.seek(at)

else:
    import fcntl

    def lock(file: IO[bytes]) -> None:
        """Raises `OSError` if another process holds it."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
