"""Opening hands: their odds, hands drawn at random, and whether to keep one."""
