### The command line: help, and what the commands print.

## Help

help-redtable = Mars board games: exact rules, to play and to study.
help-usage = Usage:
help-options = Options
help-arguments = Arguments
help-commands = Commands
help-command = COMMAND …
help-required = required
help-default = default
help-help = Show this help.
help-version = Show the version.
help-lang = Language: en, ru or pl. Otherwise the one of the environment (REDTABLE_LANG, LANG).
help-table = Play in the terminal.
help-cards = Look up cards by name in any language.
help-replay = Show a recorded game.
help-verify = Prove the shuffle and the result of recorded games.
help-scenario = Run rulings written as data.
help-arena = Let bots play against each other.
