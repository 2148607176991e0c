### Корпорации, первые карты, исследования, драфт.

client-opening-peek = Посмотреть на стол
client-opening-waiting = Ждём остальных
client-opening-waits = Ваш выбор сделан
client-opening-you = вы
client-opening-passing = Набор приходит от: { $from }, уходит к: { $to }
client-opening-tags = Ваши метки и метки выбранных карт
client-opening-others = Другие места
client-opening-thinks = выбирает
client-opening-ready = готово
client-opening-beside-corporation = ваша корпорация
client-opening-beside-kept = оставлено
client-opening-beside-later = покупка — следом
client-opening-spend = Стоимость
client-opening-left = Останется
client-opening-buy-none = Ничего не покупать
client-opening-buy =
    { $n ->
        [one] Купить { $n } карту за { $price } М€
        [few] Купить { $n } карты за { $price } М€
       *[many] Купить { $n } карт за { $price } М€
        [other] Купить { $n } карты за { $price } М€
    }
client-opening-keep = Оставить { $n } из { $of }
client-opening-choose-one = Выберите карту
client-opening-take = Оставить: { $name }
client-opening-choose = Выбрать: { $name }
client-opening-undo = Отменить
