"""Rules texts: a walker goes through an ability once and settles who is meant by what; each language says what it finds.

A game has a walker (`walker.py`, what is mentioned when) and in each language what its selectors, conditions and amounts are called; its
words declare their templates.
"""
