"""Searches find Dou Wushi's cards by their behaviours: every word of the language by one, and something by every choice."""

from __future__ import annotations

from typing import Any

import pytest

from rules.douwushi.behaviours import BEHAVIOURS, DOES, READER, WHEN
from rules.douwushi.language import costs, effects, modifiers, moments
from rules.kernel.cards import Behaviour


@pytest.fixture
def found(shipped: Any) -> Any:
    def read(behaviour: str, slug: str) -> set[str]:
        (one,) = (each for each in BEHAVIOURS if each.slug == behaviour)
        return set(one.read(shipped.cards("douwushi")[slug]))

    return read


@pytest.mark.parametrize("behaviour", BEHAVIOURS, ids=lambda behaviour: behaviour.slug)
def test_every_choice_finds_a_card_and_every_card_has_known_choices(shipped: Any, behaviour: Behaviour) -> None:
    read = {slug for card in shipped.cards("douwushi").values() for slug in behaviour.read(card)}
    assert read == {choice.slug for choice in behaviour.choices}


def test_every_word_can_be_found(shipped: Any) -> None:
    does, when = {choice.slug for choice in DOES}, {choice.slug for choice in WHEN}
    shared = {"counter_any", "extra_counter", "skill_cost", "equip_cost", "full_guard"}
    around = {"give", "may", "if", "stay"}
    words = {word.word() for word in (*effects.Effect.words(), *modifiers.Modifier.words())}
    assert {word.replace("_", "-") for word in words - shared - around} <= does
    assert {word.word().replace("_", "-") for word in moments.Moment.words()} <= when
    assert {word.word() for word in costs.Cost.words()} <= {choice.slug for choice in BEHAVIOURS[3].choices}
    assert "counter" in READER.read_does(shipped.cards("douwushi")["meng-laodao"])


@pytest.mark.parametrize(
    ("behaviour", "slug", "expected"),
    [
        ("does", "cangwu-zi", {"damage", "unpreventable"}),
        ("does", "tie-ba", {"guard"}),
        ("does", "second-pot", {"draw", "discard"}),
        ("does", "border-sabre", set()),
        ("when", "whisper-knives", {"passive", "kills"}),
        ("when", "iron-shirt", {"cast", "passive", "always", "damaged"}),
        ("targets", "sealed-street", {"hero", "all", "own", "enemy"}),
        ("targets", "hei-mao", {"item", "target", "enemy"}),
        ("targets", "raised-bounty", {"bounty", "hero", "target", "own"}),
        ("targets", "shi-shouguan", {"hero", "self"}),
        ("pays", "cangwu-zi", {"x", "tap"}),
        ("pays", "jue-ming", {"mp", "tap", "wound"}),
        ("pays", "teahouse-rumour", set()),
    ],
)
def test_what_a_card_is_found_by(found: Any, behaviour: str, slug: str, expected: set[str]) -> None:
    assert found(behaviour, slug) == expected


def test_a_condition_and_a_limit_of_players_have_no_target(found: Any) -> None:
    assert "enemy" not in found("targets", "collect-early")
    assert found("targets", "account-book") == set()
