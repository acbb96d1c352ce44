"""Every word of the card language, each of its fields and their values, is on a card of the word scenarios."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

from rules.echo.language import (
    abilities,
    amounts,
    conditions,
    costs,
    effects,
    modifiers,
    moments,
    read_abilities,
    replaced,
    selectors,
    vocabulary,
)
from tests.rules.language.word_coverage import cards_in, idle_cards, language, used_in

FOLDER = Path(__file__).parent / "scenarios" / "words"
FAMILIES = (effects.Effect, moments.Moment, replaced.Replaced, conditions.Condition, costs.Cost, modifiers.Modifier)
WORDS: tuple[type, ...] = tuple(word for family in FAMILIES for word in family.words())
PARTS: tuple[type, ...] = (
    abilities.Ability,
    amounts.Count,
    selectors.Followers,
    selectors.FollowerCount,
    selectors.Cards,
    selectors.CardCount,
    selectors.EventCount,
    selectors.Taken,
    modifiers.CardsOf,
)
#: Printed on cards, and no more than names to the language: one of each list stands for all.
NAMES = (vocabulary.Attribute, vocabulary.Faction, vocabulary.Race)


def test_every_word_is_on_a_card() -> None:
    used: set[str] = set()
    for card in cards_in(FOLDER):
        used |= set(used_in(read_abilities(card.get("abilities", []), source="words", card=card["slug"], kind=card["kind"])))
    missing = sorted(language((*WORDS, *PARTS), NAMES) - used)
    assert not missing, f"no scenario uses {', '.join(missing)}"


def test_every_keyword_is_printed_on_a_card() -> None:
    assert {keyword for card in cards_in(FOLDER) for keyword in card.get("keywords", [])} == set(get_args(vocabulary.Keyword))


def test_every_card_is_in_a_scenario() -> None:
    assert idle_cards(FOLDER) == {}
