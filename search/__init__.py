"""The search language: parse a text, resolve it by a table of keys, tell it back in words, and find rows of the database by it.

Whatever is searched declares its keys: cards (`cards.search.keys`), decks (`decks.search.keys`) and simulations (`matches.search.keys`).
"""
