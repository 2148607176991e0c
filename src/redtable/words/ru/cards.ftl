### Что написано на картах: требования, эффекты, действия, очки.
### Свойство с именем аргумента говорит, как его поставить: форма названия, способ перечисления.

## Lists

join-and = { $rest } и { $last }
    .more = { $rest }, { $last }
join-or = { $rest } или { $last }
    .more = { $rest }, { $last }
join-comma = { $rest }, { $last }
    .more = { $rest }, { $last }
join-either = { $rest }, либо { $last }
    .more = { $rest }, либо { $last }

## Lines of a card

line-head = { $name } ({ $number }): { $kind }
line-cost = Стоимость: { unit-megacredits }
line-tags = Метки: { $tags }
    .tags = comma
line-requirement = Требование: { $needs }
line-start = В начале игры: { $gains }
    .gains = comma
line-free-cards =
    { $n ->
        [one] В начале игры: { $n } карта проекта на руку без выбора и оплаты
        [few] В начале игры: { $n } карты проектов на руку без выбора и оплаты
       *[many] В начале игры: { $n } карт проектов на руку без выбора и оплаты
        [other] В начале игры: { $n } карты проектов на руку без выбора и оплаты
    }
line-solo = В игре в одиночку: { $gains }
    .gains = comma
line-first-action = Первое действие: { $gains }
    .gains = comma
line-production = производство { $changes }
    .changes = comma
line-action = Действие: { $what }
    .what = comma
line-action-or = Или: { $what }
    .what = comma
if-rating-rose = { $what } (только если ваш РТ в этом поколении повышался)
    .what = comma
arrow = { $cost } → { $gain }
    .cost = comma
    .gain = comma
line-trigger = Эффект: { $when }: { $do }
    .do = comma
line-modifier = Эффект: { $change }
line-locked = Убирать ресурсы с этой карты нельзя никому
line-points = Очки: { $points }

## Amounts

amount-more = +{ $what }
amount-less = −{ $what }
amount-per = { $what } { $of }
    .of = per
per = { $each } { $of }
    .of = per

## What is counted; the form “per” follows an amount

count-tags = { $tag }
    .tag = many
    .per =
        { $n ->
            [1] за каждую вашу { $one }
           *[other] за каждые { $some } у вас
        }
count-tags-here-too = { $tag } (в том числе на этой карте)
    .tag = many
    .per =
        { $n ->
            [1] за каждую вашу { $one } (в том числе на этой карте)
           *[other] за каждые { $some } у вас (в том числе на этой карте)
        }
count-tags-of-others = { $tag } у соперников
    .tag = many
    .per =
        { $n ->
            [1] за каждую { $one } у соперников
           *[other] за каждые { $some } у соперников
        }
count-cities = жетоны города в игре
    .per =
        { $n ->
            [1] за каждый жетон города в игре
           *[other] за каждые { unit-tile-city } в игре
        }
count-cities-on-mars = жетоны города на Марсе
    .per =
        { $n ->
            [1] за каждый жетон города на Марсе
           *[other] за каждые { unit-tile-city } на Марсе
        }
count-events = события, сыгранные всеми игроками
    .per =
        { $n ->
            [1] за каждое событие, сыгранное любым игроком
            [few] за каждые { $n } события, сыгранные любыми игроками
           *[other] за каждые { $n } событий, сыгранных любыми игроками
        }
count-here = ресурсы на этой карте
    .per =
        { $n ->
            [1] за каждый ресурс на этой карте
            [few] за каждые { $n } ресурса на этой карте
           *[other] за каждые { $n } ресурсов на этой карте
        }
count-here-animal = животные на этой карте
    .per =
        { $n ->
            [1] за каждое животное на этой карте
           *[other] за каждые { unit-animal } на этой карте
        }
count-here-microbe = микробы на этой карте
    .per =
        { $n ->
            [1] за каждый микроб на этой карте
           *[other] за каждые { unit-microbe } на этой карте
        }
count-here-fighter = истребители на этой карте
    .per =
        { $n ->
            [1] за каждый истребитель на этой карте
           *[other] за каждые { unit-fighter } на этой карте
        }
count-here-science = открытия на этой карте
    .per =
        { $n ->
            [1] за каждое открытие на этой карте
           *[other] за каждые { unit-science } на этой карте
        }
count-any-here = хотя бы один ресурс на этой карте
    .per = за наличие на этой карте хотя бы одного ресурса
count-oceans-nearby = соседние жетоны океана
    .per =
        { $n ->
            [1] за каждый жетон океана по соседству с жетоном этой карты
           *[other] за каждые { unit-tile-ocean } по соседству с жетоном этой карты
        }
count-cities-nearby = соседние жетоны города
    .per =
        { $n ->
            [1] за каждый жетон города по соседству с жетоном этой карты
           *[other] за каждые { unit-tile-city } по соседству с жетоном этой карты
        }
count-rating = рейтинг терраформирования
count-own-tile = ваши жетоны
count-own-city = ваши жетоны города
count-own-greenery = ваши жетоны озеленения
count-hand = карты на руке
count-production = производство { $resource }
    .resource = gen
count-stock = { $resources }

## Requirements

value-temperature = { $n } °C
    .least = { $n } °C или выше
    .most = { $n } °C или ниже
value-oxygen = { $n } % кислорода
    .least = { $n } % кислорода или больше
    .most = { $n } % кислорода или меньше
value-oceans = { unit-tile-ocean }
    .least = { unit-tile-ocean } или больше
    .most = { unit-tile-ocean } или меньше
need-at-least = { $need }
    .need = least
need-at-most = { $need }
    .need = most
need-tags = { $need }
need-production = производство { $resource } не ниже { $n }
    .resource = gen
need-cities = { unit-tile-city } в игре
need-greeneries = у вас { unit-tile-greenery }

## Effects

do-gain = +{ $what }
do-lose = −{ $what }
do-produce = производство +{ $what }
do-produce-less = производство −{ $what }
do-move-production = понизьте производство { $from } на любое число делений и повысьте производство { $to } на столько же
    .from = gen
    .to = gen
do-exchange = обменяйте любое количество { $from } на столько же { $to }
    .from = gen
    .to = gen
do-raise = { $parameter } +{ $what }
do-rating = +{ $what }
do-place = выложите { $tile }
do-place-where = выложите { $tile } { $where }
do-then = { $first }; { $then }
    .then = comma
do-reserve = положите свой маркер на свободную область суши: выложить туда жетон сможете только вы
do-produce-area-metal = производство +1 сталь или титан, смотря по бонусу
do-next-discount = следующая карта, которую вы сыграете в этом поколении, дешевле на { $n } М€
do-next-shift = для следующей карты, которую вы сыграете в этом поколении: температура, уровень кислорода и доля океана могут отличаться от требований на { unit-step } в любую сторону
do-draw = возьмите { $what }
    .what = acc
do-look = посмотрите { $what } из колоды, оставьте { $keep }, остальные сбросьте
    .what = acc
do-look-and-buy = посмотрите верхнюю карту колоды: купите её или сбросьте
do-discard-to-draw = можно сбросить карту с руки и затем взять карту из колоды
do-add-here = +{ $what } на эту карту
do-spend-here = уберите { $what } с этой карты
do-add = +{ $what } на одну из ваших карт
do-add-another = +{ $what } на другую вашу карту
do-add-any = +{ unit-any } на одну из ваших карт, где уже есть такой же
do-remove = можно убрать до { $kinds } у одного любого игрока
    .kinds = gen or
from-one-card = { $what } (с одной карты)
    .what = gen
    .gen = { $what } (с одной карты)
do-remove-from-neighbour = можно убрать до { $what } у владельца одного из соседних жетонов
    .what = gen
do-steal = можно украсть до { $kinds } у одного соперника
    .kinds = gen or
do-lower-production = один любой игрок: производство −{ $what }
do-choose = либо { $branches }
    .branches = either
do-if-tags = { $otherwise }; если у вас { $tags } или больше: вместо этого { $then }
all-of = { $parts }
    .parts = and
do-turn-over = откройте и сбросьте верхнюю карту колоды; если на ней есть метка { $tag }: { $then }
    .tag = gen
do-plant-or-resource = +1 растение или +1 ресурс на только что сыгранную карту, если она хранит животных или микробов
do-copy-production = повторите изменения производства одной вашей карты с меткой { $tag }
    .tag = gen

## Costs of actions

pay-production = производство −{ $what }
pay-with-metal = { $what } (можно платить { $metals }, как за карту)
    .metals = ins or
pay-here = { $what } с этой карты
pay-from-any-card = { $what } с любой карты

## Places for tiles

where-ocean_area = на океаническую область
where-non_ocean_area = на свободную область суши (не на океаническую)
where-any_land = на любую свободную область суши
where-city = как жетон города
where-reserved-noctis_city = на предназначенную для него область
where-reserved-ganymede_colony = на Ганимед, вне Марса
where-reserved-phobos_space_haven = на Фобос, вне Марса
where-isolated = там, где по соседству нет других жетонов
where-adjacent_city = по соседству с жетоном города
where-adjacent_two_cities = по соседству хотя бы с двумя жетонами города
where-adjacent_greenery = по соседству с жетоном озеленения
where-volcanic = на вулканическую область
where-metal_bonus = на область с бонусом стали или титана
where-metal_bonus_adjacent_own = на область с бонусом стали или титана по соседству с вашим жетоном

## Triggers

when-tag = за каждую метку { $tags }, которую вы разыгрываете (в том числе на этой карте)
    .tags = gen or
when-anyone-plays-tag = за каждую метку { $tags }, которую кто-либо разыгрывает (в том числе на этой карте)
    .tags = gen or
when-event = когда вы разыгрываете событие
when-tag-event = когда вы разыгрываете событие с меткой { $tag }
    .tag = gen
when-costly-card = когда вы разыгрываете карту с указанной стоимостью { $n } М€ или больше
when-project = когда вы платите за стандартный проект
when-costly-project = когда вы платите за стандартный проект с указанной стоимостью { $n } М€ или больше
when-ocean = когда кто-либо выкладывает жетон океана
when-greenery = когда вы выкладываете жетон озеленения
when-city = когда кто-либо выкладывает жетон города
when-city-on-mars = когда кто-либо выкладывает жетон города на Марсе
when-own-city = когда вы выкладываете жетон города
this-tile-too = { $when } (в том числе жетон этой карты)
when-metal-area = когда вы выкладываете жетон на область с бонусом стали или титана

## Lasting changes

text-discount = карты для вас дешевле на { $n } М€
text-discount-tag = карты для вас дешевле на { $n } М€ за каждую { $tag } на них
text-discount-project = стандартный проект «{ $project }» для вас дешевле на { $n } М€
text-metal-value = каждая единица { $resource } стоит на { $n } М€ больше
    .resource = gen
text-shift = температура, уровень кислорода и доля океана могут отличаться от требований ваших карт на { unit-step } в любую сторону
text-greenery-cost = превращение растений в жетон озеленения стоит { unit-plants }
text-heat-is-money = тепло можно тратить как М€, один к одному
text-protect = соперники не могут убирать у вас { $resources }
    .resources = acc and

## Milestones and awards

milestone-text = { $of }: не меньше { $n }
award-text = { $of }: больше всех
