"""The state of a game: its numbers, fields and zones, and the functions that read and note them."""
