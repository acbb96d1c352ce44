"""Judge how far to trust a result: rates with their intervals, what a total covers, and how far a stronger player may be from it."""
