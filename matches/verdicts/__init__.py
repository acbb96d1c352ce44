"""How far a result is to be trusted: rates with their intervals, what a total covers, and how far a stronger player may be from it."""
