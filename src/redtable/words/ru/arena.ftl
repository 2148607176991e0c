### Турнир: боты против ботов.

## Help

help-arena-long =
    Устроить турнир ботов.

    Каждый расклад играется с каждого места, чтобы везение было для всех одинаковым; если ботов больше, чем мест, каждый расклад играет каждая их группа. Каждая партия записывается. Та же команда с той же папкой продолжит с места остановки; прервать турнир (Ctrl-C) можно в любой момент.

    Примеры:
    redtable arena random greedy
    redtable arena random greedy --games 2000 --out duel
    redtable arena random greedy --seats 4 --option draft=true
    redtable arena greedy --seats 1 --games 50 --json
help-arena-bots = Имена ботов: random, greedy.
help-arena-games = Сколько партий (200). Если число кратно числу мест, каждый одинаково часто играет на каждом месте.
help-arena-seats = Мест за столом (2). Если ботов меньше, они занимают по нескольку мест.
help-arena-option = Настройка игры, например corporate_era=false; можно повторять.
help-arena-seed = Текст, от которого зависят расклады и случай у ботов (1).
help-arena-jobs = Сколько процессов сразу. Без параметра — все ядра.
help-arena-out = Где хранить записи. Без параметра — новая папка, она будет названа в конце.
help-arena-json = Напечатать один объект JSON и ничего больше.
help-arena-game = Игра (terraforming).

## While it runs, and in the end

arena-playing = Идёт турнир
arena-speed = { $number } партий/с
arena-title = { $game }: { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[other] { $games } партий
    }, { $places ->
        [one] { $places } место
        [few] { $places } места
       *[other] { $places } мест
    } за столом, зерно «{ $seed }»
arena-bot = Бот
arena-rating = Рейтинг
arena-games = Партии
arena-wins = Победы (95 %)
arena-points = Очки (95 %)
arena-generations = Поколения
arena-time = мс/решение
arena-records = Записи лежат в папке { $folder }.
arena-interrupted = Остановлено, сыграно партий: { $played } из { $games }.
arena-go-on = Чтобы продолжить, повторите команду с --out { $folder }.

## What does not work

arena-no-bots = назовите хотя бы одного бота
arena-option-form = «{ $text }» — не настройка; пишите ИМЯ=ЗНАЧЕНИЕ, например draft=true
arena-option-seats = для числа мест есть свой параметр: --seats
arena-worker-died = процесс был завершён извне; чтобы продолжить, повторите ту же команду
arena-folder-taken = в папке { $folder } лежат другие файлы; назовите новую папку или папку турнира
arena-folder-unreadable = турнир в папке { $folder } не читается: файл arena.json повреждён
arena-folder-error = папкой { $folder } нельзя воспользоваться: { $why }
arena-other-settings = у турнира в папке { $folder } другие настройки: { $name } там { $found }, а не { $wanted }; назовите другую папку
