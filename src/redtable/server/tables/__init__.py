"""A table as its log tells it: what may be asked for, what is written down, what each seat is told. Pure."""
