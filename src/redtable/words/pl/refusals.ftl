### Dlaczego nie: odpowiedzi spoza oferty, czego brakuje do ruchu, wadliwe zapisy.

## Answers that were not offered

illegal-option = „{ $key }”: teraz nie ma takiej odpowiedzi ({ $seat })
illegal-count = wybierz od { $least } do { $most }
illegal-amount = wybierz liczbę od { $least } do { $most }
illegal-payment = to nie jest zapłata: „{ $key }”
illegal-payment-short = do zapłaty brakuje { $missing }
illegal-payment-superfluous = w zapłacie są zbędne jednostki
illegal-payment-lacking =
    { $name ->
        [megacredits] do zapłaty jest tylko { $available } M€
        [steel] stali do zapłaty jest tylko { $available }
        [titanium] tytanu do zapłaty jest tylko { $available }
        [heat] ciepła do zapłaty jest tylko { $available }
       *[other] „{ $name }”: do zapłaty jest tylko { $available }
    }
illegal-not-asked = { $seat }: teraz nie ma nic do rozstrzygnięcia
illegal-seat = przy tym stole nie ma miejsca { $seat }; liczba miejsc: { $seats }
illegal-undo = nie można wrócić do odpowiedzi { $to }; liczba odpowiedzi: { $answers }
illegal-undo-consent = powrót do odpowiedzi { $to } wymaga zgody: { $missing }; bez niej tylko do odpowiedzi { $free }
    .missing = seat and

## What is missing for a move

gap-money = brakuje { $n } M€
gap-stock = brakuje: { $short }
gap-here = na tej karcie brakuje: { $short }
gap-at-least = wymagane: { $need }, teraz { $now }
    .need = least
gap-at-most = wymagane: { $need }, teraz { $now }
    .need = most
gap-tags = potrzeba: { $need }; jest: { $now }
    .need = comma
    .now = comma
gap-production = potrzebna produkcja { $resource } na poziomie co najmniej { $n }, jest { $now }
    .resource = gen
gap-production-loss = produkcja { $resource } jest za niska o { $n }
    .resource = gen
gap-any-production = nikt nie ma produkcji { $resource }, którą można obniżyć o { $n }
    .resource = gen
gap-cities = w grze musi być: { unit-tile-city }, teraz { $now }
gap-greeneries = trzeba mieć { unit-tile-greenery }, teraz { $now }
gap-no-area = nie ma gdzie umieścić: { $tile }
gap-no-card-for = nie masz karty, na którą można położyć: { $what }
gap-no-card-with = nie ma karty, z której można wziąć: { $what }
gap-no-cards-left = w talii nie ma już kart
gap-no-production-to-copy = nie masz karty, na której jest symbol { $tag } i której zmiany produkcji można powtórzyć
    .tag = adj
gap-milestone = { $of }: potrzeba { $need }, jest { $now }

refused-solo = w wariancie 1-osobowym nie ma Tytułów ani Nagród
refused-milestone-taken = ten Tytuł został już uzyskany
refused-milestones-full = uzyskano już wszystkie Tytuły tej gry: { $n } z { $n }
refused-award-taken = ta Nagroda została już ufundowana
refused-awards-full = ufundowano już wszystkie Nagrody tej gry: { $n } z { $n }
refused-first-action = najpierw pierwsza akcja Twojej korporacji
refused-no-first-action = korporacja nie ma pierwszej akcji do wykonania
refused-not-in-hand = tej karty nie ma na Twojej ręce
refused-not-in-play = nie masz tej karty w grze albo nie ma ona akcji
refused-empty-hand = nie masz kart na ręce
refused-used = akcja tej karty została już wykorzystana w tym pokoleniu
refused-rating-not-raised = Twój WT nie wzrósł w tym pokoleniu
refused-passed = w tym pokoleniu masz już pas
refused-phase = tylko w fazie akcji, a teraz jest: { $phase ->
        [setup] { phase-setup }
        [research] { phase-research }
        [draft] { phase-draft }
        [action] { phase-action }
        [production] { phase-production }
        [final] { phase-final }
       *[end] { phase-end }
    }

## Records and set-ups that cannot be read

bad-unknown-game = nie ma gry „{ $id }”; są: { $known }
    .known = comma
bad-language = nie ma słów w języku „{ $id }”; są: { $known }
    .known = comma
bad-unknown-bot = nie ma bota „{ $id }”; są: { $known }
    .known = comma
bad-seat-without-bot = { $seat }: brak bota
bad-unknown-id = nic nie nazywa się „{ $id }” ({ $kind })
bad-missing-field = brakuje pola „{ $field }” ({ $kind })
bad-record-empty = zapis jest pusty
bad-json = wiersz { $line } nie jest obiektem JSON: { $text }
bad-header = w wierszu { $line } powinien być nagłówek zapisu z polem „redtable”
bad-format = zapis ma format { $found }; ten program czyta format { $known }
bad-field = wiersz { $line }: brakuje pola „{ $field }” albo jego wartość jest niewłaściwa
bad-after-result = wiersz { $line } stoi po wyniku
bad-rules-newer = zapis powstał według zasad w wersji { $found }; ten program zna { $known }: potrzebny jest nowszy
bad-rules-older = zapis powstał według zasad w wersji { $found }; ten program gra według { $known }
bad-secret-missing = w zapisie nie ma sekretu, więc kart nie można rozdać ponownie; zapisuje się go na koniec gry
bad-seats = liczba miejsc w zapisie: { $found }, według ustawień: { $known }
bad-salt = sól zawiera znaki, których nie można pokazać ({ $seat })
bad-answer = wiersz { $line }: odpowiedź { $number }, { $seat }: „{ $key }”: { $why }
bad-undo = wiersz { $line }: { $seat }: nie można wrócić do odpowiedzi { $to }: { $why }

## Set-up options that do not fit

bad-option = { $option }: wartość „{ $value }” nie pasuje: { $why }
bad-option-unknown = nie ma ustawienia „{ $name }”; są: { $known }
    .known = comma
bad-option-choices = może być { $choices }
    .choices = or
bad-option-seats = miejsca mają numery od 0 do { $most }
bad-option-solo-era = w wariancie 1-osobowym gra się z „Erą Korporacyjną”
bad-option-solo-draft = w wariancie 1-osobowym nie ma selekcji kart
bad-option-too-many = wystarczy najwyżej na { $most }

## What a record does not prove

verify-truncated = ostatni wiersz jest ucięty
verify-commitment = zobowiązanie { $found } nie pasuje do sekretu; odpowiada mu { $expected }
verify-unfinished = gra nie jest skończona; liczba odpowiedzi: { $answers }
verify-no-result = brakuje wyniku
verify-points = punkty w zapisie: { $found }; naprawdę: { $expected }
    .found = comma
    .expected = comma
verify-winners = zwycięzcy w zapisie: { $found }; naprawdę: { $expected }
    .found = seat and
    .expected = seat and
verify-checksum = końcowa pozycja nie jest tą, którą podaje zapis
