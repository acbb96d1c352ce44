"""The training of players, who learn what positions are worth."""
