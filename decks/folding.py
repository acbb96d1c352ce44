"""Folds traditional Chinese characters into simplified ones, character by character: enough to compare names, not to translate."""

from __future__ import annotations

from functools import cache
from pathlib import Path


@cache
def _table() -> dict[int, str]:
    lines = Path(__file__).with_name("traditional.txt").read_text(encoding="utf-8").splitlines()
    letters = "".join(line for line in lines if not line.startswith("#"))
    return {ord(traditional): simplified for traditional, simplified in zip(letters[::2], letters[1::2], strict=True)}


def fold_traditional(text: str) -> str:
    """The text with every traditional character that has a simplified form replaced by it."""
    return text if text.isascii() else text.translate(_table())
