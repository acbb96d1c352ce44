"""Sorcery's rules texts read: what an English text says as abilities, where it can be read exactly.

It stands beside `text`, which writes: both are made of the same templates and tables, and neither knows of the other's grammar.
"""
