"""The card database and browsing it."""
