"""The changes that happen in a game, each told as an event."""
