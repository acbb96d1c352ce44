"""Forms: decks, games and stop rules of a simulation, a hand, odds, and what is said of a result."""
