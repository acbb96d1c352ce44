"""The rank of a deck out of boosters among the decks that the machine built of other pools of the set."""
