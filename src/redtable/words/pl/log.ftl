### Wiersze dziennika. Końcówka -own jest dla samego miejsca, które widzi więcej.

log-card-played = { $seat } zagrywa kartę „{ $card }”
log-action-used = { $seat }: akcja karty „{ $card }”
log-first-action = { $seat }: pierwsza akcja korporacji „{ $card }”
log-project-used = { $seat }: projekt standardowy „{ $project }”
log-converted = { $seat }: zamiana { $resource }
    .resource = gen
log-passed = { $seat } pasuje
log-turn-ended = { $seat } kończy turę
log-milestone-claimed = { $seat } uzyskuje Tytuł „{ $milestone }”
log-award-funded = { $seat } funduje Nagrodę „{ $award }”
log-gained = { $seat }: { $resource } +{ $amount }
log-lost = { $seat }: { $resource } −{ $amount }
log-production-raised = { $seat }: produkcja { $resource } +{ $amount }
    .resource = gen
log-production-lowered = { $seat }: produkcja { $resource } −{ $amount }
    .resource = gen
log-rating-raised = { $seat }: WT +{ $amount }
log-parameter-raised = { $seat }: { $parameter }, teraz { $value }
log-ocean-laid = { $seat }: Liczba Oceanów, teraz { $value }
log-tile-placed = { $seat }: obszar na polu { $area }: { $tile }
log-area-reserved = { $seat }: znacznik na polu { $area }
log-card-gained = { $seat }: „{ $card }”, { $resource } +{ $amount }
log-card-lost = { $seat }: „{ $card }”, { $resource } −{ $amount }
log-cards-drawn =
    { $count ->
        [one] { $seat } dobiera { $count } kartę
        [few] { $seat } dobiera { $count } karty
       *[many] { $seat } dobiera { $count } kart
        [other] { $seat } dobiera { $count } karty
    }
log-cards-drawn-own = { $seat } dobiera: { $cards }
    .cards = comma
log-cards-looked-at =
    { $count ->
        [one] { $seat } ogląda { $count } kartę
        [few] { $seat } ogląda { $count } karty
       *[many] { $seat } ogląda { $count } kart
        [other] { $seat } ogląda { $count } karty
    }
log-cards-looked-at-own = { $seat } ogląda: { $cards }
    .cards = comma
log-cards-kept =
    { $count ->
        [0] { $seat } nie zatrzymuje żadnej karty
        [one] { $seat } zatrzymuje { $count } kartę
        [few] { $seat } zatrzymuje { $count } karty
       *[many] { $seat } zatrzymuje { $count } kart
        [other] { $seat } zatrzymuje { $count } karty
    }
log-cards-kept-own =
    { $count ->
        [0] { $seat } nie zatrzymuje żadnej karty
       *[other] { $seat } zatrzymuje: { $cards }
    }
    .cards = comma
log-cards-discarded =
    { $count ->
        [one] { $seat } odrzuca { $count } kartę
        [few] { $seat } odrzuca { $count } karty
       *[many] { $seat } odrzuca { $count } kart
        [other] { $seat } odrzuca { $count } karty
    }
log-cards-discarded-own = { $seat } odrzuca: { $cards }
    .cards = comma
log-cards-bought =
    { $count ->
        [0] { $seat } nie kupuje żadnej karty
        [one] { $seat } kupuje { $count } kartę
        [few] { $seat } kupuje { $count } karty
       *[many] { $seat } kupuje { $count } kart
        [other] { $seat } kupuje { $count } karty
    }
log-cards-bought-own =
    { $count ->
        [0] { $seat } nie kupuje żadnej karty
       *[other] { $seat } kupuje: { $cards }
    }
    .cards = comma
log-card-turned-over = { $seat } odkrywa kartę „{ $card }”
log-corporation-revealed = { $seat }: korporacja „{ $corporation }”
log-generation-began = Pokolenie { $generation }, pierwszy gracz: { $seat }
log-packs-passed = Karty do selekcji zostają przekazane dalej
log-scored =
    { $points ->
        [one] { $seat }: { $points } punkt
        [few] { $seat }: { $points } punkty
       *[many] { $seat }: { $points } punktów
        [other] { $seat }: { $points } punktu
    }
log-won = { $seat } wygrywa
