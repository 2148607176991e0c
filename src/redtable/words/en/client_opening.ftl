### Corporations, first cards, research, draft.

client-opening-peek = Look at the table
client-opening-waiting = Waiting for the others
client-opening-waits = Your choice is made
client-opening-you = you
client-opening-passing = The pack comes from { $from } and goes on to { $to }
client-opening-tags = Your tags, with those chosen
client-opening-others = Other seats
client-opening-thinks = choosing
client-opening-ready = ready
client-opening-beside-corporation = your corporation
client-opening-beside-kept = kept
client-opening-beside-later = to buy from next
client-opening-spend = Cost
client-opening-left = Left
client-opening-buy-none = Buy nothing
client-opening-buy =
    { $n ->
        [one] Buy { $n } card for { $price } M€
       *[other] Buy { $n } cards for { $price } M€
    }
client-opening-keep = Keep { $n } of { $of }
client-opening-choose-one = Choose a card
client-opening-take = Keep { $name }
client-opening-choose = Choose { $name }
client-opening-undo = Undo
