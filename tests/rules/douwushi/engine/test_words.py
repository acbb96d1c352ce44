"""Every word of the card language has a meaning in the engine, and the engine has no others: what is forgotten stops by name."""

from __future__ import annotations

from typing import get_args

from rules.douwushi.engine.selector_words import CLASSES, EVENTS, KINDS, RESTRICTIONS, SOURCES, TYPES, WHOSE, ZONES
from rules.douwushi.language import selectors, vocabulary
from tests.rules.language.word_meanings import WordMeaningProofs


class TestWords(WordMeaningProofs):
    game = "douwushi"
    lists = (
        (get_args(vocabulary.Zone), ZONES),
        (get_args(vocabulary.CardKind), KINDS),
        (get_args(vocabulary.Calling), CLASSES),
        (get_args(vocabulary.AttackType), TYPES),
        (get_args(vocabulary.Source), SOURCES),
        (get_args(vocabulary.Restriction), RESTRICTIONS),
        (get_args(vocabulary.Event), EVENTS),
        (get_args(vocabulary.Bearer), WHOSE),
    )
    picking = (selectors.Heroes, selectors.Items, selectors.Cards)
