"""Loading what the site comes with: shipped decks, and the cards of published games."""
