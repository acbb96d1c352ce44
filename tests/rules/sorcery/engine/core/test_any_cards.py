"""Games between random decks of random cards of the whole language: every state is sound, at every level."""

from __future__ import annotations

import random

import pytest

from rules.sorcery.engine import engine
from tests.rules.language.any_cards import assert_every_word_is_said
from tests.rules.proving import SCALE, take_seed
from tests.rules.sorcery.engine.core.any_cards import CARDS, any_deck

MEETINGS, PAIRS = 8 * SCALE, 2


@pytest.mark.parametrize("level", ["random", "greedy"])
def test_games_of_any_cards_are_sound(level: str) -> None:
    seed = take_seed()
    played = 0
    for number in range(MEETINGS):
        chance = random.Random(f"{seed} {number}")
        decks = (any_deck(chance), any_deck(chance, 100))
        rows = engine().play(decks, seed=number, first_pair=0, pairs=PAIRS, levels=(level, level), is_examined=True)
        assert rows["errors"].tolist() == [0] * (2 * PAIRS), number
        played += len(rows)
    assert played == 2 * PAIRS * MEETINGS


def test_cards_say_every_word() -> None:
    assert_every_word_is_said(CARDS)
