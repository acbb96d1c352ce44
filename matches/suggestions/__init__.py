"""Suggestions: workers try lists for an incomplete deck, and the best one is offered with its win rate."""
