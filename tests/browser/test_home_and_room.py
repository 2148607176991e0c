"""The first page and the room: ways in, links, names, options, records."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser import doors
from tests.browser.conftest import People
from tests.browser.positions import finished


def test_a_code_pasted_on_the_first_page_leads_to_the_seat(people: People) -> None:
    host, guest = people(), people()
    doors.opened(host, "me", "open", start=False)
    code = doors.link(host, 1).rsplit("/", 1)[-1]
    guest.page.get_by_label("Do you have a link or a code?").fill(code)
    guest.page.get_by_role("button", name="Join").click()
    assert doors.at_table(guest) == host.table
    assert guest.told()["you"]["seat"] == 1


def test_what_is_no_code_is_said_so(people: People) -> None:
    page = people().page
    page.get_by_label("Do you have a link or a code?").fill("nothing of the kind")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("alert")).to_have_text("This is neither a link to a table nor its code.")


def test_a_dead_link_says_what_to_do(people: People) -> None:
    page = people().page
    people.watch.forgive("404")
    page.goto(f"/join/{'A' * 27}")
    expect(page.get_by_role("heading", name="This link no longer works")).to_be_visible()


def test_a_table_of_others_is_no_table(people: People) -> None:
    host, stranger = people(), people()
    people.watch.forgive("404|403", "WebSocket")
    doors.opened(host, "me", "bot")
    stranger.page.goto(f"/t/{host.table}")
    expect(stranger.page.get_by_role("heading", name="No such table here")).to_be_visible()


def test_everybody_in_the_room_sees_every_change(people: People) -> None:
    host, guest = people(), people("pl")
    doors.with_a_friend(host)
    guest.page.goto(doors.link(host, 1))
    doors.at_table(guest)
    name = host.page.get_by_label("Your name at the table")
    name.fill("Window")
    name.press("Enter")
    expect(guest.page.get_by_text("Window")).to_be_visible()
    host.page.get_by_role("radiogroup", name="Seats").get_by_text("3", exact=True).click()
    expect(guest.page.locator(".seats li")).to_have_count(3)
    expect(host.page.get_by_role("button", name="Start the game")).to_be_disabled()
    host.page.get_by_role("button", name="Bots take open seats").click()
    host.page.get_by_role("button", name="Start the game").click()
    host.wait_until_asked()
    guest.wait_until_asked()


def test_a_table_stands_among_my_tables_and_says_that_it_waits(people: People) -> None:
    player = people()
    doors.opened(player, "me", "bot")
    player.page.goto("/")
    mine = player.page.get_by_role("region", name="My tables").get_by_role("link")
    expect(mine).to_have_count(1)
    expect(mine).to_contain_text("Your turn")
    mine.click()
    doors.at_table(player)
    expect(player.page).to_have_title(re.compile("Your turn"))


def test_a_record_is_opened_from_a_file(people: People, tmp_path: Path) -> None:
    player = people()
    file = tmp_path / "game.jsonl"
    file.write_text(finished(), encoding="utf-8")
    with player.page.expect_file_chooser() as chooser:
        player.page.get_by_role("button", name="Open a record").click()
    chooser.value.set_files(file)
    player.page.get_by_role("button", name="Look at the game").click()
    doors.at_table(player)
    seen = player.seen()
    assert seen is not None
    assert seen.screen == "end"
