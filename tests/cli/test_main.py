"""The command as a whole: help, languages, exit codes, and what becomes of everything that can go wrong."""

from __future__ import annotations

import json

import pytest

from redtable import __version__
from redtable.cli.lazy import COMMANDS
from redtable.kernel.message import IllegalAnswer, Message
from redtable.words import LANGUAGES, words_in
from tests.cli.running import run

EXAMPLES = {"en": "Examples:", "ru": "Примеры:", "pl": "Przykłady:"}
CONTROL = "\x1b[2J\x9b\x07"


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_lists_the_commands_in_three_languages(language: str) -> None:
    found = run("--help", "--lang", language)
    assert found.code == 0
    shown = " ".join(found.out.replace("│", " ").split())
    for name in COMMANDS:
        assert f"{name} {words_in(language).say(Message(f'help-{name}'))}" in shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_with_examples(name: str, language: str) -> None:
    found = run(name, "--help", "--lang", language)
    assert found.code == 0
    before, _, examples = found.out.partition(EXAMPLES[language])
    assert words_in(language).say(Message("help-usage")) in before
    assert f"redtable {name} " in examples.replace("\n", " ")
    foreign = ["[required]", "[default", "<bool>", "<list", "[OPTIONS]", "Usage:"]
    assert language == "en" or not [word for word in foreign if word in found.out]
    assert "help-" not in found.out


def test_without_a_command_there_is_help() -> None:
    assert run().out == run("--help").out


def test_the_version() -> None:
    assert run("--version").out == f"redtable {__version__}\n"


@pytest.mark.parametrize("arguments", [("--lang", "pl", "cards", "birds"), ("cards", "birds", "--lang=pl")])
def test_the_language_may_stand_before_and_after_the_command(arguments: tuple[str, ...]) -> None:
    assert "Ptaki" in run(*arguments).lines[0]


def test_the_environment_chooses_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert "Ptaki" in run("cards", "birds").lines[0]
    monkeypatch.setenv("REDTABLE_LANG", "ru")
    assert "Птицы" in run("cards", "birds").lines[0]
    assert run("cards", "birds", "--bogus").err.startswith("✗ Нет параметра")


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("tabel",), "There is no command “tabel”; there are: play, serve, table, cards"),
        (("--bogus",), "There is no option --bogus; see redtable --help."),
        (("cards", "--bogus"), "There is no option --bogus; see redtable cards --help."),
        (("cards", "--max-cost", "much"), "The value of --max-cost does not fit; see redtable cards --help."),
        (("verify",), "FILE is missing; see redtable verify --help."),
        (("replay", "a", "b"), "This command cannot be understood; see redtable replay --help."),
        (("cards", "--tag"), "--tag cannot be used like this; see"),
        (("--lang", "xx"), "There are no words for “xx”; there are: en, ru, pl."),
        (("cards", "birds", "--lang", "xx"), "There are no words for “xx”"),
    ],
)
def test_wrong_arguments_get_one_sentence(arguments: tuple[str, ...], says: str) -> None:
    found = run(*arguments)
    assert (found.code, found.out) == (2, "")
    assert found.err.startswith(f"✗ {says}")
    assert found.err.count("\n") == 1


def test_programs_get_their_errors_as_json() -> None:
    found = run("cards", "--json", "--kind", "nothing")
    assert found.code == 2
    error = json.loads(found.err)["error"]
    assert error["key"] == "cards-no-such"
    assert error["args"]["value"] == "nothing"
    assert error["sentence"].startswith("--kind: nothing is called “nothing”")


@pytest.mark.parametrize(
    "arguments",
    [
        (CONTROL,),
        (f"--{CONTROL}",),
        ("--lang", CONTROL),
        ("cards", CONTROL),
        ("cards", "--tag", CONTROL),
        ("cards", "--json", "--tag", CONTROL),
        ("verify", CONTROL),
        ("verify", "--json", CONTROL),
        ("replay", CONTROL),
        ("scenario", CONTROL),
    ],
)
def test_no_argument_commands_the_terminal(arguments: tuple[str, ...]) -> None:
    found = run(*arguments)
    assert found.code in (1, 2)
    assert not set(CONTROL[0] + CONTROL[-2:]) & set(found.out + found.err)


# --- how it ends -----------------------------------------------------------------------------------------------------


def ending(monkeypatch: pytest.MonkeyPatch, error: BaseException) -> tuple[int, str]:
    """Exit code and errors when a command ends so."""

    def fails(*arguments: object, **options: object) -> None:
        raise error

    monkeypatch.setattr("redtable.cli.cards.search", fails)
    found = run("cards", "birds")
    return found.code, found.err


def test_ctrl_c_ends_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ending(monkeypatch, KeyboardInterrupt()) == (130, "")


def test_a_closed_pipe_ends_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ending(monkeypatch, BrokenPipeError()) == (141, "")


def test_a_pipe_that_closes_while_rich_prints_ends_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    ended = SystemExit(1)
    ended.__context__ = BrokenPipeError()
    assert ending(monkeypatch, ended) == (141, "")


def test_a_full_disk_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    code, said = ending(monkeypatch, OSError(28, "No space left on device"))
    assert (code, said) == (2, "✗ This does not work: No space left on device.\n")


def test_what_the_engine_refuses_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    code, said = ending(monkeypatch, IllegalAnswer(Message("gap-money", {"n": 3})))
    assert (code, said) == (2, "✗ 3 M€ short.\n")


def test_mistakes_of_ours_keep_their_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ZeroDivisionError):
        ending(monkeypatch, ZeroDivisionError())


def test_other_ends_keep_their_exit_code(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ending(monkeypatch, SystemExit(7)) == (7, "")
