"""The course of a game: the steps of a turn, what may be decided, and how abilities are carried out."""
