"""Checks: a win rate played again by the strongest player, from the same seeds, and shown beside what it checks."""
