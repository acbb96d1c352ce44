"""Usual words of the published game, and the words that further phrases know for them: read first of all."""
