### Where points come from.

score-tr = TR
score-milestones = milestones
score-awards = awards
score-greenery = greenery tiles
score-city = city tiles
score-cards = cards
score-total = total
