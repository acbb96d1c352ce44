"""The complete rules of Sorcery: what its source says, Deckproof's completion, and the rulings S-1 to S-16."""

from __future__ import annotations

from pathlib import Path

from rules.kernel.rulebook import Rulebook
from rules.sorcery.rulebook.abilities.words import ABILITIES
from rules.sorcery.rulebook.artifacts import ARTIFACTS
from rules.sorcery.rulebook.cards import CARDS
from rules.sorcery.rulebook.ends import ENDS
from rules.sorcery.rulebook.fights.strikes import FIGHTING
from rules.sorcery.rulebook.games import GAME
from rules.sorcery.rulebook.keywords import KEYWORDS
from rules.sorcery.rulebook.realm.regions import REALM
from rules.sorcery.rulebook.spells import SPELLS
from rules.sorcery.rulebook.turns import TURN

RULEBOOK = Rulebook(
    chapters=(GAME, REALM, CARDS, TURN, SPELLS, FIGHTING, ARTIFACTS, KEYWORDS, ABILITIES, ENDS),
    index=Path(__file__).parent / "scenarios.json",
)
