"""Simulations that one button asks for: a duel, a repetition, a check, a replaced card, a rank, a larger matrix."""
