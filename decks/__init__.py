"""Building, checking, sharing and downloading decks; whose they are."""
