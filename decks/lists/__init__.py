"""Deck lists without a database: checks, changes, differences."""
