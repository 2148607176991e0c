### Karty, ręka, karty w grze, galeria.

client-cards-or = lub
client-cards-solo = solo
client-cards-first = najpierw
client-cards-letter-automated = N
client-cards-letter-active = A
client-cards-letter-event = W
client-cards-letter-corporation = K
