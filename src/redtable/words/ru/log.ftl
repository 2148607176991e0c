### Строки журнала. Окончание -own — для самого места, которому видно больше.

log-card-played = { $seat }: карта «{ $card }»
log-action-used = { $seat }: действие карты «{ $card }»
log-first-action = { $seat }: первое действие корпорации «{ $card }»
log-project-used = { $seat }: стандартный проект «{ $project }»
log-converted = { $seat }: превращение { $resource }
    .resource = gen
log-passed = { $seat }: пас
log-turn-ended = { $seat }: конец хода
log-milestone-claimed = { $seat }: достижение «{ $milestone }»
log-award-funded = { $seat }: учреждена награда «{ $award }»
log-gained = { $seat }: { $resource } +{ $amount }
log-lost = { $seat }: { $resource } −{ $amount }
log-production-raised = { $seat }: производство { $resource } +{ $amount }
    .resource = gen
log-production-lowered = { $seat }: производство { $resource } −{ $amount }
    .resource = gen
log-rating-raised = { $seat }: РТ +{ $amount }
log-parameter-raised = { $seat }: { $parameter }, теперь { $value }
log-ocean-laid = { $seat }: жетонов океана теперь { $value }
log-tile-placed = { $seat }: жетон на области { $area }: { $tile }
log-area-reserved = { $seat }: маркер на области { $area }
log-card-gained = { $seat }: «{ $card }», { $resource } +{ $amount }
log-card-lost = { $seat }: «{ $card }», { $resource } −{ $amount }
log-cards-drawn =
    { $count ->
        [one] { $seat }: взята { $count } карта
        [few] { $seat }: взяты { $count } карты
       *[many] { $seat }: взято { $count } карт
        [other] { $seat }: взято { $count } карты
    }
log-cards-drawn-own = { $seat }: взято из колоды: { $cards }
    .cards = comma
log-cards-looked-at =
    { $count ->
        [one] { $seat }: просмотрена { $count } карта
        [few] { $seat }: просмотрены { $count } карты
       *[many] { $seat }: просмотрено { $count } карт
        [other] { $seat }: просмотрено { $count } карты
    }
log-cards-looked-at-own = { $seat }: просмотрено: { $cards }
    .cards = comma
log-cards-kept =
    { $count ->
        [0] { $seat }: ни одной карты не оставлено
        [one] { $seat }: оставлена { $count } карта
        [few] { $seat }: оставлены { $count } карты
       *[many] { $seat }: оставлено { $count } карт
        [other] { $seat }: оставлено { $count } карты
    }
log-cards-kept-own =
    { $count ->
        [0] { $seat }: ни одной карты не оставлено
       *[other] { $seat }: оставлено: { $cards }
    }
    .cards = comma
log-cards-discarded =
    { $count ->
        [one] { $seat }: сброшена { $count } карта
        [few] { $seat }: сброшены { $count } карты
       *[many] { $seat }: сброшено { $count } карт
        [other] { $seat }: сброшено { $count } карты
    }
log-cards-discarded-own = { $seat }: сброшено: { $cards }
    .cards = comma
log-cards-bought =
    { $count ->
        [0] { $seat }: ни одной карты не куплено
        [one] { $seat }: куплена { $count } карта
        [few] { $seat }: куплены { $count } карты
       *[many] { $seat }: куплено { $count } карт
        [other] { $seat }: куплено { $count } карты
    }
log-cards-bought-own =
    { $count ->
        [0] { $seat }: ни одной карты не куплено
       *[other] { $seat }: куплено: { $cards }
    }
    .cards = comma
log-card-turned-over = { $seat }: открыта карта «{ $card }»
log-corporation-revealed = { $seat }: корпорация «{ $corporation }»
log-generation-began = Поколение { $generation }, первый игрок: { $seat }
log-packs-passed = Карты драфта переданы дальше
log-scored =
    { $points ->
        [one] { $seat }: { $points } очко
        [few] { $seat }: { $points } очка
       *[many] { $seat }: { $points } очков
        [other] { $seat }: { $points } очка
    }
log-won = { $seat }: победа
