"""The thinking of players: what they see, what a position is worth to them, which actions are worth a look."""
