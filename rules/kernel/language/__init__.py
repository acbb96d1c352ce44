"""The parts that the games' card languages share: words as dataclasses, read from the tables of definitions."""
