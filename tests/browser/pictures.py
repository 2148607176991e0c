"""The pictures of the docs, taken anew: `python -m tests.browser.pictures`. Look at them before they are committed."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.browser.chromium import ARGUMENTS, program
from tests.browser.conftest import LAPTOP, PHONE, People
from tests.browser.player import Player
from tests.browser.test_screens import end, home, opening, play, room, shown
from tests.server.serving import serving

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "images"
LARGEST = 250_000
PICTURES: dict[str, tuple[Callable[[Player], None], str, tuple[int, int]]] = {
    "home": (home, "en", LAPTOP),
    "room": (room, "en", LAPTOP),
    "opening": (opening, "en", LAPTOP),
    "play": (play, "en", LAPTOP),
    "play-ru": (play, "ru", LAPTOP),
    "play-phone": (play, "en", PHONE),
    "end": (end, "en", LAPTOP),
}


def take(page: Page, name: str) -> None:
    """PNG where it is small enough, else JPEG."""
    picture = page.screenshot()
    kind = "png" if len(picture) <= LARGEST else "jpg"
    if kind == "jpg":
        picture = page.screenshot(type="jpeg", quality=80)
    for old in FOLDER.glob(f"{name}.*"):
        old.unlink()
    (FOLDER / f"{name}.{kind}").write_bytes(picture)
    print(f"docs/images/{name}.{kind}: {len(picture) / 1000:.0f} KB")


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as place,
        serving(f"sqlite:///{place}/tables.db") as server,
        sync_playwright() as p,
    ):
        browser = p.chromium.launch(executable_path=program(p), args=list(ARGUMENTS))
        people = People(browser, server.address)
        for name, (screen, language, size) in PICTURES.items():
            player = people(language, size=size)
            shown(player, screen.__name__)
            take(player.page, name)
        people.leave()
        browser.close()


if __name__ == "__main__":
    main()
