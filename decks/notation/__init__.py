"""The notation of decks and collections, as it is written and read: lines, headings, tables, Markdown, codes, words."""
