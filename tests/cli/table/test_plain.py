"""Plain mode: whole games by typing, numbers and keys, wrong input, pages, languages, several people."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from redtable.cli.table.plain import Plain
from redtable.cli.table.play import Play
from redtable.cli.table.seating import PERSON
from redtable.cli.table.table import Table
from redtable.kernel.answers import random_answer
from redtable.words import words_in
from tests.cli.table.tables import KINDS, answers_to, table, table_at

Typing = Callable[[Table], str]


class Typist:
    """Types what a script says; the lines that were printed are kept."""

    def __init__(self, sitting: Table, lines: list[str] | Typing, language: str = "en") -> None:
        self.sitting = sitting
        self.lines = lines
        self.printed: list[str] = []
        Plain(words_in(language), self.read, self.printed.append).run(sitting)

    def read(self, prompt: str) -> str:
        self.printed.append(prompt)
        if callable(self.lines):
            return self.lines(self.sitting)
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)

    @property
    def text(self) -> str:
        return "\n".join(self.printed)


def by_chance(dice: random.Random) -> Typing:
    """Any answer by its key, for whichever person is asked."""

    def line(sitting: Table) -> str:
        seat = sitting.person_asked()
        found = next(decision for decision in sitting.session.state.decisions if decision.seat == seat)
        return random_answer(found, dice)

    return line


@pytest.mark.parametrize(("seats", "language"), [((PERSON, "random"), "en"), ((PERSON,), "pl")])
def test_a_whole_game_line_by_line(seats: tuple[str, ...], language: str) -> None:
    sitting = table(*seats)
    typed = Typist(sitting, by_chance(random.Random(5)), language)
    assert sitting.is_over
    totals = [score["total"] for score in sitting.view(None)["scores"]]
    for seat, total in enumerate(totals):
        assert typed.printed[-len(totals) + seat].endswith(f" {total}")


def test_a_whole_game_by_the_numbers_of_the_list() -> None:
    """The first number always, which is what somebody types who only wants to see the end."""
    sitting = table(PERSON, "random", beginners=[0])

    def first_or_pass(now: Table) -> str:
        found = now.decision(0)
        assert found is not None
        options = found["options"]
        if "pass" in options:
            return str(options.index("pass") + 1) if len(options) < 9 else "1"
        if found["kind"] == "choice" and options[0].startswith("area:"):
            return str(options[0].removeprefix("area:"))
        return "0" if found["kind"] == "subset" and found["least"] == 0 else "1"

    Typist(sitting, first_or_pass)
    assert sitting.is_over


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
@pytest.mark.parametrize("kind", [*KINDS, "ask-area-ocean", "ask-order"])
def test_every_kind_of_question_can_be_read_and_answered(kind: str, language: str) -> None:
    sitting = table_at(kind)
    found = sitting.decision(0)
    assert found is not None
    number = sitting.number
    typed = Typist(sitting, [*"bhpmvk?", "c 1", found["default"]], language)
    assert sitting.number > number
    assert sitting.session.live[len(answers_to(kind))].key == found["default"]
    assert words_in(language).seat(0) in typed.text


@pytest.mark.parametrize("line", ["99", "play:no-such-card", "1 2 3 x", "steel=2", "c no such card", "l de", "zz"])
@pytest.mark.parametrize("kind", KINDS)
def test_wrong_input_gets_a_sentence_and_changes_nothing(kind: str, line: str) -> None:
    sitting = table_at(kind)
    number, view = sitting.number, sitting.view(0)
    typed = Typist(sitting, [line])
    assert sitting.number == number
    assert sitting.view(0) == view
    said = typed.printed[-3]
    assert said.endswith(".")
    assert said[0].isupper() or said[0] == "“"


def test_numbers_mean_what_the_kind_of_question_needs() -> None:
    bought = table_at("ask-buy")
    found = bought.decision(0)
    assert found is not None
    before = len(bought.session.live)
    Typist(bought, ["3 1"])
    assert bought.session.live[before].key == f"buy:{found['options'][0]},{found['options'][2]}"

    taken = table_at("portion")
    found = taken.decision(0)
    assert found is not None
    row = next(at for at, most in enumerate(found["most"]) if most > 1)
    before = len(taken.session.live)
    Typist(taken, [f"{row + 1}=1"])
    assert taken.session.live[before].key == f"{found['options'][row]}=1"

    area = table_at("ask-area-ocean")
    found = area.decision(0)
    assert found is not None
    before = len(area.session.live)
    Typist(area, [found["options"][1].removeprefix("area:")])
    assert area.session.live[before].key == found["options"][1]


def test_undo_takes_the_last_answer_back_until_something_was_shown() -> None:
    sitting = table_at("ask-payment")
    before = sitting.view(0)
    typed = Typist(sitting, ["u", "q"])
    assert sitting.view(0) != before
    assert any("Taken back" in line for line in typed.printed)
    again = Typist(sitting, ["u"] * 40 + ["q"])
    assert any("cannot be taken back" in line for line in again.printed)
    assert not sitting.may_undo(0)


def test_the_language_changes_at_any_moment() -> None:
    typed = Typist(table(), ["l ru", "l", "l", "q"])
    assert "Какую корпорацию" in typed.text
    assert typed.text.count("Which corporation") == 2
    assert "jaką korporację" in typed.text.lower() or "korporacj" in typed.text.lower()


def test_a_card_is_looked_up_by_number_or_name() -> None:
    typed = Typist(table(), ["c птицы", "c 1", "q"])
    assert "Birds (072): active card. Cost: 10 M€" in typed.text
    assert "corporation card" in typed.text


def test_the_hand_says_why_a_card_cannot_be_played() -> None:
    sitting = table_at("ask-action")
    typed = Typist(sitting, ["h", "q"])
    hand = sitting.view(0)["own"]["hand"]
    reasons = [card for card in hand if sitting.why_not(0, f"play:{card}")]
    assert reasons
    assert sum("annot be played now" in line for line in typed.printed) >= len(reasons)


def test_hands_stay_hidden_while_the_terminal_is_passed_on() -> None:
    sitting = table(PERSON, PERSON)
    offered = [sitting.view(seat)["own"]["offered"] for seat in (0, 1)]
    words = words_in("en")
    typed = Typist(sitting, ["", "1", "0", "zz", "u", "0", "", "1", "h", "q"])
    heard: dict[int, list[str]] = {-1: [], 0: [], 1: []}
    seat = -1
    for line in typed.printed:
        if "terminal goes to" in line:
            seat = -1
        elif line.startswith(("Blue. ", "Orange. ")):
            seat = 0 if line.startswith("Blue. ") else 1
        heard[seat].append(line)
    for mine, other in ((0, 1), (1, 0)):
        for card in offered[mine]:
            assert words.name("card", card) in "\n".join(heard[mine])
            assert words.name("card", card) not in "\n".join(heard[other] + heard[-1])


def test_whoever_takes_the_terminal_cannot_take_back_what_others_answered() -> None:
    play = Play(table(PERSON, PERSON), words_in("en"))
    play.take_over()
    while play.viewer == play.next_person:
        assert play.form is not None
        play.answer(play.form.key())
    assert play.may_undo()
    play.take_over()
    assert play.viewer == 1
    assert not play.may_undo()


def test_the_end_of_input_leaves_a_saved_game(tmp_path: Path) -> None:
    sitting = table(path=tmp_path / "game.jsonl")
    typed = Typist(sitting, ["1"])
    assert "redtable table --resume" in typed.printed[-1]
    again = Table.resume(tmp_path / "game.jsonl")
    assert again.view(0) == sitting.view(0)
    again.close()
