"""Everything without a mouse: from the first page through the first generation, by Tab, digits, arrows and Enter."""

from __future__ import annotations

from tests.browser import doors
from tests.browser.conftest import People
from tests.browser.player import Player, brief
from tests.browser.positions import busy, positions


def test_a_generation_by_keys_alone(people: People) -> None:
    player = people(keyboard=True)
    player.reach(player.page.get_by_role("button", name="Deal the cards"))
    player.page.keyboard.press("Enter")
    doors.at_table(player)
    player.wait_until_asked()
    while player.told()["view"]["generation"] == 1:
        player.answer(brief)
        player.wait_until_asked()


def test_digits_choose_and_enter_confirms(people: People) -> None:
    player = people()
    doors.opened(player, "me", "bot")
    doors.look(player)
    player.page.keyboard.press("2")
    corporations = player.page.locator("button[data-card]")
    assert corporations.nth(1).get_attribute("aria-pressed") == "true"
    before = player.told()["number"]
    player.page.keyboard.press("Enter")
    player.wait_until_shown(before + 1)
    chosen = player.told()["view"]["own"]["offered_corporations"]
    assert len(chosen) == 1


def test_arrows_go_from_area_to_area(people: People) -> None:
    player = people()
    doors.resumed(player, positions()["area"])
    doors.look(player)
    areas = player.page.locator(".area[role=button]")
    player.reach(areas.and_(player.page.locator("[tabindex='0']")))
    first = focused(player)
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        player.page.keyboard.press(key)
    reached = {first}
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft"):
        player.page.keyboard.press(key)
        reached.add(focused(player))
    assert len(reached) > 1
    before = player.told()["number"]
    player.page.keyboard.press("Enter")
    assert player.page.locator(f"#{focused(player)}").get_attribute("aria-pressed") == "true"
    player.page.keyboard.press("Enter")
    player.wait_until_shown(before + 1)


def test_escape_takes_the_choice_back(people: People) -> None:
    player = people()
    doors.resumed(player, busy())
    doors.look(player)
    player.page.keyboard.press("1")
    assert player.page.locator("[data-option][aria-pressed=true]").count() == 1
    player.page.keyboard.press("Escape")
    assert player.page.locator("[data-option][aria-pressed=true]").count() == 0


def focused(player: Player) -> str:
    found: str = player.page.evaluate("document.activeElement.id")
    return found
