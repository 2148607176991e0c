"""A real browser for the tests: one that is installed, else Playwright's own, else Debian's package."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Error, Playwright

from tests.obtain import debian

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome")
NONE = (
    "The browser tests need Chromium or Chrome, and none could be had: install one (Debian: apt install chromium), "
    "or name its program by REDTABLE_CHROMIUM."
)
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def program(playwright: Playwright) -> str:
    """The path of a browser that starts. Raises `LookupError` with what to do."""
    for find in (_named, _installed, lambda: _playwrights(playwright), lambda: _downloaded(playwright), _of_debian):
        found = find()
        if found:
            return found
    raise LookupError(NONE)


def _named() -> str:
    return os.environ.get("REDTABLE_CHROMIUM", "")


def _installed() -> str:
    return next((found for found in map(shutil.which, NAMES) if found), "")


def _playwrights(playwright: Playwright) -> str:
    try:
        path = playwright.chromium.executable_path
    except Error:
        return ""
    return path if Path(path).is_file() else ""


def _downloaded(playwright: Playwright) -> str:
    """Playwright's own download, where its servers can be reached."""
    command = [sys.executable, "-m", "playwright", "install", "chromium"]
    try:
        done = subprocess.run(command, capture_output=True, timeout=300, check=False)
    except subprocess.TimeoutExpired:
        return ""
    return _playwrights(playwright) if done.returncode == 0 else ""


def _of_debian() -> str:
    return _installed() if debian("chromium", "fonts-dejavu-core") else ""
