"""The cards that a side can't see, dealt anew."""

from __future__ import annotations

import random

from rules.hota.engine.core.state import codes
from rules.hota.engine.play import Play
from tests.rules.engines.unseen import deal_anew


def permute_unseen(play: Play, viewer: int, chance: random.Random) -> Play:
    """The same game with the cards of decks and of the enemy's hand dealt anew."""
    dealt: Play = deal_anew(play, viewer, (codes.DECK,), codes.HAND, chance)
    return dealt
