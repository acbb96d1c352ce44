"""Changing a deck: each change as a value, its history, and the builder."""
