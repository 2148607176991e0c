### Treść kart: wymagania, efekty, akcje, punkty.
### Atrybut o nazwie argumentu mówi, jak go wstawić: forma nazwy, sposób wyliczenia.

## Lists

join-and = { $rest } i { $last }
    .more = { $rest }, { $last }
join-or = { $rest } lub { $last }
    .more = { $rest }, { $last }
join-comma = { $rest }, { $last }
    .more = { $rest }, { $last }
join-either = { $rest }, albo { $last }
    .more = { $rest }, albo { $last }

## Lines of a card

line-head = { $name } ({ $number }): { $kind }
line-cost = Koszt: { unit-megacredits }
line-tags = Symbole: { $tags }
    .tags = comma
line-requirement = Wymagania: { $needs }
line-start = Na początku gry: { $gains }
    .gains = comma
line-free-cards =
    { $n ->
        [one] Na początku gry: { $n } karta projektu na rękę bez wyboru i opłaty
        [few] Na początku gry: { $n } karty projektów na rękę bez wyboru i opłaty
       *[many] Na początku gry: { $n } kart projektów na rękę bez wyboru i opłaty
        [other] Na początku gry: { $n } karty projektów na rękę bez wyboru i opłaty
    }
line-solo = W wariancie 1-osobowym: { $gains }
    .gains = comma
line-first-action = Pierwsza akcja: { $gains }
    .gains = comma
line-production = produkcja { $changes }
    .changes = comma
line-action = Akcja: { $what }
    .what = comma
line-action-or = Lub: { $what }
    .what = comma
if-rating-rose = { $what } (tylko jeśli Twój WT wzrósł w tym pokoleniu)
    .what = comma
arrow = { $cost } → { $gain }
    .cost = comma
    .gain = comma
line-trigger = Efekt: { $when }: { $do }
    .do = comma
line-modifier = Efekt: { $change }
line-locked = Nikt nie może usunąć zasobów z tej karty
line-points = Punkty: { $points }

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
            [1] za każdy Twój { $one }
            [few] za każde { $some }, które masz
           *[other] za każdych { $some }, które masz
        }
count-tags-here-too = { $tag } (także na tej karcie)
    .tag = many
    .per =
        { $n ->
            [1] za każdy Twój { $one } (także na tej karcie)
            [few] za każde { $some }, które masz (także na tej karcie)
           *[other] za każdych { $some }, które masz (także na tej karcie)
        }
count-tags-of-others = { $tag } u przeciwników
    .tag = many
    .per =
        { $n ->
            [1] za każdy { $one } u przeciwników
            [few] za każde { $some } u przeciwników
           *[other] za każdych { $some } u przeciwników
        }
count-cities = obszary miast w grze
    .per =
        { $n ->
            [1] za każdy obszar miasta w grze
            [few] za każde { unit-tile-city } w grze
           *[other] za każdych { unit-tile-city } w grze
        }
count-cities-on-mars = obszary miast na Marsie
    .per =
        { $n ->
            [1] za każdy obszar miasta na Marsie
            [few] za każde { unit-tile-city } na Marsie
           *[other] za każdych { unit-tile-city } na Marsie
        }
count-events = wydarzenia zagrane przez wszystkich graczy
    .per =
        { $n ->
            [1] za każde wydarzenie zagrane przez dowolnego gracza
            [few] za każde { $n } wydarzenia zagrane przez dowolnych graczy
           *[other] za każdych { $n } wydarzeń zagranych przez dowolnych graczy
        }
count-here = zasoby na tej karcie
    .per =
        { $n ->
            [1] za każdy zasób na tej karcie
            [few] za każde { $n } zasoby na tej karcie
           *[other] za każdych { $n } zasobów na tej karcie
        }
count-here-animal = zwierzęta na tej karcie
    .per =
        { $n ->
            [1] za każde zwierzę na tej karcie
            [few] za każde { unit-animal } na tej karcie
           *[other] za każdych { unit-animal } na tej karcie
        }
count-here-microbe = mikroby na tej karcie
    .per =
        { $n ->
            [1] za każdy mikrob na tej karcie
            [few] za każde { unit-microbe } na tej karcie
           *[other] za każdych { unit-microbe } na tej karcie
        }
count-here-fighter = myśliwce na tej karcie
    .per =
        { $n ->
            [1] za każdy myśliwiec na tej karcie
            [few] za każde { unit-fighter } na tej karcie
           *[other] za każdych { unit-fighter } na tej karcie
        }
count-here-science = zasoby nauki na tej karcie
    .per =
        { $n ->
            [1] za każdy zasób nauki na tej karcie
            [few] za każde { unit-science } na tej karcie
           *[other] za każdych { unit-science } na tej karcie
        }
count-any-here = co najmniej jeden zasób na tej karcie
    .per = za co najmniej jeden zasób na tej karcie
count-oceans-nearby = sąsiadujące obszary oceanów
    .per =
        { $n ->
            [1] za każdy obszar oceanów obok obszaru tej karty
            [few] za każde { unit-tile-ocean } obok obszaru tej karty
           *[other] za każdych { unit-tile-ocean } obok obszaru tej karty
        }
count-cities-nearby = sąsiadujące obszary miast
    .per =
        { $n ->
            [1] za każdy obszar miasta obok obszaru tej karty
            [few] za każde { unit-tile-city } obok obszaru tej karty
           *[other] za każdych { unit-tile-city } obok obszaru tej karty
        }
count-rating = współczynnik terraformacji
count-own-tile = Twoje obszary
count-own-city = Twoje obszary miast
count-own-greenery = Twoje obszary zieleni
count-hand = karty na ręce
count-production = produkcja { $resource }
    .resource = gen
count-stock = { $resources }

## Requirements

value-temperature = { $n }°C
    .least = co najmniej { $n }°C
    .most = najwyżej { $n }°C
value-oxygen = { $n }% tlenu
    .least = co najmniej { $n }% tlenu
    .most = najwyżej { $n }% tlenu
value-oceans = { unit-tile-ocean }
    .least = co najmniej { unit-tile-ocean }
    .most = najwyżej { unit-tile-ocean }
need-at-least = { $need }
    .need = least
need-at-most = { $need }
    .need = most
need-tags = { $need }
need-production = produkcja { $resource } na poziomie co najmniej { $n }
    .resource = gen
need-cities = { unit-tile-city } w grze
need-greeneries = masz { unit-tile-greenery }

## Effects

do-gain = +{ $what }
do-lose = −{ $what }
do-produce = produkcja +{ $what }
do-produce-less = produkcja −{ $what }
do-move-production = obniż produkcję { $from } o dowolną liczbę poziomów i podnieś produkcję { $to } o tyle samo
    .from = gen
    .to = gen
do-exchange = wymień dowolną ilość { $from } na tyle samo { $to }
    .from = gen
    .to = gen
do-raise = { $parameter } +{ $what }
    .parameter = short
do-rating = +{ $what }
do-place = umieść { $tile }
do-place-where = umieść { $tile } { $where }
do-then = { $first }; { $then }
    .then = comma
do-reserve = umieść swój znacznik na wolnym polu lądu: tylko Ty możesz umieścić tam obszar
do-produce-area-metal = produkcja +1 stal lub tytan, zgodnie z premią
do-next-discount = następna karta, którą zagrasz w tym pokoleniu, jest tańsza o { $n } M€
do-next-shift = dla następnej karty, którą zagrasz w tym pokoleniu: Temperatura, Poziom Tlenu i Liczba Oceanów mogą się różnić od wymagań o { unit-step } w górę lub w dół
do-draw = dobierz { $what }
    .what = acc
do-look = obejrzyj { $what } z talii, zatrzymaj { $keep }, pozostałe odrzuć
    .what = acc
do-look-and-buy = obejrzyj wierzchnią kartę talii: kup ją albo odrzuć
do-discard-to-draw = możesz odrzucić kartę z ręki, a potem dobrać kartę
do-add-here = +{ $what } na tę kartę
do-spend-here = usuń { $what } z tej karty
do-add = +{ $what } na jedną z Twoich kart
do-add-another = +{ $what } na inną Twoją kartę
do-add-any = +{ unit-any } na jedną z Twoich kart, na której już leży taki sam
do-remove = możesz usunąć maksymalnie { $kinds } jednemu dowolnemu graczowi
    .kinds = or
from-one-card = { $what } (z jednej karty)
do-remove-from-neighbour = możesz usunąć maksymalnie { $what } właścicielowi jednego z sąsiadujących obszarów
do-steal = możesz ukraść maksymalnie { $kinds } jednemu przeciwnikowi
    .kinds = or
do-lower-production = jeden dowolny gracz: produkcja −{ $what }
do-choose = albo { $branches }
    .branches = either
do-if-tags = { $otherwise }; jeśli masz co najmniej { $tags }: zamiast tego { $then }
all-of = { $parts }
    .parts = and
do-turn-over = odkryj i odrzuć wierzchnią kartę talii; jeśli jest na niej symbol { $tag }: { $then }
    .tag = adj
do-plant-or-resource = +1 roślinność lub +1 zasób na zagraną właśnie kartę, jeśli przechowuje ona zwierzęta lub mikroby
do-copy-production = powtórz zmiany produkcji z jednej Twojej karty, na której jest symbol { $tag }
    .tag = adj

## Costs of actions

pay-production = produkcja −{ $what }
pay-with-metal = { $what } (można płacić { $metals } jak za kartę)
    .metals = ins or
pay-here = { $what } z tej karty
pay-from-any-card = { $what } z dowolnej karty

## Places for tiles

where-ocean_area = na polu zarezerwowanym na ocean
where-non_ocean_area = na wolnym polu lądu (nie na polu zarezerwowanym na ocean)
where-any_land = na dowolnym wolnym polu lądu
where-city = jako obszar miasta
where-reserved-noctis_city = na zarezerwowanym dla niego polu
where-reserved-ganymede_colony = na Ganimedesie, poza Marsem
where-reserved-phobos_space_haven = na Fobosie, poza Marsem
where-isolated = tam, gdzie nie sąsiaduje z nim żaden inny obszar
where-adjacent_city = obok obszaru miasta
where-adjacent_two_cities = obok co najmniej dwóch obszarów miast
where-adjacent_greenery = obok obszaru zieleni
where-volcanic = na polu wulkanicznym
where-metal_bonus = na polu z premią stali lub tytanu
where-metal_bonus_adjacent_own = na polu z premią stali lub tytanu, obok własnego obszaru

## Triggers

when-tag = za każdy zagrany przez Ciebie symbol { $tags } (także na tej karcie)
    .tags = gen or
when-anyone-plays-tag = za każdy zagrany przez kogokolwiek symbol { $tags } (także na tej karcie)
    .tags = gen or
when-event = gdy zagrywasz wydarzenie
when-tag-event = gdy zagrywasz wydarzenie z symbolem { $tag }
    .tag = gen
when-costly-card = gdy zagrywasz kartę o wydrukowanym koszcie { $n } M€ lub wyższym
when-project = gdy płacisz za projekt standardowy
when-costly-project = gdy płacisz za projekt standardowy o wydrukowanym koszcie { $n } M€ lub wyższym
when-ocean = gdy ktokolwiek umieszcza obszar oceanów
when-greenery = gdy umieszczasz obszar zieleni
when-city = gdy ktokolwiek umieszcza obszar miasta
when-city-on-mars = gdy ktokolwiek umieszcza obszar miasta na Marsie
when-own-city = gdy umieszczasz obszar miasta
this-tile-too = { $when } (także obszar tej karty)
when-metal-area = gdy umieszczasz obszar na polu z premią stali lub tytanu

## Lasting changes

text-discount = karty są dla Ciebie tańsze o { $n } M€
text-discount-tag = karty są dla Ciebie tańsze o { $n } M€ za każdy { $tag } na nich
text-discount-project = projekt standardowy „{ $project }” jest dla Ciebie tańszy o { $n } M€
text-metal-value = każda jednostka { $resource } jest warta o { $n } M€ więcej
    .resource = gen
text-shift = Temperatura, Poziom Tlenu i Liczba Oceanów mogą się różnić od wymagań Twoich kart o { unit-step } w górę lub w dół
text-greenery-cost = zamiana roślinności w obszar zieleni kosztuje { unit-plants }
text-heat-is-money = ciepło można wydawać jak M€, jeden do jednego
text-protect = przeciwnicy nie mogą usuwać Ci { $resources }
    .resources = gen and

## Milestones and awards

milestone-text = { $of }: co najmniej { $n }
award-text = { $of }: najwięcej
