### Что говорят команды cards, replay, verify и scenario, и что любая команда говорит о файлах и аргументах.

## Command lines that cannot be used

usage-no-command = нет команды «{ $name }»; есть: { $known }
    .known = comma
usage-no-option = нет параметра { $name }; см. { $help }
usage-missing = не хватает { $name }; см. { $help }
usage-bad-value = значение { $name } не подходит; см. { $help }
usage-bad-option = { $name } так не используется; см. { $help }
usage-unclear = команда непонятна; см. { $help }

## Files

error-of-system = не получается: { $why }
error-in-file = «{ $file }»: { $what }
file-missing = «{ $file }»: такого файла нет
file-is-folder = «{ $file }» — папка; назовите файл в ней
file-unreadable = «{ $file }»: файл не читается
file-not-text = «{ $file }» — не текст в UTF-8: байт { $at } не подходит
file-too-big = «{ $file }»: файл больше { $most } МБ
line-too-long = строка { $line } длиннее { $most } МБ

## cards

help-cards-long =
    Найти карты по названию на любом из трёх языков.

    Заглавные буквы, ё и дефисы неважны, достаточно части названия. Единственная карта, или та, чьё название набрано целиком, показывается картой; несколько карт — списком. Код завершения 1: ничего не нашлось.

    Примеры:
    redtable cards птицы
    redtable cards birds --lang ru
    redtable cards --tag юпитер --max-cost 20
    redtable cards --kind event --text украдите --full
    redtable cards --all --json
help-cards-name = Название, его часть или номер карты.
help-cards-tag = Только карты с этой меткой; можно повторять.
help-cards-kind = Только карты вида automated, active, event или corporation.
help-cards-deck = Только карты этой колоды: base или corporate_era.
help-cards-min-cost = Только карты не дешевле.
help-cards-max-cost = Только карты не дороже.
help-cards-text = Только карты с этими словами в тексте.
help-cards-all = Весь каталог.
help-cards-full = Показать все найденные карты картами, а не списком.
help-cards-json = Вывести объявления карт списком JSON.
cards-deck-base = базовая игра
cards-deck-corporate-era = Эпоха корпораций
cards-say-which = назовите карту, задайте отбор или возьмите --all — весь каталог
cards-no-such = { $option }: ничто не называется «{ $value }»; есть: { $known }
    .known = comma
cards-none = карты «{ $name }» нет
cards-none-but-near = карты «{ $name }» нет; может быть, { $near }
    .near = or
cards-none-fit = подходящих карт нет
cards-others = Подходят также:
cards-count =
    { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }

## replay

help-replay-long =
    Показать записанную партию в конце или после любого ответа.

    Без места видно всё, что мог знать хоть кто-то за столом; с местом — только то, что могло знать это место. Отменённые ответы не считаются.

    Примеры:
    redtable replay game.jsonl
    redtable replay game.jsonl --at 120
    redtable replay game.jsonl --at 120 --seat 0
    redtable replay game.jsonl --log --lang ru
    redtable replay game.jsonl --at 120 --json
help-replay-file = Запись партии; - означает стандартный ввод.
help-replay-at = После стольких ответов. Без параметра — в конце.
help-replay-seat = Что может знать это место: его номер, начиная с 0, или цвет.
help-replay-log = Что произошло до этого момента, строка за строкой.
help-replay-json = Вывести JSON; вместе с --log — по объекту на событие.
replay-where = { $game }, после ответа { $at } из { $answers }
replay-no-answer = ответа { $at } нет; всего ответов в записи: { $answers }
replay-no-seat = места «{ $typed }» нет; есть: { $known }
    .known = comma
replay-won = Игра окончена. Победа: { $winners }.
    .winners = seat and
replay-lost = Игра окончена. Победителя нет.
overview-hand = рука
overview-offered = на выбор
overview-corporations = корпорации на выбор
overview-drafted = взято на драфте

## verify

help-verify-long =
    Доказать, что карты никто не выбирал и что итог — тот, который был сыгран.

    Секрет должен подходить к обязательству, опубликованному до раздачи; карты раздаются заново по секрету и соли, каждый ответ разыгрывается снова, а очки, победители и конечная позиция сравниваются. По строке на файл. Код завершения 1: что-то не сходится; 2: файл нельзя прочитать.

    Примеры:
    redtable verify game.jsonl
    redtable verify games/*.jsonl
    redtable verify game.jsonl --json
help-verify-files = Записи законченных партий; - означает стандартный ввод.
help-verify-json = Вывести по объекту JSON на файл.
verify-proved-won =
    доказано: { $answers ->
        [one] { $answers } ответ
        [few] { $answers } ответа
       *[many] { $answers } ответов
    }, очки { $points }; победа: { $winners }
    .points = comma
    .winners = seat and
verify-proved-lost =
    доказано: { $answers ->
        [one] { $answers } ответ
        [few] { $answers } ответа
       *[many] { $answers } ответов
    }, очки { $points }; победителя нет
    .points = comma
verify-not-proved = { $problems }
    .problems = comma

## scenario

help-scenario-long =
    Разобрать вопросы по правилам, записанные как данные: дана позиция, происходит то-то, значит, выходит то-то.

    В файле сценарии в виде JSON, YAML или JSON Lines; что в них может быть, сказано в docs/scenarios.md. В терминале ответ — по строке на сценарий; в канал выводится JSON с новой позицией и возможными действиями. На JSON Lines из стандартного ввода ответ приходит строка за строкой. Код завершения 1: что-то не сходится с утверждением; 2: что-то нельзя прочитать.

    Примеры:
    redtable scenario rulings.yaml
    redtable scenario rulings.yaml --quiet
    redtable scenario question.json --json
    cat questions.jsonl | redtable scenario -
help-scenario-files = Файлы со сценариями; - означает стандартный ввод.
help-scenario-json = Вывести JSON и в терминале.
help-scenario-jsonl = Вывести по объекту JSON на строку.
help-scenario-words = Вывести строки для людей и в канал.
help-scenario-quiet = Вывести только то, что не сходится, и число.
scenario-text-empty = здесь нет ни одного сценария
scenario-text-unclear = это не JSON и не YAML: см. строку { $line }
scenario-text-no-data = это не JSON и не YAML
scenario-text-too-much = слишком большая вложенность, или сказано больше, чем написано
scenario-line-unclear = строка { $line } — не JSON
scenario-no-object = сценарий — это объект с полями «given», «when» и «then»
scenario-count = сходится: { $held } из { $all }
