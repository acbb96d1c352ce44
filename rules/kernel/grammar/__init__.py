"""Read rules texts: rules find every way in which words can be understood, within a bounded number of steps.

A game has a grammar of its card language's English (`rules/<game>/grammar`), made of the same templates and tables that texts are written
from. A grammar's result is only a guess: a text counts as read if the guess, written out, is that text.
"""
