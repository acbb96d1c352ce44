"""Reading of rules texts: rules that find every way in which words can be understood, within a bounded number of steps.

A game has a grammar of its card language's English (`rules/<game>/grammar`), made of the same templates and tables that texts are written
from. What a grammar finds is only a guess: a text is read if what is written of the guess is that text.
"""
