"""Every test of the command line finds the same surroundings, whoever runs it and wherever."""

from __future__ import annotations

import pytest

from redtable.cli.language import VARIABLES


@pytest.fixture(autouse=True)
def plain_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """English unless a test says otherwise, eighty columns, colours where there is a terminal."""
    for name in (*VARIABLES, "NO_COLOR", "FORCE_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")
