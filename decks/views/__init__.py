"""The pages of decks and accounts."""
