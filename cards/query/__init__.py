"""The search language: text is parsed, understood by a table of keys, told back in words and answered by columns of cards or decks."""
