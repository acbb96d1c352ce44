"""The complete rules of Heroes of Ancients: the source's chapters 100 to 107, their completion 108 to 113, and the rulings H-1 to H-12."""

from __future__ import annotations

from pathlib import Path

from rules.hota.rulebook.battles import BATTLE
from rules.hota.rulebook.cards import ATTRIBUTES, CARDS, VALUES
from rules.hota.rulebook.concepts import GENERAL, GOLDEN_RULES, PLAYERS
from rules.hota.rulebook.games import END, START
from rules.hota.rulebook.limits import LIMITS
from rules.hota.rulebook.permanents import PERMANENTS
from rules.hota.rulebook.stack import CASTING
from rules.hota.rulebook.turns import TURN
from rules.hota.rulebook.words import WORDS
from rules.kernel.rulebook import Rulebook

RULEBOOK = Rulebook(
    chapters=(GENERAL, GOLDEN_RULES, PLAYERS, START, END, ATTRIBUTES, VALUES, CARDS, TURN, BATTLE, CASTING, PERMANENTS, WORDS, LIMITS),
    index=Path(__file__).parent / "scenarios.json",
)
