### Термины правил: отдельные слова и счётные формы.
### unit-* берут $n: число или слово, например X. [other] — для дробей.

## Resources

res-megacredits = мегакредиты
    .gen = мегакредитов
    .ins = мегакредитами
    .acc = мегакредиты
res-steel = сталь
    .gen = стали
    .ins = сталью
    .acc = сталь
res-titanium = титан
    .gen = титана
    .ins = титаном
    .acc = титан
res-plants = растения
    .gen = растений
    .ins = растениями
    .acc = растения
res-energy = энергия
    .gen = энергии
    .ins = энергией
    .acc = энергию
res-heat = тепло
    .gen = тепла
    .ins = теплом
    .acc = тепло
res-animal = животные
    .acc = животных
res-microbe = микробы
    .acc = микробов
res-fighter = истребители
    .acc = истребители
res-science = открытия
    .acc = открытия

## Counted resources

unit-megacredits = { $n } М€
    .gen = { $n } М€
unit-steel =
    { $n ->
        [1] { $n } сталь
       *[other] { $n } стали
    }
    .gen = { $n } стали
unit-titanium =
    { $n ->
        [1] { $n } титан
       *[other] { $n } титана
    }
    .gen = { $n } титана
unit-plants =
    { $n ->
        [one] { $n } растение
        [few] { $n } растения
       *[many] { $n } растений
        [other] { $n } растения
    }
    .gen =
        { $n ->
            [one] { $n } растения
           *[other] { $n } растений
        }
unit-energy =
    { $n ->
        [1] { $n } энергия
       *[other] { $n } энергии
    }
    .gen = { $n } энергии
unit-heat =
    { $n ->
        [1] { $n } тепло
       *[other] { $n } тепла
    }
    .gen = { $n } тепла
unit-animal =
    { $n ->
        [one] { $n } животное
        [few] { $n } животных
       *[many] { $n } животных
        [other] { $n } животного
    }
    .gen =
        { $n ->
            [one] { $n } животного
           *[other] { $n } животных
        }
unit-microbe =
    { $n ->
        [one] { $n } микроб
        [few] { $n } микроба
       *[many] { $n } микробов
        [other] { $n } микроба
    }
    .gen =
        { $n ->
            [one] { $n } микроба
           *[other] { $n } микробов
        }
unit-fighter =
    { $n ->
        [one] { $n } истребитель
        [few] { $n } истребителя
       *[many] { $n } истребителей
        [other] { $n } истребителя
    }
unit-science =
    { $n ->
        [one] { $n } открытие
        [few] { $n } открытия
       *[many] { $n } открытий
        [other] { $n } открытия
    }

## Tags

tag-building = здание
    .gen = здания
    .many = метки зданий
tag-space = космос
    .gen = космоса
    .many = метки космоса
tag-power = энергия
    .gen = энергии
    .many = метки энергии
tag-science = открытие
    .gen = открытия
    .many = метки открытий
tag-jovian = Юпитер
    .gen = Юпитера
    .many = метки Юпитера
tag-earth = Земля
    .gen = Земли
    .many = метки Земли
tag-plant = растение
    .gen = растения
    .many = метки растений
tag-microbe = микроб
    .gen = микроба
    .many = метки микробов
tag-animal = животное
    .gen = животного
    .many = метки животных
tag-city = город
    .gen = города
    .many = метки городов
tag-event = событие
    .gen = события
    .many = метки событий
# own translation
tag-wild = универсальная
    .many = универсальные метки

## Counted tags

unit-tag-building =
    { $n ->
        [one] { $n } метка здания
        [few] { $n } метки здания
       *[many] { $n } меток зданий
        [other] { $n } метки здания
    }
unit-tag-space =
    { $n ->
        [one] { $n } метка космоса
        [few] { $n } метки космоса
       *[many] { $n } меток космоса
        [other] { $n } метки космоса
    }
unit-tag-power =
    { $n ->
        [one] { $n } метка энергии
        [few] { $n } метки энергии
       *[many] { $n } меток энергии
        [other] { $n } метки энергии
    }
unit-tag-science =
    { $n ->
        [one] { $n } метка открытия
        [few] { $n } метки открытия
       *[many] { $n } меток открытий
        [other] { $n } метки открытия
    }
unit-tag-jovian =
    { $n ->
        [one] { $n } метка Юпитера
        [few] { $n } метки Юпитера
       *[many] { $n } меток Юпитера
        [other] { $n } метки Юпитера
    }
unit-tag-earth =
    { $n ->
        [one] { $n } метка Земли
        [few] { $n } метки Земли
       *[many] { $n } меток Земли
        [other] { $n } метки Земли
    }
unit-tag-plant =
    { $n ->
        [one] { $n } метка растения
        [few] { $n } метки растения
       *[many] { $n } меток растений
        [other] { $n } метки растения
    }
unit-tag-microbe =
    { $n ->
        [one] { $n } метка микроба
        [few] { $n } метки микроба
       *[many] { $n } меток микробов
        [other] { $n } метки микроба
    }
unit-tag-animal =
    { $n ->
        [one] { $n } метка животного
        [few] { $n } метки животного
       *[many] { $n } меток животных
        [other] { $n } метки животного
    }
unit-tag-city =
    { $n ->
        [one] { $n } метка города
        [few] { $n } метки города
       *[many] { $n } меток городов
        [other] { $n } метки города
    }
unit-tag-wild =
    { $n ->
        [one] { $n } универсальная метка
        [few] { $n } универсальные метки
       *[many] { $n } универсальных меток
        [other] { $n } универсальной метки
    }

## One tag, after “per”

per-tag-building = метку здания
per-tag-space = метку космоса
per-tag-power = метку энергии
per-tag-science = метку открытия
per-tag-jovian = метку Юпитера
per-tag-earth = метку Земли
per-tag-plant = метку растения
per-tag-microbe = метку микроба
per-tag-animal = метку животного
per-tag-city = метку города
per-tag-wild = универсальную метку

## Counted tiles

unit-tile-ocean =
    { $n ->
        [one] { $n } жетон океана
        [few] { $n } жетона океана
       *[many] { $n } жетонов океана
        [other] { $n } жетона океана
    }
unit-tile-greenery =
    { $n ->
        [one] { $n } жетон озеленения
        [few] { $n } жетона озеленения
       *[many] { $n } жетонов озеленения
        [other] { $n } жетона озеленения
    }
unit-tile-city =
    { $n ->
        [one] { $n } жетон города
        [few] { $n } жетона города
       *[many] { $n } жетонов города
        [other] { $n } жетона города
    }

## One tile, after “place”

acc-tile-ocean = жетон океана
acc-tile-greenery = жетон озеленения
acc-tile-city = жетон города
acc-tile-capital = жетон столицы
acc-tile-natural_preserve = жетон «Природный заповедник»
acc-tile-mohole_area = жетон «Проект Мохол»
acc-tile-nuclear_zone = жетон «Ядерная зона»
acc-tile-ecological_zone = жетон «Экологическая зона»
acc-tile-industrial_center = жетон «Промышленный центр»
acc-tile-commercial_district = жетон «Коммерческий район»
acc-tile-restricted_area = жетон «Закрытая зона»
acc-tile-lava_flows = жетон «Потоки лавы»
acc-tile-mining_area = жетон «Горнопромышленный район»
acc-tile-mining_rights = жетон «Право на разработку»
acc-tile-special = особый жетон этой карты
acc-tile-marker = свой маркер

## Kinds of cards

kind-automated = технологическая карта
kind-active = активная карта
kind-event = карта события
kind-corporation = карта корпорации

## Global parameters

param-temperature = температура
param-oxygen = уровень кислорода
param-oceans = доля океана

## Other counted things

unit-step =
    { $n ->
        [one] { $n } деление
        [few] { $n } деления
       *[many] { $n } делений
        [other] { $n } деления
    }
unit-card =
    { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
        [other] { $n } карты
    }
    .acc =
        { $n ->
            [one] { $n } карту
            [few] { $n } карты
           *[many] { $n } карт
            [other] { $n } карты
        }
unit-point = { $n } ПО
unit-rating = { $n } РТ
unit-any =
    { $n ->
        [one] { $n } ресурс
        [few] { $n } ресурса
       *[many] { $n } ресурсов
        [other] { $n } ресурса
    }

## Seats

seat-0 = Синий
seat-1 = Оранжевый
seat-2 = Зелёный
seat-3 = Розовый
seat-4 = Красный
seat-neutral = Нейтральный

## Phases

phase-setup = подготовка к игре
phase-research = фаза исследования
phase-draft = драфт
phase-action = фаза действий
phase-production = фаза производства
phase-final = последнее превращение растений
phase-end = конец игры

## Words

word-tr = РТ
word-vp = ПО
word-generation = поколение
word-yes = да
word-no = нет
word-deck = колода проектов
word-hand = рука
word-discard = стопка сброса
word-corporation = корпорация
word-production = производство
word-requirement = требование
word-cost = стоимость
word-tags = метки
word-action = действие
word-effect = эффект
word-points = очки
word-milestones = достижения
word-awards = награды
word-standard_projects = стандартные проекты
word-passed = пас
word-winner = победитель
word-total = итого
word-greeneries = жетоны озеленения
word-cities = города
word-cards = карты
