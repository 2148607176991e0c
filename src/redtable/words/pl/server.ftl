### Serwer: odmowy, dziennik samego stołu i polecenia, które nim zarządzają.

## Żądania

http-not-found = pod tym adresem nic nie ma
http-wrong-method = ten adres nie przyjmuje takich żądań
http-our-mistake = na serwerze coś poszło nie tak; nic nie zginęło
http-not-json = żądanie musi być w formacie JSON (Content-Type: application/json)
http-too-large = żądanie jest większe niż { $most } bajtów
http-too-slow = żądanie docierało zbyt długo
http-look-again = Twoje prawa przy tym stole się zmieniły; spójrz jeszcze raz
http-bad-body = żądanie nie pasuje: { $what }
http-bad-number = „{ $name }” musi być liczbą całkowitą
http-foreign-origin = żądanie pochodzi z innej strony
http-too-many =
    { $n ->
        [one] zbyt wiele żądań; spróbuj ponownie za { $n } sekundę
        [few] zbyt wiele żądań; spróbuj ponownie za { $n } sekundy
       *[many] zbyt wiele żądań; spróbuj ponownie za { $n } sekund
    }
http-no-table = nie ma takiego stołu albo nie masz przy nim miejsca
http-no-link = ten odnośnik donikąd nie prowadzi; poproś o nowy
http-no-client = ten serwer zbudowano bez stron
http-one-seat = możesz zająć tylko jedno miejsce
http-seated = masz już miejsce przy tym stole: { $seat }
http-not-your-seat = odnośnik do tego miejsca nie należy do ciebie

## Działania

stale = przy stole coś się zmieniło; spójrz jeszcze raz
deed-paused = stół jest wstrzymany
deed-no-undo = nikt nie prosi o cofnięcie
deed-not-absent = ten gracz nie jest nieobecny wystarczająco długo
deed-bad-name = takiej nazwy nie można pokazać
deed-seat-taken = to miejsce jest zajęte
deed-seat-fixed = tego miejsca nie można teraz zmienić
deed-seats-open = wolne miejsca: { $seats }
    .seats = seat
deed-not-running = stół nie gra
deed-not-paused = stół nie jest wstrzymany
deed-bad-pace = czas musi wynosić od { $least } sekund do 60 dni
deed-not-in-play = przy tym stole nie toczy się gra
deed-has-begun = gra już się zaczęła
deed-no-seat = oglądasz; to mogą tylko gracze
deed-not-host = to może tylko gospodarz
deed-not-over = gra jeszcze trwa
deed-bad-url = tego adresu nie można wywołać
deed-private-url = adresów sieci prywatnych nie wolno wywoływać
deed-log-full = przy tym stole wydarzyło się zbyt wiele; otwórz inny

## Dziennik stołu

told-person = { $seat } wraca do stołu
told-bot = za gracza { $seat } gra bot
told-open = miejsce gracza { $seat } jest wolne
told-undo-asked = { $seat } prosi o cofnięcie ruchów
told-undo-refused = { $seat } nie zgadza się na cofnięcie
told-undone =
    { $n ->
        [one] { $seat } cofa { $n } odpowiedź
        [few] { $seat } cofa { $n } odpowiedzi
       *[many] { $seat } cofa { $n } odpowiedzi
    }
told-conceded = { $seat } poddaje grę; dalej gra bot
told-claimed = { $seat } był nieobecny zbyt długo; dalej gra bot
told-ran-out = graczowi { $seat } skończył się czas
told-paused = stół jest wstrzymany
told-resumed = gra toczy się dalej

## Polecenia

help-play = Uruchom na tym komputerze i otwórz przeglądarkę.
help-play-browser = Otwórz przeglądarkę.
help-serve = Uruchom serwer stołów dla przeglądarek.
help-tables = Policz, wyeksportuj, zaimportuj i usuń stoły serwera.
help-backup = Skopiuj bazę danych w trakcie pracy.
help-serve-long =
    Uruchom serwer stołów dla przeglądarek.

    Przykłady:
    redtable serve
    redtable serve --host 0.0.0.0 --port 80
    redtable serve --database sqlite:////srv/redtable/tables.db
    redtable serve --database postgresql://redtable@db/redtable --workers 4
help-play-long =
    Uruchom na tym komputerze i otwórz przeglądarkę.

    Przykłady:
    redtable play
    redtable play --no-browser --port 9000
help-tables-long =
    Policz, wyeksportuj, zaimportuj i usuń stoły serwera.

    Przykłady:
    redtable tables
    redtable tables --export records
    redtable tables --import game.jsonl
    redtable tables --delete TABLE
help-backup-long =
    Skopiuj bazę danych w trakcie pracy.

    Przykłady:
    redtable backup tables-copy.db
help-serve-database = Gdzie są stoły: sqlite:///FILE albo postgresql://…
help-serve-host = Adres nasłuchu; 0.0.0.0 to wszystkie.
help-serve-port = Port nasłuchu.
help-serve-workers = Liczba procesów serwera; więcej niż jeden wymaga PostgreSQL.
help-serve-bots = Liczba procesów, w których myślą boty.
help-serve-proxied = Wierz odwrotnemu proxy co do adresów i HTTPS.
help-serve-private-webhooks = Pozwól wywoływać adresy sieci prywatnych.
help-serve-rate = Ile żądań na sekundę może wysłać klient.
help-tables-export = Zapisz w tym folderze zapis każdej gry. Gry w toku trafiają tam ze swoim sekretem.
help-tables-import = Zachowaj grę z tego zapisu.
help-tables-delete = Usuń ten stół na zawsze.
help-backup-file = Dokąd trafi kopia.
serve-started = Redtable działa: { $address } — Ctrl-C kończy; nic nie zginie.
play-started = Redtable jest tu: { $address } — Ctrl-C kończy; twoje stoły zostają.
serve-one-process = kilka procesów wymaga PostgreSQL (--database postgresql://…)
serve-port = nie można nasłuchiwać na { $host }, port { $port }: { $why }
serve-no-backup = bazę PostgreSQL kopiuje się jej własnymi narzędziami (pg_dump)
serve-bad-database = „{ $url }” nie jest bazą danych: sqlite:///PLIK lub postgresql://…
serve-no-database = pod adresem { $url } nie ma bazy danych
serve-database-fails = nie można użyć bazy danych { $url }: { $why }
serve-no-postgres = nie można użyć PostgreSQL: { $why }
serve-newer-database = tej bazy danych używała nowsza wersja Redtable; użyj tamtej wersji
serve-failed = serwer nie mógł wystartować; powyższe wiersze mówią dlaczego
tables-missing = nie ma stołu „{ $id }”
