### Koniec gry.

client-end-won =
    { $n ->
        [1] Zwycięzca: { $seat }
       *[other] Zwycięzcy: { $seat }
    }
client-end-close = Zobacz stół
client-end-over = Gra skończona
client-end-solo-won = Mars jest sterraformowany
client-end-solo-lost = Czas minął
client-end-solo-won-why = Gra jednoosobowa wygrana, wynik: { unit-point }
client-end-solo-lost-why = Parametry nie są ukończone; wynik: { unit-point }
client-end-by-points = Przewaga: { unit-point }
client-end-by-money = Remis, { unit-point }: decydują M€, { $more } do { $less }
client-end-shared = Wspólne zwycięstwo: po { unit-point } i { $money } M€
client-end-conceded = Pozostali się poddali
client-end-unfinished = Gra nie dobiegła końca. Punkty według stanu z tej chwili:
client-end-decided = Drugie miejsce: { $seat }. Różnica:
client-end-next = Co dalej
client-end-rematch = Rewanż
client-end-record = Zapis gry
client-end-home = Strona główna
client-end-skip = Pomiń
client-end-points = Punkty
client-end-seat = Miejsce
client-end-by-card = Punkty poszczególnych kart
client-end-course = Pokolenie po pokoleniu
client-end-chart-tr = { word-tr }
client-end-chart-points = Punkty
client-end-chart-production = Cała produkcja
client-end-chart-cards = Karty w grze
client-end-chart-tiles = Umieszczone obszary
client-end-proof = Tasowanie
client-end-proof-what = Talię potasowano według sekretu. Jego odcisk podano przed rozdaniem, a sam sekret ujawniono teraz.
client-end-commitment = Odcisk
client-end-secret = Sekret
client-end-salts = Sól
client-end-verify = Sprawdź w tej przeglądarce
client-end-proof-holds = Pasują do siebie: tasowanie było ustalone przed pierwszą kartą. „redtable verify” odtwarza zapis i sprawdza każdą kartę.
client-end-proof-broken = Nie pasują do siebie: zapowiedziano inne tasowanie.
client-end-proof-impossible = Przeglądarka sprawdza tylko przez HTTPS lub na tym komputerze; „redtable verify” sprawdza zapis wszędzie.
