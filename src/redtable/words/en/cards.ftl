### What cards say: requirements, effects, actions, triggers, lasting changes, points.
### An attribute named like an argument says how that argument is put: a form of a name, a way to join a list.

## Lists

join-and = { $rest } and { $last }
    .more = { $rest }, { $last }
join-or = { $rest } or { $last }
    .more = { $rest }, { $last }
join-comma = { $rest }, { $last }
    .more = { $rest }, { $last }
join-either = { $rest }, or { $last }
    .more = { $rest }, or { $last }

## Lines of a card

line-head = { $name } ({ $number }): { $kind }
line-cost = Cost: { unit-megacredits }
line-tags = Tags: { $tags }
    .tags = comma
line-requirement = Requirement: { $needs }
line-start = Start: { $gains }
    .gains = comma
line-free-cards =
    { $n ->
        [one] Begin with { $n } project card, without choice or payment
       *[other] Begin with { $n } project cards, without choice or payment
    }
line-solo = In the solo game: { $gains }
    .gains = comma
line-first-action = First action: { $gains }
    .gains = comma
line-production = production { $changes }
    .changes = comma
line-action = Action: { $what }
    .what = comma
line-action-or = Or: { $what }
    .what = comma
if-rating-rose = { $what } (only if your TR has gone up this generation)
    .what = comma
arrow = { $cost } → { $gain }
    .cost = comma
    .gain = comma
line-trigger = Effect: { $when }: { $do }
    .do = comma
line-modifier = Effect: { $change }
line-locked = Nobody may remove resources from this card
line-points = Points: { $points }

## Amounts

amount-more = +{ $what }
amount-less = −{ $what }
amount-per = { $what } { $of }
    .of = per
per = { $each } { $of }
    .of = per

## What is counted; the form “per” follows an amount

count-tags = { $tag }
    .tag = many
    .per =
        { $n ->
            [1] per { $one } you have
           *[other] per { $some } you have
        }
count-tags-here-too = { $tag }, this card included
    .tag = many
    .per =
        { $n ->
            [1] per { $one } you have, this card included
           *[other] per { $some } you have, this card included
        }
count-tags-of-others = { $tag } your opponents have
    .tag = many
    .per =
        { $n ->
            [1] per { $one } your opponents have
           *[other] per { $some } your opponents have
        }
count-cities = city tiles in play
    .per =
        { $n ->
            [1] per city tile in play
           *[other] per { unit-tile-city } in play
        }
count-cities-on-mars = city tiles on Mars
    .per =
        { $n ->
            [1] per city tile on Mars
           *[other] per { unit-tile-city } on Mars
        }
count-events = events played by all players
    .per =
        { $n ->
            [1] per event played by any player
           *[other] per { $n } events played by any player
        }
count-here = resources on this card
    .per =
        { $n ->
            [1] per resource on this card
           *[other] per { $n } resources on this card
        }
count-here-animal = animals on this card
    .per =
        { $n ->
            [1] per animal on this card
           *[other] per { $n } animals on this card
        }
count-here-microbe = microbes on this card
    .per =
        { $n ->
            [1] per microbe on this card
           *[other] per { $n } microbes on this card
        }
count-here-fighter = fighters on this card
    .per =
        { $n ->
            [1] per fighter on this card
           *[other] per { $n } fighters on this card
        }
count-here-science = science resources on this card
    .per =
        { $n ->
            [1] per science resource on this card
           *[other] per { $n } science resources on this card
        }
count-any-here = any resources on this card
    .per = if this card holds any resources
count-oceans-nearby = adjacent ocean tiles
    .per =
        { $n ->
            [1] per ocean tile next to this card’s tile
           *[other] per { unit-tile-ocean } next to this card’s tile
        }
count-cities-nearby = adjacent city tiles
    .per =
        { $n ->
            [1] per city tile next to this card’s tile
           *[other] per { unit-tile-city } next to this card’s tile
        }
count-rating = terraform rating
count-own-tile = own tiles
count-own-city = own city tiles
count-own-greenery = own greenery tiles
count-hand = cards in hand
count-production = production of { $resource }
count-stock = { $resources }

## Requirements

value-temperature = { $n } °C
    .least = { $n } °C or higher
    .most = { $n } °C or lower
value-oxygen = { $n }% oxygen
    .least = { $n }% oxygen or more
    .most = { $n }% oxygen or less
value-oceans = { unit-tile-ocean }
    .least = { unit-tile-ocean } or more
    .most = { unit-tile-ocean } or fewer
need-at-least = { $need }
    .need = least
need-at-most = { $need }
    .need = most
need-tags = { $need }
need-production = { $resource } production of at least { $n }
need-cities = { unit-tile-city } in play
need-greeneries = { unit-tile-greenery } of your own

## Effects

do-gain = +{ $what }
do-lose = −{ $what }
do-produce = production +{ $what }
do-produce-less = production −{ $what }
do-move-production = lower your production of { $from } any number of steps and raise your production of { $to } by as many
do-exchange = exchange any amount of { $from } for the same amount of { $to }
do-raise = { $parameter } +{ $what }
do-rating = +{ $what }
do-place = place { $tile }
do-place-where = place { $tile } { $where }
do-then = { $first }; { $then }
    .then = comma
do-reserve = place your marker on a free land area: only you may place a tile there
do-produce-area-metal = production +1 steel or titanium, matching the bonus
do-next-discount = the next card you play this generation costs { $n } M€ less
do-next-shift = for the next card you play this generation, temperature, oxygen level and oceans may miss its requirements by { unit-step } either way
do-draw = draw { $what }
do-look = look at { $what } from the deck, keep { $keep }, discard the others
do-look-and-buy = look at the top card of the deck: buy it or discard it
do-discard-to-draw = you may discard a card from hand and then draw one
do-add-here = +{ $what } on this card
do-spend-here = remove { $what } from this card
do-add = +{ $what } on one of your cards
do-add-another = +{ $what } on another card of yours
do-add-any = +{ unit-any } on one of your cards that already holds resources, of the same kind
do-remove = you may remove up to { $kinds } from any one player
    .kinds = or
from-one-card = { $what } (on one card)
do-remove-from-neighbour = you may remove up to { $what } from the owner of one tile next to it
do-steal = you may steal up to { $kinds } from one opponent
    .kinds = or
do-lower-production = any one player: production −{ $what }
do-choose = either { $branches }
    .branches = either
do-if-tags = { $otherwise }; with at least { $tags }: { $then } instead
all-of = { $parts }
    .parts = and
do-turn-over = turn over the top card of the deck and discard it; if it has the { $tag } tag: { $then }
do-plant-or-resource = +1 plant or +1 resource on the card just played, if it holds animals or microbes
do-copy-production = repeat the production changes of one of your cards that has the { $tag } tag

## Costs of actions

pay-production = production −{ $what }
pay-with-metal = { $what } ({ $metals } may be used as for a card)
    .metals = or
pay-here = { $what } from this card
pay-from-any-card = { $what } from any card

## Places for tiles

where-ocean_area = on an area reserved for oceans
where-non_ocean_area = on a free land area (not one reserved for oceans)
where-any_land = on any free land area
where-city = as a city tile
where-reserved-noctis_city = on the area reserved for it
where-reserved-ganymede_colony = on Ganymede, off Mars
where-reserved-phobos_space_haven = on Phobos, off Mars
where-isolated = with no other tile next to it
where-adjacent_city = next to a city tile
where-adjacent_two_cities = next to at least two city tiles
where-adjacent_greenery = next to a greenery tile
where-volcanic = on a volcanic area
where-metal_bonus = on an area with a steel or titanium bonus
where-metal_bonus_adjacent_own = on an area with a steel or titanium bonus, next to a tile of your own

## Triggers

when-tag = for each { $tags } tag you play, this card included
    .tags = or
when-anyone-plays-tag = for each { $tags } tag anybody plays, this card included
    .tags = or
when-event = when you play an event
when-tag-event = when you play an event that has the { $tag } tag
when-costly-card = when you play a card with a printed cost of { $n } M€ or more
when-project = when you pay for a standard project
when-costly-project = when you pay for a standard project with a printed cost of { $n } M€ or more
when-ocean = when anybody places an ocean tile
when-greenery = when you place a greenery tile
when-city = when anybody places a city tile
when-city-on-mars = when anybody places a city tile on Mars
when-own-city = when you place a city tile
this-tile-too = { $when } (this card’s own included)
when-metal-area = when you place a tile on an area with a steel or titanium bonus

## Lasting changes

text-discount = cards cost you { $n } M€ less
text-discount-tag = cards cost you { $n } M€ less for each { $tag } on them
text-discount-project = the standard project “{ $project }” costs you { $n } M€ less
text-metal-value = each { $resource } is worth { $n } M€ more
text-shift = temperature, oxygen level and oceans may miss the requirements of your cards by { unit-step } either way
text-greenery-cost = converting plants into a greenery tile takes { unit-plants }
text-heat-is-money = heat may be spent as M€, one for one
text-protect = opponents may not remove your { $resources }
    .resources = or

## Milestones and awards

milestone-text = { $of }: { $n } or more
award-text = { $of }: the most
