### Skąd biorą się punkty.

score-tr = WT
score-milestones = Tytuły
score-awards = Nagrody
score-greenery = obszary zieleni
score-city = obszary miast
score-cards = karty
score-total = razem
