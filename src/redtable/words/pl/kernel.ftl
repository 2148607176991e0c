### Dane i zapisy, których nie da się odczytać.

bad-data = to nie są zwykłe dane: { $kind }
bad-data-deep = poziomów zagnieżdżenia danych jest więcej niż { $most }
bad-unfit-field = pole „{ $field }” ma niewłaściwą wartość ({ $kind })
bad-salts = soli: { $salts }, miejsc: { $seats }, czyli więcej niż po jednej na miejsce
