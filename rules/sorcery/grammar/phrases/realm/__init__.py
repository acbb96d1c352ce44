"""Usual words for what lies in the realm and moves in it, and how further phrases know them."""
