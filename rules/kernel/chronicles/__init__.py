"""Play games and tell them while they go on: each game's chronicle, and the record of a whole game."""
