### The browser client: the room before the first card.

## Seats

client-room-title = Who plays
client-room-send = Send each friend a link of their own.
client-room-local = These links lead to this computer only. Open the page by the computer’s address in the network, and friends can follow them.
client-room-open = open
client-room-free = make open again
client-room-you = you
client-room-person = is here
client-room-bot = Bot: { $bot }
client-room-give = Who gets the seat { $seat }
client-room-invite = Invitation: { $seat }
client-room-copy = Copy
client-room-copied = Copied
client-room-qr = Show as QR code
client-room-qr-of = QR code of { $link }
client-room-watch = Link for watching
client-room-watching = You watch this table. Whoever has a seat gets ready here.

## My seat

client-room-mine = Your seat
client-room-name = Your name at the table
client-room-name-hint = otherwise the colour
client-room-saved = saved
client-room-salt = Your own random words
client-room-salt-about = They are mixed into the shuffle, so that nobody else can have chosen the cards.
client-room-more = Reminders and other devices
client-room-webhook = Address to call (webhook)
client-room-webhook-about = Called when it is your turn, for example by a chat room. Empty: nobody is called.
client-room-elsewhere = Link to your seat
client-room-elsewhere-about = For going on on another device. Keep it to yourself: whoever has it plays for you.

## The shuffle

client-room-promise = The promise of the shuffle
client-room-promise-about = This fixes the shuffle before anybody has given words. After the game everybody can check it.

## Set-up and start

client-room-setup = What is played
client-room-missing = Still open: { $seats }
    .seats = seat
client-room-fill = Bots take open seats
client-room-ready = Everybody is here.
client-room-host = Everybody is here. The host starts the game.
client-room-start = Start the game
