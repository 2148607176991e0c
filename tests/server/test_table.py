"""A table is what its log says: rooms, answers, undo by consent, clocks, leaving."""

from __future__ import annotations

import pytest

from redtable.kernel.message import RedtableError
from redtable.server.tables import deeds, plans
from redtable.server.tables import entries as log
from redtable.server.tables.absence import claimable, patience
from redtable.server.tables.plans import overdue
from redtable.server.tables.table import Table
from redtable.server.tables.telling import Eye, told
from tests.server.tables import SECRET, Driver, opened, shown, started

SECOND = 1000
MOVE = log.Pace("move", 30, 0, "pause")
BOT = log.Pace("move", 30, 0, "bot")
BUDGET = log.Pace("budget", 100, 5, "bot")


def refused(driver: Driver, deed: deeds.TableDeed, seat: int | None = None, host: bool = False) -> str:
    """The key of the reason; the table must not change."""
    before = shown(driver.table)
    with pytest.raises(RedtableError) as why:
        driver.do(deed, seat, host)
    assert shown(driver.table) == before
    return why.value.message.key


def reread(driver: Driver) -> Table:
    """The table as another process reads it."""
    entries = [log.read_entry(log.write_entry(entry)) for entry in driver.written]
    return Table.of(driver.table.id, SECRET, entries)


# --- the log ---


def test_a_table_is_what_its_log_says() -> None:
    """At any moment, with everything that can stand in a log."""
    driver = opened("person", "open", pace=BUDGET)
    driver.write(log.Joined(driver.now, 1))
    driver.do(deeds.Name("blue"), 0)
    driver.do(deeds.Salt("abc"), 1)
    driver.do(deeds.Start(), 0, host=True)
    driver.play(20)
    driver.do(deeds.Undo(driver.table.number, 3), 0)
    driver.do(deeds.Agree(driver.table.number), 1)
    driver.do(deeds.Pause(), 0, host=True)
    driver.do(deeds.Resume(), 0, host=True)
    driver.play(10)
    driver.do(deeds.Concede(driver.table.number), 1)
    assert shown(reread(driver)) == shown(driver.table)
    assert driver.table.number == len(driver.written)


def test_every_kind_of_entry_can_be_written_and_read() -> None:
    entries: list[log.AnyEntry] = [
        log.Opened(1, "terraforming", 1, {"seats": 1}, MOVE, (log.SeatPlan("person"), log.SeatPlan("bot", "greedy"))),
        log.Arranged(2, {"seats": 2}, BUDGET),
        log.Placed(3, 1, "bot", "random"),
        log.Joined(4, 1),
        log.Named(5, 1, "x"),
        log.Salted(6, 1, "y"),
        log.Started(7),
        log.Answered(8, 0, "pass"),
        log.UndoAsked(9, 0, 3),
        log.UndoAgreed(10, 1),
        log.UndoRefused(11, 1),
        log.Undone(12, 0, 3, (1,)),
        log.Conceded(13, 0, "greedy"),
        log.Claimed(14, 0, 1, "greedy"),
        log.RanOut(15, 0, "greedy"),
        log.Paused(16),
        log.Resumed(17),
    ]
    assert {type(entry) for entry in entries} == set(log.Entry.__subclasses__())
    assert [log.read_entry(log.write_entry(entry)) for entry in entries] == entries


# --- the room ---


def test_only_the_host_arranges_and_only_before_the_start() -> None:
    driver = opened("person", "open")
    options = {"seats": 3, "draft": True}
    assert refused(driver, deeds.Arrange(options, log.Pace()), 1) == "deed-not-host"
    driver.do(deeds.Arrange(options, MOVE), 0, host=True)
    assert [seat.kind for seat in driver.table.seats] == ["person", "open", "open"]
    driver.do(deeds.Place(1, "bot", "random"), 0, host=True)
    assert refused(driver, deeds.Start(), 0, host=True) == "deed-seats-open"
    driver.do(deeds.Place(2, "bot"), 0, host=True)
    driver.do(deeds.Start(), 0, host=True)
    assert refused(driver, deeds.Arrange(options, MOVE), 0, host=True) == "deed-has-begun"
    assert refused(driver, deeds.Start(), 0, host=True) == "deed-has-begun"
    assert refused(driver, deeds.Salt("late"), 0) == "deed-has-begun"


@pytest.mark.parametrize(
    "options", [{"seats": 6}, {"seats": 2, "draft": "yes"}, {"no": 1}, {"seats": True}, {"seats": 2, "beginners": [7]}]
)
def test_options_that_do_not_hold_are_refused(options: dict[str, object]) -> None:
    assert refused(opened("person", "open"), deeds.Arrange(options, log.Pace()), 0, host=True).startswith("bad-option")


def test_nobody_loses_a_seat_by_fewer_seats() -> None:
    driver = opened("person", "open", "open")
    driver.write(log.Joined(driver.now, 2))
    assert refused(driver, deeds.Arrange({"seats": 2}, log.Pace()), 0, host=True) == "deed-seat-taken"


@pytest.mark.parametrize("pace", [log.Pace("move", 1), log.Pace("budget", 10**9), log.Pace("budget", 60, -1)])
def test_paces_have_bounds(pace: log.Pace) -> None:
    assert refused(opened("person", "open"), deeds.Arrange({"seats": 2}, pace), 0, host=True) == "deed-bad-pace"


def test_salts_change_the_deal_and_all_see_them() -> None:
    plain, salted = opened("person", "bot"), opened("person", "bot")
    salted.do(deeds.Salt("mine"), 0)
    for driver in (plain, salted):
        driver.do(deeds.Start(), 0, host=True)
    views = [told(driver.table, Eye(0), 0)["view"]["own"] for driver in (plain, salted)]
    assert views[0] != views[1]
    assert told(salted.table, Eye(None), 0)["salts"] == ["mine", ""]


@pytest.mark.parametrize("text", ["\x1b[2J", "a\nb", "\u202e"])
def test_names_and_salts_can_be_shown(text: str) -> None:
    driver = opened("person", "open")
    assert refused(driver, deeds.Name(text), 0) == "deed-bad-name"
    assert refused(driver, deeds.Salt(text), 0) == "bad-salt"


# --- answers ---


def test_an_answer_is_the_seats_own_and_on_offer() -> None:
    driver = started("person", "person")
    number = driver.table.number
    assert refused(driver, deeds.Answer(number, "nonsense"), 0) == "illegal-option"
    assert refused(driver, deeds.Answer(number, "pass"), None) == "deed-no-seat"


def test_an_answer_is_stale_only_if_the_seats_own_question_changed() -> None:
    """Both choose their corporations at the same time; neither has to wait for the other."""
    driver = started("person", "person")
    number = driver.table.number
    session = driver.table.session
    assert session is not None
    first, second = [session.state.decision_of(seat).default for seat in (0, 1)]
    driver.do(deeds.Answer(number, first), 0)
    driver.do(deeds.Answer(number, second), 1)
    assert refused(driver, deeds.Answer(number, first), 0) == "stale"
    assert refused(driver, deeds.Answer(driver.table.number + 1, first), 0) == "stale"


def test_paused_tables_take_no_answers() -> None:
    driver = started("person", "person")
    driver.do(deeds.Pause(), 0, host=True)
    assert refused(driver, deeds.Answer(driver.table.number, "pass"), 0) == "deed-paused"
    assert refused(driver, deeds.Pause(), 0, host=True) == "deed-not-running"
    driver.do(deeds.Resume(), 0, host=True)
    driver.play(1)
    assert refused(driver, deeds.Resume(), 0, host=True) == "deed-not-paused"


# --- undo ---


def test_undo_within_ones_own_steps_is_at_once() -> None:
    driver = started("person", "person")
    before = told(driver.table, Eye(0), 0)["view"]
    driver.answer(0)
    free = told(driver.table, Eye(0), 0)["undo"]["free"]
    if free == 0:
        assert isinstance(driver.do(deeds.Undo(driver.table.number, 0), 0), log.Undone)
        assert told(driver.table, Eye(0), 0)["view"] == before


def test_undo_further_needs_everybody() -> None:
    driver = started("person", "person", "bot")
    driver.play(25)
    assert isinstance(driver.do(deeds.Undo(driver.table.number, 4), 0), log.UndoAsked)
    assert told(driver.table, Eye(1), 0)["undo"]["asked"] == {"seat": 0, "to": 4, "agreed": []}
    assert refused(driver, deeds.Agree(driver.table.number), 0) == "deed-no-undo"
    driver.do(deeds.Agree(driver.table.number), 1)
    assert driver.table.answers == 4
    last = told(driver.table, Eye(None), 0)["log"]["lines"][-1]
    assert last["says"][0] == {"key": "told-undone", "args": {"seat": 0, "n": 21}}


def test_undo_can_be_refused_and_falls_with_the_next_answer() -> None:
    driver = started("person", "person")
    driver.play(25)
    driver.do(deeds.Undo(driver.table.number, 4), 0)
    driver.do(deeds.Refuse(driver.table.number), 1)
    assert driver.table.request is None
    driver.do(deeds.Undo(driver.table.number, 4), 0)
    driver.play(1)
    assert driver.table.request is None
    assert refused(driver, deeds.Agree(driver.table.number), 1) == "deed-no-undo"


def test_against_bots_alone_undo_is_at_once_and_stands_in_the_log() -> None:
    driver = started("person", "bot")
    driver.play(25)
    assert isinstance(driver.do(deeds.Undo(driver.table.number, 4), 0), log.Undone)
    assert driver.table.lines[-1].says[0].key == "told-undone"


def test_nothing_is_taken_back_once_the_game_is_over() -> None:
    """Its secret is out."""
    driver = started("person", "bot")
    driver.play_to_end()
    assert refused(driver, deeds.Undo(driver.table.number, 4), 0) == "deed-not-in-play"


def test_what_the_table_said_survives_an_undo() -> None:
    driver = started("person", "person")
    driver.play(6)
    driver.do(deeds.Pause(), 0, host=True)
    driver.do(deeds.Resume(), 0, host=True)
    driver.play(6)
    driver.do(deeds.Undo(driver.table.number, 2), 0)
    driver.do(deeds.Agree(driver.table.number), 1)
    keys = [line.says[0].key for line in driver.table.lines if line.says]
    assert keys == ["told-paused", "told-resumed", "told-undo-asked", "told-undone"]


def test_who_has_a_line_has_all_before_it() -> None:
    """A client keeps what it has up to `from`: the result is the whole log, whatever was taken back meanwhile."""
    driver = started("person", "bot")
    client: list[dict[str, object]] = []
    for round_ in range(12):
        driver.play(3)
        if round_ % 3 == 2:
            driver.do(deeds.Undo(driver.table.number, driver.table.answers - 2), 0)
        since = int(str(client[-1]["serial"])) if client else 0
        news = told(driver.table, Eye(0), 0, since)["log"]
        client = client[: news["from"]] + news["lines"]
        assert client == told(driver.table, Eye(0), 0)["log"]["lines"]


# --- leaving ---


def test_a_bot_goes_on_for_who_concedes_and_the_last_one_wins() -> None:
    driver = started("person", "person", "person")
    driver.do(deeds.Concede(driver.table.number), 1)
    assert driver.table.phase == "play"
    assert driver.table.seats[1].player
    driver.do(deeds.Concede(driver.table.number), 2)
    assert (driver.table.phase, driver.table.reason, driver.table.winners) == ("over", "conceded", [0])
    end = told(driver.table, Eye(0), 0)["end"]
    assert end["secret"] == SECRET.hex()


def test_a_game_without_people_is_over() -> None:
    driver = started("person", "bot", "bot")
    driver.do(deeds.Concede(driver.table.number), 0)
    assert (driver.table.phase, driver.table.winners) == ("over", [])


def test_the_host_lets_a_bot_play_for_somebody_and_the_person_comes_back() -> None:
    driver = started("person", "person")
    assert refused(driver, deeds.Place(1, "bot"), 1) == "deed-not-host"
    driver.do(deeds.Place(1, "bot", "random"), 0, host=True)
    assert driver.table.seats[1].player == "random"
    driver.do(deeds.Place(1, "person"), 0, host=True)
    assert driver.table.seats[1].player == ""


def test_absence_can_be_claimed_after_long() -> None:
    driver = started("person", "person")
    while 0 in driver.table.asked:
        driver.answer(0)
    assert refused(driver, deeds.Claim(driver.table.number, 1), 0) == "deed-not-absent"
    driver.now += patience(driver.table.pace)
    assert claimable(driver.table, driver.now) == [1]
    driver.do(deeds.Claim(driver.table.number, 1), 0)
    assert driver.table.winners == [0]


# --- clocks ---


def test_a_move_that_takes_too_long_pauses_the_table() -> None:
    driver = started("person", "person", pace=MOVE)
    assert overdue(driver.table, driver.now + 29 * SECOND) is None
    entry = overdue(driver.table, driver.now + 31 * SECOND)
    assert isinstance(entry, log.RanOut)
    driver.write(entry)
    assert driver.table.paused
    assert overdue(driver.table, driver.now + 99 * SECOND) is None


def test_a_bot_answers_for_who_takes_too_long_and_only_then() -> None:
    driver = started("person", "person", pace=BOT)
    entry = overdue(driver.table, driver.now + 31 * SECOND)
    assert isinstance(entry, log.RanOut)
    driver.write(entry)
    assert driver.table.bot_asked() == entry.seat
    while driver.table.bot_asked() is not None:
        driver.answer(entry.seat)
    driver.answer(1 - entry.seat)
    assert driver.table.seats[entry.seat].player == ""


def test_a_budget_shrinks_by_thinking_and_grows_by_answering() -> None:
    driver = started("person", "person", pace=BUDGET)
    driver.now += 39 * SECOND
    driver.answer(0)
    assert driver.table.seats[0].left == (100 - 40 + 5) * SECOND
    driver.do(deeds.Pause(), 0, host=True)
    left = driver.table.seats[1].left
    driver.now += 500 * SECOND
    driver.do(deeds.Resume(), 0, host=True)
    assert driver.table.seats[1].left == left


def test_a_table_that_stopped_at_zero_can_go_on() -> None:
    driver = started("person", "person", pace=log.Pace("budget", 10, 0, "pause"))
    driver.now += 11 * SECOND
    entry = overdue(driver.table, driver.now)
    assert entry is not None
    driver.write(entry)
    assert (driver.table.paused, driver.table.seats[0].left) == (True, 0)
    driver.do(deeds.Resume(), 0, host=True)
    assert overdue(driver.table, driver.now) is None
    driver.answer(0)


def test_who_is_put_out_of_a_seat_can_do_nothing_with_it() -> None:
    for given in (deeds.Place(1, "open"), deeds.Place(1, "bot"), deeds.Arrange({"seats": 1}, log.Pace())):
        driver = opened("person", "open")
        driver.write(log.Joined(driver.now, 1))
        known = driver.table.number
        if isinstance(given, deeds.Arrange):
            driver.do(deeds.Place(1, "open"), 0, host=True)
        driver.do(given, 0, host=True)
        late = plans.Actor(1, known=known)
        with pytest.raises(plans.Refused, match="deed-no-seat"):
            plans.plan(driver.table, deeds.Name("x"), late, driver.now)


def test_a_link_is_good_for_an_open_seat_and_for_who_has_it() -> None:
    driver = opened("person", "open", "bot")
    joined = plans.joining(driver.table, 1, driver.now)
    assert joined is not None
    driver.write(joined)
    assert plans.joining(driver.table, 1, driver.now) is None
    for seat in (2, 3):
        with pytest.raises(plans.Refused):
            plans.joining(driver.table, seat, driver.now)


def test_a_log_does_not_grow_for_ever() -> None:
    driver = opened("person", "open")
    driver.table.number = plans.LONGEST_LOG
    assert refused(driver, deeds.Name("x"), 0) == "deed-log-full"


def test_bots_have_no_clock() -> None:
    driver = started("person", "bot", pace=MOVE)
    while 0 in driver.table.asked:
        driver.answer(0)
    assert overdue(driver.table, driver.now + 999 * SECOND) is None
