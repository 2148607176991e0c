### Klient w przeglądarce: pokój przed pierwszą kartą.

## Seats

client-room-title = Kto gra
client-room-send = Wyślij każdemu znajomemu osobny link.
client-room-local = Te linki działają tylko na tym komputerze. Otwórz stronę pod jego adresem sieciowym, a znajomi będą mogli wejść.
client-room-open = wolne
client-room-free = zwolnij
client-room-you = Ty
client-room-person = na miejscu
client-room-bot = Bot: { $bot }
client-room-give = Kto dostanie miejsce { $seat }
client-room-invite = Zaproszenie: { $seat }
client-room-copy = Kopiuj
client-room-copied = Gotowe
client-room-qr = Pokaż kod QR
client-room-qr-of = Kod QR linku { $link }
client-room-watch = Link dla widzów
client-room-watching = Oglądasz ten stół. Przygotowują się tu ci, którzy mają miejsce.

## My seat

client-room-mine = Twoje miejsce
client-room-name = Twoje imię przy stole
client-room-name-hint = inaczej kolor
client-room-saved = zapisano
client-room-salt = Twoje losowe słowa
client-room-salt-about = Wejdą do tasowania, więc nikt inny nie mógł wybrać kart.
client-room-more = Powiadomienia i inne urządzenia
client-room-webhook = Adres powiadomień (webhook)
client-room-webhook-about = Wywoływany, gdy Twoja kolej, na przykład dla czatu. Puste: bez powiadomień.
client-room-elsewhere = Link do Twojego miejsca
client-room-elsewhere-about = Do gry na innym urządzeniu. Zachowaj go dla siebie: kto go ma, gra za Ciebie.

## The shuffle

client-room-promise = Gwarancja tasowania
client-room-promise-about = Ta liczba ustala tasowanie, zanim ktoś doda słowa. Po grze każdy może je sprawdzić.

## Set-up and start

client-room-setup = W co gramy
client-room-missing = Jeszcze wolne: { $seats }
    .seats = seat
client-room-fill = Boty na wolne miejsca
client-room-ready = Wszyscy są.
client-room-host = Wszyscy są. Grę zacznie gospodarz.
client-room-start = Zacznij grę
