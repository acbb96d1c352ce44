"""Find and browse a game's cards: its columns in memory, and the keys that they are searched by."""
