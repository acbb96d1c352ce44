"""Template tags of the pages about decks."""
