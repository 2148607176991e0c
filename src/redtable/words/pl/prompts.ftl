### Pytania do gracza i brzmienie możliwych odpowiedzi.

## Questions

ask-action =
    { $left ->
        [1] Twoja akcja (ostatnia w tej turze)
       *[other] Twoja akcja (pozostało w tej turze: { $left })
    }
ask-add = Na którą kartę +{ $what }?
ask-branch = Który efekt?
ask-buy = Które karty kupić? Cena każdej: { $price } M€
ask-copy = Z której karty powtórzyć zmiany produkcji?
ask-corporation = Którą korporację wybrać?
ask-discard-to-draw = Którą kartę odrzucić, aby dobrać inną (można żadnej)?
ask-draft = Którą kartę zatrzymać? Pozostałe przekazuje się dalej
ask-exchange = Ile wymienić?
ask-final-greenery = Zamienić roślinność w kolejny obszar zieleni?
ask-keep =
    { $n ->
        [one] Którą kartę zatrzymać?
        [few] Które { $n } karty zatrzymać?
       *[many] Które { $n } kart zatrzymać?
        [other] Które { $n } karty zatrzymać?
    }
ask-lower-production = Czyją produkcję { $resource } obniżyć o { $n }?
    .resource = gen
ask-metal = Którą produkcję podnieść?
ask-move-production = Ile poziomów produkcji przenieść?
ask-order = Który efekt rozpatrzyć najpierw?
ask-payment = Czym zapłacić?
ask-remove = Komu i co usunąć?
ask-sell = Które karty sprzedać?
ask-steal = Komu i co ukraść?
ask-take = Z której karty wziąć: { $what }?

## Where a tile goes

ask-area-ocean = Gdzie umieścić { acc-tile-ocean }?
ask-area-greenery = Gdzie umieścić { acc-tile-greenery }?
ask-area-city = Gdzie umieścić { acc-tile-city }?
ask-area-capital = Gdzie umieścić { acc-tile-capital }?
ask-area-marker = Gdzie umieścić { acc-tile-marker }?
ask-area-natural_preserve = Gdzie umieścić { acc-tile-natural_preserve }?
ask-area-mohole_area = Gdzie umieścić { acc-tile-mohole_area }?
ask-area-nuclear_zone = Gdzie umieścić { acc-tile-nuclear_zone }?
ask-area-ecological_zone = Gdzie umieścić { acc-tile-ecological_zone }?
ask-area-industrial_center = Gdzie umieścić { acc-tile-industrial_center }?
ask-area-commercial_district = Gdzie umieścić { acc-tile-commercial_district }?
ask-area-restricted_area = Gdzie umieścić { acc-tile-restricted_area }?
ask-area-lava_flows = Gdzie umieścić { acc-tile-lava_flows }?
ask-area-mining_area = Gdzie umieścić { acc-tile-mining_area }?
ask-area-mining_rights = Gdzie umieścić { acc-tile-mining_rights }?

## Answers

the-rules = zasady gry
answer-play = Zagraj kartę „{ $card }”
answer-use = Akcja karty „{ $card }”
answer-project = Projekt standardowy „{ $project }”
answer-claim = Uzyskaj Tytuł „{ $milestone }”
answer-fund = Ufunduj Nagrodę „{ $award }”
answer-convert-plants = Zamień roślinność w obszar zieleni
answer-convert-heat = Zamień ciepło we wzrost Temperatury
answer-first-action = Wykonaj pierwszą akcję korporacji
answer-end-turn = Zakończ turę
answer-pass = Spasuj
answer-pay = Zapłać: { $units }
    .units = and
answer-area = Pole { $area }
answer-seat = { $seat }
answer-seat-units = { $seat }: { $what }
answer-none = Nie
answer-neutral = Wirtualny przeciwnik
answer-neutral-units = Wirtualny przeciwnik: { $what }
answer-card = { $card }
answer-card-units = { $card }: { $n }
answer-branch = { $what }
    .what = comma
answer-buy = Kup: { $cards }
    .cards = comma
answer-buy-nothing = Nie kupuj nic
answer-keep = Zatrzymaj: { $cards }
    .cards = comma
answer-sell = Sprzedaj: { $cards }
    .cards = comma
answer-choose-to-sell = Sprzedaż patentów
answer-discard = Odrzuć kartę „{ $card }”
answer-amount = { $n }
answer-first = Najpierw: { $what }
answer-corporation = { $card }
answer-take = Zatrzymaj kartę „{ $card }”
