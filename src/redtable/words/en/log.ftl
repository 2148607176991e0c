### Log lines. The ending -own is for the seat itself, which sees more.

log-card-played = { $seat } plays { $card }
log-action-used = { $seat } uses the action of { $card }
log-first-action = { $seat }: first action of { $card }
log-project-used = { $seat }: standard project { $project }
log-converted = { $seat } converts { $resource }
log-passed = { $seat } passes
log-turn-ended = { $seat } ends the turn
log-milestone-claimed = { $seat } claims the milestone { $milestone }
log-award-funded = { $seat } funds the award { $award }
log-gained = { $seat }: { $resource } +{ $amount }
log-lost = { $seat }: { $resource } −{ $amount }
log-production-raised = { $seat }: production of { $resource } +{ $amount }
log-production-lowered = { $seat }: production of { $resource } −{ $amount }
log-rating-raised = { $seat }: TR +{ $amount }
log-parameter-raised = { $seat }: { $parameter } now { $value }
log-ocean-laid = { $seat }: oceans now { $value }
log-tile-placed = { $seat } places a tile on { $area }: { $tile }
log-area-reserved = { $seat } reserves area { $area }
log-card-gained = { $seat }: { $resource } on { $card } +{ $amount }
log-card-lost = { $seat }: { $resource } on { $card } −{ $amount }
log-cards-drawn =
    { $count ->
        [one] { $seat } draws { $count } card
       *[other] { $seat } draws { $count } cards
    }
log-cards-drawn-own = { $seat } draws { $cards }
log-cards-looked-at =
    { $count ->
        [one] { $seat } looks at { $count } card
       *[other] { $seat } looks at { $count } cards
    }
log-cards-looked-at-own = { $seat } looks at { $cards }
log-cards-kept =
    { $count ->
        [0] { $seat } keeps no card
        [one] { $seat } keeps { $count } card
       *[other] { $seat } keeps { $count } cards
    }
log-cards-kept-own =
    { $count ->
        [0] { $seat } keeps no card
       *[other] { $seat } keeps { $cards }
    }
log-cards-discarded =
    { $count ->
        [one] { $seat } discards { $count } card
       *[other] { $seat } discards { $count } cards
    }
log-cards-discarded-own = { $seat } discards { $cards }
log-cards-bought =
    { $count ->
        [0] { $seat } buys no card
        [one] { $seat } buys { $count } card
       *[other] { $seat } buys { $count } cards
    }
log-cards-bought-own =
    { $count ->
        [0] { $seat } buys no card
       *[other] { $seat } buys { $cards }
    }
log-card-turned-over = { $seat } turns over { $card }
log-corporation-revealed = { $seat }: corporation { $corporation }
log-generation-began = Generation { $generation }, first player: { $seat }
log-packs-passed = The packs of the draft are passed on
log-scored =
    { $points ->
        [one] { $seat }: { $points } point
       *[other] { $seat }: { $points } points
    }
log-won = { $seat } wins
