"""Nothing is lost: pages loaded anew, servers gone and back, WebSockets blocked, two tabs, somebody who watches."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import doors
from tests.browser.conftest import People
from tests.browser.player import Player, any_option
from tests.browser.positions import KINDS, busy, positions
from tests.server.serving import Server, serving

AWAY = 20_000  # ms: the pauses between attempts grow
OFFLINE = "No connection; trying again"
BLOCK_SOCKETS = """
  const Real = WebSocket;
  window.WebSocket = class extends Real {
    constructor(address) { super(String(address).replace('/live', '/blocked')); }
  };
"""


def question(player: Player) -> str:
    """What is asked, as the panel puts it."""
    heading: str = player.page.locator("main h1, .decision h2").first.inner_text()
    return heading


def goes_on(player: Player, before: dict[str, Any]) -> None:
    """The same question stands, and can be answered."""
    assert player.decision() == before
    player.answer(any_option)
    assert player.told()["view"]["decision"] != before


@pytest.mark.parametrize("kind", KINDS)
def test_a_page_loaded_anew_asks_the_same(people: People, kind: str) -> None:
    player = people()
    doors.resumed(player, positions()[kind])
    doors.look(player)
    asked, before = question(player), player.decision()
    player.choose_some(any_option)  # chosen, not confirmed
    player.page.reload()
    doors.at_table(player)
    assert question(player) == asked
    goes_on(player, before)


@pytest.fixture
def mortal(chromium: Browser, tmp_path: Path) -> Iterator[tuple[Server, People]]:
    """A server that may be stopped and started again, and its people."""
    with serving(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        found = People(chromium, server.address)
        yield server, found
        found.leave()


def test_a_server_that_was_away_asks_the_same(mortal: tuple[Server, People]) -> None:
    server, people = mortal
    first = people()
    players: list[tuple[Player, str, dict[str, Any]]] = []
    for kind in KINDS:
        player = first if not players else Player(first.page.context.new_page())
        doors.resumed(player, positions()[kind])
        doors.look(player)
        players.append((player, question(player), player.decision()))
    people.watch.forgive(
        "ERR_CONNECTION_REFUSED", "WebSocket connection to", "ERR_EMPTY_RESPONSE", "ERR_CONNECTION_RESET"
    )
    server.stop()
    for player, _, _ in players:
        expect(player.page.get_by_text(OFFLINE)).to_be_visible()
    server.start()
    for player, asked, before in players:
        expect(player.page.get_by_text(OFFLINE)).to_have_count(0, timeout=AWAY)
        assert question(player) == asked
        goes_on(player, before)


def test_where_websockets_are_blocked_the_game_goes_on(people: People) -> None:
    player = people()
    people.watch.forgive("WebSocket connection to", "404|403", "409")  # a preview may come too late
    player.page.add_init_script(BLOCK_SOCKETS)
    doors.resumed(player, busy())
    doors.look(player)
    for _ in range(3):
        player.wait_until_asked()
        player.answer(any_option)
    expect(player.page.get_by_text(OFFLINE)).to_have_count(0)


def test_two_tabs_of_one_seat_stay_in_step(people: People) -> None:
    player = people()
    doors.resumed(player, busy())
    doors.look(player)
    other = people.another_tab(player)
    doors.at_table(other)
    for one, two in ((player, other), (other, player)):
        one.wait_until_asked()
        one.answer(any_option)
        two.wait_until_shown(one.told()["number"])
        one.wait_until_asked()
        two.wait_until_asked()
        assert question(one) == question(two)


def test_who_watches_sees_no_hand_and_is_asked_nothing(people: People) -> None:
    host, watcher = people(), people()
    doors.opened(host, "me", "bot")
    watcher.page.goto(doors.link(host, None))
    doors.at_table(watcher)
    doors.look(host)
    for _ in range(4):
        host.wait_until_asked()
        host.answer(any_option)
    watcher.wait_until_shown(host.told()["number"])
    own = host.told()["view"]["own"]
    secret = {*own["hand"], *own["offered"], *own["drafted"]}
    played = {card for seat in host.told()["view"]["seats"] for card in seat["played"]}
    shown = set(watcher.page.locator("[data-card]").evaluate_all("cards => cards.map(card => card.dataset.card)"))
    assert shown.isdisjoint(secret - played)
    assert watcher.page.locator(".hand, [data-option]").count() == 0
    assert watcher.page.locator("footer button.primary").count() == 0
