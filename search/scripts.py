"""Fold traditional Chinese into simplified, so that a search finds names typed in either."""

from __future__ import annotations

from functools import cache

from opencc import OpenCC


@cache
def _converter() -> OpenCC:
    return OpenCC("t2s")


def fold_traditional(text: str) -> str:
    """Return the text in simplified characters."""
    return text if text.isascii() else str(_converter().convert(text))
