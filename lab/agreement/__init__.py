"""Measure how far a level of player agrees with the judge, the strongest player that there is (docs/players.md)."""
