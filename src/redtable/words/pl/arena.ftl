### Turniej: boty przeciw botom.

## Help

help-arena-long =
    Rozegraj turniej botów.

    Każde rozdanie jest rozgrywane z każdego miejsca, żeby szczęście było dla wszystkich jednakowe; jeśli botów jest więcej niż miejsc, każde rozdanie rozgrywa każda ich grupa. Każda gra jest zapisywana. To samo polecenie z tym samym folderem podejmie turniej tam, gdzie stanął; Ctrl-C można nacisnąć w każdej chwili.

    Przykłady:
    redtable arena random greedy
    redtable arena random greedy --games 2000 --out duel
    redtable arena random greedy --seats 4 --option draft=true
    redtable arena greedy --seats 1 --games 50 --json
help-arena-bots = Nazwy botów: random, greedy.
help-arena-games = Ile gier (200). Przy wielokrotności liczby miejsc każdy równie często gra na każdym miejscu.
help-arena-seats = Miejsca przy stole (2). Jeśli botów jest mniej, zajmują po kilka miejsc.
help-arena-option = Ustawienie gry, na przykład corporate_era=false; można powtarzać.
help-arena-seed = Tekst, od którego zależą rozdania i los botów (1).
help-arena-jobs = Ile procesów naraz. Domyślnie wszystkie rdzenie.
help-arena-out = Gdzie przechowywać zapisy. Domyślnie nowy folder, którego nazwa pojawi się na końcu.
help-arena-json = Wypisz jeden obiekt JSON i nic więcej.
help-arena-game = Gra (terraforming).

## While it runs, and in the end

arena-playing = Turniej trwa
arena-speed = { $number } gier/s
arena-title = { $game }: { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[many] { $games } gier
    }, { $places ->
        [one] { $places } miejsce
        [few] { $places } miejsca
       *[many] { $places } miejsc
    } przy stole, ziarno „{ $seed }”
arena-bot = Bot
arena-rating = Ranking
arena-games = Gry
arena-wins = Wygrane (95 %)
arena-points = Punkty (95 %)
arena-generations = Pokolenia
arena-time = ms/decyzję
arena-records = Zapisy są w folderze { $folder }.
arena-interrupted = Zatrzymano, rozegrane gry: { $played } z { $games }.
arena-go-on = Aby kontynuować, powtórz polecenie z --out { $folder }.

## What does not work

arena-no-bots = podaj co najmniej jednego bota
arena-option-form = „{ $text }” nie jest ustawieniem; napisz NAZWA=WARTOŚĆ, na przykład draft=true
arena-option-seats = liczba miejsc ma własną opcję: --seats
arena-worker-died = proces został zakończony z zewnątrz; aby kontynuować, powtórz to samo polecenie
arena-folder-taken = w folderze { $folder } są inne pliki; podaj nowy folder albo folder turnieju
arena-folder-unreadable = nie można odczytać turnieju w folderze { $folder }: plik arena.json jest uszkodzony
arena-folder-error = nie można użyć folderu { $folder }: { $why }
arena-other-settings = turniej w folderze { $folder } ma inne ustawienia: { $name } to tam { $found }, a nie { $wanted }; podaj inny folder
