### Gry i co wybiera się przed grą.

## Games

game-terraforming = Terraformacja Marsa

## Set-up

option-terraforming-seats = liczba miejsc (jedno: wariant 1-osobowy)
option-terraforming-board = plansza
option-terraforming-corporate_era = z „Erą Korporacyjną”
option-terraforming-draft = selekcja kart w fazie badań
option-terraforming-beginners = miejsca z korporacją dla początkujących
option-terraforming-first = pierwszy gracz (losowany, jeśli nie podano)
option-terraforming-corporations_dealt = korporacje do wyboru
option-terraforming-cards_dealt = karty projektów do wyboru na początku
