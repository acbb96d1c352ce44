"""Pips among the games, and decks of it."""

from __future__ import annotations

from tests.matches.conftest import alice, bob, middle, pips, pips_cards, strong
from tests.matches.races.test_race import lame

__all__ = ["alice", "bob", "lame", "middle", "pips", "pips_cards", "strong"]
