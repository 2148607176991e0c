### Terminy z zasad: pojedyncze wyrazy i formy liczebne.
### unit-* przyjmują $n: liczbę lub wyraz, na przykład X. [other] służy ułamkom.

## Resources

res-megacredits = megakredyty
    .gen = megakredytów
    .ins = megakredytami
res-steel = stal
    .gen = stali
    .ins = stalą
res-titanium = tytan
    .gen = tytanu
    .ins = tytanem
res-plants = roślinność
    .gen = roślinności
    .ins = roślinnością
res-energy = energia
    .gen = energii
    .ins = energią
res-heat = ciepło
    .gen = ciepła
    .ins = ciepłem
res-animal = zwierzęta
    .gen = zwierząt
res-microbe = mikroby
    .gen = mikrobów
res-fighter = myśliwce
    .gen = myśliwców
res-science = nauka
    .gen = nauki

## Counted resources

unit-megacredits = { $n } M€
unit-steel =
    { $n ->
        [one] { $n } stal
       *[other] { $n } stali
    }
unit-titanium =
    { $n ->
        [one] { $n } tytan
       *[other] { $n } tytanu
    }
unit-plants =
    { $n ->
        [one] { $n } roślinność
       *[other] { $n } roślinności
    }
unit-energy =
    { $n ->
        [one] { $n } energia
       *[other] { $n } energii
    }
unit-heat =
    { $n ->
        [one] { $n } ciepło
       *[other] { $n } ciepła
    }
unit-animal =
    { $n ->
        [one] { $n } zwierzę
        [few] { $n } zwierzęta
       *[many] { $n } zwierząt
        [other] { $n } zwierzęcia
    }
unit-microbe =
    { $n ->
        [one] { $n } mikrob
        [few] { $n } mikroby
       *[many] { $n } mikrobów
        [other] { $n } mikroba
    }
unit-fighter =
    { $n ->
        [one] { $n } myśliwiec
        [few] { $n } myśliwce
       *[many] { $n } myśliwców
        [other] { $n } myśliwca
    }
unit-science =
    { $n ->
        [one] { $n } zasób nauki
        [few] { $n } zasoby nauki
       *[many] { $n } zasobów nauki
        [other] { $n } zasobu nauki
    }

## Tags

tag-building = budowla
    .gen = budowli
    .adj = budowlany
    .many = symbole budowlane
tag-space = przestrzeń kosmiczna
    .gen = przestrzeni kosmicznej
    .adj = przestrzeni kosmicznej
    .many = symbole przestrzeni kosmicznej
tag-power = energia
    .gen = energii
    .adj = energii
    .many = symbole energii
tag-science = nauka
    .gen = nauki
    .adj = nauki
    .many = symbole nauki
tag-jovian = Jowisz
    .gen = Jowisza
    .adj = Jowisza
    .many = symbole Jowisza
tag-earth = Ziemia
    .gen = Ziemi
    .adj = Ziemi
    .many = symbole Ziemi
tag-plant = roślinność
    .gen = roślinności
    .adj = roślinności
    .many = symbole roślinności
tag-microbe = mikroby
    .gen = mikrobów
    .adj = mikrobów
    .many = symbole mikrobów
tag-animal = zwierzęta
    .gen = zwierząt
    .adj = zwierząt
    .many = symbole zwierząt
tag-city = miasto
    .gen = miasta
    .adj = miasta
    .many = symbole miast
tag-event = wydarzenie
    .gen = wydarzenia
    .adj = wydarzenia
    .many = symbole wydarzeń
tag-wild = uniwersalny
    .many = symbole uniwersalne

## Counted tags

unit-tag-building =
    { $n ->
        [one] { $n } symbol budowlany
        [few] { $n } symbole budowlane
       *[many] { $n } symboli budowlanych
        [other] { $n } symbolu budowlanego
    }
unit-tag-space =
    { $n ->
        [one] { $n } symbol przestrzeni kosmicznej
        [few] { $n } symbole przestrzeni kosmicznej
       *[many] { $n } symboli przestrzeni kosmicznej
        [other] { $n } symbolu przestrzeni kosmicznej
    }
unit-tag-power =
    { $n ->
        [one] { $n } symbol energii
        [few] { $n } symbole energii
       *[many] { $n } symboli energii
        [other] { $n } symbolu energii
    }
unit-tag-science =
    { $n ->
        [one] { $n } symbol nauki
        [few] { $n } symbole nauki
       *[many] { $n } symboli nauki
        [other] { $n } symbolu nauki
    }
unit-tag-jovian =
    { $n ->
        [one] { $n } symbol Jowisza
        [few] { $n } symbole Jowisza
       *[many] { $n } symboli Jowisza
        [other] { $n } symbolu Jowisza
    }
unit-tag-earth =
    { $n ->
        [one] { $n } symbol Ziemi
        [few] { $n } symbole Ziemi
       *[many] { $n } symboli Ziemi
        [other] { $n } symbolu Ziemi
    }
unit-tag-plant =
    { $n ->
        [one] { $n } symbol roślinności
        [few] { $n } symbole roślinności
       *[many] { $n } symboli roślinności
        [other] { $n } symbolu roślinności
    }
unit-tag-microbe =
    { $n ->
        [one] { $n } symbol mikrobów
        [few] { $n } symbole mikrobów
       *[many] { $n } symboli mikrobów
        [other] { $n } symbolu mikrobów
    }
unit-tag-animal =
    { $n ->
        [one] { $n } symbol zwierząt
        [few] { $n } symbole zwierząt
       *[many] { $n } symboli zwierząt
        [other] { $n } symbolu zwierząt
    }
unit-tag-city =
    { $n ->
        [one] { $n } symbol miasta
        [few] { $n } symbole miasta
       *[many] { $n } symboli miasta
        [other] { $n } symbolu miasta
    }
unit-tag-wild =
    { $n ->
        [one] { $n } symbol uniwersalny
        [few] { $n } symbole uniwersalne
       *[many] { $n } symboli uniwersalnych
        [other] { $n } symbolu uniwersalnego
    }

## One tag, after “per”

per-tag-building = symbol budowlany
per-tag-space = symbol przestrzeni kosmicznej
per-tag-power = symbol energii
per-tag-science = symbol nauki
per-tag-jovian = symbol Jowisza
per-tag-earth = symbol Ziemi
per-tag-plant = symbol roślinności
per-tag-microbe = symbol mikrobów
per-tag-animal = symbol zwierząt
per-tag-city = symbol miasta
per-tag-wild = symbol uniwersalny

## Counted tiles

unit-tile-ocean =
    { $n ->
        [one] { $n } obszar oceanów
        [few] { $n } obszary oceanów
       *[many] { $n } obszarów oceanów
        [other] { $n } obszaru oceanów
    }
unit-tile-greenery =
    { $n ->
        [one] { $n } obszar zieleni
        [few] { $n } obszary zieleni
       *[many] { $n } obszarów zieleni
        [other] { $n } obszaru zieleni
    }
unit-tile-city =
    { $n ->
        [one] { $n } obszar miasta
        [few] { $n } obszary miast
       *[many] { $n } obszarów miast
        [other] { $n } obszaru miasta
    }

## One tile, after “place”

acc-tile-ocean = obszar oceanów
acc-tile-greenery = obszar zieleni
acc-tile-city = obszar miasta
acc-tile-capital = kafelek Stolicy
acc-tile-natural_preserve = kafelek „Rezerwat naturalny”
acc-tile-mohole_area = kafelek „Obszar Mohole”
acc-tile-nuclear_zone = kafelek „Strefa nuklearna”
acc-tile-ecological_zone = kafelek „Strefa ekologiczna”
acc-tile-industrial_center = kafelek „Ośrodek przemysłowy”
acc-tile-commercial_district = kafelek „Dystrykt handlowy”
acc-tile-restricted_area = kafelek „Obszar zastrzeżony”
acc-tile-lava_flows = kafelek „Strumienie lawy”
acc-tile-mining_area = kafelek „Obszar górniczy”
acc-tile-mining_rights = kafelek „Prawa górnicze”
acc-tile-special = obszar specjalny tej karty
acc-tile-marker = swój znacznik

## Kinds of cards

kind-automated = karta natychmiastowa
kind-active = karta aktywna
kind-event = karta wydarzenia
kind-corporation = karta korporacji

## Global parameters

param-temperature = Temperatura
    .short = Temperatura
param-oxygen = Poziom Tlenu
    .short = Tlen
param-oceans = Liczba Oceanów
    .short = Oceany

## Other counted things

unit-step =
    { $n ->
        [one] { $n } poziom
        [few] { $n } poziomy
       *[many] { $n } poziomów
        [other] { $n } poziomu
    }
unit-card =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
        [other] { $n } karty
    }
    .acc =
        { $n ->
            [one] { $n } kartę
            [few] { $n } karty
           *[many] { $n } kart
            [other] { $n } karty
        }
unit-point = { $n } PZ
unit-rating = { $n } WT
unit-any =
    { $n ->
        [one] { $n } zasób
        [few] { $n } zasoby
       *[many] { $n } zasobów
        [other] { $n } zasobu
    }

## Seats

seat-0 = Niebieski
seat-1 = Pomarańczowy
seat-2 = Zielony
seat-3 = Różowy
seat-4 = Czerwony
seat-neutral = Neutralny

## Phases

phase-setup = przygotowanie do gry
phase-research = faza badań
phase-draft = selekcja kart
phase-action = faza akcji
phase-production = faza produkcji
phase-final = ostatnia zamiana roślinności
phase-end = koniec gry

## Words

word-tr = WT
word-vp = PZ
word-generation = pokolenie
word-yes = tak
word-no = nie
word-deck = talia projektów
word-hand = ręka
word-discard = stos kart odrzuconych
word-corporation = korporacja
word-production = produkcja
word-requirement = wymagania
word-cost = koszt
word-tags = symbole kategorii
word-action = akcja
word-effect = efekt
word-points = punkty
word-milestones = Tytuły
word-awards = Nagrody
word-standard_projects = projekty standardowe
word-passed = pas
word-winner = zwycięzca
word-total = razem
word-greeneries = obszary zieleni
word-cities = miasta
word-cards = karty
