"""Fold traditional Chinese into simplified, so that a search finds names typed in either."""

from __future__ import annotations

from functools import cache

from opencc import OpenCC


# 0.7 ms of CPU time, and a list of simulations or decks asks some 60 times (2026-11-25).
@cache
def _converter() -> OpenCC:
    return OpenCC("t2s")


def fold_traditional(text: str) -> str:
    """Return the text in simplified characters."""
    return text if text.isascii() else str(_converter().convert(text))
