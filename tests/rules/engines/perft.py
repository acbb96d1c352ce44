"""Perft: how many sequences of legal actions of a length there are from a position; a changed count is a changed rule."""

from __future__ import annotations

from typing import Any


def perft(play: Any, depth: int) -> int:
    if depth == 0:
        return 1
    total = 0
    for action in play.legal_actions():
        after = play.clone()
        after.apply(action)
        total += perft(after, depth - 1)
    return total
