"""The odds of drawing what one needs: of one deck, exactly, and of several decks together."""
