### Вопросы к игроку и чтение возможных ответов.

## Questions

ask-action =
    { $left ->
        [1] Ваше действие (последнее в этом ходу)
       *[other] Ваше действие (осталось в этом ходу: { $left })
    }
ask-add = На какую карту +{ $what }?
ask-branch = Какой эффект?
ask-buy = Какие карты купить? Цена каждой — { $price } М€
ask-copy = С какой карты повторить изменения производства?
ask-corporation = Какую корпорацию выбрать?
ask-discard-to-draw = Какую карту сбросить, чтобы взять другую (можно никакую)?
ask-draft = Какую карту оставить? Остальные передаются дальше
ask-exchange = Сколько обменять?
ask-final-greenery = Превратить растения ещё в один жетон озеленения?
ask-keep =
    { $n ->
        [one] Какую карту оставить?
        [few] Какие { $n } карты оставить?
       *[many] Какие { $n } карт оставить?
        [other] Какие { $n } карты оставить?
    }
ask-lower-production = Чьё производство { $resource } понизить на { $n }?
    .resource = gen
ask-metal = Какое производство повысить?
ask-move-production = На сколько делений перенести производство?
ask-order = Какой эффект применить первым?
ask-payment = Чем заплатить?
ask-remove = У кого и что убрать?
ask-sell = Какие карты продать?
ask-steal = У кого и что украсть?
ask-take = С какой карты взять: { $what }?

## Where a tile goes

ask-area-ocean = Куда выложить { acc-tile-ocean }?
ask-area-greenery = Куда выложить { acc-tile-greenery }?
ask-area-city = Куда выложить { acc-tile-city }?
ask-area-capital = Куда выложить { acc-tile-capital }?
ask-area-marker = Куда выложить { acc-tile-marker }?
ask-area-natural_preserve = Куда выложить { acc-tile-natural_preserve }?
ask-area-mohole_area = Куда выложить { acc-tile-mohole_area }?
ask-area-nuclear_zone = Куда выложить { acc-tile-nuclear_zone }?
ask-area-ecological_zone = Куда выложить { acc-tile-ecological_zone }?
ask-area-industrial_center = Куда выложить { acc-tile-industrial_center }?
ask-area-commercial_district = Куда выложить { acc-tile-commercial_district }?
ask-area-restricted_area = Куда выложить { acc-tile-restricted_area }?
ask-area-lava_flows = Куда выложить { acc-tile-lava_flows }?
ask-area-mining_area = Куда выложить { acc-tile-mining_area }?
ask-area-mining_rights = Куда выложить { acc-tile-mining_rights }?

## Answers

the-rules = правила игры
answer-play = Сыграть карту «{ $card }»
answer-use = Действие карты «{ $card }»
answer-project = Стандартный проект «{ $project }»
answer-claim = Заявить о достижении «{ $milestone }»
answer-fund = Учредить награду «{ $award }»
answer-convert-plants = Превратить растения в жетон озеленения
answer-convert-heat = Потратить тепло на повышение температуры
answer-first-action = Выполнить первое действие корпорации
answer-end-turn = Завершить ход
answer-pass = Спасовать
answer-pay = Заплатить: { $units }
    .units = and
answer-area = Область { $area }
answer-seat = { $seat }
answer-seat-units = { $seat }: { $what }
answer-none = Нет
answer-neutral = Нейтральный противник
answer-neutral-units = Нейтральный противник: { $what }
answer-card = { $card }
answer-card-units = { $card }: { $n }
answer-branch = { $what }
    .what = comma
answer-buy = Купить: { $cards }
    .cards = comma
answer-buy-nothing = Ничего не покупать
answer-keep = Оставить: { $cards }
    .cards = comma
answer-sell = Продать: { $cards }
    .cards = comma
answer-choose-to-sell = Продажа патентов
answer-discard = Сбросить карту «{ $card }»
answer-amount = { $n }
answer-first = Сначала: { $what }
answer-corporation = { $card }
answer-take = Оставить карту «{ $card }»
