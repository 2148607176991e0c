### Wiersz poleceń: pomoc i to, co wypisują polecenia.

## Pomoc

help-redtable = Gry planszowe o Marsie: dokładne zasady, do gry i do badań.
help-usage = Użycie:
help-options = Opcje
help-arguments = Argumenty
help-commands = Polecenia
help-command = POLECENIE …
help-required = wymagane
help-default = domyślnie
help-help = Pokaż tę pomoc.
help-version = Pokaż wersję.
help-lang = Język: en, ru lub pl. Domyślnie ten ze środowiska (REDTABLE_LANG, LANG).
help-table = Zagraj w terminalu.
help-cards = Znajdź karty po nazwie w dowolnym języku.
help-replay = Pokaż zapisaną partię.
help-verify = Sprawdź uczciwość tasowania i wynik zapisanych partii.
help-scenario = Sprawdź rozstrzygnięcia zapisane jako dane.
help-arena = Rozegraj turniej botów.
