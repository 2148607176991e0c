### Why not: answers that were not offered, what is missing for a move, records that cannot be read or do not hold.

## Answers that were not offered

illegal-option = “{ $key }” is not on offer to { $seat } now
illegal-count = choose from { $least } to { $most }
illegal-amount = choose a number from { $least } to { $most }
illegal-payment = this is no payment: “{ $key }”
illegal-payment-short = the payment is { $missing } short
illegal-payment-superfluous = the payment has units that are not needed
illegal-payment-lacking =
    { $name ->
        [megacredits] there are only { $available } M€ to pay with
        [steel] there is only { $available } steel to pay with
        [titanium] there is only { $available } titanium to pay with
        [heat] there is only { $available } heat to pay with
       *[other] there is only { $available } to pay with of “{ $name }”
    }
illegal-not-asked = { $seat } has nothing to decide now
illegal-seat = no seat { $seat } at this table; it has { $seats }
illegal-undo = no way back to answer { $to }; { $answers } have been given
illegal-undo-consent = going back to answer { $to } needs the consent of { $missing }; without it, back to answer { $free } only
    .missing = seat and

## What is missing for a move

gap-money = { $n } M€ short
gap-stock = { $short } short
gap-here = { $short } short on this card
gap-at-least = needs { $need }, now { $now }
    .need = least
gap-at-most = needs { $need }, now { $now }
    .need = most
gap-tags = needs { $need }, has { $now }
    .need = comma
    .now = comma
gap-production = needs { $resource } production of at least { $n }, now { $now }
gap-production-loss = production of { $resource } is too low by { $n }
gap-any-production = nobody has { $n } production of { $resource } to lose
gap-cities = needs { unit-tile-city } in play, now { $now }
gap-greeneries = needs { unit-tile-greenery } of your own, now { $now }
gap-no-area = no area is free for { $tile }
gap-no-card-for = no card of yours can take { $what }
gap-no-card-with = no card has { $what } to take
gap-no-cards-left = no cards are left in the deck
gap-no-production-to-copy = no card of yours that has the { $tag } tag has production changes that can be repeated
gap-milestone = { $of }: needs { $need }, has { $now }

refused-solo = there are no milestones and awards in the solo game
refused-milestone-taken = this milestone has been claimed already
refused-milestones-full = all { $n } milestones of this game have been claimed
refused-award-taken = this award has been funded already
refused-awards-full = all { $n } awards of this game have been funded
refused-first-action = the first action of your corporation comes first
refused-no-first-action = the corporation has no first action to take
refused-not-in-hand = this card is not in your hand
refused-not-in-play = this card is not in play with you, or has no action
refused-empty-hand = there are no cards in your hand
refused-used = the action of this card has been used this generation
refused-rating-not-raised = your TR has not gone up this generation
refused-passed = you have already passed this generation
refused-phase = only in the action phase, and now it is: { $phase ->
        [setup] { phase-setup }
        [research] { phase-research }
        [draft] { phase-draft }
        [action] { phase-action }
        [production] { phase-production }
        [final] { phase-final }
       *[end] { phase-end }
    }

## Records and set-ups that cannot be read

bad-unknown-game = there is no game “{ $id }”; there are: { $known }
    .known = comma
bad-language = there are no words for “{ $id }”; there are: { $known }
    .known = comma
bad-unknown-bot = there is no bot “{ $id }”; there are: { $known }
    .known = comma
bad-seat-without-bot = { $seat } has no bot
bad-unknown-id = nothing is called “{ $id }” ({ $kind })
bad-missing-field = “{ $field }” is missing ({ $kind })
bad-record-empty = the record is empty
bad-json = line { $line } is no JSON object: { $text }
bad-header = line { $line } should be the header of a record, with “redtable” in it
bad-format = the record has format { $found }; this program reads format { $known }
bad-field = line { $line }: “{ $field }” is missing or has no fitting value
bad-after-result = line { $line } comes after the result
bad-rules-newer = the record follows rules version { $found }; this program knows { $known }: a newer program can read it
bad-rules-older = the record follows rules version { $found }; this program plays { $known }
bad-secret-missing = the record has no secret, so the game cannot be dealt again; it is written when the game is over
bad-seats = the record says { $found } seats, its options mean { $known }
bad-salt = the salt of { $seat } holds characters that cannot be shown
bad-answer = line { $line }: answer { $number }, { $seat }: “{ $key }”: { $why }
bad-undo = line { $line }: { $seat } cannot go back to answer { $to }: { $why }

## Set-up options that do not fit

bad-option = { $option }: “{ $value }” does not fit: { $why }
bad-option-unknown = there is no option “{ $name }”; there are: { $known }
    .known = comma
bad-option-choices = it may be { $choices }
    .choices = or
bad-option-seats = seats have the numbers 0 to { $most }
bad-option-solo-era = the solo game is played with Corporate Era
bad-option-solo-draft = the solo game has no draft
bad-option-too-many = there are enough for { $most } at most

## What a record does not prove

verify-truncated = the last line is cut off
verify-commitment = the commitment { $found } does not belong to the secret; that would be { $expected }
verify-unfinished = the game is not over after { $answers } answers
verify-no-result = the result is missing
verify-points = the points in the record are { $found }; the game gives { $expected }
    .found = comma
    .expected = comma
verify-winners = the record says that the winners are { $found }; the game gives { $expected }
    .found = seat and
    .expected = seat and
verify-checksum = the final position is not the one the record names
