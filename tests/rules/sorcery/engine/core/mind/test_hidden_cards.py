"""No player looks at what its side can't see: permuting the unseen cards changes no choice."""

from __future__ import annotations

from rules.sorcery.engine.batches import ENGINE
from tests.rules.engines.peeking import HiddenCardProofs


class TestHiddenCards(HiddenCardProofs):
    engine = ENGINE
    games = 4
