"""Deck lists without a database: cards by name and code, checks, changes, differences."""
