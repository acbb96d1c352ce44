"""What is asked of a simulation: which decks play on which terms, and whether they may."""
