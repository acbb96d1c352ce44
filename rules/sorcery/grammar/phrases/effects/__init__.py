"""Wordings of effects on cards, players and things, in usual words of the published game, in plain form."""

from __future__ import annotations

from rules.sorcery.grammar.phrases.effects.branches import BRANCHES
from rules.sorcery.grammar.phrases.effects.choices import CHOICES
from rules.sorcery.grammar.phrases.effects.decks import DECKS
from rules.sorcery.grammar.phrases.effects.figures import FIGURES
from rules.sorcery.grammar.phrases.effects.pairs import PAIRS
from rules.sorcery.grammar.phrases.usual_patterns import Written

#: Phrases of effects with something in them that is kept, before most other phrases are looked at.
EFFECT_WORDINGS: tuple[tuple[str, Written], ...] = (*DECKS, *FIGURES, *PAIRS, *BRANCHES, *CHOICES)
