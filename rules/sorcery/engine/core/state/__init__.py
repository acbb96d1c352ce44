"""The state of a game: its numbers, fields and zones, and what is read from them and noted."""
