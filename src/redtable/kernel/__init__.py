"""What every game shares: state, decisions, effects, records, chance. Knows no game, does no input or output."""
