### Koniec gry.

client-end-close = Zobacz stół
