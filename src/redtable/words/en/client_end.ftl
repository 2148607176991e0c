### The end of a game.

client-end-won =
    { $n ->
        [1] { $seat } wins
       *[other] { $seat } win together
    }
client-end-close = Look at the table
client-end-over = The game is over
client-end-solo-won = Mars is terraformed
client-end-solo-lost = Time has run out
client-end-solo-won-why = The solo game is won with { unit-point }
client-end-solo-lost-why = The parameters are not complete; { unit-point }
client-end-by-points = Ahead by { unit-point }
client-end-by-money = Even with { unit-point }: M€ decide, { $more } to { $less }
client-end-shared = Victory is shared: { unit-point } and { $money } M€ each
client-end-conceded = The others have conceded
client-end-unfinished = The game was not played to its end. The points as it stood then:
client-end-decided = Second: { $seat }. The difference:
client-end-next = What next
client-end-rematch = Rematch
client-end-record = Record
client-end-home = Home
client-end-skip = Skip
client-end-points = Points
client-end-seat = Seat
client-end-by-card = Points of single cards
client-end-course = By generation
client-end-chart-tr = { word-tr }
client-end-chart-points = Points
client-end-chart-production = All production
client-end-chart-cards = Cards in play
client-end-chart-tiles = Tiles placed
client-end-proof = The shuffle
client-end-proof-what = The deck was shuffled by a secret. Its fingerprint was published before the deal, the secret is told now.
client-end-commitment = Fingerprint
client-end-secret = Secret
client-end-salts = Salts
client-end-verify = Check in this browser
client-end-proof-holds = They belong together: the shuffle was fixed before the first card. “redtable verify” replays the record and checks every card.
client-end-proof-broken = They do not belong together: this is not the shuffle that was announced.
client-end-proof-impossible = The browser can only check over HTTPS or on this machine; “redtable verify” checks the record anywhere.
