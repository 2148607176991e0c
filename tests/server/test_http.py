"""The server as people meet it: links, seats, deeds, records, and what it refuses."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from redtable.games import game_by_id
from redtable.kernel.record import verify, write_record
from tests.server.serving import Person, Server, serving
from tests.server.tables import started


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    place: Path = tmp_path_factory.mktemp("server")
    with serving(f"sqlite:///{place / 'tables.db'}") as running:
        yield running


def two_at_a_table(server: Server, **options: Any) -> tuple[str, Person, Person]:
    """The host on seat 0 and a friend on seat 1; the game has begun."""
    host, friend = Person(server.address, 1), Person(server.address, 2)
    table = host.opens("me", "open", **options)
    assert friend.joins(host.link(table, 1)).json() == {"table": table, "seat": 1}
    assert host.does(table, do="start").status_code == 200
    return table, host, friend


def play(table: str, people: list[Person], answers: int = 10_000) -> None:
    for _ in range(answers):
        for person in people:
            seen = person.table(table)
            if seen["phase"] == "over":
                return
            key = person.some_key(seen)
            if key is not None:
                person.does(table, do="answer", number=seen["number"], key=key)


# --- playing ---


def test_two_people_play_a_game_and_prove_it(server: Server) -> None:
    table, host, friend = two_at_a_table(server)
    commitment = friend.table(table)["commitment"]
    play(table, [host, friend])
    seen = friend.table(table)
    assert seen["phase"] == "over"
    record = friend.http.get(f"/api/tables/{table}/record").text
    assert json.loads(record.splitlines()[0])["commitment"] == commitment
    assert verify(record, game_by_id).ok
    again = [person.post(f"/api/tables/{table}/rematch", {}).json()["table"] for person in (host, friend)]
    assert again[0] == again[1] != table
    assert friend.table(again[0])["you"] == {"seat": 1, "host": False}
    assert friend.get("/api/tables")["tables"][0]["id"] in (table, again[0])


def test_bots_answer_by_themselves(server: Server) -> None:
    person = Person(server.address)
    table = person.opens("me", "bot", start=True)
    seen = person.table(table)
    while 1 in seen["view"]["deciding"]:
        seen = person.get(f"/api/tables/{table}/wait?number={seen['number']}")
    assert seen["seats"][1]["asked_at"] is None


def test_waiting_ends_with_the_next_change(server: Server) -> None:
    table, host, friend = two_at_a_table(server)
    seen = host.table(table)
    since = seen["log"]["lines"][-1]["serial"] if seen["log"]["lines"] else 0
    key = friend.some_key(friend.table(table))
    friend.does(table, do="answer", number=seen["number"], key=key)
    news = host.get(f"/api/tables/{table}/wait?number={seen['number']}&since={since}")
    assert news["number"] == seen["number"] + 1
    assert news["log"]["from"] == len(seen["log"]["lines"])


def test_a_preview_changes_nothing(server: Server) -> None:
    table, host, friend = two_at_a_table(server)
    play(table, [host, friend], 6)
    seen = host.table(table)
    key = host.some_key(seen) or "pass"
    body = {"number": seen["number"], "key": key}
    host.post(f"/api/tables/{table}/preview", body)
    assert host.table(table)["number"] == seen["number"]


def test_a_record_can_be_watched_and_gone_on_from(server: Server) -> None:
    driver = started("person", "person")
    driver.play_to_end()
    assert driver.table.session is not None
    record = write_record(driver.table.session, secret=True)
    host = Person(server.address)
    watched = host.post("/api/records", {"record": record}).json()
    assert host.table(watched["table"])["phase"] == "over"
    going = host.post("/api/records", {"record": record, "answers": 30, "bot": "random", "seat": 1}).json()
    seen = host.table(going["table"])
    assert (seen["phase"], seen["you"]["seat"], seen["undo"]["answers"] >= 30) == ("play", 1, True)
    assert host.post("/api/records", {"record": "nonsense"}).status_code == 400


def test_my_tables_say_whose_turn_it_is(server: Server) -> None:
    table, host, _ = two_at_a_table(server)
    (mine,) = [each for each in host.get("/api/tables")["tables"] if each["id"] == table]
    assert (mine["seat"], mine["host"], mine["phase"], mine["asked"]) == (0, True, "play", [0, 1])


# --- who may do what ---


def test_a_table_is_not_there_for_strangers(server: Server) -> None:
    table, _, _ = two_at_a_table(server)
    stranger = Person(server.address)
    answers = [
        stranger.http.get(f"/api/tables/{table}"),
        stranger.http.get(f"/api/tables/{table}/record"),
        stranger.http.get("/api/tables/" + "x" * 22),
        stranger.does(table, do="pause"),
        stranger.post(f"/api/tables/{table}/links", {"seat": None}),
        stranger.joins("x" * 27),
    ]
    assert [answer.status_code for answer in answers] == [404] * 6
    assert answers[0].content == answers[2].content
    stranger.opens("me", "bot")
    assert stranger.http.get(f"/api/tables/{table}").status_code == 404


def test_links_give_what_they_say_and_no_more(server: Server) -> None:
    table, host, friend = two_at_a_table(server)
    third = Person(server.address)
    assert third.joins(friend.link(table, None)).json()["seat"] is None
    assert third.table(table)["view"]["own"] is None
    assert third.does(table, do="answer", number=1, key="pass").status_code == 409
    assert host.post(f"/api/tables/{table}/links", {"seat": 1}).status_code == 403, "the seat is the friend's"
    assert third.post(f"/api/tables/{table}/links", {"seat": 1}).status_code == 403
    phone = Person(server.address)
    assert phone.joins(friend.link(table, 1)).json()["seat"] == 1
    assert phone.table(table)["view"] == friend.table(table)["view"]
    assert friend.joins(host.link(table, 0)).status_code == 409, "nobody has two seats in one browser"


def test_the_cookie_cannot_be_read_by_scripts(server: Server) -> None:
    person = Person(server.address)
    response = person.post("/api/tables", {"game": "terraforming", "seats": [{"kind": "me"}, {"kind": "bot"}]})
    cookie = response.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_who_is_asked_to_leave_loses_the_links(server: Server) -> None:
    host, friend = Person(server.address), Person(server.address)
    table = host.opens("me", "open")
    token = host.link(table, 1)
    friend.joins(token)
    assert host.does(table, do="seat", seat=1, kind="open").status_code == 200
    assert friend.table(table)["you"]["seat"] is None
    assert Person(server.address).joins(token).status_code == 404


def test_a_link_to_a_seat_that_is_no_more_leads_nowhere(server: Server) -> None:
    host = Person(server.address)
    table = host.opens("me", "open", "open", "open")
    tokens = [host.link(table, seat) for seat in (1, 3)]
    assert host.does(table, do="seat", seat=1, kind="bot").status_code == 200
    assert host.does(table, do="options", options={"seats": 2}, pace={}).status_code == 200
    for token in tokens:
        assert Person(server.address).joins(token).status_code == 404


def test_two_who_ask_for_a_rematch_at_once_get_the_same(server: Server) -> None:
    table, host, friend = two_at_a_table(server)
    number = host.table(table)["number"]
    host.does(table, do="concede", number=number)
    with ThreadPoolExecutor(6) as at_once:
        asked = [at_once.submit(each.post, f"/api/tables/{table}/rematch", {}) for each in (host, friend) * 3]
    answers = [each.result() for each in asked]
    assert {answer.status_code for answer in answers} == {201}
    (new,) = {answer.json()["table"] for answer in answers}
    assert [each.table(new)["you"]["seat"] for each in (host, friend)] == [0, 1]


def test_a_preview_is_no_deed_over_http(server: Server) -> None:
    table, host, _ = two_at_a_table(server)
    assert host.does(table, do="preview", number=1, key="pass").status_code == 400


def test_a_cookie_that_the_server_never_gave_is_none(server: Server) -> None:
    person = Person(server.address)
    person.http.cookies.set("redtable", "short")
    table = person.opens("me", "bot")
    assert len(httpx.Cookies(person.http.cookies).get("redtable", domain="127.0.0.1") or "") == 43
    assert person.table(table)["you"]["host"]


# --- refusals ---


def test_a_refused_deed_brings_the_table_and_changes_nothing(server: Server) -> None:
    table, host, _ = two_at_a_table(server)
    before = host.table(table)
    response = host.does(table, do="answer", number=before["number"], key="nonsense")
    assert response.status_code == 409
    assert response.json()["refused"]["key"] == "illegal-option"
    assert response.json()["table"]["number"] == before["number"] == host.table(table)["number"]


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 400),
        (b"[]", 400),
        (b"{", 400),
        (b"\xff\xfe", 400),
        (b'{"game":"terraforming"}', 400),
        (b'{"game":"no","seats":[{"kind":"me"}]}', 400),
        (b'{"game":"terraforming","seats":[{"kind":"me"}],"more":1}', 400),
        (b'{"game":"terraforming","seats":[{"kind":"me"},{"kind":"me"}]}', 400),
        (b'{"game":"terraforming","seats":[{"kind":"bot","bot":"nobody"},{"kind":"me"}]}', 400),
        (b'{"game":"terraforming","seats":[{"kind":"me"}],"options":{"corporate_era":false}}', 400),
        (b"[" * 10_000, 400),
        (b" " * 20_000, 413),
    ],
)
def test_bad_bodies_get_a_sentence(server: Server, body: bytes, status: int) -> None:
    response = httpx.post(f"{server.address}/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert response.status_code == status
    assert response.json()["error"]["key"]


def test_other_sites_cannot_act(server: Server) -> None:
    person = Person(server.address)
    body = '{"game":"terraforming","seats":[{"kind":"me"}]}'
    form = person.http.post("/api/tables", content=body, headers={"Content-Type": "text/plain"})
    foreign = {"Content-Type": "application/json", "Origin": "https://elsewhere.example"}
    assert form.status_code == 415
    assert person.http.post("/api/tables", content=body, headers=foreign).status_code == 403


@pytest.mark.parametrize("path", ["/nothing", "/api/nothing", "/api/words/de", "/api/games/chess/cards/en"])
def test_what_is_not_there_is_said(server: Server, path: str) -> None:
    response = httpx.get(server.address + path)
    assert response.status_code == 404
    assert response.json()["error"]["key"]


def test_every_answer_has_its_headers(server: Server) -> None:
    for path in ("/", "/api/games", "/nothing", "/health"):
        headers = httpx.get(server.address + path).headers
        assert "script-src" not in headers["content-security-policy"]
        assert headers["content-security-policy"].startswith("default-src 'self'")
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


def test_fixed_things_are_compressed_and_known_by_their_hash(server: Server) -> None:
    for path in ("/api/games", "/api/words/ru", "/api/games/terraforming/cards/pl", "/openapi.json"):
        first = httpx.get(server.address + path)
        assert first.headers["content-encoding"] == "gzip"
        again = httpx.get(server.address + path, headers={"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


def test_metrics_count(server: Server) -> None:
    two_at_a_table(server)
    text = httpx.get(f"{server.address}/metrics").text
    assert "redtable_open_tables" in text
    assert 'redtable_stored_tables{phase="play"}' in text


# --- the process ---


def test_it_stops_and_starts_with_everything_kept(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        person = Person(server.address)
        table = person.opens("me", "open", start=False)
        begun = time.monotonic()
        assert server.stop() == 130, "ended by Ctrl-C"
        assert time.monotonic() - begun < 10
        server.start()
        assert person.table(table)["phase"] == "room"
