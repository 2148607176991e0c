"""Every screen in every theme, language and size: axe finds nothing, nothing overflows, everything can be hit.

Pictures of the screens are kept in build/screens."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.browser import doors
from tests.browser.conftest import LAPTOP, PHONE, People
from tests.browser.player import Player
from tests.browser.positions import busy, finished, positions

AXE = Path(__file__).resolve().parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}
CONTRAST = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}
FINDINGS = """async rules => {
  const found = await axe.run(document, rules);
  return found.violations.flatMap(each => each.nodes.map(node => `${each.id}: ${node.target} ${node.failureSummary}`));
}"""
OVERFLOWS = """() => {
  const seen = element => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const wide = element => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1;
  const holds = element => [...element.childNodes].some(node => node.nodeType === 3 && node.data.trim() !== '');
  return [...document.querySelectorAll('main *, header *, footer *')]
    .filter(each => each instanceof HTMLElement && getComputedStyle(each).display !== 'inline')
    .filter(each => !/auto|scroll/.test(getComputedStyle(each).overflowX) && !each.matches('input, select'))
    .filter(each => holds(each) && wide(each) && seen(each))
    .map(each => `${each.tagName}.${each.className}: ${each.textContent.trim().slice(0, 50)} `
      + `${each.scrollWidth} > ${each.clientWidth}`);
}"""
SCROLLS = """() => {
  const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
  return [scrollWidth > clientWidth, scrollHeight > clientHeight];
}"""
SMALL = """() => {
  const big = box => box.width >= 43.5 && box.height >= 43.5;
  const box = each => (each.matches('input') ? each.closest('label') ?? each : each).getBoundingClientRect();
  const controls = 'button, a[href], input:not([aria-hidden=true]), select, summary, [role=button]:not(g)';
  const top = document.querySelector('dialog[open]') ?? document; // what lies below a dialog cannot be hit anyway
  return [...top.querySelectorAll(controls)]
    .filter(each => each.checkVisibility() && box(each).width > 0 && !big(box(each)))
    .map(each => `${each.tagName}.${each.className}: ${(each.ariaLabel ?? each.textContent).trim().slice(0, 40)} `
      + `${Math.round(box(each).width)}x${Math.round(box(each).height)}`);
}"""


def home(player: Player) -> None:
    doors.opened(player, "me", "bot")
    player.page.goto("/")
    player.page.locator("main a.panel").first.wait_for()


def friends(player: Player) -> None:
    player.page.locator(".pair button").first.click()
    player.page.locator("dialog[open]").wait_for()


def room(player: Player) -> None:
    doors.opened(player, "me", "open", "bot", start=False)
    doors.look(player)
    player.page.wait_for_function("() => [...document.querySelectorAll('.invite input')].every(each => each.value)")


def opening(player: Player) -> None:
    doors.opened(player, "me", "bot")
    doors.look(player)


def research(player: Player) -> None:
    doors.resumed(player, positions()["subset"])
    doors.look(player)


def play(player: Player) -> None:
    doors.resumed(player, busy())
    doors.look(player)


def payment(player: Player) -> None:
    doors.resumed(player, positions()["payment"])
    doors.look(player)


def area(player: Player) -> None:
    doors.resumed(player, positions()["area"])
    doors.look(player)


def end(player: Player) -> None:
    doors.watched(player, finished())
    doors.look(player)


SCREENS: dict[str, Callable[[Player], None]] = {
    each.__name__: each for each in (home, friends, room, opening, research, play, payment, area, end)
}
each_screen = pytest.mark.parametrize("screen", SCREENS)


def shown(player: Player, screen: str) -> None:
    """Go there, and let it come to rest."""
    SCREENS[screen](player)
    player.page.evaluate("document.fonts.ready")
    player.page.wait_for_load_state("networkidle")


def axe(player: Player, rules: object = RULES) -> list[str]:
    """What axe finds on the page; loaded as a text, for the page allows no script from elsewhere."""
    if not AXE.is_file():
        pytest.fail("axe-core is missing: run `make client`.", pytrace=False)
    player.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = player.page.evaluate(FINDINGS, rules)
    return found


def problems(player: Player, script: str) -> Any:
    return player.page.evaluate(script)


@each_screen
def test_axe_finds_nothing_in_any_theme(people: People, screen: str) -> None:
    player = people()
    shown(player, screen)
    assert axe(player) == []
    for theme in ("light", "contrast"):
        player.page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
        assert axe(player, CONTRAST) == [], theme


@each_screen
@pytest.mark.parametrize("language", ["ru", "pl"])
def test_nothing_overflows_on_a_laptop(
    people: People, screen: str, language: str, screens: Callable[[str], Path]
) -> None:
    player = people(language)
    shown(player, screen)
    player.page.screenshot(path=screens(f"{screen}-laptop-{language}"))
    assert problems(player, OVERFLOWS) == []
    assert problems(player, SCROLLS)[0] is False
    if screen not in ("home", "room", "friends", "end"):
        assert problems(player, SCROLLS) == [False, False]


@each_screen
def test_nothing_overflows_on_a_phone_and_everything_can_be_hit(
    people: People, screen: str, screens: Callable[[str], Path]
) -> None:
    player = people("ru", size=PHONE)
    shown(player, screen)
    player.page.screenshot(path=screens(f"{screen}-phone-ru"))
    assert problems(player, OVERFLOWS) == []
    assert problems(player, SCROLLS)[0] is False
    assert problems(player, SMALL) == []
    assert axe(player) == []


@pytest.mark.parametrize("tab", ["Mars", "Hand", "Seats", "Log"])
def test_every_tab_of_the_phone(people: People, tab: str, screens: Callable[[str], Path]) -> None:
    player = people(size=PHONE)
    shown(player, "play")
    player.page.get_by_role("navigation").get_by_role("button", name=tab).click()
    player.page.screenshot(path=screens(f"play-phone-{tab.lower()}"))
    assert problems(player, OVERFLOWS) == []
    assert problems(player, SMALL) == []
    assert axe(player) == []


def test_the_theme_and_the_language_change_at_once(people: People) -> None:
    player = people(size=LAPTOP)
    page = player.page
    page.get_by_role("radiogroup", name="Language").get_by_text("RU").click()
    page.get_by_role("button", name="Раздать карты").wait_for()
    assert page.locator("html").get_attribute("lang") == "ru"
    page.get_by_role("radiogroup").last.wait_for()
    page.get_by_title("Светлое").first.click()
    assert page.locator("html").get_attribute("data-theme") == "light"
    page.reload()
    page.get_by_role("button", name="Раздать карты").wait_for()
    assert page.locator("html").get_attribute("data-theme") == "light"
