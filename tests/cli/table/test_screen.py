"""The full screen, played by its keys."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import Static

from redtable.cli.table.app import TableApp
from redtable.cli.table.lines import Lines
from redtable.cli.table.main_screen import MainScreen
from redtable.cli.table.seating import PERSON
from redtable.cli.table.table import Table
from redtable.kernel.message import Message
from redtable.words import words_in
from tests.cli.table.tables import KINDS, answers_to, table, table_at

SMALL, LARGE, HUGE = (80, 24), (120, 40), (180, 60)
Played = Callable[["Keys"], Awaitable[None]]


def text_of(screen: Screen[Any]) -> str:
    """All that can be read on a screen."""
    parts = [part.text for part in screen.query(Lines)]
    return "\n".join([*parts, *[str(part.render()) for part in screen.query(Static)]])


class Keys:
    """The app in a terminal of some size, and what it shows."""

    def __init__(self, app: TableApp, pilot: Pilot[Message]) -> None:
        self.app = app
        self.pilot = pilot

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self.pilot.press(key)
            await self.pilot.pause()

    @property
    def shown(self) -> str:
        """All that stands on the screen in front."""
        return text_of(self.app.screen)

    @property
    def main(self) -> MainScreen:
        screen = self.app.screen
        assert isinstance(screen, MainScreen)
        return screen


def play(sitting: Table | None, keys: Played, size: tuple[int, int] = SMALL, language: str = "en") -> TableApp:
    app = TableApp(words_in(language), sitting, pace=0)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await keys(Keys(app, pilot))

    asyncio.run(run())
    return app


@pytest.mark.parametrize(
    ("size", "language"), [(SMALL, "en"), (LARGE, "ru"), (SMALL, "ru"), (LARGE, "pl"), (HUGE, "en")]
)
@pytest.mark.parametrize("kind", [*KINDS, "ask-area-ocean"])
def test_every_kind_of_question_is_answered_by_keyboard(kind: str, size: tuple[int, int], language: str) -> None:
    sitting = table_at(kind)
    before = len(answers_to(kind))
    moves = {
        "subset": ["space", "down", "space"],
        "amount": ["left"],
        "portion": ["left", "right"],
        "payment": ["down", "up"],
        "ask-area-ocean": ["right", "down", "left", "up"],
    }

    async def keys(at: Keys) -> None:
        question = sitting.decision(0)
        assert question is not None
        await at.press(*moves.get(kind, ["down", "up"]))
        assert at.main.play.form is not None
        key = at.main.play.form.key()
        for line in at.shown.splitlines():
            assert len(line) <= size[0]
        await at.press("enter")
        assert sitting.session.live[before].key == key
        assert sitting.session.live[before].seat == 0

    play(sitting, keys, size, language)


def test_a_huge_terminal_shows_everything_at_once() -> None:
    async def keys(at: Keys) -> None:
        for part in ("Milestones", "Awards", "Hand", "Log", "Temperature", "Oceans"):
            assert part in at.shown

    play(table_at("ask-action"), keys, HUGE)


def test_numbers_choose_rows_amounts_and_units() -> None:
    async def choose(at: Keys) -> None:
        await at.press("2")
        assert at.main.play.form is not None
        assert at.main.play.form.cursor == 1
        await at.press("9", "9")
        assert at.main.play.form.cursor <= 9

    async def amount(at: Keys) -> None:
        await at.press("1")
        assert at.main.play.form is not None
        assert at.main.play.form.key() == "amount:1"

    async def pay(at: Keys) -> None:
        form = at.main.play.form
        assert form is not None
        await at.press("end", "0")
        assert form.units(form.cursor) is not None
        assert form.units(form.cursor) == (0, (form.units(form.cursor) or (0, 0))[1])

    play(table_at("ask-action"), choose)
    play(table_at("amount"), amount)
    play(table_at("payment"), pay)


def test_arrow_keys_lead_over_the_map_and_the_preview_tells_what_comes_of_it() -> None:
    sitting = table_at("ask-area-ocean")

    async def keys(at: Keys) -> None:
        seen = {at.main.play.board.cursor}
        for key in ("right", "right", "down", "left", "up", "down"):
            await at.press(key)
            seen.add(at.main.play.board.cursor)
        assert len(seen) > 2
        assert seen <= set(at.main.play.board.offered)
        assert "oceans" in at.shown
        assert "→" in at.shown

    play(sitting, keys)


def test_the_language_changes_at_any_moment() -> None:
    async def keys(at: Keys) -> None:
        assert "Which corporation" in at.shown
        await at.press("l")
        assert "Какую корпорацию" in at.shown
        painted = at.app.export_screenshot()
        assert "Какую" in painted
        assert "Which" not in painted
        await at.press("question_mark")
        assert "Клавиши" in at.shown
        await at.press("l")
        assert "Klawisze" in at.shown
        await at.press("escape")
        assert "Pokolenie 1" in at.shown

    app = play(table(), keys)
    assert app.words.language in ("ru", "pl")


def test_letters_are_the_same_keys_on_a_russian_keyboard() -> None:
    async def keys(at: Keys) -> None:
        await at.press("д")
        assert "Какую корпорацию" in at.shown
        await at.press("р")
        assert "Рука" in at.shown

    play(table(), keys)


def test_undo_by_key_and_a_sentence_when_it_is_too_late() -> None:
    sitting = table_at("ask-payment")
    view = sitting.view(0)

    async def keys(at: Keys) -> None:
        await at.press("u")
        assert sitting.view(0) != view
        assert "Taken back" in at.shown
        for _ in range(30):
            if not sitting.may_undo(0):
                break
            await at.press("u")
        number = sitting.number
        await at.press("u")
        assert sitting.number == number
        assert "cannot be taken back" in at.shown

    play(sitting, keys)


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_cards_hand_goals_seats_log_and_help_open_and_close(size: tuple[int, int]) -> None:
    sitting = table_at("ask-action")
    words = words_in("en")
    hand = sitting.view(0)["own"]["hand"]
    refused = [card for card in hand if sitting.why_not(0, f"play:{card}")]

    async def keys(at: Keys) -> None:
        await at.press("h")
        for card in hand:
            assert words.name("card", card)[:8] in at.shown
        for _ in range(hand.index(refused[0])):
            await at.press("down")
        assert words.say(sitting.why_not(0, f"play:{refused[0]}")[0]).split()[0] in at.shown
        for key, expected in (("p", "Cards in play"), ("m", "Milestones and awards"), ("s", "Seats"), ("v", "Log")):
            await at.press("escape", key)
            assert expected in at.shown
        await at.press("escape", "question_mark")
        assert "Enter gives the answer" in at.shown
        await at.press("escape")
        assert at.main.play.decision == sitting.decision(0)

    play(sitting, keys, size)


def test_the_card_of_a_row_in_full() -> None:
    async def keys(at: Keys) -> None:
        card = at.main.play.rows()[0].card
        await at.press("d")
        assert words_in("en").name("card", card) in at.shown
        assert "corporation card" in at.shown

    play(table(), keys)


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_hands_stay_hidden_until_the_next_person_is_there(size: tuple[int, int]) -> None:
    sitting = table(PERSON, PERSON)
    words = words_in("en")
    names = [[words.name("card", card)[:12] for card in sitting.view(seat)["own"]["offered"]] for seat in (0, 1)]

    async def keys(at: Keys) -> None:
        assert "pass the terminal to Blue" in at.shown
        everything = "\n".join([text_of(screen) for screen in at.app.screen_stack])
        assert not any(name in everything for name in names[0] + names[1])
        await at.press("enter", "enter", "h")
        assert all(name in at.shown for name in names[0])
        assert not any(name in at.shown for name in names[1])
        await at.press("escape", "enter")
        assert "pass the terminal to Orange" in at.shown
        await at.press("u")
        assert at.main.play.viewer == 0
        await at.press("enter", "enter", "h")
        assert all(name in at.shown for name in names[1])
        assert not any(name in at.shown for name in names[0])

    play(sitting, keys, size)


def test_a_whole_game_on_the_screen_ends_with_the_points() -> None:
    """The last row always: nothing is bought, every generation is passed."""
    sitting = table(PERSON)

    async def keys(at: Keys) -> None:
        for _ in range(60):
            if sitting.is_over:
                break
            await at.press("end", "enter")
        assert sitting.is_over
        assert "The game is lost" in at.shown
        assert str(sitting.view(None)["scores"][0]["total"]) in at.shown
        await at.press("escape", "n")
        assert "Number of seats" in at.shown

    play(sitting, keys)


def test_a_new_game_from_the_choices(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("redtable.cli.table.saves.folder", lambda: tmp_path)

    async def keys(at: Keys) -> None:
        assert "Number of seats" in at.shown
        await at.press("right", "down", "down", "right", "down", "right")
        assert at.shown.count("person") == 3
        await at.press("up", "up", "up", "left", "left")
        assert at.shown.count("person") == 1
        await at.press("down", "down", "down", "right")
        assert "the solo game has no" in at.shown
        await at.press("enter")
        assert "Number of seats" in at.shown
        await at.press("left", "enter")
        assert at.main.play.view["options"]["seats"] == 1

    play(None, keys)
    assert len(list(tmp_path.glob("*.jsonl"))) == 1


def test_saved_games_are_listed_and_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("redtable.cli.table.saves.folder", lambda: tmp_path)
    saved = table_at("ask-payment", path=tmp_path / "game.jsonl")
    view = saved.view(0)
    saved.close()

    async def keys(at: Keys) -> None:
        await at.press("r")
        assert "Saved games" in at.shown
        assert "person, random" in at.shown
        await at.press("enter")
        assert at.main.play.view == view

    play(None, keys)


def test_bots_play_by_themselves_and_leave_the_turn_to_the_person() -> None:
    sitting = table(PERSON, "random", "random")

    async def keys(at: Keys) -> None:
        await at.press("enter", "enter")
        for _ in range(200):
            if sitting.person_asked() == 0 and sitting.bot_asked() is None:
                break
            await asyncio.sleep(0.01)
        assert sitting.asked() == [0]
        await at.pilot.pause()
        assert at.main.play.decision == sitting.decision(0)

    play(sitting, keys)


def test_a_disk_that_is_full_ends_the_table_with_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = table(PERSON, path=tmp_path / "game.jsonl")

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    async def keys(at: Keys) -> None:
        monkeypatch.setattr("os.fsync", full)
        await at.press("enter")

    app = play(sitting, keys)
    assert app.return_value is not None
    assert app.return_value.key == "table-save-error"
