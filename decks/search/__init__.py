"""Find decks, one's own or everybody's, and cards within one."""
