"""Engines from outside: batches of games, single games in Python's hands, levels of players."""
