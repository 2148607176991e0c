### Początkowa ręka, badania, draft.

client-opening-peek = Zobacz stół
