"""Searches find HotA's cards by their behaviours: every word of the language by one, and something by every choice."""

from __future__ import annotations

from typing import Any

import pytest

from rules.hota.behaviours import BEHAVIOURS, DOES, WHEN
from rules.hota.language import costs, effects, modifiers, moments, replaced
from rules.kernel.cards import Behaviour


@pytest.fixture
def found(shipped: Any) -> Any:
    def read(behaviour: str, slug: str) -> set[str]:
        (one,) = (each for each in BEHAVIOURS if each.slug == behaviour)
        return set(one.read(shipped.cards("hota")[slug]))

    return read


@pytest.mark.parametrize("behaviour", BEHAVIOURS, ids=lambda behaviour: behaviour.slug)
def test_every_choice_finds_a_card_and_every_card_has_known_choices(shipped: Any, behaviour: Behaviour) -> None:
    read = {slug for card in shipped.cards("hota").values() for slug in behaviour.read(card)}
    assert read == {choice.slug for choice in behaviour.choices}


def test_every_word_can_be_found() -> None:
    does, when = {choice.slug for choice in DOES}, {choice.slug for choice in WHEN}
    named = {"stats": "boost", "has": "grant", "cannot": "restrict", "may": "", "if": "", "sacrifice_self": "sacrifice"}
    words = (*effects.Effect.words(), *modifiers.Modifier.words())
    assert {named.get(word.word(), word.word().replace("_", "-")) for word in words} - {""} <= does
    assert {word.word().replace("_", "-") for word in (*moments.Moment.words(), *replaced.Replaced.words())} <= when
    assert {named.get(word.word(), word.word()) for word in costs.Cost.words()} == {choice.slug for choice in BEHAVIOURS[3].choices}


@pytest.mark.parametrize(
    ("behaviour", "slug", "expected"),
    [
        ("does", "spark-lance", {"damage"}),
        ("does", "heron-mantle", {"grant"}),
        ("does", "stele-keeper", set()),
        ("when", "spark-lance", {"cast"}),
        ("when", "heron-mantle", {"static", "equip"}),
        ("targets", "spark-lance", {"target", "own", "enemy", "creature", "player"}),
        ("targets", "heron-mantle", {"host"}),
        ("pays", "heron-mantle", {"mana"}),
        ("pays", "spark-lance", set()),
    ],
)
def test_what_a_card_is_found_by(found: Any, behaviour: str, slug: str, expected: set[str]) -> None:
    assert found(behaviour, slug) == expected
