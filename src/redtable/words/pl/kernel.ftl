### Dane i zapisy, których nie da się odczytać.

bad-data = to nie są zwykłe dane: { $kind }
bad-data-deep = dane są zagnieżdżone głębiej niż na { $most } poziomów
bad-unfit-field = pole „{ $field }” ma niewłaściwą wartość ({ $kind })
bad-salts = soli: { $salts }, miejsc: { $seats }, czyli więcej niż po jednej na miejsce
