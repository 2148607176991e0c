### The arena: bots against bots.

## Help

help-arena-long =
    Let bots play against each other.

    Every deal is played from every seat, so that luck is the same for all; with more bots than seats every group of them plays every deal. Each game is kept as a record. The same command with the same folder goes on where it stopped; Ctrl-C may be pressed at any time.

    Examples:
    redtable arena random greedy
    redtable arena random greedy --games 2000 --out duel
    redtable arena random greedy --seats 4 --option draft=true
    redtable arena greedy --seats 1 --games 50 --json
help-arena-bots = Names of bots: random, greedy.
help-arena-games = How many games (200). A multiple of the seats gives everybody every seat equally often.
help-arena-seats = Seats at each table (2). Bots sit several times where there are too few.
help-arena-option = Set-up option of the game, such as corporate_era=false; may be repeated.
help-arena-seed = Deals and the chance of the bots follow from this text (1).
help-arena-jobs = Processes at once. Otherwise all cores.
help-arena-out = Where records are kept. Otherwise a new folder, which is named at the end.
help-arena-json = Print one JSON object and nothing else.
help-arena-game = The game (terraforming).

## While it runs, and in the end

arena-playing = Playing
arena-speed = { $number } games/s
arena-title = { $game }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    } with { $places ->
        [one] { $places } seat
       *[other] { $places } seats
    }, seed “{ $seed }”
arena-bot = Bot
arena-rating = Rating
arena-games = Games
arena-wins = Wins (95 %)
arena-points = Points (95 %)
arena-generations = Generations
arena-time = ms/decision
arena-records = The records are in { $folder }.
arena-interrupted = Stopped after { $played } of { $games } games.
arena-go-on = To go on, repeat the command with --out { $folder }.

## What does not work

arena-no-bots = name at least one bot
arena-option-form = “{ $text }” is no option; write NAME=VALUE, such as draft=true
arena-option-seats = the number of seats has an option of its own: --seats
arena-worker-died = a process was ended from outside; run the same command again to go on
arena-folder-taken = there are other files in { $folder }; name a new folder or that of an arena
arena-folder-unreadable = the arena in { $folder } cannot be read: its arena.json is damaged
arena-folder-error = the folder { $folder } cannot be used: { $why }
arena-other-settings = the arena in { $folder } has other settings: { $name } is { $found } there, not { $wanted }; name another folder
