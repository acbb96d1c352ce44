"""Finding decks, and cards within one."""
