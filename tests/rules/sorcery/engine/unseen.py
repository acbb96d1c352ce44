"""The cards that a side can't see, dealt anew."""

from __future__ import annotations

import random

from rules.sorcery.engine.core.state import codes
from rules.sorcery.engine.play import Play
from tests.rules.engines.unseen import deal_anew


def permute_unseen(play: Play, viewer: int, chance: random.Random) -> Play:
    """The same game with the cards of decks and of the enemy's hand dealt anew: the backs of spells and sites differ."""
    decks = (codes.SPELLBOOK, codes.ATLAS)
    dealt: Play = deal_anew(play, viewer, decks, codes.HAND, chance, lambda number: play.cards[number].kind == "site")
    return dealt
