"""The state of a game, declared once: its fields, what positions say of them, and its zones. Loads no Numba."""
