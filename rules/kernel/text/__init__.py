"""Write rules texts: a walker goes through an ability once and settles who is meant by each name; each language words the result.

A game has a walker (`walker.py`, what is mentioned when) and in each language the wordings of its selectors, conditions and amounts; its
words declare their templates.
"""
