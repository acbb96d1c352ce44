"""How players learn what positions are worth."""
