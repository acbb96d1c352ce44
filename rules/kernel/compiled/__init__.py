"""Compiled code and its compilation: the engines' records, chance, sets of cards, the log of events and the loop over games."""
