### Откуда берутся очки.

score-tr = РТ
score-milestones = достижения
score-awards = награды
score-greenery = жетоны озеленения
score-city = жетоны города
score-cards = карты
score-total = итого
