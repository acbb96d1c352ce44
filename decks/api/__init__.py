"""Decks through the API: reading, writing, checking and exporting."""
