### The browser client: home, its doors, settings.

## Frame

client-home-name = Redtable: home
client-home-settings = Settings
client-home-cards = Cards
client-home-about = About
client-home-language = Language
client-home-theme = Colours
client-theme-auto = As the system
client-theme-dark = Dark
client-theme-light = Light
client-theme-contrast = High contrast
client-home-asks = Ask before
client-asks-pass = passing for the rest of the generation
client-asks-sell = selling cards
client-asks-overpay = paying more than it costs
client-asks-undo = taking back bots’ moves, too

## About

client-about-title = About Redtable
client-about-what = An exact, open table for Terraforming Mars: against bots, with friends, or alone.
client-about-fans = Redtable is the work of fans. It is neither made nor endorsed by the designers and publishers of the game; its rules are carried out by our own code, and all drawings and sentences are our own.
client-about-buy = If you like the game, please buy it: at a real table it is best.
client-about-free = Free software under the Apache License 2.0. The source comes with the package; anybody may run, read and change it.
client-about-version = Version { $version }

## Home

client-home-title = A new world is waiting
client-home-play = Play now
client-home-rivals = Opponents
client-home-strength = Strength
client-home-play-go = Deal the cards
client-home-dealing = Dealing…
client-bot-random = Random
client-bot-random-about = Makes any allowed move. Good for learning the rules in peace.
client-bot-greedy = Greedy
client-bot-greedy-about = Weighs what every move brings and takes the best one.
client-home-friends = With friends
client-home-friends-about = A link for every seat, live or over days
client-home-learn = Learn and solo
client-home-learn-about = A gentle first game, or the solo challenge
client-home-join = Do you have a link or a code?
client-home-join-hint = Paste it here
client-home-join-go = Join
client-home-join-wrong = This is neither a link to a table nor its code.
client-home-mars = Mars, before anybody came
client-home-last = Your last game: generation { $generation }, { $temperature }, { $oxygen }, { $oceans }

## Learning

client-learn-first = First game
client-learn-first-about = The beginner corporation and the smaller deck, as the rulebook advises, against one random bot.
client-learn-solo = Solo challenge
client-learn-solo-about = Alone: bring all three parameters to their goal before the last generation ends.
client-learn-undo = Nothing can go wrong: before you answer you see what it brings, and your own steps can be taken back.

## A table for friends

client-friends-title = A table for friends
client-friends-seats = Seats
client-friends-bots = Bots among them
client-friends-who = Who sits where
client-friends-you = you
client-friends-friend = a friend, by link
client-friends-bot = bot
client-friends-note = Everything can still be changed before the start.
client-friends-go = Open the table

## Options

client-options-more = More options
client-option-yes = yes
client-option-no = no
client-option-lot = drawn by lot
client-option-nobody = nobody
client-option-seats = People and bots together.
client-option-board = Where oceans and bonuses lie, and which milestones and awards there are.
client-option-corporate_era = More projects and corporations, and no production to begin with: a longer game.
client-option-draft = Each generation the new cards go round: keep one, pass the others on.
client-option-beginners = They need not choose: more money, and all first cards for free.
client-option-first = Who begins the first generation; then the turn to begin goes round.
client-option-corporations_dealt = More corporations, more choice; two is the rule.
client-option-cards_dealt = More cards, more choice; ten is the rule.

## Pace

client-pace = Time to think
client-pace-none = No limit
client-pace-move = Per answer
client-pace-budget = Whole game
client-pace-none-about = Nobody is hurried; the game may last days.
client-pace-move-about = A clock for each answer.
client-pace-budget-about = Each seat has one clock for the game, as in chess.
client-pace-each = For each answer
client-pace-all = For the game
client-pace-extra = More for each answer
client-pace-no-extra = nothing
client-pace-then = When time is up:
client-pace-then-pause = the table pauses
client-pace-then-bot = a bot answers
client-pace-move-told = { $time } for each answer, then { $then }
client-pace-budget-told = { $time } for the game, then { $then }
client-pace-extra-told = { $time } for the game and { $extra } for each answer, then { $then }

## My tables

client-tables = My tables
client-tables-count =
    { $n ->
        [one] { $n } waits for you
       *[other] { $n } wait for you
    }
client-tables-none = Your tables will stand here. The first one is a click away.
client-tables-yours = Your turn
client-tables-room = Before the start
client-tables-over = Game over
client-tables-rests = In play
client-tables-waits = Waiting for: { $seats }
    .seats = seat comma
client-tables-generation = generation { $n }
client-tables-host = You are the host
client-tables-seat = Your seat: { $seat }
client-tables-watching = You watch

## Records

client-record-open = Open a record
client-record-title = A game from a file
client-record-holds =
    { $n ->
        [one] { $file }: { $n } answer
       *[other] { $file }: { $n } answers
    }
client-record-none = this is no record of a game: { $file }
client-record-watch = Look at it
client-record-play = Go on playing
client-record-from = Go on after answer { $n } of { $most }
client-record-seat = Your seat
client-record-watch-go = Look at the game
client-record-play-go = Go on from here
client-record-other = Choose another file

## Coming by a link

client-join-wait = Finding your seat…
client-join-dead = This link no longer works
client-join-dead-about = Perhaps the seat went to somebody else or the table is gone. Whoever sent you the link can send a new one.
client-join-seated = You already sit at this table
client-join-seated-about = You will find it among your tables. For a second seat use another browser.
client-join-failed = That did not work
client-join-again = Try again
client-join-home = To home
