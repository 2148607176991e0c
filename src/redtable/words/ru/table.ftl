### Стол в терминале: экраны, построчная игра, сохранённые партии.

## Help of the command

help-table-long =
    Играть в терминале: против ботов, с другими за тем же терминалом или в одиночку.

    Без параметров открывается список настроек. Каждый ответ записан на диск ещё до следующего вопроса, поэтому уйти из партии можно когда угодно и как угодно. Если ввод или вывод — не терминал, а также с --plain игра идёт построчно.

    Примеры:
    redtable table
    redtable table --seats 3 --draft
    redtable table --seats 1
    redtable table --players you,you,greedy --beginner
    redtable table --resume
    redtable table --resume game.jsonl --plain --lang pl
help-table-file = Сохранённая партия, которую нужно продолжить.
help-table-resume = Продолжить партию FILE или выбрать из сохранённых.
help-table-players = Кто где сидит: you (сколько угодно людей) и боты, например you,greedy,random.
help-table-beginner = Все люди играют начинающей корпорацией.
help-table-seed = Сдать карты по этому тексту: тот же текст — та же партия. Иначе их не знает никто.
help-table-save = Сохранять партию в этот файл; его ещё не должно быть.
help-table-plain = Построчно и без цвета: для программ чтения с экрана и конвейеров.
table-resume-alone = у сохранённой партии настройки уже есть; с --resume их не указывают
table-players-seats = в --seats указано { $seats }, а в --players названо { $players }
table-seats-wanted = нужны номера мест, например 0 или 0,2

## Saved games

table-save-busy = эта партия открыта за другим столом: { $path }
table-save-error = партию нельзя сохранить или прочитать в { $path }: { $why }
table-save-no-text = это не запись партии: { $path }
table-saves = Сохранённые партии
table-no-saves = Сохранённых партий пока нет
table-saved =
    { $n ->
        [one] { $at } · { $who } · { $n } ответ
        [few] { $at } · { $who } · { $n } ответа
       *[many] { $at } · { $who } · { $n } ответов
        [other] { $at } · { $who } · { $n } ответа
    }
table-saved-over = { $at } · { $who } · окончена
table-saved-at = Каждый ответ сразу сохраняется в { $path }
table-saves-keys = ↑ ↓ выбор · Enter продолжить · n новая партия · l язык · q выход
table-saves-plain = Какую? (q — выход)

## A new game

table-new = Новая партия
table-new-seat = { $seat }
table-new-keys = ↑ ↓ выбор · ← → изменить · Enter начать · r сохранённые партии · l язык · q выход
table-new-plain = Номер меняет строку, пустая строка начинает партию, q — выход:
table-person = человек
table-by-lot = по жребию
table-nobody = никто
table-seat = { $seat }
table-yes = да
table-no = нет

## The screen

table-generation = Поколение { $n }
table-generation-of = Поколение { $n } из { $of }
table-goals = Достижения и награды
table-goals-closed = все заняты
table-hand = Рука
table-hand-empty = Карт нет
table-offered = На выбор
table-drafted = Оставлено в драфте
table-played = Сыгранные карты
table-seats = Места
table-log = Журнал
table-more-cards =
    { $n ->
        [one] … и ещё { $n } карта: h
        [few] … и ещё { $n } карты: h
       *[many] … и ещё { $n } карт: h
        [other] … и ещё { $n } карты: h
    }
table-keys = ↑↓ Enter · d карта · h рука · p сыграно · m цели · s места · v журнал · u назад · l язык · ? помощь · q
table-keys-short = ↑↓ Enter · d карта · h рука · p m s v · u назад · l язык · ? помощь · q
table-back = Esc: назад
table-over = Партия окончена. s места · v журнал · n новая партия · q выход
table-bots-play = Играют остальные (Enter — быстрее)
table-from-card = от карты «{ $card }»
table-hint-subset = от { $least } до { $most }
table-hint-mark = отмечено (пробел): { $n }
table-hint-amount = от { $least } до { $most }
table-hint-payment = к оплате { $price } М€
table-hint-portion = всё или меньше
table-row-amount = сколько
table-row-means = { $what }, по { $value } за единицу
table-paid = пока { $n }
table-price-now = сейчас { $n } М€
table-hand-over = Передайте терминал: { $seat }
table-hand-over-enter = Нажмите Enter, когда за терминалом { $seat }
table-hand-over-undo = u: взять последний ответ назад

## Areas

table-area = { $area }: { $parts }
    .parts = comma
table-area-parts = { $parts }
    .parts = comma
table-area-plain = пусто, рядом ничего
table-area-ocean = для океана
table-area-beside = рядом: { $tiles }
    .tiles = comma
table-tile-of = { $tile } ({ $seat })

## What an answer would change

table-change = { $what } { $before } → { $after }
table-change-production = производство { $what } { $before } → { $after }
    .what = gen
table-change-tr = РТ { $before } → { $after }
table-change-hand = карт в руке { $before } → { $after }
table-change-on-card = на карте «{ $what }» { $before } → { $after }
table-change-of = { $seat }: { $what }

## What is said

table-not-now = Сейчас отвечать не на что
table-no-undo = Этого уже не вернуть: что-то было показано, или ответил кто-то другой
table-undone = Ответ взят назад
table-no-row = Здесь нет «{ $text }»
table-one-number = Нужно одно число, а не «{ $text }»
table-no-card = Нет карты «{ $text }»
table-not-playable = сейчас сыграть нельзя: { $why }

## The end

table-won =
    { $n ->
        [one] Победа: { $seats }
       *[other] Общая победа: { $seats }
    }
    .seats = seat and
table-lost = Партия проиграна: Марс не успели освоить в срок

## Help on the screen

table-help-title = Клавиши
table-help =
    ↑ ↓ или номер выбирают строку; на карте стрелки ведут от области к области.
    Enter даёт ответ. До этого ничего не решено.
    Пробел отмечает карты там, где можно выбрать несколько.
    ← → меняют числа; где нужно число, его можно набрать цифрами.

    d  карта этой строки целиком
    h  рука: что можно сыграть и почему нельзя остальное
    p  сыгранные карты каждого места
    m  достижения и награды
    s  все места
    v  журнал
    u  взять свой последний ответ назад, пока ничего скрытого не показано и никто другой не ответил
    l  язык: английский, русский, польский
    q  выход; партия сохранена: redtable table --resume

    Под строками написано, что изменит выбранный ответ. Что принесут скрытые карты, заранее неизвестно.
    Буквы работают и в русской раскладке.
table-signs = Знаки
table-signs-list =
    € М€  ╬ сталь  ✦ титан  ♣ растения  ϟ энергия  ≋ тепло  ▤ карты
    12+3: есть двенадцать, ещё три каждое поколение. ① первый игрок. ◀ решает. ◂ ▸ можно изменить.
    Карта: ≈ океан, ♣ озеленение, ⌂ город, ◈ особый жетон, ⚑ занято, ○ ничьё; знак ниже — чьё.
    Шкалы: ≋ производство тепла, ≈ океан, ° температура — бонусные деления.

## Plain mode

table-plain-welcome = Отвечайте номером из списка; ? скажет, что есть ещё
table-answer-prompt = >
table-hand-over-plain = За терминал садится { $seat }. Тогда нажмите Enter (u берёт последний ответ назад):
table-up-to = до { $n }
table-in-hand =
    { $n ->
        [one] { $n } карта в руке
        [few] { $n } карты в руке
       *[many] { $n } карт в руке
        [other] { $n } карты в руке
    }
table-stock = { $what } { $n }, производство { $more }
table-marker-of = занято: { $seat }
table-free-areas = Свободные области:
table-goodbye = Партия сохранена. Продолжить: redtable table --resume
table-help-plain =
    Ответы: номер строки; несколько номеров, если можно выбрать несколько, 0 — ни одного; 2=3 — три из строки 2; steel=2 megacredits=5 — оплата; или любой ключ, например pass.
    Команды: b поле, p места, h рука, m достижения и награды, v журнал, c с номером или названием — карта, k все ключи и что они изменят, u взять назад, l язык, q выход. Пустая строка повторяет вопрос.
