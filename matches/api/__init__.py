"""Simulations through the API: asking for one, polling it, cancelling it, reading a game of it."""
