"""The search language: text is parsed, understood by a table of keys and told back in words; rows of the database are found by it.

What is searched declares its keys: cards (`cards.card_keys`), decks (`decks.deck_keys`) and simulations (`matches.search.keys`).
"""
