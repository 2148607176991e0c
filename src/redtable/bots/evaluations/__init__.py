"""What positions are worth, one package for each game that has an evaluation of its own."""
