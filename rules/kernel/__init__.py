"""The parts that all games share: card definitions and engines. Nothing here names a game."""
