"""Finding and browsing a game's cards: its columns in memory, and what they are searched by."""
