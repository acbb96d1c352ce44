"""Figures of decks: what pages tell and draw of them."""
