### What the commands cards, replay, verify and scenario say, and what every command says of files and arguments.

## Command lines that cannot be used

usage-no-command = there is no command “{ $name }”; there are: { $known }
    .known = comma
usage-no-option = there is no option { $name }; see { $help }
usage-missing = { $name } is missing; see { $help }
usage-bad-value = the value of { $name } does not fit; see { $help }
usage-bad-option = { $name } cannot be used like this; see { $help }
usage-unclear = this command cannot be understood; see { $help }

## Files

error-of-system = this does not work: { $why }
error-in-file = “{ $file }”: { $what }
file-missing = “{ $file }”: there is no such file
file-is-folder = “{ $file }” is a folder; name a file in it
file-unreadable = “{ $file }” cannot be read
file-not-text = “{ $file }” is no text in UTF-8: byte { $at } does not fit
file-too-big = “{ $file }” is bigger than { $most } MB
line-too-long = line { $line } is longer than { $most } MB

## cards

help-cards-long =
    Look up cards by name, in any of the three languages.

    Capitals, accents and hyphens do not matter, and parts of a name will do. A single card, or one whose whole name was typed, is shown as a card; several are listed. Exit code 1: nothing fits.

    Examples:
    redtable cards birds
    redtable cards птицы --lang en
    redtable cards --tag jovian --max-cost 20
    redtable cards --kind event --text steal --full
    redtable cards --all --json
help-cards-name = A name, part of one, or a card's number.
help-cards-tag = Only cards with this tag; may be repeated.
help-cards-kind = Only automated, active, event or corporation cards.
help-cards-deck = Only cards of this deck: base or corporate_era.
help-cards-min-cost = Only cards that cost at least so much.
help-cards-max-cost = Only cards that cost at most so much.
help-cards-text = Only cards with these words in their text.
help-cards-all = The whole catalogue.
help-cards-full = Show every card that was found as a card.
help-cards-json = Print a JSON list of declarations.
cards-deck-base = base game
cards-deck-corporate-era = Corporate Era
cards-say-which = name a card, give a filter, or take --all for the whole catalogue
cards-no-such = { $option }: nothing is called “{ $value }”; there are: { $known }
    .known = comma
cards-none = no card is called “{ $name }”
cards-none-but-near = no card is called “{ $name }”; perhaps { $near }
    .near = or
cards-none-fit = no card fits
cards-others = Other cards that fit:
cards-count =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

## replay

help-replay-long =
    Show a recorded game at its end, or after any answer.

    Without a seat everything is shown that anybody at the table could know; with a seat, only what that seat could. Answers that were taken back are not counted.

    Examples:
    redtable replay game.jsonl
    redtable replay game.jsonl --at 120
    redtable replay game.jsonl --at 120 --seat 0
    redtable replay game.jsonl --log --lang pl
    redtable replay game.jsonl --at 120 --json
help-replay-file = The record of a game, or - for standard input.
help-replay-at = After so many answers. Otherwise at the end.
help-replay-seat = What this seat may know: its number, from 0, or its colour.
help-replay-log = What happened up to there, line by line.
help-replay-json = Print JSON; with --log, one object for each event.
replay-where = { $game }, after answer { $at } of { $answers }
replay-no-answer = there is no answer { $at }; the record has { $answers }
replay-no-seat = there is no seat “{ $typed }”; there are: { $known }
    .known = comma
replay-won = Game over. { $winners } won.
    .winners = seat and
replay-lost = Game over. Nobody won.
overview-hand = hand
overview-offered = to choose from
overview-corporations = corporations to choose from
overview-drafted = drafted

## verify

help-verify-long =
    Prove that nobody chose the cards, and that the result is the one that was played.

    The secret must fit the commitment that was published before the deal; secret and salts are dealt again, every answer is played again, and points, winners and final position are compared. One line for each file. Exit code 1: something does not hold; 2: a file cannot be read.

    Examples:
    redtable verify game.jsonl
    redtable verify games/*.jsonl
    redtable verify game.jsonl --json
help-verify-files = Records of finished games, or - for standard input.
help-verify-json = Print one JSON object for each file.
verify-proved-won =
    proved: { $answers ->
        [one] { $answers } answer
       *[other] { $answers } answers
    }, points { $points }; { $winners } won
    .points = comma
    .winners = seat and
verify-proved-lost =
    proved: { $answers ->
        [one] { $answers } answer
       *[other] { $answers } answers
    }, points { $points }; nobody won
    .points = comma
verify-not-proved = { $problems }
    .problems = comma

## scenario

help-scenario-long =
    Settle questions of rules that are written as data: given this position, when this happens, then that.

    A file holds scenarios as JSON, YAML or JSON Lines; what they may say stands in docs/scenarios.md. In a terminal the answer is a line for each; a pipe gets JSON with the resulting position and options. JSON Lines on standard input are answered line by line. Exit code 1: something that was claimed is not so; 2: something cannot be read.

    Examples:
    redtable scenario rulings.yaml
    redtable scenario rulings.yaml --quiet
    redtable scenario question.json --json
    cat questions.jsonl | redtable scenario -
help-scenario-files = Files with scenarios, or - for standard input.
help-scenario-json = Print JSON, in a terminal too.
help-scenario-jsonl = Print one JSON object on each line.
help-scenario-words = Print lines for people, in a pipe too.
help-scenario-quiet = Print only what does not hold, and the count.
scenario-text-empty = there is no scenario in it
scenario-text-unclear = this is neither JSON nor YAML: see line { $line }
scenario-text-no-data = this is neither JSON nor YAML
scenario-text-too-much = it is nested too deeply, or means more than it says
scenario-line-unclear = line { $line } is no JSON
scenario-no-object = a scenario is an object with “given”, “when” and “then”
scenario-count = { $held } of { $all } hold
