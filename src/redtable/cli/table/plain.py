"""Line by line: for pipes, screen readers and terminals that can do no more. Everything is said in words."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Final

from redtable.cli.errors import sentence
from redtable.cli.table import plain_texts, reading
from redtable.cli.table.game_options import NewGame, secret_of
from redtable.cli.table.play import Play, Stage
from redtable.cli.table.saves import Saved, new_path, saved_games
from redtable.cli.table.table import Table
from redtable.kernel.message import Message, RedtableError, Value
from redtable.words import Words, words_in

MOST_LISTED: Final = 20
"""Saved games in the list."""


class Quit(Exception):
    """The person has had enough; everything is saved."""


class Plain:
    """Reads lines, prints lines."""

    def __init__(self, words: Words, read: Callable[[str], str] = input, write: Callable[[str], None] = print) -> None:
        self.words = words
        self.read = read
        self.write = write
        self.told: dict[int | None, int] = {}
        """How many steps each viewer has been told of."""

    def run(self, table: Table | None = None, choose_saved: bool = False) -> None:
        """Until the game is over, the input ends or somebody quits."""
        try:
            opened = table or (self.choose_saved() if choose_saved else self.new_game())
            try:
                self.play(Play(opened, self.words))
            finally:
                opened.close()
        except (Quit, EOFError, KeyboardInterrupt):
            self.say(Message("table-goodbye"))

    def say(self, value: Value) -> None:
        self.write(sentence(value, self.words))

    # --- before the game ---

    def new_game(self) -> Table:
        """Rows to change by number until an empty line begins the game."""
        choices = NewGame()
        while True:
            self.say(Message("table-new"))
            for number, name in enumerate(choices.rows(), 1):
                label, shown = self.words.say(choices.label(name)), self.words.say(choices.shown(name))
                self.write(f"{number}. {label}: {shown}")
            line = self.ask(Message("table-new-plain")).strip()
            if line.isdecimal() and 1 <= int(line) <= len(choices.rows()):
                choices.move(int(line) - 1)
                choices.change(1)
            elif line:
                self.say(Message("table-no-row", {"text": line}))
            elif (problem := choices.problem()) is not None:
                self.say(problem)
            else:
                return Table.new(choices.values, choices.seating, secret_of(""), new_path(datetime.now()))

    def choose_saved(self) -> Table:
        found = saved_games()[:MOST_LISTED]
        if not found:
            self.say(Message("table-no-saves"))
            return self.new_game()
        while True:
            self.say(Message("table-saves"))
            for number, saved in enumerate(found, 1):
                self.write(f"{number}. {saved_text(saved, self.words)}")
            line = self.ask(Message("table-saves-plain")).strip()
            if line.isdecimal() and 1 <= int(line) <= len(found):
                return Table.resume(found[int(line) - 1].path)
            self.say(Message("table-no-row", {"text": line}))

    def ask(self, prompt: Message) -> str:
        line = self.read(self.words.say(prompt) + " ")
        if line.strip() == "q":
            raise Quit
        return line

    # --- the game ---

    def play(self, play: Play) -> None:
        self.told = dict.fromkeys([None, *play.table.seating.people], len(play.table.steps))
        if play.table.save is not None:
            self.say(Message("table-saved-at", {"path": str(play.table.save.path)}))
        self.say(Message("table-plain-welcome"))
        self.turn(play)
        self.tell(play)
        for line in plain_texts.scores(play, self.words):
            self.write(line)

    def turn(self, play: Play) -> None:
        """Everything until the game is over."""
        while play.stage is not Stage.OVER:
            if play.stage is Stage.BOT:
                answer = play.table.bot_answer()
                assert answer is not None
                play.bot_answers(answer)
            elif play.stage is Stage.HAND_OVER:
                self.hand_over(play)
            else:
                self.tell(play)
                self.decide(play)

    def tell(self, play: Play) -> None:
        """What has happened since the viewer was told the last time."""
        for step in play.table.steps[self.told[play.viewer] :]:
            for line in plain_texts.step(step, play.viewer, self.words):
                self.write(line)
        self.told[play.viewer] = len(play.table.steps)

    def hand_over(self, play: Play) -> None:
        """The terminal goes to somebody else; the one who had it may still take the last answer back."""
        seat = play.next_person
        assert seat is not None
        while True:
            line = self.ask(Message("table-hand-over-plain", {"seat": seat})).strip()
            if line == "u" and play.may_undo():
                self.undo(play)
                return
            if not line:
                self.write("\n" * 40)
                play.take_over()
                return
            self.say(Message("table-no-row", {"text": line}))

    def decide(self, play: Play) -> None:
        """One question, asked until something has changed."""
        self.write("")
        for line in plain_texts.asked(play, self.words):
            self.write(line)
        number = play.table.number
        while play.table.number == number:
            prompt = Message("table-answer-prompt")
            try:
                self.obey(play, self.ask(prompt).strip())
            except RedtableError as error:
                self.say(error.message)

    def obey(self, play: Play, line: str) -> None:
        """A command or an answer. What is neither gets a sentence."""
        word, _, rest = line.partition(" ")
        if word == "u" and not rest:
            self.undo(play)
        elif word == "l":
            self.speak(play, rest.strip())
        elif word == "c":
            self.show_card(play, rest.strip())
        elif word in plain_texts.PAGES and not rest:
            for text in plain_texts.PAGES[word](play, self.words):
                self.write(text)
        elif word == "?" and not rest:
            self.say(Message("table-help-plain"))
        elif not word:
            for text in plain_texts.asked(play, self.words):
                self.write(text)
        else:
            assert play.form is not None
            play.answer(reading.key_of(play.form, play.rows(), line))

    def undo(self, play: Play) -> None:
        play.undo()
        self.told = {viewer: min(told, len(play.table.steps)) for viewer, told in self.told.items()}
        self.say(Message("table-undone"))

    def speak(self, play: Play, language: str) -> None:
        """Another language, the one named or the next."""
        play.speak(words_in(language).language if language else play.next_language())
        self.words = play.words
        for text in plain_texts.asked(play, self.words):
            self.write(text)

    def show_card(self, play: Play, text: str) -> None:
        """A card by its number in the question or by its name."""
        card = plain_texts.card_meant(play, text)
        if card is None:
            self.say(Message("table-no-card", {"text": text}))
            return
        for line in plain_texts.card(card, play, self.words):
            self.write(line)


def saved_text(saved: Saved, words: Words) -> str:
    """One line about a saved game."""
    who = ", ".join([plain_texts.who(name, words) for name in saved.seating.seats])
    args: dict[str, Value] = {"at": saved.at.strftime("%Y-%m-%d %H:%M"), "who": who, "n": saved.answers}
    return words.say(Message("table-saved-over" if saved.is_over else "table-saved", args))
