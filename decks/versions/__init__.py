"""A deck's versions: its history, how pages list and compare them, and the decks that it comes from."""
