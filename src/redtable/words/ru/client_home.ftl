### Клиент в браузере: главная страница, её двери, настройки.

## Frame

client-home-name = Redtable: на главную
client-home-settings = Настройки
client-home-cards = Карты
client-home-about = О проекте
client-home-language = Язык
client-home-theme = Оформление
client-theme-auto = Как в системе
client-theme-dark = Тёмное
client-theme-light = Светлое
client-theme-contrast = Контрастное
client-home-asks = Переспрашивать
client-asks-pass = перед пасом до конца поколения
client-asks-sell = перед продажей карт
client-asks-overpay = если платите больше, чем нужно
client-asks-undo = перед отменой вместе с ходами ботов

## About

client-about-title = О Redtable
client-about-what = Точный и открытый стол для «Покорения Марса»: с ботами, с друзьями или в одиночку.
client-about-fans = Redtable сделан поклонниками игры. Авторы и издатели игры его не создавали и не одобряли; правила выполняет наш собственный код, все рисунки и тексты — наши.
client-about-buy = Если игра вам нравится, купите её: лучше всего она за настоящим столом.
client-about-free = Свободная программа под лицензией Apache 2.0. Исходный код входит в пакет: его можно запускать, читать и менять.
client-about-version = Версия { $version }

## Home

client-home-title = Новый мир ждёт
client-home-play = Играть сейчас
client-home-rivals = Соперники
client-home-strength = Сила
client-home-play-go = Раздать карты
client-home-dealing = Раздаём…
client-bot-random = Случайный
client-bot-random-about = Делает любой разрешённый ход. Подходит, чтобы спокойно выучить правила.
client-bot-greedy = Жадный
client-bot-greedy-about = Взвешивает, что даст каждый ход, и выбирает лучший.
client-home-friends = С друзьями
client-home-friends-about = Ссылка на каждое место: сразу или по ходу в день
client-home-learn = Обучение и соло
client-home-learn-about = Первая игра попроще или игра в одиночку
client-home-join = Есть ссылка или код?
client-home-join-hint = Вставьте сюда
client-home-join-go = Войти
client-home-join-wrong = Это не ссылка на стол и не код.
client-home-mars = Марс, пока никто не прилетел
client-home-last = Ваша последняя игра: поколение { $generation }, { $temperature }, { $oxygen }, { $oceans }

## Learning

client-learn-first = Первая игра
client-learn-first-about = Начинающая корпорация и малая колода, как советуют правила, против одного случайного бота.
client-learn-solo = Игра в одиночку
client-learn-solo-about = Без соперников: доведите все три параметра до цели, пока не кончилось последнее поколение.
client-learn-undo = Ошибиться не страшно: до ответа видно, что он даст, а свои шаги можно отменить.

## A table for friends

client-friends-title = Стол для друзей
client-friends-seats = Мест
client-friends-bots = Из них ботов
client-friends-who = Кто где сидит
client-friends-you = вы
client-friends-friend = друг, по ссылке
client-friends-bot = бот
client-friends-note = До начала всё ещё можно изменить.
client-friends-go = Открыть стол

## Options

client-options-more = Другие настройки
client-option-yes = да
client-option-no = нет
client-option-lot = по жребию
client-option-nobody = никто
client-option-seats = Люди и боты вместе.
client-option-board = Где океаны и бонусы, какие достижения и награды.
client-option-corporate_era = Больше проектов и корпораций, но без стартового производства: игра дольше.
client-option-draft = Каждое поколение новые карты идут по кругу: одну себе, остальные соседу.
client-option-beginners = Им не нужно выбирать: больше денег, и все первые карты бесплатно.
client-option-first = Кто начинает первое поколение; дальше право начинать идёт по кругу.
client-option-corporations_dealt = Больше корпораций — больше выбор; по правилам две.
client-option-cards_dealt = Больше карт — больше выбор; по правилам десять.

## Pace

client-pace = Время на раздумья
client-pace-none = Без часов
client-pace-move = На ответ
client-pace-budget = На игру
client-pace-none-about = Никто не торопит; игра может длиться днями.
client-pace-move-about = Часы на каждый ответ.
client-pace-budget-about = У каждого места одни часы на всю игру, как в шахматах.
client-pace-each = На каждый ответ
client-pace-all = На игру
client-pace-extra = Добавка за ответ
client-pace-no-extra = без добавки
client-pace-then = Когда время вышло:
client-pace-then-pause = пауза
client-pace-then-bot = отвечает бот
client-pace-move-told = { $time } на ответ, затем { $then }
client-pace-budget-told = { $time } на игру, затем { $then }
client-pace-extra-told = { $time } на игру и { $extra } за ответ, затем { $then }

## My tables

client-tables = Мои столы
client-tables-count =
    { $n ->
        [one] вас ждёт { $n } стол
        [few] вас ждут { $n } стола
       *[many] вас ждёт { $n } столов
        [other] вас ждут { $n } стола
    }
client-tables-none = Здесь будут ваши столы. До первого — один щелчок.
client-tables-yours = Ваш ход
client-tables-room = Перед началом
client-tables-over = Игра окончена
client-tables-rests = Идёт игра
client-tables-waits = Ходят: { $seats }
    .seats = seat comma
client-tables-generation = поколение { $n }
client-tables-host = Вы хозяин стола
client-tables-seat = Ваше место: { $seat }
client-tables-watching = Вы смотрите

## Records

client-record-open = Открыть запись
client-record-title = Игра из файла
client-record-holds =
    { $n ->
        [one] { $file }: { $n } ответ
        [few] { $file }: { $n } ответа
       *[many] { $file }: { $n } ответов
        [other] { $file }: { $n } ответа
    }
client-record-none = это не запись игры: { $file }
client-record-watch = Посмотреть
client-record-play = Играть дальше
client-record-from = Продолжить после ответа { $n } из { $most }
client-record-seat = Ваше место
client-record-watch-go = Посмотреть игру
client-record-play-go = Продолжить отсюда
client-record-other = Выбрать другой файл

## Coming by a link

client-join-wait = Ищем ваше место…
client-join-dead = Эта ссылка уже не работает
client-join-dead-about = Возможно, место отдали другому или стола больше нет. Попросите новую ссылку у того, кто её прислал.
client-join-seated = Вы уже сидите за этим столом
client-join-seated-about = Он есть среди ваших столов. Для второго места нужен другой браузер.
client-join-failed = Не получилось
client-join-again = Попробовать ещё раз
client-join-home = На главную
