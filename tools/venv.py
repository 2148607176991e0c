"""Make or refresh the virtual environment `.venv` from the locked requirements.

A stamp inside the environment says what it was made from; while that is unchanged a call does nothing. Changed locks
make a new environment, changed metadata of Redtable only installs that again.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
STAMP = VENV / "redtable-stamp"
LOCK = ROOT / "requirements" / "dev.txt"
OLDEST = (3, 11)
NEWER_NAMES = ("python3.14", "python3.13", "python3.12", "python3.11")
NO_VENV = "This Python cannot make virtual environments; on Debian: apt install python3-venv, then run this again."


def use_new_enough_python() -> None:
    """Start again under a newer interpreter when this one is too old and another is installed."""
    if sys.version_info[:2] >= OLDEST:
        return
    for name in NEWER_NAMES:
        found = shutil.which(name)
        if found and not subprocess.run([found, "-c", ""], capture_output=True, check=False).returncode:
            os.execv(found, [found, *sys.argv])
    sys.exit("Redtable needs Python 3.11 or newer; install one, or name it: make PYTHON=/path/to/python3.11 ...")


def environment_print() -> str:
    """A digest of what the environment as a whole is made from."""
    return hashlib.sha256(f"{sys.version}\n{ROOT}\n".encode() + LOCK.read_bytes()).hexdigest()


def metadata_print() -> str:
    """A digest of what the installed metadata of Redtable is made from; settings of other tools do not count."""
    import tomllib  # not before the version of Python is known

    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    used = [settings["build-system"], settings["project"], settings["tool"]["hatch"]]
    return hashlib.sha256(repr(used).encode()).hexdigest()


def stamped() -> list[str]:
    """The digests the environment was completed with; empty when it never was."""
    return STAMP.read_text(encoding="utf-8").split() if STAMP.is_file() else []


def pip_command() -> list[str]:
    """The command that runs pip for the environment, with our own pip or that of the system."""
    if not importlib.util.find_spec("venv"):
        sys.exit(NO_VENV)
    if importlib.util.find_spec("ensurepip"):
        return [str(BIN / "python"), "-m", "pip"]
    if importlib.util.find_spec("pip"):
        return [sys.executable, "-m", "pip", "--python", str(BIN / "python")]
    sys.exit(NO_VENV)


def create(pip: list[str]) -> None:
    """Make an empty environment, with pip inside when the interpreter carries one."""
    bare = [] if str(BIN / "python") == pip[0] else ["--without-pip"]
    subprocess.run([sys.executable, "-m", "venv", "--clear", *bare, str(VENV)], check=True)


def install(pip: list[str], *what: str) -> None:
    subprocess.run([*pip, "install", "--quiet", "--disable-pip-version-check", *what], check=True)


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Wait for others who are setting up the same checkout."""
    if os.name == "nt":
        yield
        return
    import fcntl  # not on Windows

    descriptor = os.open(ROOT, os.O_RDONLY)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX)
        yield
    finally:
        os.close(descriptor)


def refresh() -> None:
    """Leave a complete environment behind: locked packages, each checked against its hash, and Redtable from src."""
    environment, metadata = environment_print(), metadata_print()
    done = stamped()
    if done == [environment, metadata]:
        return
    print("Setting up .venv (once, and after changes of requirements) ...", flush=True)
    pip = pip_command()
    if done[:1] != [environment]:
        create(pip)
        install(pip, "--require-hashes", "-r", str(LOCK))
    STAMP.unlink(missing_ok=True)
    install(pip, "--no-deps", "--no-build-isolation", "--editable", str(ROOT))
    STAMP.write_text(f"{environment}\n{metadata}\n", encoding="utf-8")


def main() -> None:
    """Refresh the environment, or say what is missing."""
    use_new_enough_python()
    with alone():
        try:
            refresh()
        except subprocess.CalledProcessError as error:
            sys.exit(f"Setting up .venv failed (exit code {error.returncode}); the lines above say why.")


if __name__ == "__main__":
    main()
