"""The pages about decks."""
