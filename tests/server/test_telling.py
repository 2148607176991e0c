"""What is told of a table: to each eye its own, in the words of the protocol."""

from __future__ import annotations

import json

import msgspec

from redtable.server.tables.telling import Eye, told
from tests.server.tables import SECRET, shown, started


def test_what_is_told_fits_a_wire_and_the_decision_has_words() -> None:
    driver = started("person", "person", "bot", draft=True)
    for _ in range(60):
        for seat in (None, 0, 1):
            data = json.loads(msgspec.json.encode(told(driver.table, Eye(seat), driver.now)))
            decision = data["view"]["decision"]
            if decision is not None:
                assert set(data["says"]) == (set() if decision["kind"] == "amount" else set(decision["options"]))
                assert not set(data["why_not"]) & set(decision["options"])
        driver.play(1)


def test_nobody_is_told_the_secret_before_the_end() -> None:
    driver = started("person", "person")
    driver.play(40)
    for told_bytes in shown(driver.table):
        assert SECRET.hex().encode() not in told_bytes


def test_the_course_of_a_finished_game_is_told_round_by_round() -> None:
    driver = started("person", "person")
    assert told(driver.table, Eye(0), 0)["end"] is None
    driver.play_to_end()
    end = told(driver.table, Eye(0), 0)["end"]
    rounds = [entry["round"] for entry in end["history"]]
    assert rounds == list(range(1, len(rounds) + 1))
    assert [seat["points"] for seat in end["history"][-1]["seats"]] == end["points"]
    assert [seat["tr"] for seat in end["history"][0]["seats"]] != [seat["tr"] for seat in end["history"][-1]["seats"]]
