"""The nearest known word is offered where it is near, and none where it is not."""

from __future__ import annotations

import pytest

from rules import games
from rules.kernel.language.misspellings import nearest

BEASTS = ("cat", "dog", "wolf", "horse", "tiger", "snake", "goat")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("gren", "green"),
        ("greeen", "green"),
        ("graen", "green"),
        ("rgeen", "green"),
        ("Green", "green"),
        ("GREEN", "green"),
        ("gre", "green"),
        ("attck_declard", "attack_declared"),
        ("re", "red"),
    ],
)
def test_a_misspelling_is_near(typed: str, meant: str) -> None:
    assert nearest(typed, ["blue", "red", "green", "attack_declared"]) == meant


@pytest.mark.parametrize("typed", ["", "x", "cat", "gold", "grey goose", "attack"])
def test_another_word_is_not_near(typed: str) -> None:
    assert nearest(typed, ["blue", "red", "green", "attack_declared", "attack_allowed", "plant"]) is None


def test_the_fewest_mistakes_win() -> None:
    assert nearest("draws", ["dream", "draw", "drawn"]) == "draw"


@pytest.mark.parametrize("typed", BEASTS)
def test_no_shipped_word_is_offered_for_a_beast_that_no_game_has(typed: str) -> None:
    for game in games.everything():
        for field in game.fields:
            known = [choice.slug for choice in field.choices]
            assert typed in known or nearest(typed, known) is None, (game.slug, field.slug)
