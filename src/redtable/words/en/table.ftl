### The table in the terminal: screens, plain mode, saved games.

## Help of the command

help-table-long =
    Play in the terminal: against bots, with others at the same terminal, or alone.

    Without options a list of choices opens. Every answer is on the disk before the next question is asked, so a game can be left at any time and in any way. Where input or output is no terminal, and with --plain, the game is played line by line.

    Examples:
    redtable table
    redtable table --seats 3 --draft
    redtable table --seats 1
    redtable table --players you,you,greedy --beginner
    redtable table --resume
    redtable table --resume game.jsonl --plain --lang pl
help-table-file = A saved game to go on with.
help-table-resume = Go on with FILE, or choose among the saved games.
help-table-players = Who sits where: you (any number of people) and bots, such as you,greedy,random.
help-table-beginner = All people play the beginner corporation.
help-table-seed = Deal the cards by this text: the same text, the same game. Otherwise nobody knows them.
help-table-save = Save the game in this file, which must be new.
help-table-plain = Line by line, without colours; for screen readers and pipes.
table-resume-alone = a saved game has its options already; leave them out with --resume
table-players-seats = --seats says { $seats }, but --players names { $players }
table-seats-wanted = it takes numbers of seats, such as 0 or 0,2

## Saved games

table-save-busy = this game is open at another table: { $path }
table-save-error = the game cannot be saved or read at { $path }: { $why }
table-save-no-text = this is no record of a game: { $path }
table-saves = Saved games
table-no-saves = There are no saved games yet
table-saved =
    { $n ->
        [one] { $at } · { $who } · { $n } answer
       *[other] { $at } · { $who } · { $n } answers
    }
table-saved-over = { $at } · { $who } · over
table-saved-at = Every answer is saved at once in { $path }
table-saves-keys = ↑ ↓ choose · Enter go on · n new game · l language · q quit
table-saves-plain = Which one? (q quits)

## A new game

table-new = New game
table-new-seat = { $seat }
table-new-keys = ↑ ↓ choose · ← → change · Enter begin · r saved games · l language · q quit
table-new-plain = A number changes that line, an empty line begins, q quits:
table-person = person
table-by-lot = by lot
table-nobody = none
table-seat = { $seat }
table-yes = yes
table-no = no

## The screen

table-generation = Generation { $n }
table-generation-of = Generation { $n } of { $of }
table-goals = Milestones and awards
table-goals-closed = all taken
table-hand = Hand
table-hand-empty = No cards
table-offered = To choose from
table-drafted = Kept in the draft
table-played = Cards in play
table-seats = Seats
table-log = Log
table-more-cards =
    { $n ->
        [one] … and { $n } more: h
       *[other] … and { $n } more: h
    }
table-keys = ↑↓ Enter · d card · h hand · p played · m goals · s seats · v log · u undo · l language · ? help · q quit
table-keys-short = ↑↓ Enter · d card · h hand · p m s v · u undo · l language · ? help · q
table-back = Esc: back
table-over = The game is over. s seats · v log · n new game · q quit
table-bots-play = The others are playing (Enter: faster)
table-from-card = from { $card }
table-hint-subset = { $least } to { $most } of them
table-hint-mark = { $n } marked (Space)
table-hint-amount = { $least } to { $most }
table-hint-payment = { $price } M€ to pay
table-hint-portion = all of it or less
table-row-amount = how many
table-row-means = { $what }, worth { $value } each
table-paid = { $n } so far
table-price-now = now { $n } M€
table-hand-over = Please pass the terminal to { $seat }
table-hand-over-enter = Press Enter when { $seat } sits down
table-hand-over-undo = u: take the last answer back

## Areas

table-area = { $area }: { $parts }
    .parts = comma
table-area-parts = { $parts }
    .parts = comma
table-area-plain = nothing printed, nothing beside
table-area-ocean = for an ocean
table-area-beside = next to { $tiles }
    .tiles = comma
table-tile-of = { $tile } ({ $seat })

## What an answer would change

table-change = { $what } { $before } → { $after }
table-change-production = production of { $what } { $before } → { $after }
table-change-tr = TR { $before } → { $after }
table-change-hand = cards in hand { $before } → { $after }
table-change-on-card = on { $what } { $before } → { $after }
table-change-of = { $seat }: { $what }

## What is said

table-not-now = There is nothing to answer now
table-no-undo = That cannot be taken back any more: something was shown, or somebody else has answered
table-undone = Taken back
table-no-row = There is no “{ $text }” here
table-one-number = One number is wanted, not “{ $text }”
table-no-card = There is no card “{ $text }”
table-not-playable = cannot be played now: { $why }

## The end

table-won =
    { $n ->
        [one] { $seats } wins
       *[other] { $seats } win together
    }
    .seats = seat and
table-lost = The game is lost: Mars has not been terraformed in time

## Help on the screen

table-help-title = Keys
table-help =
    ↑ ↓ or a number choose a line; on the map the arrow keys go from area to area.
    Enter gives the answer. Nothing is final before.
    Space marks cards where several may be chosen.
    ← → change numbers, and so do digits where a number is wanted.

    d  the card of the line, in full
    h  your hand: what can be played, and why the rest cannot
    p  cards in play of every seat
    m  milestones and awards
    s  all seats
    v  log
    u  take back your last answer, as long as nothing hidden has been shown and nobody else has answered
    l  language: English, Russian, Polish
    q  quit; the game is saved: redtable table --resume

    Below the lines stands what the answer in hand would change. What comes of hidden cards is not known before.
table-signs = Signs
table-signs-list =
    € M€  ╬ steel  ✦ titanium  ♣ plants  ϟ energy  ≋ heat  ▤ cards
    12+3: twelve there, three more each generation. ① first player. ◀ is asked. ◂ ▸ can be changed.
    Map: ≈ ocean, ♣ greenery, ⌂ city, ◈ special tile, ⚑ reserved, ○ nobody’s; the sign below is the owner’s.
    Tracks: ≋ heat production, ≈ ocean, ° temperature: bonus steps.

## Plain mode

table-plain-welcome = Answer with a number of the list; ? says what else there is
table-answer-prompt = >
table-hand-over-plain = The terminal goes to { $seat }. Press Enter when { $seat } sits down (u takes the last answer back):
table-up-to = up to { $n }
table-in-hand =
    { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
table-stock = { $what } { $n }, production { $more }
table-marker-of = reserved by { $seat }
table-free-areas = Free areas:
table-goodbye = The game is saved. Go on with: redtable table --resume
table-help-plain =
    Answers: the number of a line; several numbers where several may be chosen, 0 for none; 2=3 for three of line 2; steel=2 megacredits=5 for a payment; or any key, such as pass.
    Commands: b board, p seats, h hand, m milestones and awards, v log, c with a number or name: a card, k all keys with what they would change, u take back, l language, q quit. An empty line asks again.
