### Co mówią polecenia cards, replay, verify i scenario, i co każde polecenie mówi o plikach i argumentach.

## Command lines that cannot be used

usage-no-command = nie ma polecenia „{ $name }”; są: { $known }
    .known = comma
usage-no-option = nie ma opcji { $name }; zob. { $help }
usage-missing = brakuje { $name }; zob. { $help }
usage-bad-value = wartość { $name } nie pasuje; zob. { $help }
usage-bad-option = { $name } tak nie działa; zob. { $help }
usage-unclear = polecenie jest niezrozumiałe; zob. { $help }

## Files

error-of-system = to się nie udaje: { $why }
error-in-file = „{ $file }”: { $what }
file-missing = „{ $file }”: nie ma takiego pliku
file-is-folder = „{ $file }” to folder; podaj plik, który w nim jest
file-unreadable = „{ $file }”: pliku nie można odczytać
file-not-text = „{ $file }” nie jest tekstem w UTF-8: bajt { $at } nie pasuje
file-too-big = „{ $file }”: plik jest większy niż { $most } MB
line-too-long = wiersz { $line } jest dłuższy niż { $most } MB

## cards

help-cards-long =
    Znajdź karty po nazwie, w dowolnym z trzech języków.

    Wielkie litery, znaki diakrytyczne i łączniki nie mają znaczenia, wystarczy część nazwy. Jedyna karta, albo ta, której nazwę wpisano w całości, jest pokazywana jako karta; kilka kart tworzy listę. Kod wyjścia 1: nic nie pasuje.

    Przykłady:
    redtable cards ptaki
    redtable cards birds --lang pl
    redtable cards --tag jowisz --max-cost 20
    redtable cards --kind event --text kradzież --full
    redtable cards --all --json
help-cards-name = Nazwa, jej część albo numer karty.
help-cards-tag = Tylko karty z tym symbolem; można powtarzać.
help-cards-kind = Tylko karty rodzaju automated, active, event albo corporation.
help-cards-deck = Tylko karty z tej talii: base albo corporate_era.
help-cards-min-cost = Tylko karty nie tańsze.
help-cards-max-cost = Tylko karty nie droższe.
help-cards-text = Tylko karty z tymi słowami w tekście.
help-cards-all = Cały katalog.
help-cards-full = Pokaż każdą znalezioną kartę jako kartę, a nie na liście.
help-cards-json = Wypisz deklaracje kart jako listę JSON.
cards-deck-base = gra podstawowa
cards-deck-corporate-era = Era Korporacyjna
cards-say-which = podaj nazwę karty, filtr albo --all, czyli cały katalog
cards-no-such = { $option }: nic nie nazywa się „{ $value }”; są: { $known }
    .known = comma
cards-none = nie ma karty „{ $name }”
cards-none-but-near = nie ma karty „{ $name }”; może { $near }
    .near = or
cards-none-fit = żadna karta nie pasuje
cards-others = Pasują także:
cards-count =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }

## replay

help-replay-long =
    Pokaż zapisaną partię na końcu albo po dowolnej odpowiedzi.

    Bez miejsca widać wszystko, co mógł wiedzieć ktokolwiek przy stole; z miejscem tylko to, co mogło wiedzieć to miejsce. Odpowiedzi cofnięte się nie liczą.

    Przykłady:
    redtable replay game.jsonl
    redtable replay game.jsonl --at 120
    redtable replay game.jsonl --at 120 --seat 0
    redtable replay game.jsonl --log --lang pl
    redtable replay game.jsonl --at 120 --json
help-replay-file = Zapis partii; - oznacza standardowe wejście.
help-replay-at = Po tylu odpowiedziach. Domyślnie na końcu.
help-replay-seat = Co może wiedzieć to miejsce: jego numer, od 0, albo kolor.
help-replay-log = Co się do tej chwili wydarzyło, wiersz po wierszu.
help-replay-json = Wypisz JSON; razem z --log po obiekcie na zdarzenie.
replay-where = { $game }, po odpowiedzi { $at } z { $answers }
replay-no-answer = nie ma odpowiedzi { $at }; liczba odpowiedzi w zapisie: { $answers }
replay-no-seat = nie ma miejsca „{ $typed }”; są: { $known }
    .known = comma
replay-won = Koniec gry. Zwycięstwo: { $winners }.
    .winners = seat and
replay-lost = Koniec gry. Nikt nie wygrał.
overview-hand = ręka
overview-offered = do wyboru
overview-corporations = korporacje do wyboru
overview-drafted = wybrane w selekcji

## verify

help-verify-long =
    Udowodnij, że nikt nie wybierał kart i że wynik jest tym, który padł w grze.

    Sekret musi pasować do zobowiązania ogłoszonego przed rozdaniem; karty są rozdawane ponownie z sekretu i soli, każda odpowiedź jest rozgrywana jeszcze raz, a punkty, zwycięzcy i końcowa pozycja są porównywane. Jeden wiersz na plik. Kod wyjścia 1: coś się nie zgadza; 2: pliku nie można odczytać.

    Przykłady:
    redtable verify game.jsonl
    redtable verify games/*.jsonl
    redtable verify game.jsonl --json
help-verify-files = Zapisy skończonych partii; - oznacza standardowe wejście.
help-verify-json = Wypisz obiekt JSON dla każdego pliku.
verify-proved-won =
    udowodniono: { $answers ->
        [one] { $answers } odpowiedź
        [few] { $answers } odpowiedzi
       *[many] { $answers } odpowiedzi
    }, punkty { $points }; zwycięstwo: { $winners }
    .points = comma
    .winners = seat and
verify-proved-lost =
    udowodniono: { $answers ->
        [one] { $answers } odpowiedź
        [few] { $answers } odpowiedzi
       *[many] { $answers } odpowiedzi
    }, punkty { $points }; nikt nie wygrał
    .points = comma
verify-not-proved = { $problems }
    .problems = comma

## scenario

help-scenario-long =
    Rozstrzygnij pytania o zasady zapisane jako dane: dana jest pozycja, dzieje się coś, więc wynika coś.

    Plik zawiera scenariusze jako JSON, YAML albo JSON Lines; co mogą mówić, opisuje docs/scenarios.md. W terminalu odpowiedzią jest wiersz na scenariusz; do potoku trafia JSON z nową pozycją i możliwościami. Na JSON Lines ze standardowego wejścia odpowiedzi przychodzą wiersz po wierszu. Kod wyjścia 1: coś nie zgadza się z twierdzeniem; 2: czegoś nie można odczytać.

    Przykłady:
    redtable scenario rulings.yaml
    redtable scenario rulings.yaml --quiet
    redtable scenario question.json --json
    cat questions.jsonl | redtable scenario -
help-scenario-files = Pliki ze scenariuszami; - oznacza standardowe wejście.
help-scenario-json = Wypisz JSON także w terminalu.
help-scenario-jsonl = Wypisz jeden obiekt JSON w każdym wierszu.
help-scenario-words = Wypisz wiersze dla ludzi także do potoku.
help-scenario-quiet = Wypisz tylko to, co się nie zgadza, i liczbę.
scenario-text-empty = nie ma tu żadnego scenariusza
scenario-text-unclear = to nie jest ani JSON, ani YAML: zob. wiersz { $line }
scenario-text-no-data = to nie jest ani JSON, ani YAML
scenario-text-too-much = zbyt głębokie zagnieżdżenie albo więcej treści niż tekstu
scenario-line-unclear = wiersz { $line } nie jest JSON-em
scenario-no-object = scenariusz to obiekt z polami „given”, „when” i „then”
scenario-count = zgadza się: { $held } z { $all }
