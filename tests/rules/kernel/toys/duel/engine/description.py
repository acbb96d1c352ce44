"""The duel has no positions but those of its games."""

from __future__ import annotations

from typing import Any


def describe(play: Any) -> None:
    """A game is told from its beginning on."""
