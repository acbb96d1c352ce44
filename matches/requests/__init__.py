"""Requests for simulations: which decks play on which terms, and whether they may."""
