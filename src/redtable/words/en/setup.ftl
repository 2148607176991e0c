### Games, and what can be chosen at set-up.

## Games

game-terraforming = Terraforming Mars

## Set-up

option-terraforming-seats = number of seats (one: the solo game)
option-terraforming-board = board
option-terraforming-corporate_era = with Corporate Era
option-terraforming-draft = draft in the research phase
option-terraforming-beginners = seats with the beginner corporation
option-terraforming-first = first player (drawn by lot unless set)
option-terraforming-corporations_dealt = corporations to choose from
option-terraforming-cards_dealt = project cards to choose from at the start
