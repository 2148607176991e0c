### Игры и что выбирают перед игрой.

## Games

game-terraforming = Покорение Марса

## Set-up

option-terraforming-seats = число мест (одно: игра в одиночку)
option-terraforming-board = игровое поле
option-terraforming-corporate_era = с дополнением «Эпоха корпораций»
option-terraforming-draft = драфт в фазе исследования
option-terraforming-beginners = места с начинающей корпорацией
option-terraforming-first = первый игрок (по жребию, если не указан)
option-terraforming-corporations_dealt = корпораций на выбор
option-terraforming-cards_dealt = карт проектов на выбор в начале игры
