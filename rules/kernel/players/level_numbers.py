"""The levels' numbers in a game's compiled code. From the strategist on they have foresight (players.efforts)."""

from __future__ import annotations

RANDOM, GREEDY, PLANNER, STRATEGIST, EXPERT, JUDGE = range(6)
