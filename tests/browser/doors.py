"""The ways from the first page to a table, as a person goes them; and short cuts by the same requests."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page

from tests.browser.player import Player
from tests.browser.positions import Position


def at_table(player: Player) -> str:
    """The table the address names."""
    player.page.wait_for_url("**/t/*")
    player.page.wait_for_selector("[data-number]")
    player.table = player.page.url.rsplit("/", 1)[-1]
    return player.table


def play_now(player: Player, rivals: int, bot: str = "Random") -> None:
    """Two clicks and two choices away."""
    page = player.page
    page.get_by_role("radiogroup", name="Opponents").get_by_text(str(rivals), exact=True).click()
    page.get_by_text(bot, exact=True).click()
    page.get_by_role("button", name="Deal the cards").click()
    at_table(player)


def solo(player: Player) -> None:
    player.page.get_by_role("button", name="Learn and solo").click()
    player.page.get_by_role("dialog").get_by_role("button", name="Solo challenge").click()
    at_table(player)


def with_a_friend(player: Player, draft: bool = False) -> None:
    """A room with two seats."""
    page = player.page
    page.get_by_role("button", name="With friends").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radiogroup", name="Seats").get_by_text("2", exact=True).click()
    if draft:
        dialog.get_by_role("switch", name="Draft").check()
    dialog.get_by_role("button", name="Open the table").click()
    at_table(player)


def request(page: Page, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """With the cookie of the page's own browser."""
    response = page.context.request.post(path, data=json.dumps(body), headers={"Content-Type": "application/json"})
    assert response.ok, f"{path} {response.status} {response.text()}"
    found: dict[str, Any] = response.json()
    return found


def opened(player: Player, *kinds: str, start: bool = True, **options: Any) -> str:
    """A table without the clicks: `me`, `open`, `bot`."""
    seats = [{"kind": kind} | ({"bot": "random"} if kind == "bot" else {}) for kind in kinds]
    wish = {"game": "terraforming", "seats": seats, "options": options, "start": start}
    player.table = request(player.page, "/api/tables", wish)["table"]
    return player.table


def resumed(player: Player, position: Position) -> str:
    """A table that goes on from there, against a bot."""
    wish = {"record": position.record, "bot": "random", "seat": position.seat}
    player.table = request(player.page, "/api/records", wish)["table"]
    return player.table


def watched(player: Player, record: str) -> str:
    """A table that shows a record."""
    player.table = request(player.page, "/api/records", {"record": record})["table"]
    return player.table


def link(player: Player, seat: int | None) -> str:
    token: str = request(player.page, f"/api/tables/{player.table}/links", {"seat": seat})["token"]
    return f"/join/{token}"


def does(player: Player, **deed: Any) -> None:
    request(player.page, f"/api/tables/{player.table}/deeds", deed)


def look(player: Player) -> None:
    """Go to the table."""
    player.page.goto(f"/t/{player.table}")
    at_table(player)
