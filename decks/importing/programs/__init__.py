"""Reads what other programs and sites write of decks."""
