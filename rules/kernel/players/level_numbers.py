"""The levels' numbers, as a game's compiled code takes them. From the strategist on they have foresight (players.foresight.EFFORTS)."""

from __future__ import annotations

RANDOM, GREEDY, PLANNER, STRATEGIST, EXPERT, JUDGE = range(6)
