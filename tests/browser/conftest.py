"""A real browser, a server of the tests' own, and people with a page each, of whom nobody may see an error."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, Response, sync_playwright

from redtable.server.web.pages import FOLDER
from tests.browser.chromium import ARGUMENTS, program
from tests.browser.player import Player
from tests.server.serving import Server, serving

NO_CLIENT = "The browser tests need the built client: run `make client` (it brings its own Node)."
LAPTOP = (1366, 768)
DESKTOP = (1920, 1080)
PHONE = (390, 844)
LOCALES = {"en": "en-GB", "ru": "ru-RU", "pl": "pl-PL"}
PATIENCE = 15_000


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """For one module only: Playwright keeps an event loop running, and other tests want their own."""
    with sync_playwright() as playwright:
        try:
            path = program(playwright)
        except LookupError as error:
            pytest.fail(str(error), pytrace=False)
        browser = playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (FOLDER / "index.html").is_file():
        pytest.fail(NO_CLIENT, pytrace=False)
    with serving(f"sqlite:///{tmp_path_factory.mktemp('site') / 'tables.db'}") as server:
        yield server


@dataclass
class Watch:
    """What goes wrong on somebody's pages."""

    troubles: list[str] = field(default_factory=list)
    forgiven: list[str] = field(default_factory=list)  # patterns of what a test brings about on purpose

    def forgive(self, *patterns: str) -> None:
        self.forgiven += patterns

    def page(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        page.on("requestfailed", self._failed)
        page.on("response", self._response)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(f"{message.type}: {message.text}")

    def _failed(self, request: Request) -> None:
        if "ERR_ABORTED" not in (request.failure or ""):  # a page that is left drops its requests
            self.troubles.append(f"failed: {request.url} {request.failure}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self.troubles.append(f"{response.status}: {response.url}")

    def check(self) -> None:
        found = [each for each in self.troubles if not any(re.search(pattern, each) for pattern in self.forgiven)]
        assert found == []


@dataclass
class People:
    browser: Browser
    address: str
    watch: Watch = field(default_factory=Watch)
    contexts: list[BrowserContext] = field(default_factory=list)

    def __call__(
        self,
        language: str = "en",
        size: tuple[int, int] = LAPTOP,
        theme: str = "dark",
        keyboard: bool = False,
        **options: Any,
    ) -> Player:
        """Somebody with a browser of their own, on the first page."""
        phone: dict[str, Any] = {"has_touch": True, "is_mobile": True} if size == PHONE else {}
        context = self.browser.new_context(
            base_url=self.address,
            viewport={"width": size[0], "height": size[1]},
            locale=LOCALES[language],
            reduced_motion="reduce",
            color_scheme="light" if theme == "light" else "dark",
            contrast="more" if theme == "contrast" else "no-preference",
            **phone,
            **options,
        )
        context.set_default_timeout(PATIENCE)
        context.on("page", self.watch.page)
        self.contexts.append(context)
        page = context.new_page()
        page.goto("/")
        return Player(page, keyboard=keyboard)

    def another_tab(self, player: Player) -> Player:
        page = player.page.context.new_page()
        page.goto(player.page.url)
        return Player(page, player.table, player.keyboard)

    def leave(self) -> None:
        for context in self.contexts:
            context.close()
        self.watch.check()


@pytest.fixture
def people(chromium: Browser, site: Server) -> Iterator[People]:
    found = People(chromium, site.address)
    yield found
    found.leave()


@pytest.fixture(scope="session")
def screens() -> Callable[[str], Path]:
    """Where pictures of screens are kept, as artefacts."""
    folder = Path(__file__).resolve().parents[2] / "build" / "screens"
    folder.mkdir(parents=True, exist_ok=True)
    return lambda name: folder / f"{name}.png"
