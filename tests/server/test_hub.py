"""Tables in memory: whatever goes wrong around them, they are what the store has, and nothing stands still."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from redtable.kernel.answers import random_answer
from redtable.server import bots as bots_module
from redtable.server import hub as hub_module
from redtable.server.bots import BotPool, Question
from redtable.server.hub import Hub, progress
from redtable.server.live import MOST_FRAMES, Gone, Live, LookAgain, Viewer
from redtable.server.store import NewTable, Store, open_store
from redtable.server.tables import deeds, plans
from redtable.server.tables import entries as log
from redtable.server.tables.absence import PATIENT
from redtable.server.tables.telling import Eye
from tests.server.tables import SECRET, opened, started

pytestmark = pytest.mark.usefixtures("quick_rounds")


@pytest.fixture
def quick_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub_module, "ROUND", 0.01)


class Random(BotPool):
    """Answers at once, in this process."""

    def __init__(self, *said: str) -> None:
        self.said = list(said)
        self.asked = 0

    async def answer(self, question: Question) -> str:
        self.asked += 1
        await asyncio.sleep(0)
        return self.said.pop() if self.said else bots_module.choose(question)

    def close(self) -> None:
        pass


class Place:
    """A store, and hubs on it that know nothing of each other."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.now = 2_000_000
        self.hubs: list[Hub] = []

    def hub(self, bots: BotPool | None = None) -> Hub:
        self.hubs.append(Hub(self.store, bots or Random(), lambda: self.now))
        return self.hubs[-1]

    async def table(self, *kinds: str, begun: bool = True, table_id: str = "t") -> None:
        driver = (started if begun else opened)(*kinds)
        entries = tuple([log.write_entry(entry) for entry in driver.written])
        await self.store.create(
            NewTable(table_id, "terraforming", SECRET, 1, entries, progress(driver.table, driver.now))
        )

    async def numbers(self) -> int:
        return (await self.store.numbers(["t"]))["t"]


def at(tmp_path: Path, work: Callable[[Place], Awaitable[None]]) -> None:
    async def main() -> None:
        async with place(tmp_path) as here:
            await asyncio.wait_for(work(here), 60)

    asyncio.run(main())


@asynccontextmanager
async def place(tmp_path: Path) -> AsyncIterator[Place]:
    here = Place(await open_store(f"sqlite:///{tmp_path / 'tables.db'}"))
    try:
        yield here
    finally:
        for hub in here.hubs:
            await hub.close()
        await here.store.close()


async def live_of(hub: Hub) -> Live:
    live = await hub.open("t")
    assert live is not None
    return live


async def one_process(here: Place) -> tuple[Hub, Live]:
    """A hub that has a table of two people open."""
    await here.table("person", "person")
    hub = here.hub()
    return hub, await live_of(hub)


async def two_processes(here: Place) -> tuple[Hub, Hub, Live, Live]:
    """Two hubs that have the same table of two people open."""
    await here.table("person", "person")
    first, second = here.hub(), here.hub()
    return first, second, await live_of(first), await live_of(second)


def answer(live: Live, seat: int) -> deeds.Answer:
    session = live.table.session
    assert session is not None
    return deeds.Answer(live.table.number, random_answer(session.state.decision_of(seat), random.Random(1)))


async def soon(what: Callable[[], bool]) -> None:
    while not what():
        await asyncio.sleep(0.01)


# --- writing ---


def test_a_deed_once_begun_is_finished(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The caller goes away while the entry is on its way to the disk."""

    async def work(here: Place) -> None:
        hub, live = await one_process(here)
        before = live.table.number
        append = here.store.append

        async def slowly(*values: Any) -> bool:
            await asyncio.sleep(0.1)
            return await append(*values)

        monkeypatch.setattr(here.store, "append", slowly)
        call = asyncio.create_task(hub.do(live, answer(live, 0), plans.Actor(0)))
        while live.table.number == before:
            await asyncio.sleep(0)
        call.cancel()
        await asyncio.gather(call, return_exceptions=True)
        assert call.cancelled()
        await soon(lambda: live.settled == before + 1)
        assert (live.table.number, await here.numbers()) == (before + 1, before + 1)
        await hub.do(live, answer(live, 1), plans.Actor(1))

    at(tmp_path, work)


@pytest.mark.parametrize("reads", [True, False], ids=["reads", "reads-not"])
def test_what_cannot_be_written_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, reads: bool) -> None:
    async def work(here: Place) -> None:
        hub, live = await one_process(here)
        viewer = Viewer(Eye(0), live.settled)
        hub.connect(live, viewer)
        before = live.table.number
        with monkeypatch.context() as broken:
            broken.setattr(here.store, "append", fails)
            if not reads:
                broken.setattr(here.store, "load", fails)
            with pytest.raises(OSError, match="disk"):
                await hub.do(live, answer(live, 0), plans.Actor(0))
        if reads:
            assert (live.table.number, live.settled) == (before, before)
        else:
            with pytest.raises(LookAgain):
                await hub.frame(live, viewer.eye, 0, viewer.known)
            live = await live_of(hub)
        assert await hub.do(live, answer(live, 0), plans.Actor(0)) == before + 1

    at(tmp_path, work)


async def fails(*_: Any) -> None:
    raise OSError("the disk is full")


def test_an_entry_that_cannot_be_applied_leaves_no_trace(tmp_path: Path) -> None:
    async def work(here: Place) -> None:
        hub, live = await one_process(here)
        before = live.table.number
        with pytest.raises(Exception, match="nonsense"):
            await hub.write(live, lambda _, now: log.Answered(now, 0, "nonsense"))
        assert (live.table.number, await here.numbers()) == (before, before)

    at(tmp_path, work)


def test_who_loses_a_race_answers_all_the_same(tmp_path: Path) -> None:
    """Both seats are asked at once, each at another process, and neither has heard of the other."""

    async def work(here: Place) -> None:
        await here.table("person", "person")
        hubs = [here.hub(), here.hub()]
        lives = [await live_of(hub) for hub in hubs]
        numbers = [await hubs[seat].do(lives[seat], answer(lives[seat], seat), plans.Actor(seat)) for seat in (0, 1)]
        assert numbers[1] == numbers[0] + 1 == await here.numbers()
        with pytest.raises(plans.Refused, match="stale"):
            await hubs[0].do(lives[0], deeds.Concede(lives[0].table.number), plans.Actor(0))

    at(tmp_path, work)


def test_a_forgotten_copy_is_not_written_to(tmp_path: Path) -> None:
    """A slow request holds a copy of the table that has been forgotten meanwhile."""

    async def work(here: Place) -> None:
        hub, old = await one_process(here)
        here.now += 10 * hub_module.IDLE
        hub._forget_idle()
        assert hub.open_tables == 0
        new = await live_of(hub)
        assert new is not old
        number = await hub.do(old, answer(old, 0), plans.Actor(0))
        assert (new.table.number, new.settled) == (number, number)

    at(tmp_path, work)


# --- what others do ---


def test_messages_that_are_lost_are_made_up_for(tmp_path: Path) -> None:
    async def work(here: Place) -> None:
        first, second, live, other = await two_processes(here)
        viewer = Viewer(Eye(0), other.settled)
        second.connect(other, viewer)
        viewer.wake.clear()
        await first.do(live, answer(live, 0), plans.Actor(0))
        rounds = asyncio.create_task(second.run())
        await asyncio.wait_for(viewer.wake.wait(), 5)
        await soon(lambda: other.settled == live.settled)
        rounds.cancel()

    at(tmp_path, work)


def test_what_cannot_be_caught_up_with_is_opened_anew(tmp_path: Path) -> None:
    async def work(here: Place) -> None:
        first, second, live, other = await two_processes(here)
        number = await first.do(live, answer(live, 0), plans.Actor(0))
        other.table.session = None  # whatever the mistake may be
        second._woken("t", number)
        await soon(lambda: other.ended == "again")
        assert (await live_of(second)).settled == number

    at(tmp_path, work)


def test_a_deleted_table_is_gone_for_who_looks_at_it(tmp_path: Path) -> None:
    async def work(here: Place) -> None:
        hub, live = await one_process(here)
        viewer = Viewer(Eye(0), live.settled)
        hub.connect(live, viewer)
        viewer.wake.clear()
        await here.store.delete("t")
        with pytest.raises(Gone):
            await hub.do(live, answer(live, 0), plans.Actor(0))
        assert viewer.wake.is_set()
        with pytest.raises(Gone):
            await hub.frame(live, viewer.eye, 0, viewer.known)
        assert await hub.open("t") is None

    at(tmp_path, work)


def test_a_freed_seat_shows_nothing_to_who_had_it(tmp_path: Path) -> None:
    async def work(here: Place) -> None:
        await here.table("person", "open", begun=False)
        hub = here.hub()
        live = await live_of(hub)
        await hub.write(live, lambda _, now: log.Joined(now, 1))
        viewer = Viewer(Eye(1), live.settled)
        hub.connect(live, viewer)
        viewer.wake.clear()
        host = plans.Actor(0, host=True, known=live.settled)
        await hub.do(live, deeds.Place(1, "open"), host)
        assert viewer.wake.is_set()
        with pytest.raises(LookAgain):
            await hub.frame(live, viewer.eye, 0, viewer.known)
        await hub.write(live, lambda _, now: log.Joined(now, 1))
        await hub.do(live, deeds.Start(), host)
        with pytest.raises(LookAgain):
            await hub.preview(live, 1, viewer.known, live.table.number, "pass")
        with pytest.raises(plans.Refused, match="deed-no-seat"):
            await hub.do(live, answer(live, 1), plans.Actor(1, known=viewer.known))

    at(tmp_path, work)


# --- what is shown ---


def test_a_frame_says_what_time_it_is(tmp_path: Path) -> None:
    async def work(here: Place) -> None:
        hub, live = await one_process(here)
        first = await hub.frame(live, Eye(0), 0, live.settled)
        assert await hub.frame(live, Eye(0), 0, live.settled) is first
        here.now += 5000
        assert f'"clock_at":{here.now},'.encode() in (await hub.frame(live, Eye(0), 0, live.settled)).text
        for since in range(10 * MOST_FRAMES):
            await hub.frame(live, Eye(0), since, live.settled)
        assert len(live._frames) <= MOST_FRAMES

    at(tmp_path, work)


def test_who_is_away_too_long_is_shown_when_the_time_comes(tmp_path: Path) -> None:
    async def work(here: Place) -> None:
        hub, live = await one_process(here)
        viewer = Viewer(Eye(0), live.settled)
        hub.connect(live, viewer)
        rounds = asyncio.create_task(hub.run())
        await asyncio.sleep(0.1)
        viewer.wake.clear()
        version = live.version
        here.now += (PATIENT + 1) * 1000
        await asyncio.wait_for(viewer.wake.wait(), 5)
        assert live.version > version
        assert b'"claimable":[0,1]' in (await hub.frame(live, Eye(0), 0, live.settled)).text
        rounds.cancel()

    at(tmp_path, work)


# --- bots, and what is due ---


def test_bots_answer_until_a_person_is_asked(tmp_path: Path) -> None:
    async def work(here: Place) -> None:
        await here.table("person", "bot", "bot")
        hub = here.hub()
        rounds = asyncio.create_task(hub.run())
        await soon(lambda: hub.open_tables == 1)
        live = await live_of(hub)
        await soon(lambda: live.table.asked == [0])
        rounds.cancel()

    at(tmp_path, work)


def test_a_bot_that_answers_nonsense_gets_the_default(tmp_path: Path) -> None:
    async def work(here: Place) -> None:
        await here.table("person", "bot")
        bots = Random("nonsense")
        hub = here.hub(bots)
        await hub.look_after("t")
        live = await live_of(hub)
        await soon(lambda: 1 not in live.table.asked)
        assert bots.said == []

    at(tmp_path, work)


def test_people_may_answer_while_a_bot_thinks(tmp_path: Path) -> None:
    """Its question is still the same, so it need not begin anew."""

    async def work(here: Place) -> None:
        await here.table("person", "person", "bot")
        thinks = asyncio.Event()

        class Slow(Random):
            async def answer(self, question: Question) -> str:
                key = await super().answer(question)
                await thinks.wait()
                return key

        bots = Slow()
        hub = here.hub(bots)
        await hub.look_after("t")
        live = await live_of(hub)
        await hub.do(live, answer(live, 0), plans.Actor(0))
        thinks.set()
        await soon(lambda: 2 not in live.table.asked)
        entries = [log.read_entry(entry) for entry in await here.store.entries("t", 0)]
        assert bots.asked == len([entry for entry in entries if isinstance(entry, log.Answered) and entry.seat == 2])

    at(tmp_path, work)


def test_a_table_beyond_repair_keeps_nobody_from_the_others(tmp_path: Path) -> None:
    async def work(here: Place) -> None:
        await here.store.create(
            NewTable("broken", "terraforming", SECRET, 1, (b"{}",), progress(started("bot", "bot").table, 0))
        )
        await here.table("person", "bot")
        hub = here.hub()
        rounds = asyncio.create_task(hub.run())
        await soon(lambda: hub.open_tables == 1)
        live = await live_of(hub)
        await soon(lambda: live.table.asked == [0])
        assert "broken" in hub._resting
        rounds.cancel()

    at(tmp_path, work)
