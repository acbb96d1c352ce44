"""What the state of a game is: its numbers, fields and zones, and what is read from them and noted."""
