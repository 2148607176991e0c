### The table in the browser: the play screen.

## Mars and its areas

client-play-mars = Mars, its areas
client-play-area = Area { $area }
client-play-area-ocean = ocean area
client-play-area-volcanic = volcano
client-play-area-free = free
client-play-area-open = can be chosen
client-play-track = { $name }: { $now } of { $goal }

## Seats

client-play-seats = Seats
client-play-seat-open = { $seat }: everything in play
client-play-you = you
client-play-bot = bot
client-play-first = first player
client-play-hand-count = cards in hand
client-play-in-play = cards in play
client-play-status-asked = thinking
client-play-status-passed = passed
client-play-status-conceded = conceded
client-play-clock = Time left
client-play-clock-low = Little time left
client-play-points = Points

## Goals and projects

client-play-price = Price now:
client-play-offered = { $n } on offer

## The question

client-play-decision = Decision
client-play-your-turn = Your turn
client-play-others-turn = Waiting for { $seat }
client-play-bots-turn = Thinking: { $seat }
client-play-over = The game is over
client-play-because = From { $card }
client-play-next-second = Then you may take one more action.
client-play-next-others = Then it is the next player’s turn.
client-play-next-research = Then the action phase begins.
client-play-next-card = Then { $card } goes on.
client-play-next-wait = Then it may be your turn.
client-play-next-passed = You have passed and wait for the next generation.
client-play-since = Since your last turn
client-play-kinds = Kinds of actions
client-play-group-hand = Cards
client-play-group-actions = Actions
client-play-group-projects = Projects
client-play-group-goals = Goals
client-play-group-other = More
client-play-fold = Fold the panel
client-play-unfold = Unfold the panel

## The answer

client-play-choose = Choose
client-play-place = Place it on area { $area }
client-play-confirm = Confirm
client-play-confirm-amount = Confirm: { $n }
client-play-confirm-portion = { $what }, { $n }
client-play-confirm-marked = Confirm: { $n } marked
client-play-marked =
    { $most ->
        [1] Marked: { $n }, at least { $least }
       *[other] Marked: { $n } of { $least } to { $most }
    }
client-play-less = Less: { $what }
client-play-more = More: { $what }
client-play-paid = { $n } of { $price } M€
client-play-short = { $n } M€ short
client-play-overpaid = { $n } M€ too much
client-play-split-default = Suggested payment
client-play-preview = What would change
client-play-undo = Undo the last step (u)
client-play-undo-ask = Ask everyone to undo your last step (u)
client-play-undo-far = Back to before your last step, with what the others have done since (u)
client-play-undo-sure = Take it all back
client-play-undo-asked =
    { $n ->
        [one] { $seat } asks to take back { $n } step
       *[other] { $seat } asks to take back { $n } steps
    }
client-play-undo-waits = Waiting for the others to agree
client-play-agree = Agree
client-play-refuse = Refuse

## A second thought

client-play-slip-pass = Pass for this generation
client-play-slip-pass-why = You take no more actions until the next generation.
client-play-slip-sell = Sell cards
client-play-slip-sell-why = Sold cards are gone; each brings 1 M€.
client-play-slip-overpay = Pay more than the price
client-play-slip-overpay-why = No change is given.
client-play-slip-undo = Take back your last step
client-play-slip-undo-why = What the others have done since is taken back, too.
client-play-slip-again = Ask me next time, too
client-play-slip-no = Back

## Menu of the table

client-play-menu = Menu
client-play-keys = Keys
client-play-key-choose = choose an option of the list
client-play-key-confirm = give the answer
client-play-key-clear = clear the choice
client-play-key-undo = take back the last step
client-play-key-arrows = from area to area on Mars, from card to card in the hand
client-play-key-tab = to the next control
client-play-key-menu = menu of the table
client-play-key-help = this list
client-play-elsewhere = Go on on another device
client-play-watch = Let somebody watch
client-play-claim = { $seat } has been away too long: let a bot play
client-play-replace = Let a bot play for { $seat }
client-play-return = { $seat }: give the seat back to a person
client-play-pause = Pause the game
client-play-resume = Go on with the game
client-play-paused = The game is paused
client-play-concede = Concede
client-play-concede-why = A bot goes on in your place. There is no way back.
client-play-concede-sure = Concede for good
client-play-leave = To the first page

## Log

client-play-log = Log
client-play-log-start = Before the first generation
client-play-log-generation = Generation { $n }

## The page

client-play-tabs = Parts of the table
client-play-tab-mars = Mars
client-play-tab-hand = Hand
client-play-tab-seats = Seats
client-play-tab-log = Log
client-play-title-room = The room
client-play-title-waits = Waiting
client-play-gone = No such table here
client-play-gone-why = Open the link you were given in this browser, or look among your tables.
client-play-loading = Opening the table…
client-play-offline = No connection; trying again
client-play-peek-back = Back to the choice
client-play-peek-end = Back to the result
