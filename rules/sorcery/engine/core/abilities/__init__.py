"""Abilities: what they ask, select and hear, what they give while they last, and which events they replace."""
