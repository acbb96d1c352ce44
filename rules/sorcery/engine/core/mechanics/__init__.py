"""The changes in a game, each told as an event."""
