"""Tell games plainly: lines that are one action each, about cards, places and a number; boards made of declarations; no scenarios."""
