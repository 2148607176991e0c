### Карты, рука, карты в игре, галерея.

client-cards-or = или
client-cards-solo = соло
client-cards-first = сначала
client-cards-letter-automated = Т
client-cards-letter-active = А
client-cards-letter-event = С
client-cards-letter-corporation = К
