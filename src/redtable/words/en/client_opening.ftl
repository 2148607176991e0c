### Opening hand, research, draft.

client-opening-peek = Look at the table
