"""What every game shares: games and states, moves and chance, records and rules."""
