"""Retention and quotas of decks."""
