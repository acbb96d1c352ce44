"""Suggestions: the cards that a sensible player would add to a deck that is not complete."""
