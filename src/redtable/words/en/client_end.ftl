### The end of a game.

client-end-close = Look at the table
