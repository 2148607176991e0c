"""`redtable table`: play in the terminal, on the full screen or line by line."""
