"""Which language the command speaks: what `--lang` says, or else what the environment asks for."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Annotated, Final

import typer

from redtable.words import LANGUAGES, Words, words_in

VARIABLES: Final = ("REDTABLE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
"""Asked in this order; the first that is set decides."""

Lang = Annotated[str, typer.Option("--lang", metavar="LANG", help="help-lang", show_default=False)]
"""The option every command has. Its default is '': ask the environment."""


def words_for(lang: str) -> Words:
    """The words to use. Raises `UnknownLanguage` for a language that was asked for and is not there."""
    return words_in(lang or language_of_environment(os.environ))


def language_of_environment(environment: Mapping[str, str]) -> str:
    """`ru` for `LANG=ru_RU.UTF-8`; English where nothing is set or the language has no words."""
    asked = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    language = asked.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return language if language in LANGUAGES else "en"


def language_of_arguments(arguments: Sequence[str]) -> str:
    """The language for help and for errors, before the arguments have been understood. Never fails."""
    for at, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == "--lang":
            asked = value if equals else "".join(arguments[at + 1 : at + 2])
            if asked in LANGUAGES:
                return asked
    return language_of_environment(os.environ)
