"""The search language: text is parsed, understood by a table of keys and told back in words; rows of the database are found by it.

What is searched declares its keys: cards (`cards.search.keys`), decks (`decks.search.keys`) and simulations (`matches.search.keys`).
"""
