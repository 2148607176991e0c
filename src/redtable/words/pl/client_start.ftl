### Co klient w przeglądarce mówi, zanim przyjdą jego słowa.

client-start-wait = Wczytywanie
client-start-failed = Serwer jest nieosiągalny.
client-start-again = Spróbuj ponownie
