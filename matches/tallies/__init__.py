"""Counts of played games that add up in any order: results, leads by turn, what became of each card."""
