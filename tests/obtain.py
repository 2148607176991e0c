"""What the tests need besides Python and may fetch by itself: packages of Debian, where the tests run as root."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

LOCK = Path(tempfile.gettempdir()) / "redtable-apt.lock"


def debian(*packages: str) -> bool:
    """Install Debian's packages; False where that cannot be done. Of several test workers one installs."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0 or not shutil.which("apt-get"):
        return False
    with LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if all(map(_is_there, packages)):
            return True
        _apt("update", "-qq")
        return _apt("install", "-y", "-qq", "--no-install-recommends", *packages)


def _is_there(package: str) -> bool:
    """Installed, and not merely known."""
    asked = ["dpkg-query", "-W", "-f", "${db:Status-Status}", package]
    said = subprocess.run(asked, capture_output=True, text=True, check=False).stdout
    return said == "installed"


def _apt(*arguments: str) -> bool:
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(["apt-get", *arguments], env=environment, capture_output=True, check=False)
    return done.returncode == 0
