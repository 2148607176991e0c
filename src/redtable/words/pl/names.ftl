### Nazwy z kart i planszy, pisane jak w zdaniu: wielką literą tylko pierwszy wyraz i nazwy własne.
### „own translation” oznacza tłumaczenie własne.

## Project cards

card-colonizer-training-camp = Obóz szkoleniowy kolonizatorów
card-asteroid-mining-consortium = Kosmiczne konsorcjum górnicze
card-deep-well-heating = Pompa geotermalna
card-cloud-seeding = Zasiewanie chmur
card-search-for-life = Poszukiwania życia
card-inventors-guild = Gildia wynalazców
card-martian-rails = Kolej marsjańska
card-capital = Stolica
card-asteroid = Asteroida
card-comet = Kometa
card-big-asteroid = Duża asteroida
card-water-import-from-europa = Import wody z Europy
card-space-elevator = Winda kosmiczna
card-development-center = Centrum rozwoju
card-equatorial-magnetizer = Generator pola magnetycznego
card-domed-crater = Zadaszony krater
card-noctis-city = Noctis City
card-methane-from-titan = Metan z Tytana
card-imported-hydrogen = Importowany wodór
card-research-outpost = Placówka naukowa
card-phobos-space-haven = Kosmiczna przystań na Fobosie
card-black-polar-dust = Czarny pył polarny
card-arctic-algae = Algi arktyczne
card-predators = Drapieżniki
card-space-station = Stacja kosmiczna
card-eos-chasma-national-park = Park Narodowy w Eos Chasma
card-interstellar-colony-ship = Międzygwiezdny statek kolonizacyjny
card-security-fleet = Flota obronna
card-cupola-city = Miasto pod kopułą
card-lunar-beam = Wiązka z Księżyca
card-optimal-aerobraking = Optymalne hamowanie aerodynamiczne
card-underground-city = Podziemne miasto
card-regolith-eaters = Bakterie regolitożerne
card-ghg-producing-bacteria = Bakterie produkujące gazy cieplarniane
card-ants = Mrówki
card-release-of-inert-gases = Wypuszczenie gazów obojętnych
card-nitrogen-rich-asteroid = Asteroida bogata w azot
card-rover-construction = Fabryka łazików
card-deimos-down = Upadek Deimosa
card-asteroid-mining = Górnictwo kosmiczne
card-food-factory = Fabryka żywności
# own translation
card-archaebacteria = Archebakterie
card-carbonate-processing = Przetwarzanie węglanów
card-natural-preserve = Rezerwat naturalny
card-nuclear-power = Energia jądrowa
card-lightning-harvest = Farma piorunów
card-algae = Algi
card-adapted-lichen = Zaadaptowane porosty
card-tardigrades = Niesporczaki
card-virus = Wirus
card-miranda-resort = Kurort na Mirandzie
card-fish = Ryby
card-lake-marineris = Jezioro Marineris
card-small-animals = Małe zwierzęta
card-kelp-farming = Farmy wodorostów
card-mine = Kopalnia
card-vesta-shipyard = Stocznia na Weście
card-beam-from-a-thorium-asteroid = Wiązka z asteroidy bogatej w tor
card-mangrove = Namorzyny
card-trees = Drzewa
card-great-escarpment-consortium = Konsorcjum Wielkiej Skarpy
card-mineral-deposit = Złoża minerałów
card-mining-expedition = Ekspedycja górnicza
card-mining-area = Obszar górniczy
card-building-industries = Przemysł budowlany
card-land-claim = Roszczenie terytorialne
card-mining-rights = Prawa górnicze
card-sponsors = Sponsorzy
card-electro-catapult = Katapulta orbitalna
card-earth-catapult = Katapulta międzyplanetarna
card-advanced-alloys = Zaawansowane stopy metali
card-birds = Ptaki
card-mars-university = Uniwersytet Marsjański
card-viral-enhancers = Wirusy wspomagające
card-towing-a-comet = Holowanie komety
card-space-mirrors = Kosmiczne lustra
card-solar-wind-power = Energia wiatru słonecznego
card-ice-asteroid = Asteroida lodowa
card-quantum-extractor = Ekstraktor kwantowy
card-giant-ice-asteroid = Gigantyczna asteroida lodowa
card-ganymede-colony = Kolonia na Ganimedesie
card-callisto-penal-mines = Kolonia karna na Kallisto
card-giant-space-mirror = Gigantyczne lustro kosmiczne
card-trans-neptune-probe = Sonda transneptunowa
card-commercial-district = Dystrykt handlowy
card-robotic-workforce = Zautomatyzowana siła robocza
card-grass = Trawy
card-heather = Wrzosy
card-peroxide-power = Energia nadtlenku wodoru
card-research = Badania
card-gene-repair = Naprawa genów
card-io-mining-industries = Przemysł górniczy na Io
card-bushes = Krzewy
card-mass-converter = Konwerter masy
card-physics-complex = Kompleks fizyki jądrowej
card-greenhouses = Szklarnie
card-nuclear-zone = Strefa nuklearna
card-tropical-resort = Tropikalny kurort
card-toll-station = Stacja celna
card-fueled-generators = Generatory paliwowe
card-ironworks = Huty
card-power-grid = Sieć energetyczna
card-steelworks = Stalownie
card-ore-processor = Obróbka rudy
card-earth-office = Biuro na Ziemi
card-acquired-company = Przejęcie firmy
card-media-archives = Archiwum mediów
card-open-city = Nieosłonięte miasto
card-media-group = Grupa medialna
card-business-network = Sieć kontaktów
card-business-contacts = Kontakty biznesowe
card-bribed-committee = Przekupiony komitet
card-solar-power = Energia słoneczna
card-breathing-filters = Filtry oddechowe
card-artificial-photosynthesis = Sztuczna fotosynteza
card-artificial-lake = Sztuczne jezioro
card-geothermal-power = Energia geotermalna
card-farming = Rolnictwo
card-dust-seals = Uszczelki przeciwpyłowe
card-urbanized-area = Obszar zurbanizowany
card-sabotage = Sabotaż
card-moss = Mech
card-industrial-center = Ośrodek przemysłowy
card-hired-raiders = Wynajęci łupieżcy
card-hackers = Hakerzy
card-ghg-factories = Fabryki gazów cieplarnianych
card-subterranean-reservoir = Podziemny zbiornik
card-ecological-zone = Strefa ekologiczna
card-zeppelins = Sterowce
card-worms = Dżdżownice
card-decomposers = Reducenci
card-fusion-power = Energia termojądrowa
card-symbiotic-fungus = Grzyby symbiotyczne
card-extreme-cold-fungus = Grzyby kriofilne
card-advanced-ecosystems = Zaawansowane ekosystemy
card-great-dam = Wielka tama
card-cartel = Kartel
card-strip-mine = Kopalnia odkrywkowa
card-wave-power = Energia fal morskich
card-lava-flows = Strumienie lawy
card-power-plant = Elektrownia
card-mohole-area = Obszar Mohole
card-large-convoy = Duży konwój
card-titanium-mine = Kopalnia tytanu
card-tectonic-stress-power = Energia naprężeń tektonicznych
card-nitrophilic-moss = Mech nitrofilny
card-herbivores = Roślinożercy
card-insects = Insekty
card-ceos-favorite-project = Ulubiony projekt prezesa
card-anti-gravity-technology = Technologia antygrawitacji
card-investment-loan = Kredyt inwestycyjny
card-insulation = Izolacja
card-adaptation-technology = Technologia adaptacji
card-caretaker-contract = Kontrakt nadzorczy
card-designed-microorganisms = Zaprojektowane mikroorganizmy
card-standard-technology = Standardowa technologia
card-nitrite-reducing-bacteria = Bakterie rozkładające azotany
card-industrial-microbes = Mikroby przemysłowe
card-lichen = Porosty
card-power-supply-consortium = Konsorcjum energetyczne
card-convoy-from-europa = Konwój z Europy
card-imported-ghg = Importowane gazy cieplarniane
card-imported-nitrogen = Importowany azot
card-micro-mills = Mikrowiatraki
card-magnetic-field-generators = Generatory pola magnetycznego
card-shuttles = Promy
card-import-of-advanced-ghg = Zaawansowane gazy cieplarniane
card-windmills = Turbiny wiatrowe
card-tundra-farming = Rolnictwo tundrowe
card-aerobraked-ammonia-asteroid = Asteroida bogata w amoniak
card-magnetic-field-dome = Kopuła z polem magnetycznym
card-pets = Zwierzęta domowe
card-protected-habitats = Chronione siedliska
card-protected-valley = Chroniona dolina
card-satellites = Satelity
card-noctis-farming = Rolnictwo w Noctis Labyrinthus
card-water-splitting-plant = Zakład elektrolizy
card-heat-trappers = Pułapki cieplne
card-soil-factory = Fabryka gleby
card-fuel-factory = Fabryka paliwa
card-ice-cap-melting = Roztapianie czap lodowych
card-corporate-stronghold = Siedziba korporacji
card-biomass-combustors = Spalarnia biomasy
card-livestock = Trzoda
card-olympus-conference = Konferencja olimpijska
card-rad-suits = Kombinezony ochronne
card-aquifer-pumping = Pompa warstwy wodonośnej
card-flooding = Powódź kontrolowana
card-energy-saving = Oszczędzanie energii
card-local-heat-trapping = Lokalne pułapki ciepła
card-permafrost-extraction = Wydobycie wiecznej zmarzliny
card-invention-contest = Konkurs wynalazców
card-plantation = Plantacja
card-power-infrastructure = Infrastruktura energetyczna
card-indentured-workers = Tania siła robocza
card-lagrange-observatory = Obserwatorium Lagrange'a
card-terraforming-ganymede = Terraformacja Ganimedesa
card-immigration-shuttles = Promy imigrantów
card-restricted-area = Obszar zastrzeżony
card-immigrant-city = Miasto imigrantów
card-energy-tapping = Podpięcie do sieci
card-underground-detonations = Podziemne detonacje
# own translation
card-soletta = Soletta
card-technology-demonstration = Pokaz technologii
card-rad-chem-factory = Związki przeciwpromienne
card-special-design = Projekt specjalny
card-medical-lab = Laboratorium medyczne
card-ai-central = Centrala SI

## Corporations

card-beginner-corporation = Korporacja dla początkujących
# own translation
card-saturn-systems = Saturn Systems
# own translation
card-credicor = CrediCor
card-phobolog = PhoboLog
card-thorgate = ThorGate
# own translation
card-ecoline = Ecoline
# own translation
card-helion = Helion
card-interplanetary-cinematics = Interplanetary Cinematics
card-mining-guild = Gildia Górnicza
# own translation
card-teractor = Teractor
card-tharsis-republic = Republika Tharsis
# own translation
card-united-nations-mars-initiative = Marsjańska Inicjatywa ONZ
# own translation
card-inventrix = Inventrix

## Boards and their named areas

board-tharsis = Tharsis
# own translation
# own translation
area-tharsis_tholus = Tharsis Tholus
area-ascraeus_mons = Ascraeus Mons
area-pavonis_mons = Pavonis Mons
area-arsia_mons = Arsia Mons
area-noctis_city = Noctis City
area-ganymede_colony = Kolonia na Ganimedesie
area-phobos_space_haven = Kosmiczna przystań na Fobosie

## Milestones

milestone-terraformer = Terraformator
milestone-mayor = Prezydent
milestone-gardener = Ogrodnik
milestone-builder = Konstruktor
milestone-planner = Planista
milestone-diversifier = Dywersyfikator
milestone-tactician = Taktyk
milestone-polar_explorer = Odkrywca polarny
milestone-energizer = Dostawca energii
milestone-rim_settler = Osadnik rubieży
milestone-generalist = Omnibus
milestone-specialist = Specjalista
milestone-ecologist = Ekolog
milestone-tycoon = Inwestor
milestone-legend = Legenda

## Awards

award-landlord = Potentat ziemski
award-banker = Bankier
award-scientist = Naukowiec
award-thermalist = Magnat ciepły
award-miner = Górnik
award-cultivator = Kultywator
award-magnate = Magnat
award-space_baron = Kosmiczny baron
award-excentric = Ekscentryk
award-contractor = Wykonawca
award-celebrity = Celebryta
award-industrialist = Przemysłowiec
award-desert_settler = Osadnik pustyni
award-estate_dealer = Deweloper
award-benefactor = Dobroczyńca

## Standard projects

project-sell_patents = Sprzedaż patentów
project-power_plant = Elektrownia
project-asteroid = Asteroida
project-aquifer = Nawodnienie
project-greenery = Zieleń
project-city = Miasto

## Tiles

tile-ocean = Ocean
tile-greenery = Zieleń
tile-city = Miasto
tile-capital = Stolica
tile-natural_preserve = Rezerwat naturalny
tile-mohole_area = Obszar Mohole
tile-nuclear_zone = Strefa nuklearna
tile-ecological_zone = Strefa ekologiczna
tile-industrial_center = Ośrodek przemysłowy
tile-commercial_district = Dystrykt handlowy
tile-restricted_area = Obszar zastrzeżony
tile-lava_flows = Strumienie lawy
tile-mining_area = Obszar górniczy
tile-mining_rights = Prawa górnicze
