"""Spares the garbage collector what stays: it would go through every card again and again, a fifth of a second each time."""

from __future__ import annotations

import gc

MANY = 2_000


def settle() -> None:
    """What is in memory now is taken to stay; it is freed all the same once nothing refers to it."""
    gc.collect()
    gc.freeze()


def settle_many(count: int) -> None:
    """The same after so many cards were read: only many are worth the time."""
    if count >= MANY:
        settle()
