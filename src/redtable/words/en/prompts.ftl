### What a seat is asked, and how its possible answers read.

## Questions

ask-action =
    { $left ->
        [1] Your action (the last one of this turn)
       *[other] Your action ({ $left } left this turn)
    }
ask-add = Which card gets +{ $what }?
ask-branch = Which effect?
ask-buy = Which cards do you buy, for { $price } M€ each?
ask-copy = Which card’s production changes do you repeat?
ask-corporation = Which corporation do you choose?
ask-discard-to-draw = Which card do you discard to draw another, if any?
ask-draft = Which card do you keep? The others are passed on
ask-exchange = How much do you exchange?
ask-final-greenery = Convert plants into another greenery tile?
ask-keep =
    { $n ->
        [one] Which card do you keep?
       *[other] Which { $n } cards do you keep?
    }
ask-lower-production = Whose production of { $resource } falls by { $n }?
ask-metal = Which production do you raise?
ask-move-production = How many steps of production do you move?
ask-order = Which effect comes first?
ask-payment = How do you pay?
ask-remove = Who loses what?
ask-sell = Which cards do you sell?
ask-steal = From whom do you steal, and what?
ask-take = From which card do you take { $what }?

## Where a tile goes

ask-area-ocean = Where do you place { acc-tile-ocean }?
ask-area-greenery = Where do you place { acc-tile-greenery }?
ask-area-city = Where do you place { acc-tile-city }?
ask-area-capital = Where do you place { acc-tile-capital }?
ask-area-marker = Where do you place { acc-tile-marker }?
ask-area-natural_preserve = Where do you place { acc-tile-natural_preserve }?
ask-area-mohole_area = Where do you place { acc-tile-mohole_area }?
ask-area-nuclear_zone = Where do you place { acc-tile-nuclear_zone }?
ask-area-ecological_zone = Where do you place { acc-tile-ecological_zone }?
ask-area-industrial_center = Where do you place { acc-tile-industrial_center }?
ask-area-commercial_district = Where do you place { acc-tile-commercial_district }?
ask-area-restricted_area = Where do you place { acc-tile-restricted_area }?
ask-area-lava_flows = Where do you place { acc-tile-lava_flows }?
ask-area-mining_area = Where do you place { acc-tile-mining_area }?
ask-area-mining_rights = Where do you place { acc-tile-mining_rights }?

## Answers

the-rules = the rules
answer-play = Play { $card }
answer-use = Use the action of { $card }
answer-project = Standard project: { $project }
answer-claim = Claim the milestone { $milestone }
answer-fund = Fund the award { $award }
answer-convert-plants = Convert plants into a greenery tile
answer-convert-heat = Convert heat into temperature
answer-first-action = Take the first action of the corporation
answer-end-turn = End the turn
answer-pass = Pass
answer-pay = Pay { $units }
    .units = and
answer-area = Area { $area }
answer-seat = { $seat }
answer-seat-units = { $seat }: { $what }
answer-none = No, thank you
answer-neutral = The neutral opponent
answer-neutral-units = The neutral opponent: { $what }
answer-card = { $card }
answer-card-units = { $card }: { $n }
answer-branch = { $what }
    .what = comma
answer-buy = Buy { $cards }
answer-buy-nothing = Buy nothing
answer-keep = Keep { $cards }
answer-sell = Sell { $cards }
answer-choose-to-sell = Sell patents
answer-discard = Discard { $card }
answer-amount = { $n }
answer-first = First: { $what }
answer-corporation = { $card }
answer-take = Keep { $card }
