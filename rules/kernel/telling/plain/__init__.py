"""Games told plainly: lines that are one action each, about cards, places and a number; boards made of what is declared; no scenarios."""
