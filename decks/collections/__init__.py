"""Collections: the cards of a game that somebody owns."""
