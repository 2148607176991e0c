### Klient w przeglądarce: strona główna, jej drzwi, ustawienia.

## Frame

client-home-name = Redtable: strona główna
client-home-settings = Ustawienia
client-home-cards = Karty
client-home-about = O projekcie
client-home-language = Język
client-home-theme = Kolory
client-theme-auto = Jak w systemie
client-theme-dark = Ciemne
client-theme-light = Jasne
client-theme-contrast = Kontrastowe
client-home-asks = Pytaj, zanim
client-asks-pass = spasuję do końca pokolenia
client-asks-sell = sprzedam karty
client-asks-overpay = zapłacę więcej, niż trzeba
client-asks-undo = cofnę także ruchy botów

## About

client-about-title = O Redtable
client-about-what = Dokładny, otwarty stół do „Terraformacji Marsa”: z botami, ze znajomymi albo w pojedynkę.
client-about-fans = Redtable to dzieło fanów. Nie stworzyli go ani nie zatwierdzili autorzy i wydawcy gry; zasady wykonuje nasz własny kod, a wszystkie rysunki i teksty są nasze.
client-about-buy = Jeśli gra Ci się podoba, kup ją: najlepiej smakuje przy prawdziwym stole.
client-about-free = Wolne oprogramowanie na licencji Apache 2.0. Kod źródłowy jest częścią pakietu; każdy może go uruchamiać, czytać i zmieniać.
client-about-version = Wersja { $version }

## Home

client-home-title = Nowy świat czeka
client-home-play = Graj teraz
client-home-rivals = Przeciwnicy
client-home-strength = Siła
client-home-play-go = Rozdaj karty
client-home-dealing = Rozdawanie…
client-bot-random = Losowy
client-bot-random-about = Wykonuje dowolny dozwolony ruch. Dobry do spokojnej nauki zasad.
client-bot-greedy = Zachłanny
client-bot-greedy-about = Waży, co da każdy ruch, i wybiera najlepszy.
client-home-friends = Ze znajomymi
client-home-friends-about = Link do każdego miejsca, na żywo lub przez wiele dni
client-home-learn = Nauka i solo
client-home-learn-about = Łagodna pierwsza gra albo gra w pojedynkę
client-home-join = Masz link lub kod?
client-home-join-hint = Wklej tutaj
client-home-join-go = Dołącz
client-home-join-wrong = To nie jest link do stołu ani jego kod.
client-home-mars = Mars, zanim ktokolwiek przybył
client-home-last = Twoja ostatnia gra: pokolenie { $generation }, { $temperature }, { $oxygen }, { $oceans }

## Learning

client-learn-first = Pierwsza gra
client-learn-first-about = Korporacja dla początkujących i mniejsza talia, jak radzi instrukcja, przeciw jednemu losowemu botowi.
client-learn-solo = Wyzwanie solo
client-learn-solo-about = Bez przeciwników: doprowadź wszystkie trzy wskaźniki do celu przed końcem ostatniego pokolenia.
client-learn-undo = Nic się nie zepsuje: przed odpowiedzią widać, co ona da, a własne kroki można cofnąć.

## A table for friends

client-friends-title = Stół dla znajomych
client-friends-seats = Miejsca
client-friends-bots = W tym boty
client-friends-who = Kto gdzie siedzi
client-friends-you = Ty
client-friends-friend = znajomy, z linkiem
client-friends-bot = bot
client-friends-note = Przed startem wszystko można jeszcze zmienić.
client-friends-go = Otwórz stół

## Options

client-options-more = Więcej opcji
client-option-yes = tak
client-option-no = nie
client-option-lot = losowany
client-option-nobody = nikt
client-option-seats = Ludzie i boty razem.
client-option-board = Gdzie leżą oceany i premie oraz jakie są tytuły i nagrody.
client-option-corporate_era = Więcej projektów i korporacji, ale bez produkcji na start: dłuższa gra.
client-option-draft = W każdym pokoleniu nowe karty krążą: jedną zatrzymujesz, resztę oddajesz dalej.
client-option-beginners = Nie muszą wybierać: więcej pieniędzy i wszystkie pierwsze karty za darmo.
client-option-first = Kto zaczyna pierwsze pokolenie; potem prawo to krąży.
client-option-corporations_dealt = Więcej korporacji to większy wybór; według zasad dwie.
client-option-cards_dealt = Więcej kart to większy wybór; według zasad dziesięć.

## Pace

client-pace = Czas do namysłu
client-pace-none = Bez limitu
client-pace-move = Na odpowiedź
client-pace-budget = Na grę
client-pace-none-about = Nikt nie pogania; gra może trwać dniami.
client-pace-move-about = Zegar na każdą odpowiedź.
client-pace-budget-about = Każde miejsce ma jeden zegar na całą grę, jak w szachach.
client-pace-each = Na każdą odpowiedź
client-pace-all = Na grę
client-pace-extra = Dodatek za odpowiedź
client-pace-no-extra = bez dodatku
client-pace-then = Gdy czas minie:
client-pace-then-pause = pauza
client-pace-then-bot = odpowiada bot
client-pace-move-told = { $time } na odpowiedź, potem { $then }
client-pace-budget-told = { $time } na grę, potem { $then }
client-pace-extra-told = { $time } na grę i { $extra } za odpowiedź, potem { $then }

## My tables

client-tables = Moje stoły
client-tables-count =
    { $n ->
        [one] { $n } stół czeka na Ciebie
        [few] { $n } stoły czekają na Ciebie
       *[many] { $n } stołów czeka na Ciebie
        [other] { $n } stołu czeka na Ciebie
    }
client-tables-none = Tu staną Twoje stoły. Do pierwszego wystarczy jedno kliknięcie.
client-tables-yours = Twoja kolej
client-tables-room = Przed startem
client-tables-over = Gra skończona
client-tables-rests = Gra trwa
client-tables-waits = Czeka na: { $seats }
    .seats = seat comma
client-tables-generation = pokolenie { $n }
client-tables-host = Jesteś gospodarzem
client-tables-seat = Twoje miejsce: { $seat }
client-tables-watching = Oglądasz

## Records

client-record-open = Otwórz zapis
client-record-title = Gra z pliku
client-record-holds =
    { $n ->
        [one] { $file }: { $n } odpowiedź
        [few] { $file }: { $n } odpowiedzi
       *[many] { $file }: { $n } odpowiedzi
        [other] { $file }: { $n } odpowiedzi
    }
client-record-none = to nie jest zapis gry: { $file }
client-record-watch = Obejrzyj
client-record-play = Graj dalej
client-record-from = Graj od odpowiedzi { $n } z { $most }
client-record-seat = Twoje miejsce
client-record-watch-go = Obejrzyj grę
client-record-play-go = Graj od tego miejsca
client-record-other = Wybierz inny plik

## Coming by a link

client-join-wait = Szukamy Twojego miejsca…
client-join-dead = Ten link już nie działa
client-join-dead-about = Może miejsce zajął ktoś inny albo stołu już nie ma. Poproś o nowy link osobę, która go przysłała.
client-join-seated = Siedzisz już przy tym stole
client-join-seated-about = Znajdziesz go wśród swoich stołów. Do drugiego miejsca potrzebna jest inna przeglądarka.
client-join-failed = Nie udało się
client-join-again = Spróbuj ponownie
client-join-home = Na stronę główną
