"""What happens in a game, each change told as an event."""
