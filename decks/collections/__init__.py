"""What somebody owns of a game's cards."""
