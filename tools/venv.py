"""Make or refresh the virtual environment `.venv` from the locked requirements.

A stamp inside the environment says what it was made from; while that is unchanged a call does nothing.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
STAMP = VENV / "redtable-stamp"
LOCK = ROOT / "requirements" / "dev.txt"
OLDEST = (3, 11)
NEWER_NAMES = ("python3.14", "python3.13", "python3.12", "python3.11")


def use_new_enough_python() -> None:
    """Start again under a newer interpreter when this one is too old and another is installed."""
    if sys.version_info[:2] >= OLDEST:
        return
    for name in NEWER_NAMES:
        found = shutil.which(name)
        if found:
            os.execv(found, [found, *sys.argv])
    sys.exit("Redtable needs Python 3.11 or newer; install one, or name it: make PYTHON=/path/to/python3.11 ...")


def fingerprint() -> str:
    """Return a digest of everything the environment is made from."""
    digest = hashlib.sha256(f"{sys.version}\n{ROOT}\n".encode())
    for path in (LOCK, ROOT / "pyproject.toml", Path(__file__)):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def is_fresh(wanted: str) -> bool:
    """Say whether the environment was completed from the same things."""
    return STAMP.is_file() and STAMP.read_text(encoding="utf-8") == wanted


def pip_command() -> list[str]:
    """Return the command that runs pip for the environment, with our own pip or that of the system."""
    if importlib.util.find_spec("ensurepip"):
        return [str(BIN / "python"), "-m", "pip"]
    if importlib.util.find_spec("pip"):
        return [sys.executable, "-m", "pip", "--python", str(BIN / "python")]
    sys.exit("This Python cannot make virtual environments; on Debian: apt install python3-venv, then run this again.")


def create(pip: list[str]) -> None:
    """Make an empty environment, with pip inside when the interpreter carries one."""
    bare = [] if str(BIN / "python") == pip[0] else ["--without-pip"]
    subprocess.run([sys.executable, "-m", "venv", "--clear", *bare, str(VENV)], check=True)


def install(pip: list[str]) -> None:
    """Install the locked packages, each checked against its hash, then Redtable itself as it stands in src."""
    quiet = ["install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, *quiet, "--require-hashes", "-r", str(LOCK)], check=True)
    subprocess.run([*pip, *quiet, "--no-deps", "--no-build-isolation", "--editable", str(ROOT)], check=True)


def main() -> None:
    """Leave a complete environment behind, or say what is missing."""
    use_new_enough_python()
    wanted = fingerprint()
    if is_fresh(wanted):
        return
    print("Setting up .venv (once, and after changes of requirements) ...", flush=True)
    pip = pip_command()
    try:
        create(pip)
        install(pip)
    except subprocess.CalledProcessError as error:
        sys.exit(f"Setting up .venv failed (exit code {error.returncode}); the lines above say why.")
    STAMP.write_text(wanted, encoding="utf-8")


if __name__ == "__main__":
    main()
