"""Dragon Trove (魔龙宝窟): programmed action cards against a dragon with a deck of its own."""
