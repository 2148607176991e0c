"""Whole games, from the first page to the result, by the screen alone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import doors
from tests.browser.conftest import PHONE, People
from tests.browser.player import MOST_ANSWERS, Player, any_option, brief, idle

END = "end"
SOME = 12
LAST_STEPS = 2


def test_alone(people: People) -> None:
    player = people()
    doors.solo(player)
    player.play(idle)
    assert len(player.told()["end"]["points"]) == 1
    assert shown_points(player)


def test_against_two_bots_on_a_phone(people: People) -> None:
    player = people(size=PHONE)
    doors.play_now(player, rivals=2, bot="Greedy")
    player.play(idle)
    assert len(player.told()["end"]["points"]) == 3
    assert shown_points(player)


def test_two_people_with_draft(people: People) -> None:
    """One by mouse in English, one by keyboard in Russian; the middle goes by requests, which is quicker."""
    host, guest = people(), people("ru", keyboard=True)
    sit_down(host, guest)
    play_together(host, guest, answers=SOME)
    hasten(host, guest)
    play_together(host, guest)
    end_alike(host, guest)


@pytest.mark.soak
def test_two_people_to_the_last_answer_by_the_screen(people: People) -> None:
    host, guest = people(), people("pl")
    sit_down(host, guest)
    play_together(host, guest)
    end_alike(host, guest)


@pytest.mark.soak
def test_against_random_bots_with_random_answers(people: People) -> None:
    """Every kind of question comes up, whatever it is about."""
    player = people()
    doors.play_now(player, rivals=1)
    player.play(any_option)
    assert shown_points(player)


def sit_down(host: Player, guest: Player) -> None:
    """The one opens the table, the other comes by the link."""
    doors.with_a_friend(host, draft=True)
    invitation = host.page.get_by_role("textbox", name="Invitation: Orange")
    expect(invitation).not_to_have_value("")
    guest.page.goto(invitation.input_value())
    doors.at_table(guest)
    host.page.get_by_role("button", name="Start the game").click()


def play_together(*players: Player, answers: int = MOST_ANSWERS) -> None:
    """Whoever is asked answers, until both see the result, or for so many answers."""
    given = 0
    while given < answers:
        screens = [player.seen() for player in players]
        if all(seen is not None and seen.screen == END for seen in screens):
            return
        for player, seen in zip(players, screens, strict=True):
            if seen is not None and seen.asked:
                player.answer(brief)
                given += 1
        players[0].page.wait_for_timeout(5)


def hasten(*players: Player) -> None:
    """The same people go on without their screens until the end is near."""
    told = players[0].told()
    while not nearly_over(told["view"]):
        for player in players:
            told = player.told()
            if told["view"]["decision"] is not None and not nearly_over(told["view"]):
                doors.does(player, do="answer", number=told["number"], key=key_of(player, told["view"]["decision"]))
    for player in players:
        player.wait_until_shown(player.told()["number"])


def key_of(player: Player, decision: dict[str, Any]) -> str:
    if decision["kind"] == "choice":
        return brief(decision, player.dice)
    default: str = decision["default"]
    return default


def nearly_over(view: dict[str, Any]) -> bool:
    steps: int = (8 - view["temperature"]) // 2 + 14 - view["oxygen"] + 9 - view["oceans"]
    return steps <= LAST_STEPS


def end_alike(host: Player, guest: Player) -> None:
    assert host.told()["end"] == guest.told()["end"]
    assert shown_points(host)
    assert shown_points(guest)


def shown_points(player: Player) -> bool:
    """Everybody's points stand on the screen."""
    text = player.page.locator("main").inner_text()
    return all(str(points) in text for points in player.told()["end"]["points"])
