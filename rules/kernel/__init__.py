"""What the games share: card definitions, engines, drawing. Nothing here names a game."""
