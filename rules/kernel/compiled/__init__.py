"""What runs compiled, and what compiles it: the engines' records, chance, sets of cards, the log of events and the loop over games."""
