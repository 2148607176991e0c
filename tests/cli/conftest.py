"""Every test of the command line finds the same surroundings."""

from __future__ import annotations

import pytest

from tests.cli.running import settle


@pytest.fixture(autouse=True)
def plain_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    settle(monkeypatch)
