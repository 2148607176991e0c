"""Commands that are imported when they are used, with help in the reader's language."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

import typer
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from redtable.cli.errors import bad
from redtable.cli.language import language_of_arguments
from redtable.kernel.message import Message
from redtable.words import Words, words_in

COMMANDS: Final = {
    "play": "redtable.cli.serve",
    "serve": "redtable.cli.serve",
    "table": "redtable.cli.table.command",
    "cards": "redtable.cli.cards",
    "replay": "redtable.cli.replay",
    "verify": "redtable.cli.verify",
    "scenario": "redtable.cli.scenario",
    "arena": "redtable.cli.arena",
    "tables": "redtable.cli.tables",
    "backup": "redtable.cli.tables",
}
"""Where the commands live, in the order of the help. A command is the function of that name, dressed by Typer."""

SETTINGS: Final = {"help_option_names": ["--help", "-h"]}


class SpokenCommand(TyperCommand):
    """A command whose help texts may be keys of messages (`help-…`)."""

    words: Words

    def speak(self, words: Words) -> None:
        """Turn keys into sentences. `help-<name>-long`, if there is one, stands for the docstring."""
        self.words = words
        _translate(self, words)
        long = f"help-{self.name}-long"
        if long in words.keys:
            self.help = words.say(Message(f"help-{self.name}-long"))

    def get_help_option(self, ctx: Any) -> TyperOption | None:
        return _translated_help_option(super().get_help_option(ctx), self.words)

    def get_usage(self, ctx: Any) -> str:
        return _usage(super().get_usage(ctx), self.words)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        _translate_remarks(self.words)
        super().format_help(ctx, formatter)


class LazyCommand(TyperCommand):
    """Stands for a command until it is used: the list of commands needs its name and one line only."""

    def __init__(self, name: str, home: str) -> None:
        super().__init__(name)
        self.home = home
        self.words = words_in("en")

    def speak(self, words: Words) -> None:
        self.words = words
        self.help = words.say(Message(f"help-{self.name}"))
        self.rich_help_panel = words.say(Message("help-commands"))

    def make_context(self, info_name: str | None, args: list[str], parent: Any = None, **extra: Any) -> Any:
        return self.load().make_context(info_name, args, parent, **extra)

    def load(self) -> SpokenCommand:
        function = getattr(import_module(self.home), str(self.name))
        app = typer.Typer(add_completion=False)
        app.command(self.name, cls=SpokenCommand, context_settings=dict(SETTINGS))(function)
        command = typer.main.get_command(app)
        assert isinstance(command, SpokenCommand)
        command.speak(self.words)
        return command


class Commands(TyperGroup):
    """The group of all commands."""

    words: Words

    def __init__(self, **attrs: Any) -> None:
        super().__init__(**attrs)
        for name, home in COMMANDS.items():
            self.add_command(LazyCommand(name, home))

    def make_context(self, info_name: str | None, args: list[str], parent: Any = None, **extra: Any) -> Any:
        self.speak(words_in(language_of_arguments(args)))
        return super().make_context(info_name, args, parent, **extra)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args and args[0] not in self.commands:
            bad(Message("usage-no-command", {"name": args[0], "known": tuple(self.commands)}))
        return super().resolve_command(ctx, args)

    def speak(self, words: Words) -> None:
        self.words = words
        _translate(self, words)
        self.subcommand_metavar = words.say(Message("help-command"))
        for command in self.commands.values():
            if isinstance(command, LazyCommand):
                command.speak(words)

    def get_help_option(self, ctx: Any) -> TyperOption | None:
        return _translated_help_option(super().get_help_option(ctx), self.words)

    def get_usage(self, ctx: Any) -> str:
        return _usage(super().get_usage(ctx), self.words)


def _translate(command: TyperCommand | TyperGroup, words: Words) -> None:
    command.help = _said(command.help, words)
    command.options_metavar = f"[{words.say(Message('help-options')).upper()}]"
    for param in command.params:
        if isinstance(param, (TyperOption, TyperArgument)):
            panel = "help-options" if isinstance(param, TyperOption) else "help-arguments"
            param.rich_help_panel = words.say(Message(panel))
            param.help = _said(param.help, words)
        if isinstance(param, TyperOption) and param.is_flag:
            param.metavar = ""
        elif isinstance(param, TyperArgument):
            vars(param)["display_type_rich"] = _no_type  # its name and help say more than `<list[str]>`


def _no_type(ctx: Any) -> None:
    return None


def _said(text: str | None, words: Words) -> str | None:
    return words.say(Message(text)) if text and text in words.keys else text


def _translated_help_option(option: TyperOption | None, words: Words) -> TyperOption | None:
    if option is not None:
        option.metavar = ""
        option.help = words.say(Message("help-help"))
        option.rich_help_panel = words.say(Message("help-options"))
    return option


def _translate_remarks(words: Words) -> None:
    """What Typer writes behind the help of options, which it keeps in its module."""
    from typer import rich_utils  # imports much, and only help needs it

    rich_utils.REQUIRED_LONG_STRING = f"[{words.say(Message('help-required'))}]"
    rich_utils.DEFAULT_STRING = f"[{words.say(Message('help-default'))}: {{}}]"


def _usage(text: str, words: Words) -> str:
    return text.replace("Usage:", words.say(Message("help-usage")), 1)
