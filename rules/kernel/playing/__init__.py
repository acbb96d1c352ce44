"""Engines from outside: batches of games, single games in Python, levels of players."""
