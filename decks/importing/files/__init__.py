"""Files that hold decks: this site's own, those of other programs, and tables."""
