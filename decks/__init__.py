"""Decks: building, checking, sharing and downloading them; their owners."""
