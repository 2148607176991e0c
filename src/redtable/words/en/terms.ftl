### Terms of the rules: single words and counting forms.
### unit-* take $n: a number, or a word such as X.

## Resources

res-megacredits = megacredits
res-steel = steel
res-titanium = titanium
res-plants = plants
res-energy = energy
res-heat = heat
res-animal = animals
res-microbe = microbes
res-fighter = fighters
res-science = science

## Counted resources

unit-megacredits = { $n } M€
unit-steel = { $n } steel
unit-titanium = { $n } titanium
unit-plants =
    { $n ->
        [one] { $n } plant
       *[other] { $n } plants
    }
unit-energy = { $n } energy
unit-heat = { $n } heat
unit-animal =
    { $n ->
        [one] { $n } animal
       *[other] { $n } animals
    }
unit-microbe =
    { $n ->
        [one] { $n } microbe
       *[other] { $n } microbes
    }
unit-fighter =
    { $n ->
        [one] { $n } fighter
       *[other] { $n } fighters
    }
unit-science =
    { $n ->
        [one] { $n } science resource
       *[other] { $n } science resources
    }

## Tags

tag-building = building
    .many = building tags
tag-space = space
    .many = space tags
tag-power = power
    .many = power tags
tag-science = science
    .many = science tags
tag-jovian = Jovian
    .many = Jovian tags
tag-earth = Earth
    .many = Earth tags
tag-plant = plant
    .many = plant tags
tag-microbe = microbe
    .many = microbe tags
tag-animal = animal
    .many = animal tags
tag-city = city
    .many = city tags
tag-event = event
    .many = event tags
tag-wild = wild
    .many = wild tags

## Counted tags

unit-tag-building =
    { $n ->
        [one] { $n } building tag
       *[other] { $n } building tags
    }
unit-tag-space =
    { $n ->
        [one] { $n } space tag
       *[other] { $n } space tags
    }
unit-tag-power =
    { $n ->
        [one] { $n } power tag
       *[other] { $n } power tags
    }
unit-tag-science =
    { $n ->
        [one] { $n } science tag
       *[other] { $n } science tags
    }
unit-tag-jovian =
    { $n ->
        [one] { $n } Jovian tag
       *[other] { $n } Jovian tags
    }
unit-tag-earth =
    { $n ->
        [one] { $n } Earth tag
       *[other] { $n } Earth tags
    }
unit-tag-plant =
    { $n ->
        [one] { $n } plant tag
       *[other] { $n } plant tags
    }
unit-tag-microbe =
    { $n ->
        [one] { $n } microbe tag
       *[other] { $n } microbe tags
    }
unit-tag-animal =
    { $n ->
        [one] { $n } animal tag
       *[other] { $n } animal tags
    }
unit-tag-city =
    { $n ->
        [one] { $n } city tag
       *[other] { $n } city tags
    }
unit-tag-wild =
    { $n ->
        [one] { $n } wild tag
       *[other] { $n } wild tags
    }

## One tag, after “per”

per-tag-building = building tag
per-tag-space = space tag
per-tag-power = power tag
per-tag-science = science tag
per-tag-jovian = Jovian tag
per-tag-earth = Earth tag
per-tag-plant = plant tag
per-tag-microbe = microbe tag
per-tag-animal = animal tag
per-tag-city = city tag
per-tag-wild = wild tag

## Counted tiles

unit-tile-ocean =
    { $n ->
        [one] { $n } ocean tile
       *[other] { $n } ocean tiles
    }
unit-tile-greenery =
    { $n ->
        [one] { $n } greenery tile
       *[other] { $n } greenery tiles
    }
unit-tile-city =
    { $n ->
        [one] { $n } city tile
       *[other] { $n } city tiles
    }

## One tile, after “place”

acc-tile-ocean = an ocean tile
acc-tile-greenery = a greenery tile
acc-tile-city = a city tile
acc-tile-capital = the Capital tile
acc-tile-natural_preserve = the Natural Preserve tile
acc-tile-mohole_area = the Mohole Area tile
acc-tile-nuclear_zone = the Nuclear Zone tile
acc-tile-ecological_zone = the Ecological Zone tile
acc-tile-industrial_center = the Industrial Center tile
acc-tile-commercial_district = the Commercial District tile
acc-tile-restricted_area = the Restricted Area tile
acc-tile-lava_flows = the Lava Flows tile
acc-tile-mining_area = the Mining Area tile
acc-tile-mining_rights = the Mining Rights tile
acc-tile-special = this card’s special tile
acc-tile-marker = your marker

## Kinds of cards

kind-automated = automated card
kind-active = active card
kind-event = event card
kind-corporation = corporation card

## Global parameters

param-temperature = temperature
param-oxygen = oxygen level
param-oceans = oceans

## Other counted things

unit-step =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
unit-card =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
unit-point = { $n } VP
unit-rating = { $n } TR
unit-any =
    { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    }

## Seats

seat-0 = Blue
seat-1 = Orange
seat-2 = Green
seat-3 = Pink
seat-4 = Red
seat-neutral = Neutral

## Phases

phase-setup = set-up
phase-research = research phase
phase-draft = draft
phase-action = action phase
phase-production = production phase
phase-final = final greeneries
phase-end = end of game

## Words

word-tr = TR
word-vp = VP
word-generation = generation
word-yes = yes
word-no = no
word-deck = project deck
word-hand = hand
word-discard = discard pile
word-corporation = corporation
word-production = production
word-requirement = requirement
word-cost = cost
word-tags = tags
word-action = action
word-effect = effect
word-points = points
word-milestones = milestones
word-awards = awards
word-standard_projects = standard projects
word-passed = passed
word-winner = winner
word-total = total
word-greeneries = greeneries
word-cities = cities
word-cards = cards
