### Сервер: отказы, журнал самого стола и команды, которые им управляют.

## Запросы

http-not-found = по этому адресу ничего нет
http-wrong-method = этот адрес не принимает таких запросов
http-our-mistake = на сервере что-то пошло не так; ничего не потеряно
http-not-json = запрос должен быть в формате JSON (Content-Type: application/json)
http-too-large = запрос больше { $most } байт
http-too-slow = запрос передавался слишком долго
http-look-again = ваши права за этим столом изменились; обновите стол
http-bad-body = запрос не подходит: { $what }
http-bad-number = «{ $name }» должно быть целым числом
http-foreign-origin = запрос пришёл с другого сайта
http-too-many =
    { $n ->
        [one] слишком много запросов; попробуйте через { $n } секунду
        [few] слишком много запросов; попробуйте через { $n } секунды
       *[many] слишком много запросов; попробуйте через { $n } секунд
    }
http-no-table = такого стола нет, или у вас за ним нет места
http-no-link = эта ссылка никуда не ведёт; попросите новую
http-no-client = этот сервер собран без страниц
http-one-seat = можно занять только одно место
http-seated = у вас уже есть место за этим столом: { $seat }
http-not-your-seat = ссылку на это место раздаёте не вы

## Действия

stale = за столом уже всё изменилось; посмотрите ещё раз
deed-paused = стол на паузе
deed-no-undo = никто не просит отменить ход
deed-not-absent = этот игрок отсутствует ещё недостаточно долго
deed-bad-name = такое имя нельзя показать
deed-seat-taken = это место занято
deed-seat-fixed = это место сейчас нельзя изменить
deed-seats-open = свободные места: { $seats }
    .seats = seat
deed-not-running = стол не играет
deed-not-paused = стол не на паузе
deed-bad-pace = время должно быть от { $least } секунд до 60 дней
deed-not-in-play = за этим столом сейчас не играют
deed-has-begun = игра уже началась
deed-no-seat = вы наблюдаете; это могут только игроки
deed-not-host = это может только хозяин стола
deed-not-over = игра ещё не окончена
deed-bad-url = по этому адресу нельзя отправить вызов
deed-private-url = адреса частных сетей вызывать нельзя
deed-log-full = за этим столом произошло слишком много; откройте другой

## Журнал стола

told-person = { $seat } снова за столом
told-bot = за игрока { $seat } играет бот
told-open = место игрока { $seat } свободно
told-undo-asked = { $seat } просит отменить ходы
told-undo-refused = { $seat } не соглашается на отмену
told-undone =
    { $n ->
        [one] { $seat } отменяет { $n } ответ
        [few] { $seat } отменяет { $n } ответа
       *[many] { $seat } отменяет { $n } ответов
    }
told-conceded = { $seat } сдаётся; дальше играет бот
told-claimed = { $seat } отсутствует слишком долго; дальше играет бот
told-ran-out = у игрока { $seat } вышло время
told-paused = стол на паузе
told-resumed = игра продолжается

## Команды

help-play = Запустить на этой машине и открыть браузер.
help-play-browser = Открыть браузер.
help-serve = Запустить сервер столов для браузеров.
help-tables = Сосчитать, выгрузить, загрузить и удалить столы сервера.
help-backup = Скопировать базу данных на ходу.
help-serve-long =
    Запустить сервер столов для браузеров.

    Примеры:
    redtable serve
    redtable serve --host 0.0.0.0 --port 80
    redtable serve --database sqlite:////srv/redtable/tables.db
    redtable serve --database postgresql://redtable@db/redtable --workers 4
help-play-long =
    Запустить на этой машине и открыть браузер.

    Примеры:
    redtable play
    redtable play --no-browser --port 9000
help-tables-long =
    Сосчитать, выгрузить, загрузить и удалить столы сервера.

    Примеры:
    redtable tables
    redtable tables --export records
    redtable tables --import game.jsonl
    redtable tables --delete TABLE
help-backup-long =
    Скопировать базу данных на ходу.

    Примеры:
    redtable backup tables-copy.db
help-serve-database = Где хранятся столы: sqlite:///FILE или postgresql://…
help-serve-host = На каком адресе слушать; 0.0.0.0 — на всех.
help-serve-port = На каком порту слушать.
help-serve-workers = Число процессов сервера; больше одного — только с PostgreSQL.
help-serve-bots = Число процессов, в которых думают боты.
help-serve-proxied = Верить обратному прокси насчёт адресов и HTTPS.
help-serve-private-webhooks = Разрешить вызовы по адресам частных сетей.
help-serve-rate = Сколько запросов клиент может сделать за секунду.
help-tables-export = Записать протокол каждой игры в эту папку. Незаконченные игры попадают туда со своим секретом.
help-tables-import = Сохранить игру из этого протокола.
help-tables-delete = Удалить этот стол навсегда.
help-backup-file = Куда положить копию.
serve-started = Redtable работает: { $address } — Ctrl-C остановит его; ничего не потеряется.
play-started = Redtable открыт: { $address } — Ctrl-C остановит его; ваши столы сохранятся.
serve-one-process = для нескольких процессов нужен PostgreSQL (--database postgresql://…)
serve-port = нельзя слушать { $host }, порт { $port }: { $why }
serve-no-backup = базу PostgreSQL копируют её собственными средствами (pg_dump)
serve-bad-database = «{ $url }» — не база данных: нужно sqlite:///ФАЙЛ или postgresql://…
serve-no-database = по адресу { $url } нет базы данных
serve-database-fails = базой данных { $url } нельзя воспользоваться: { $why }
serve-no-postgres = PostgreSQL недоступен: { $why }
serve-newer-database = с этой базой данных работала более новая версия Redtable; используйте её
serve-failed = сервер не запустился; строки выше говорят почему
tables-missing = стола «{ $id }» нет
