"""Every word of the card language has a meaning in the engine, and the engine has no others: what is forgotten stops by name."""

from __future__ import annotations

from typing import get_args

from rules.sorcery.engine.core.state.fields import EVENTS
from rules.sorcery.engine.selector_words import ELEMENTS, KEYWORDS, RESTRICTIONS, WHOSE, ZONES
from rules.sorcery.language import selectors, vocabulary
from tests.rules.language.word_meanings import WordMeaningProofs


class TestWords(WordMeaningProofs):
    game = "sorcery"
    lists = (
        ({*get_args(vocabulary.Zone), "banished"}, ZONES),
        (get_args(vocabulary.Element), ELEMENTS),
        (get_args(vocabulary.AskedKeyword), KEYWORDS),
        (get_args(vocabulary.Restriction), RESTRICTIONS),
        (get_args(vocabulary.Event), EVENTS),
        (get_args(vocabulary.Bearer), WHOSE),
    )
    picking = (selectors.Things, selectors.Cards, selectors.Spot)
    apart = (selectors.Spot,)
