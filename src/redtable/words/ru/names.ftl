### Названия с карт и игрового поля.
### «own translation» отмечает собственный перевод.

## Project cards

card-colonizer-training-camp = Тренировочный лагерь колонистов
card-asteroid-mining-consortium = Астероидный консорциум
card-deep-well-heating = Тепло глубин
card-cloud-seeding = Засев облаков
card-search-for-life = Поиски жизни
card-inventors-guild = Союз изобретателей
card-martian-rails = Марсианский монорельс
card-capital = Столица
card-asteroid = Астероид
card-comet = Комета
card-big-asteroid = Большой астероид
card-water-import-from-europa = Импорт воды с Европы
card-space-elevator = Космический лифт
card-development-center = Научный центр
card-equatorial-magnetizer = Искусственное магнитное поле
# own translation
card-domed-crater = Кратер под куполом
card-noctis-city = Ноктис-Сити
card-methane-from-titan = Метан с Титана
card-imported-hydrogen = Ввоз водорода
card-research-outpost = Исследовательская станция
card-phobos-space-haven = Космопорт на Фобосе
card-black-polar-dust = Полярная чёрная пыль
card-arctic-algae = Полярные водоросли
card-predators = Хищники
card-space-station = Космическая станция
card-eos-chasma-national-park = Заповедник каньона Эос
card-interstellar-colony-ship = Межзвёздный корабль-колония
card-security-fleet = Охранный флот
card-cupola-city = Город под куполом
card-lunar-beam = Луч с Луны
card-optimal-aerobraking = Аэроторможение
card-underground-city = Подземный город
card-regolith-eaters = Поедатели реголита
card-ghg-producing-bacteria = Бактерии, выделяющие парниковые газы
card-ants = Муравьи
card-release-of-inert-gases = Выпуск инертных газов
card-nitrogen-rich-asteroid = Богатый азотом астероид
card-rover-construction = Создание вездехода
card-deimos-down = Падение Деймоса
card-asteroid-mining = Бурение астероидов
card-food-factory = Пищевой комбинат
card-archaebacteria = Архебактерии
card-carbonate-processing = Производство карбонатов
card-natural-preserve = Природный заповедник
card-nuclear-power = Ядерная энергия
card-lightning-harvest = Грозовая энергетика
card-algae = Водоросли
card-adapted-lichen = Адаптированные лишайники
card-tardigrades = Тихоходки
card-virus = Вирус
card-miranda-resort = Курорт на Миранде
card-fish = Рыба
card-lake-marineris = Озеро Маринер
card-small-animals = Мелкие животные
card-kelp-farming = Культивирование водорослей
card-mine = Шахта
card-vesta-shipyard = Верфь на Весте
card-beam-from-a-thorium-asteroid = Луч с ториевого астероида
card-mangrove = Мангровые леса
card-trees = Деревья
card-great-escarpment-consortium = Консорциум Большого Уступа
card-mineral-deposit = Залежи ископаемых
card-mining-expedition = Рудная экспедиция
card-mining-area = Горнопромышленный район
card-building-industries = Строительство промышленности
card-land-claim = Застолбить территорию
card-mining-rights = Право на разработку
card-sponsors = Спонсоры
card-electro-catapult = Электрокатапульта
card-earth-catapult = Катапульта на Земле
card-advanced-alloys = Передовые сплавы
card-birds = Птицы
card-mars-university = Марсианский университет
card-viral-enhancers = Вирусные векторы
card-towing-a-comet = Буксировка кометы
card-space-mirrors = Космические зеркала
card-solar-wind-power = Энергия солнечного ветра
card-ice-asteroid = Ледяной астероид
card-quantum-extractor = Квантовый экстрактор
card-giant-ice-asteroid = Гигантский ледяной астероид
card-ganymede-colony = Колония на Ганимеде
card-callisto-penal-mines = Каторжные рудники на Каллисто
card-giant-space-mirror = Огромное космическое зеркало
card-trans-neptune-probe = Транснептуновый зонд
card-commercial-district = Коммерческий район
card-robotic-workforce = Промышленные роботы
card-grass = Трава
card-heather = Вереск
card-peroxide-power = Пероксидная энергия
card-research = Исследование
card-gene-repair = Репарация генов
card-io-mining-industries = Добыча на Ио
card-bushes = Кустарники
card-mass-converter = Преобразователь массы
card-physics-complex = Центр физики
card-greenhouses = Теплицы
card-nuclear-zone = Ядерная зона
card-tropical-resort = Тропический курорт
card-toll-station = Таможенная станция
card-fueled-generators = Топливные генераторы
card-ironworks = Металлургический завод
card-power-grid = Энергосеть
card-steelworks = Сталелитейный завод
card-ore-processor = Обогатительная фабрика
card-earth-office = Офис на Земле
card-acquired-company = Приобретённая компания
card-media-archives = Медиаархивы
card-open-city = Открытый город
card-media-group = Медиа-холдинг
card-business-network = Коммерческая сеть
card-business-contacts = Деловые контакты
card-bribed-committee = Подкупленный комитет
card-solar-power = Солнечная энергия
card-breathing-filters = Дыхательные фильтры
card-artificial-photosynthesis = Искусственный фотосинтез
card-artificial-lake = Искусственное озеро
card-geothermal-power = Геотермальная энергия
card-farming = Земледелие
card-dust-seals = Пылезащита
card-urbanized-area = Городской массив
card-sabotage = Диверсия
card-moss = Мох
card-industrial-center = Промышленный центр
card-hired-raiders = Наёмные налётчики
card-hackers = Хакеры
card-ghg-factories = Заводы ПГ
card-subterranean-reservoir = Подземный резервуар
card-ecological-zone = Экологическая зона
card-zeppelins = Дирижабли
card-worms = Черви
card-decomposers = Редуценты
card-fusion-power = Термоядерная энергия
card-symbiotic-fungus = Грибы-симбионты
card-extreme-cold-fungus = Грибок для сверхнизких температур
card-advanced-ecosystems = Улучшенная экосистема
card-great-dam = Великая плотина
card-cartel = Картель
card-strip-mine = Карьер
card-wave-power = Энергия волн
card-lava-flows = Потоки лавы
card-power-plant = Электростанция
card-mohole-area = Проект Мохол
card-large-convoy = Груз с Земли
card-titanium-mine = Титановая шахта
card-tectonic-stress-power = Тектоническая энергия
card-nitrophilic-moss = Азотолюбивый мох
card-herbivores = Травоядные
card-insects = Насекомые
card-ceos-favorite-project = Любимый проект босса
card-anti-gravity-technology = Антигравитация
card-investment-loan = Инвестиционный кредит
card-insulation = Изоляторы
card-adaptation-technology = Технология адаптации
card-caretaker-contract = Договор попечительства
card-designed-microorganisms = Искусственные микроорганизмы
card-standard-technology = Стандартные технологии
card-nitrite-reducing-bacteria = Бактерия, перерабатывающая нитриты
card-industrial-microbes = Промышленные микробы
card-lichen = Лишайник
card-power-supply-consortium = Консорциум энергокомпаний
card-convoy-from-europa = Груз с Европы
card-imported-ghg = Ввоз парниковых газов
card-imported-nitrogen = Ввоз азота
card-micro-mills = Микроветряки
card-magnetic-field-generators = Генераторы магнитного поля
card-shuttles = Шаттлы
card-import-of-advanced-ghg = Импорт улучшенного парникового газа
card-windmills = Ветряные электростанции
card-tundra-farming = Земледелие в тундре
card-aerobraked-ammonia-asteroid = Торможение аммиачного астероида
card-magnetic-field-dome = Купол с магнитным полем
card-pets = Домашние любимцы
card-protected-habitats = Защищённая среда обитания
card-protected-valley = Защищённая долина
card-satellites = Спутники
card-noctis-farming = Земледелие в Лабиринте Ночи
card-water-splitting-plant = Фабрика по расщеплению воды
card-heat-trappers = Теплоуловители
card-soil-factory = Фабрика по производству почвы
card-fuel-factory = Топливный завод
card-ice-cap-melting = Таяние ледяных шапок
card-corporate-stronghold = Цитадель корпорации
card-biomass-combustors = Сжигание биомассы
card-livestock = Домашний скот
card-olympus-conference = Конференция на Олимпе
card-rad-suits = Противорадиационные костюмы
card-aquifer-pumping = Водоотлив из подземного резервуара
card-flooding = Потоп
card-energy-saving = Энергосбережение
card-local-heat-trapping = Эксплуатация источников тепла
card-permafrost-extraction = Удаление вечной мерзлоты
card-invention-contest = Соревнование изобретателей
card-plantation = Насаждения
card-power-infrastructure = Инфраструктура энергетики
card-indentured-workers = Законтрактованные рабочие
card-lagrange-observatory = Обсерватория Лагранжа
card-terraforming-ganymede = Терраформирование Ганимеда
card-immigration-shuttles = Иммиграционный шаттл
card-restricted-area = Закрытая зона
card-immigrant-city = Город иммигрантов
card-energy-tapping = Отвод от линии электропередач
card-underground-detonations = Подземные взрывы
card-soletta = Солнечное зеркало
card-technology-demonstration = Демонстрация технологии
card-rad-chem-factory = Радиохимический завод
card-special-design = Особая разработка
card-medical-lab = Медицинская лаборатория
card-ai-central = Центр ИИ

## Corporations

card-beginner-corporation = Начинающая корпорация
# own translation
card-saturn-systems = Сатурн Системс
# own translation
card-credicor = КредиКор
card-phobolog = ФобоЛог
card-thorgate = ТорГейт
# own translation
card-ecoline = Эколайн
# own translation
card-helion = Гелион
card-interplanetary-cinematics = Интерплэнетари Синематикс
# own translation
card-mining-guild = Гильдия горняков
# own translation
card-teractor = Терактор
card-tharsis-republic = Фарсидская республика
# own translation
card-united-nations-mars-initiative = Марсианская инициатива ООН
# own translation
card-inventrix = Инвентрикс

## Boards and their named areas

board-tharsis = Фарсида
# own translation
area-tharsis_tholus = Купол Фарсида
# own translation
area-ascraeus_mons = Гора Аскрийская
# own translation
area-pavonis_mons = Гора Павлина
# own translation
area-arsia_mons = Гора Арсия
area-noctis_city = Ноктис-Сити
area-ganymede_colony = Колония на Ганимеде
area-phobos_space_haven = Космопорт на Фобосе

## Milestones

milestone-terraformer = Колонизатор
milestone-mayor = Мэр
milestone-gardener = Садовод
milestone-builder = Строитель
milestone-planner = Стратег
milestone-diversifier = Эрудит
milestone-tactician = Тактик
milestone-polar_explorer = Полярник
milestone-energizer = Энергетик
milestone-rim_settler = Пионер
milestone-generalist = Универсал
milestone-specialist = Специалист
milestone-ecologist = Эколог
milestone-tycoon = Олигарх
milestone-legend = Легенда

## Awards

award-landlord = Собственник
award-banker = Банкир
award-scientist = Учёный
award-thermalist = Теплотехник
award-miner = Шахтёр
award-cultivator = Агроном
award-magnate = Магнат
award-space_baron = Покоритель
award-excentric = Эксцентрик
award-contractor = Подрядчик
award-celebrity = Знаменитость
award-industrialist = Фабрикант
award-desert_settler = Южанин
award-estate_dealer = Риелтор
award-benefactor = Меценат

## Standard projects

project-sell_patents = Продажа патентов
project-power_plant = Электростанция
project-asteroid = Астероид
project-aquifer = Аквифер
project-greenery = Озеленение
project-city = Город

## Tiles

tile-ocean = Океан
tile-greenery = Озеленение
tile-city = Город
tile-capital = Столица
tile-natural_preserve = Природный заповедник
tile-mohole_area = Проект Мохол
tile-nuclear_zone = Ядерная зона
tile-ecological_zone = Экологическая зона
tile-industrial_center = Промышленный центр
tile-commercial_district = Коммерческий район
tile-restricted_area = Закрытая зона
tile-lava_flows = Потоки лавы
tile-mining_area = Горнопромышленный район
tile-mining_rights = Право на разработку
