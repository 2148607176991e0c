### The table in the browser: the play screen.

## Mars and its areas

client-play-mars = Марс, его области
client-play-area = Область { $area }
client-play-area-ocean = для океана
client-play-area-volcanic = вулкан
client-play-area-free = свободна
client-play-area-open = можно выбрать
client-play-track = { $name }: { $now } из { $goal }

## Seats

client-play-seats = Места
client-play-seat-open = { $seat }: всё, что в игре
client-play-you = вы
client-play-bot = бот
client-play-first = первый игрок
client-play-hand-count = карты в руке
client-play-in-play = карты в игре
client-play-status-asked = думает
client-play-status-passed = спасовал
client-play-status-conceded = сдался
client-play-clock = Оставшееся время
client-play-clock-low = Времени мало
client-play-points = Очки

## Goals and projects

client-play-price = Цена сейчас:
client-play-offered = доступно: { $n }

## The question

client-play-decision = Решение
client-play-your-turn = Ваш ход
client-play-others-turn = Ходит { $seat }
client-play-bots-turn = Думает: { $seat }
client-play-over = Игра окончена
client-play-because = Карта: { $card }
client-play-next-second = Затем можно выполнить ещё одно действие.
client-play-next-others = Затем ходит следующий игрок.
client-play-next-research = Затем начнётся фаза действий.
client-play-next-card = Затем продолжится: { $card }.
client-play-next-wait = Затем может настать ваш ход.
client-play-next-passed = Вы спасовали и ждёте следующего поколения.
client-play-since = С вашего прошлого хода
client-play-kinds = Виды действий
client-play-group-hand = Карты
client-play-group-actions = Действия
client-play-group-projects = Проекты
client-play-group-goals = Цели
client-play-group-other = Ещё
client-play-fold = Свернуть панель
client-play-unfold = Развернуть панель

## The answer

client-play-choose = Выберите
client-play-place = Выложить на область { $area }
client-play-confirm = Подтвердить
client-play-confirm-amount = Подтвердить: { $n }
client-play-confirm-portion = { $what }, { $n }
client-play-confirm-marked = Подтвердить: отмечено { $n }
client-play-marked =
    { $most ->
        [1] Отмечено: { $n }, не меньше { $least }
       *[other] Отмечено: { $n }, можно от { $least } до { $most }
    }
client-play-less = Меньше: { $what }
client-play-more = Больше: { $what }
client-play-paid = { $n } из { $price } М€
client-play-short = не хватает { $n } М€
client-play-overpaid = на { $n } М€ больше
client-play-split-default = Предложенная оплата
client-play-preview = Что изменится
client-play-undo = Отменить последний шаг (u)
client-play-undo-ask = Попросить всех отменить ваш последний шаг (u)
client-play-undo-far = Вернуться к моменту перед вашим последним шагом: ходы остальных после него тоже отменятся (u)
client-play-undo-sure = Отменить всё это
client-play-undo-asked =
    { $n ->
        [one] { $seat } просит отменить { $n } шаг
        [few] { $seat } просит отменить { $n } шага
       *[many] { $seat } просит отменить { $n } шагов
    }
client-play-undo-waits = Ждём согласия остальных
client-play-agree = Согласиться
client-play-refuse = Отказать

## A second thought

client-play-slip-pass = Спасовать в этом поколении
client-play-slip-pass-why = До следующего поколения действий у вас не будет.
client-play-slip-sell = Продать карты
client-play-slip-sell-why = Проданные карты не вернуть; за каждую дают 1 М€.
client-play-slip-overpay = Заплатить больше цены
client-play-slip-overpay-why = Сдачи не будет.
client-play-slip-undo = Отменить ваш последний шаг
client-play-slip-undo-why = Ходы остальных после него тоже отменятся.
client-play-slip-again = Спрашивать и дальше
client-play-slip-no = Назад

## Menu of the table

client-play-menu = Меню
client-play-keys = Клавиши
client-play-key-choose = выбрать строку списка
client-play-key-confirm = дать ответ
client-play-key-clear = снять выбор
client-play-key-undo = отменить последний шаг
client-play-key-arrows = от области к области на Марсе, от карты к карте в руке
client-play-key-tab = к следующему элементу
client-play-key-menu = меню стола
client-play-key-help = этот список
client-play-elsewhere = Продолжить на другом устройстве
client-play-watch = Пригласить зрителя
client-play-claim = { $seat }: слишком долго нет. Пусть играет бот
client-play-replace = Пусть за место «{ $seat }» играет бот
client-play-return = { $seat }: вернуть место человеку
client-play-pause = Приостановить игру
client-play-resume = Продолжить игру
client-play-paused = Игра приостановлена
client-play-concede = Сдаться
client-play-concede-why = На вашем месте продолжит бот. Вернуться будет нельзя.
client-play-concede-sure = Сдаться окончательно
client-play-leave = На главную

## Log

client-play-log = Журнал
client-play-log-start = До первого поколения
client-play-log-generation = Поколение { $n }

## The page

client-play-tabs = Части стола
client-play-tab-mars = Марс
client-play-tab-hand = Рука
client-play-tab-seats = Игроки
client-play-tab-log = Журнал
client-play-title-room = Комната
client-play-title-waits = Ожидание
client-play-gone = Здесь нет такого стола
client-play-gone-why = Откройте в этом браузере полученную ссылку или поищите стол среди своих.
client-play-loading = Открываем стол…
client-play-offline = Нет связи; пробуем снова
client-play-peek-back = Вернуться к выбору
client-play-peek-end = Вернуться к итогам
