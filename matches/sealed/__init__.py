"""How good a deck out of boosters is: its rank among the decks that the machine built of other pools of the set."""
