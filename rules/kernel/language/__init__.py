"""What the card languages of the games share: words as dataclasses, read from the tables of definitions."""
