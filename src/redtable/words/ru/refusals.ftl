### Почему нельзя: ответы вне предложенных, чего не хватает для хода, негодные записи.

## Answers that were not offered

illegal-option = «{ $key }»: такого ответа сейчас нет ({ $seat })
illegal-count = выберите от { $least } до { $most }
illegal-amount = выберите число от { $least } до { $most }
illegal-payment = это не оплата: «{ $key }»
illegal-payment-short = для оплаты не хватает { $missing }
illegal-payment-superfluous = в оплате есть лишнее
illegal-payment-lacking =
    { $name ->
        [megacredits] для оплаты есть только { $available } М€
        [steel] стали для оплаты есть только { $available }
        [titanium] титана для оплаты есть только { $available }
        [heat] тепла для оплаты есть только { $available }
       *[other] «{ $name }»: для оплаты есть только { $available }
    }
illegal-not-asked = { $seat }: сейчас решать нечего
illegal-seat = за этим столом нет места { $seat }; всего мест: { $seats }
illegal-undo = к ответу { $to } вернуться нельзя; дано ответов: { $answers }
illegal-undo-consent = чтобы вернуться к ответу { $to }, нужно согласие: { $missing }; без него только к ответу { $free }
    .missing = seat and

## What is missing for a move

gap-money = не хватает { $n } М€
gap-stock = не хватает: { $short }
gap-here = на этой карте не хватает: { $short }
gap-at-least = нужно { $need }, сейчас { $now }
    .need = least
gap-at-most = нужно { $need }, сейчас { $now }
    .need = most
gap-tags = нужно: { $need }; есть: { $now }
    .need = comma
    .now = comma
gap-production = нужно производство { $resource } не ниже { $n }, сейчас { $now }
    .resource = gen
gap-production-loss = производству { $resource } не хватает { $n }
    .resource = gen
gap-any-production = ни у кого нет производства { $resource }, которое можно понизить на { $n }
    .resource = gen
gap-cities = в игре нужно { unit-tile-city }, сейчас { $now }
gap-greeneries = нужно иметь { unit-tile-greenery }, сейчас { $now }
gap-no-area = некуда выложить { $tile }
gap-no-card-for = нет вашей карты, на которую можно положить: { $what }
gap-no-card-with = нет карты, с которой можно взять: { $what }
gap-no-cards-left = в колоде не осталось карт
gap-no-production-to-copy = у вас нет карты с меткой { $tag }, изменения производства которой можно повторить
    .tag = gen
gap-milestone = { $of }: нужно { $need }, есть { $now }

refused-solo = в игре в одиночку нет достижений и наград
refused-milestone-taken = об этом достижении уже заявили
refused-milestones-full = достижения этой игры уже разобраны: { $n } из { $n }
refused-award-taken = эта награда уже учреждена
refused-awards-full = награды этой игры уже учреждены: { $n } из { $n }
refused-first-action = сначала первое действие вашей корпорации
refused-no-first-action = у корпорации нет невыполненного первого действия
refused-not-in-hand = этой карты нет у вас на руке
refused-not-in-play = эта карта у вас не разыграна или не имеет действия
refused-empty-hand = у вас нет карт на руке
refused-used = действие этой карты в этом поколении уже использовано
refused-rating-not-raised = ваш РТ в этом поколении не повышался
refused-passed = в этом поколении вы уже спасовали
refused-phase = только в фазе действий, а сейчас: { $phase ->
        [setup] { phase-setup }
        [research] { phase-research }
        [draft] { phase-draft }
        [action] { phase-action }
        [production] { phase-production }
        [final] { phase-final }
       *[end] { phase-end }
    }

## Records and set-ups that cannot be read

bad-unknown-game = нет игры «{ $id }»; есть: { $known }
    .known = comma
bad-language = нет слов для языка «{ $id }»; есть: { $known }
    .known = comma
bad-unknown-bot = нет бота «{ $id }»; есть: { $known }
    .known = comma
bad-seat-without-bot = { $seat }: бота нет
bad-unknown-id = ничто не называется «{ $id }» ({ $kind })
bad-missing-field = нет поля «{ $field }» ({ $kind })
bad-record-empty = запись пуста
bad-json = строка { $line } — не объект JSON: { $text }
bad-header = в строке { $line } должен быть заголовок записи с полем «redtable»
bad-format = формат записи { $found }; эта программа читает формат { $known }
bad-field = строка { $line }: поля «{ $field }» нет, или его значение не подходит
bad-after-result = строка { $line } стоит после результата
bad-rules-newer = запись сделана по правилам версии { $found }; эта программа знает { $known }: нужна программа новее
bad-rules-older = запись сделана по правилам версии { $found }; эта программа играет по { $known }
bad-secret-missing = в записи нет секрета, поэтому карты нельзя раздать заново; он записывается в конце игры
bad-seats = в записи мест: { $found }, а по настройкам: { $known }
bad-salt = в соли есть непечатные знаки ({ $seat })
bad-answer = строка { $line }: ответ { $number }, { $seat }: «{ $key }»: { $why }
bad-undo = строка { $line }: { $seat }: к ответу { $to } вернуться нельзя: { $why }

## Set-up options that do not fit

bad-option = { $option }: значение «{ $value }» не подходит: { $why }
bad-option-unknown = нет настройки «{ $name }»; есть: { $known }
    .known = comma
bad-option-choices = можно { $choices }
    .choices = or
bad-option-seats = места имеют номера от 0 до { $most }
bad-option-solo-era = в одиночку играют с дополнением «Эпоха корпораций»
bad-option-solo-draft = в игре в одиночку драфта нет
bad-option-too-many = хватает не более чем на { $most }

## What a record does not prove

verify-truncated = последняя строка обрезана
verify-commitment = обязательство { $found } не подходит к секрету; ему соответствует { $expected }
verify-unfinished = игра не закончена; дано ответов: { $answers }
verify-no-result = нет результата
verify-points = очки в записи: { $found }; на самом деле: { $expected }
    .found = comma
    .expected = comma
verify-winners = победители в записи: { $found }; на самом деле: { $expected }
    .found = seat and
    .expected = seat and
verify-checksum = конечная позиция не та, что названа в записи
