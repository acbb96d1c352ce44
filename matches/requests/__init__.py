"""Requests for simulations: their values, and whether they are admitted."""
