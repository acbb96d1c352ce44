"""Phrases: the plain form of texts, and usual phrases of the published game with what texts of this site say for them."""
