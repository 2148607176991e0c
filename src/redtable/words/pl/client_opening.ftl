### Korporacje, pierwsze karty, badania, draft.

client-opening-peek = Zobacz stół
client-opening-waiting = Czekamy na pozostałych
client-opening-waits = Twój wybór jest zapisany
client-opening-you = Ty
client-opening-passing = Zestaw przychodzi od: { $from }, idzie dalej do: { $to }
client-opening-tags = Twoje symbole i symbole wybranych kart
client-opening-others = Pozostałe miejsca
client-opening-thinks = wybiera
client-opening-ready = gotowe
client-opening-beside-corporation = Twoja korporacja
client-opening-beside-kept = zatrzymane
client-opening-beside-later = do kupienia za chwilę
client-opening-spend = Koszt
client-opening-left = Zostanie
client-opening-buy-none = Nie kupuj nic
client-opening-buy =
    { $n ->
        [one] Kup { $n } kartę za { $price } M€
        [few] Kup { $n } karty za { $price } M€
       *[many] Kup { $n } kart za { $price } M€
        [other] Kup { $n } karty za { $price } M€
    }
client-opening-keep = Zatrzymaj { $n } z { $of }
client-opening-choose-one = Wybierz kartę
client-opening-take = Zatrzymaj: { $name }
client-opening-choose = Wybierz: { $name }
client-opening-undo = Cofnij
