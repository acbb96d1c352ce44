"""The cards that tests of cards are about."""

from __future__ import annotations

from tests.cards.conftest import folder, pool

__all__ = ["folder", "pool"]
