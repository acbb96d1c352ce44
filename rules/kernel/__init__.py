"""What the games share: card definitions and engines. Nothing here names a game."""
