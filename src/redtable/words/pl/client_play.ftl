### The table in the browser: the play screen.

## Mars and its areas

client-play-mars = Mars, jego pola
client-play-area = Pole { $area }
client-play-area-ocean = pole oceanu
client-play-area-volcanic = wulkan
client-play-area-free = wolne
client-play-area-open = można wybrać
client-play-track = { $name }: { $now } z { $goal }

## Seats

client-play-seats = Miejsca
client-play-seat-open = { $seat }: wszystko, co w grze
client-play-you = ty
client-play-bot = bot
client-play-first = pierwszy gracz
client-play-hand-count = karty w ręce
client-play-in-play = karty w grze
client-play-status-asked = myśli
client-play-status-passed = spasował
client-play-status-conceded = poddał się
client-play-clock = Pozostały czas
client-play-clock-low = Mało czasu
client-play-points = Punkty

## Goals and projects

client-play-price = Cena teraz:
client-play-offered = dostępne: { $n }

## The question

client-play-decision = Decyzja
client-play-your-turn = Twoja kolej
client-play-others-turn = Czekamy: { $seat }
client-play-bots-turn = Myśli: { $seat }
client-play-over = Gra skończona
client-play-because = Karta: { $card }
client-play-next-second = Potem możesz wykonać jeszcze jedną akcję.
client-play-next-others = Potem kolej następnego gracza.
client-play-next-research = Potem zacznie się faza akcji.
client-play-next-card = Potem dalszy ciąg: { $card }.
client-play-next-wait = Potem może przyjść twoja kolej.
client-play-next-passed = Spasowano; czekasz na następne pokolenie.
client-play-since = Od twojej ostatniej tury
client-play-kinds = Rodzaje akcji
client-play-group-hand = Karty
client-play-group-actions = Akcje
client-play-group-projects = Projekty
client-play-group-goals = Cele
client-play-group-other = Inne
client-play-fold = Zwiń panel
client-play-unfold = Rozwiń panel

## The answer

client-play-choose = Wybierz
client-play-place = Umieść na polu { $area }
client-play-confirm = Potwierdź
client-play-confirm-amount = Potwierdź: { $n }
client-play-confirm-portion = { $what }, { $n }
client-play-confirm-marked = Potwierdź: zaznaczono { $n }
client-play-marked =
    { $most ->
        [1] Zaznaczono: { $n }, co najmniej { $least }
       *[other] Zaznaczono: { $n }, można od { $least } do { $most }
    }
client-play-less = Mniej: { $what }
client-play-more = Więcej: { $what }
client-play-paid = { $n } z { $price } M€
client-play-short = brakuje { $n } M€
client-play-overpaid = o { $n } M€ za dużo
client-play-split-default = Proponowana zapłata
client-play-preview = Co się zmieni
client-play-undo = Cofnij ostatni krok (u)
client-play-undo-ask = Poproś wszystkich o cofnięcie twojego kroku (u)
client-play-undo-far = Wróć przed twój ostatni krok: późniejsze ruchy pozostałych też zostaną cofnięte (u)
client-play-undo-sure = Cofnij to wszystko
client-play-undo-asked =
    { $n ->
        [one] { $seat } prosi o cofnięcie { $n } kroku
       *[other] { $seat } prosi o cofnięcie { $n } kroków
    }
client-play-undo-waits = Czekamy na zgodę pozostałych
client-play-agree = Zgadzam się
client-play-refuse = Odmawiam

## A second thought

client-play-slip-pass = Spasować w tym pokoleniu
client-play-slip-pass-why = Do następnego pokolenia nie wykonasz żadnej akcji.
client-play-slip-sell = Sprzedać karty
client-play-slip-sell-why = Sprzedane karty przepadają; każda daje 1 M€.
client-play-slip-overpay = Zapłacić więcej niż cena
client-play-slip-overpay-why = Reszty się nie wydaje.
client-play-slip-undo = Cofnąć twój ostatni krok
client-play-slip-undo-why = Cofną się też późniejsze ruchy pozostałych.
client-play-slip-again = Pytaj także następnym razem
client-play-slip-no = Wróć

## Menu of the table

client-play-menu = Menu
client-play-keys = Klawisze
client-play-key-choose = wybierz pozycję z listy
client-play-key-confirm = udziel odpowiedzi
client-play-key-clear = wyczyść wybór
client-play-key-undo = cofnij ostatni krok
client-play-key-arrows = z pola na pole na Marsie, z karty na kartę w ręce
client-play-key-tab = do następnego elementu
client-play-key-menu = menu stołu
client-play-key-help = ta lista
client-play-elsewhere = Graj dalej na innym urządzeniu
client-play-watch = Zaproś widza
client-play-claim = { $seat } zbyt długo nie wraca: niech zagra bot
client-play-replace = Niech za miejsce „{ $seat }” gra bot
client-play-return = { $seat }: oddaj miejsce człowiekowi
client-play-pause = Wstrzymaj grę
client-play-resume = Wznów grę
client-play-paused = Gra jest wstrzymana
client-play-concede = Poddaj się
client-play-concede-why = Na twoim miejscu zagra bot. Nie ma odwrotu.
client-play-concede-sure = Poddaję się ostatecznie
client-play-leave = Na stronę główną

## Log

client-play-log = Dziennik
client-play-log-start = Przed pierwszym pokoleniem
client-play-log-generation = Pokolenie { $n }

## The page

client-play-tabs = Części stołu
client-play-tab-mars = Mars
client-play-tab-hand = Ręka
client-play-tab-seats = Gracze
client-play-tab-log = Dziennik
client-play-title-room = Pokój
client-play-title-waits = Czekamy
client-play-gone = Nie ma tu takiego stołu
client-play-gone-why = Otwórz w tej przeglądarce otrzymany link albo poszukaj wśród swoich stołów.
client-play-loading = Otwieramy stół…
client-play-offline = Brak połączenia; próbujemy ponownie
client-play-peek-back = Wróć do wyboru
client-play-peek-end = Wróć do wyniku
