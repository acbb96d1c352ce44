"""Every word of the card language is on a card of the scenarios, and every card in one."""

from __future__ import annotations

from pathlib import Path

from rules.sorcery.language import conditions, costs, effects, modifiers, moments, read_abilities, replaced
from tests.rules.language.word_coverage import cards_in, idle_cards, named, used_in

FOLDERS = tuple(Path(__file__).parent / "scenarios" / name for name in ("rulebook", "words"))
FAMILIES = (effects.Effect, moments.Moment, replaced.Replaced, conditions.Condition, costs.Cost, modifiers.Modifier)


def test_every_word_is_on_a_card() -> None:
    used: set[str] = set()
    for card in (each for folder in FOLDERS for each in cards_in(folder)):
        used |= set(used_in(read_abilities(card.get("abilities", []), source="words", card=card["slug"], kind=card["kind"])))
    missing = sorted({named(word) for family in FAMILIES for word in family.words()} - used)
    assert not missing, f"no scenario uses {', '.join(missing)}"


def test_every_card_is_in_a_scenario() -> None:
    assert [idle_cards(folder) for folder in FOLDERS] == [{}, {}]
