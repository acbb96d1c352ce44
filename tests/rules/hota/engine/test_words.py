"""Every word of the card language has a meaning in the engine, and the engine has no others: what is forgotten stops by name."""

from __future__ import annotations

from typing import get_args

from rules.hota.engine.core.state.fields import EVENTS
from rules.hota.engine.selector_words import ATTRIBUTES, KEYWORDS, KINDS, RESTRICTIONS, WHOSE, ZONES
from rules.hota.language import selectors, vocabulary
from tests.rules.language.word_meanings import WordMeaningProofs


class TestWords(WordMeaningProofs):
    game = "hota"
    lists = (
        ({*get_args(vocabulary.Zone), "exile", "attribute_cards"}, ZONES),
        (get_args(vocabulary.CardKind), KINDS),
        (get_args(vocabulary.Attribute), ATTRIBUTES),
        (get_args(vocabulary.Keyword), KEYWORDS),
        (get_args(vocabulary.Restriction), RESTRICTIONS),
        (get_args(vocabulary.Event), EVENTS),
        (get_args(vocabulary.Bearer), WHOSE),
    )
    picking = (selectors.Permanents, selectors.Cards)
