### Stół w terminalu: ekrany, gra wierszami, zapisane gry.

## Help of the command

help-table-long =
    Zagraj w terminalu: przeciw botom, z innymi przy tym samym terminalu albo bez towarzystwa.

    Bez opcji otwiera się lista ustawień. Każda odpowiedź jest na dysku, zanim padnie następne pytanie, więc grę można przerwać w każdej chwili i w dowolny sposób. Gdy wejście lub wyjście nie jest terminalem, a także z --plain, gra toczy się wierszami.

    Przykłady:
    redtable table
    redtable table --seats 3 --draft
    redtable table --seats 1
    redtable table --players you,you,greedy --beginner
    redtable table --resume
    redtable table --resume game.jsonl --plain --lang pl
help-table-file = Zapisana gra do dokończenia.
help-table-resume = Graj dalej w FILE albo wybierz jedną z zapisanych gier.
help-table-players = Kto gdzie siedzi: you (dowolna liczba osób) i boty, na przykład you,greedy,random.
help-table-beginner = Wszystkie osoby grają korporacją dla początkujących.
help-table-seed = Rozdaj karty według tego tekstu: ten sam tekst, ta sama gra. Inaczej nie zna ich nikt.
help-table-save = Zapisuj grę w tym pliku; nie może on jeszcze istnieć.
help-table-plain = Wierszami i bez kolorów: dla czytników ekranu i potoków.
table-resume-alone = zapisana gra ma już swoje ustawienia; przy --resume pomiń je
table-players-seats = --seats podaje { $seats }, a --players wymienia { $players }
table-seats-wanted = potrzebne są numery miejsc, na przykład 0 albo 0,2

## Saved games

table-save-busy = ta gra jest otwarta przy innym stole: { $path }
table-save-error = nie da się zapisać ani odczytać gry w { $path }: { $why }
table-save-no-text = to nie jest zapis gry: { $path }
table-saves = Zapisane gry
table-no-saves = Nie ma jeszcze zapisanych gier
table-saved =
    { $n ->
        [one] { $at } · { $who } · { $n } odpowiedź
        [few] { $at } · { $who } · { $n } odpowiedzi
       *[many] { $at } · { $who } · { $n } odpowiedzi
        [other] { $at } · { $who } · { $n } odpowiedzi
    }
table-saved-over = { $at } · { $who } · zakończona
table-saved-at = Każda odpowiedź jest od razu zapisywana w { $path }
table-saves-keys = ↑ ↓ wybór · Enter graj dalej · n nowa gra · l język · q koniec
table-saves-plain = Która? (q kończy)

## A new game

table-new = Nowa gra
table-new-seat = { $seat }
table-new-keys = ↑ ↓ wybór · ← → zmiana · Enter początek · r zapisane gry · l język · q koniec
table-new-plain = Numer zmienia wiersz, pusty wiersz zaczyna grę, q kończy:
table-person = osoba
table-by-lot = losowo
table-nobody = nikt
table-seat = { $seat }
table-yes = tak
table-no = nie

## The screen

table-generation = Pokolenie { $n }
table-generation-of = Pokolenie { $n } z { $of }
table-goals = Tytuły i nagrody
table-goals-closed = wszystkie zajęte
table-hand = Ręka
table-hand-empty = Brak kart
table-offered = Do wyboru
table-drafted = Zatrzymane w selekcji
table-played = Zagrane karty
table-seats = Miejsca
table-log = Dziennik
table-more-cards =
    { $n ->
        [one] … i jeszcze { $n } karta: h
        [few] … i jeszcze { $n } karty: h
       *[many] … i jeszcze { $n } kart: h
        [other] … i jeszcze { $n } karty: h
    }
table-keys = ↑↓ Enter · d karta · h ręka · p zagrane · m cele · s miejsca · v dziennik · u cofnij · l język · ? pomoc · q
table-keys-short = ↑↓ Enter · d karta · h ręka · p m s v · u cofnij · l język · ? pomoc · q
table-back = Esc: wróć
table-over = Gra skończona. s miejsca · v dziennik · n nowa gra · q koniec
table-bots-play = Grają pozostali (Enter: szybciej)
table-from-card = z karty „{ $card }”
table-hint-subset = od { $least } do { $most }
table-hint-mark = zaznaczone (spacja): { $n }
table-hint-amount = od { $least } do { $most }
table-hint-payment = do zapłaty { $price } M€
table-hint-portion = całość albo mniej
table-row-amount = ile
table-row-means = { $what }, każda sztuka warta { $value }
table-paid = na razie { $n }
table-price-now = teraz { $n } M€
table-hand-over = Przekaż terminal: { $seat }
table-hand-over-enter = Naciśnij Enter, gdy przy terminalu siedzi { $seat }
table-hand-over-undo = u: cofnij ostatnią odpowiedź

## Areas

table-area = { $area }: { $parts }
    .parts = comma
table-area-parts = { $parts }
    .parts = comma
table-area-plain = pusto, obok niczego
table-area-ocean = na ocean
table-area-beside = obok: { $tiles }
    .tiles = comma
table-tile-of = { $tile } ({ $seat })

## What an answer would change

table-change = { $what } { $before } → { $after }
table-change-production = produkcja { $what } { $before } → { $after }
    .what = gen
table-change-tr = WT { $before } → { $after }
table-change-hand = karty na ręce { $before } → { $after }
table-change-on-card = na karcie „{ $what }” { $before } → { $after }
table-change-of = { $seat }: { $what }

## What is said

table-not-now = Teraz nie ma na co odpowiadać
table-no-undo = Tego nie można już cofnąć: coś zostało pokazane albo odpowiedział ktoś inny
table-undone = Odpowiedź cofnięta
table-no-row = Nie ma tu „{ $text }”
table-one-number = Potrzebna jest jedna liczba, a nie „{ $text }”
table-no-card = Nie ma karty „{ $text }”
table-not-playable = nie można teraz zagrać: { $why }

## The end

table-won =
    { $n ->
        [one] Wygrywa { $seats }
       *[other] Wygrywają razem { $seats }
    }
    .seats = seat and
table-lost = Gra przegrana: Marsa nie udało się terraformować na czas

## Help on the screen

table-help-title = Klawisze
table-help =
    ↑ ↓ albo numer wybierają wiersz; na mapie strzałki prowadzą od obszaru do obszaru.
    Enter daje odpowiedź. Wcześniej nic nie jest ostateczne.
    Spacja zaznacza karty tam, gdzie można wybrać kilka.
    ← → zmieniają liczby; gdzie potrzebna jest liczba, można ją wpisać cyframi.

    d  karta z tego wiersza w całości
    h  ręka: co można zagrać i dlaczego nie resztę
    p  zagrane karty na każdym miejscu
    m  tytuły i nagrody
    s  wszystkie miejsca
    v  dziennik
    u  cofnij swoją ostatnią odpowiedź, dopóki nie pokazano nic ukrytego i nikt inny nie odpowiedział
    l  język: angielski, rosyjski, polski
    q  koniec; gra jest zapisana: redtable table --resume

    Pod wierszami widać, co zmieniłaby wybrana odpowiedź. Co przyniosą ukryte karty, nie wiadomo z góry.
table-signs = Znaki
table-signs-list =
    € M€  ╬ stal  ✦ tytan  ♣ rośliny  ϟ energia  ≋ ciepło  ▤ karty
    12+3: jest dwanaście, co pokolenie trzy więcej. ① gra pierwszy. ◀ decyduje. ◂ ▸ można zmienić.
    Mapa: ≈ ocean, ♣ zieleń, ⌂ miasto, ◈ kafelek specjalny, ⚑ zajęte, ○ niczyje; znak niżej mówi, czyje.
    Tory: ≋ produkcja ciepła, ≈ ocean, ° temperatura: pola z premią.

## Plain mode

table-plain-welcome = Odpowiadaj numerem z listy; ? powie, co jest jeszcze
table-answer-prompt = >
table-hand-over-plain = Do terminala siada { $seat }. Naciśnij wtedy Enter (u cofa ostatnią odpowiedź):
table-up-to = do { $n }
table-in-hand =
    { $n ->
        [one] { $n } karta na ręce
        [few] { $n } karty na ręce
       *[many] { $n } kart na ręce
        [other] { $n } karty na ręce
    }
table-stock = { $what } { $n }, produkcja { $more }
table-marker-of = zajęte: { $seat }
table-free-areas = Wolne obszary:
table-goodbye = Gra jest zapisana. Graj dalej: redtable table --resume
table-help-plain =
    Odpowiedzi: numer wiersza; kilka numerów, gdy można wybrać kilka, 0 to żaden; 2=3 to trzy z wiersza 2; steel=2 megacredits=5 to zapłata; albo dowolny klucz, na przykład pass.
    Polecenia: b plansza, p miejsca, h ręka, m tytuły i nagrody, v dziennik, c z numerem albo nazwą: karta, k wszystkie klucze i co zmienią, u cofnij, l język, q koniec. Pusty wiersz powtarza pytanie.
