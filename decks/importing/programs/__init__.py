"""Read the deck files of other programs and sites."""
