### Cards, hand, cards in play, gallery.

client-cards-or = or
client-cards-solo = solo
client-cards-first = first
client-cards-letter-automated = Au
client-cards-letter-active = Ac
client-cards-letter-event = Ev
client-cards-letter-corporation = Co
