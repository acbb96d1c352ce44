"""The thinking of players: what they see, what a position is worth to them, and which actions they look at."""
