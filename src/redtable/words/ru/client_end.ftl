### Конец партии.

client-end-won =
    { $n ->
        [1] Победитель: { $seat }
       *[other] Победители: { $seat }
    }
client-end-close = Посмотреть на стол
client-end-over = Партия окончена
client-end-solo-won = Марс терраформирован
client-end-solo-lost = Время вышло
client-end-solo-won-why = Одиночная партия выиграна, счёт: { unit-point }
client-end-solo-lost-why = Параметры не доведены до конца; счёт: { unit-point }
client-end-by-points = Отрыв: { unit-point }
client-end-by-money = Поровну, { unit-point }: решают М€, { $more } против { $less }
client-end-shared = Победа поделена: по { unit-point } и { $money } М€
client-end-conceded = Остальные сдались
client-end-unfinished = Партия не доиграна. Очки, как они стояли тогда:
client-end-decided = Второе место: { $seat }. Разница:
client-end-next = Что дальше
client-end-rematch = Реванш
client-end-record = Запись партии
client-end-home = На главную
client-end-skip = Пропустить
client-end-points = Очки
client-end-seat = Место
client-end-by-card = Очки отдельных карт
client-end-course = По поколениям
client-end-chart-tr = { word-tr }
client-end-chart-points = Очки
client-end-chart-production = Всё производство
client-end-chart-cards = Карты в игре
client-end-chart-tiles = Выложенные жетоны
client-end-proof = Перемешивание
client-end-proof-what = Колода перемешана по секрету. Его отпечаток показан до раздачи, сам секрет открыт теперь.
client-end-commitment = Отпечаток
client-end-secret = Секрет
client-end-salts = Соль
client-end-verify = Проверить в этом браузере
client-end-proof-holds = Они соответствуют: перемешивание было определено до первой карты. Команда redtable переигрывает запись и проверяет каждую карту.
client-end-proof-broken = Они не соответствуют: объявлено было другое перемешивание.
client-end-proof-impossible = Браузер проверяет только по защищённому соединению или на этом компьютере; запись партии всегда проверит команда redtable.
