"""Pips among the games."""

from __future__ import annotations

from tests.matches.conftest import pips, pips_cards

__all__ = ["pips", "pips_cards"]
