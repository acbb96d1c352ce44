"""Find decks, and cards within one."""
