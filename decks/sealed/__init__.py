"""Decks out of boosters: pools that are opened, and the decks that the machine builds from them."""
