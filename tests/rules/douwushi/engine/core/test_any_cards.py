"""Games between random decks of random cards of the whole language: every state is sound, at every level."""

from __future__ import annotations

import pytest

from rules.douwushi.engine import engine
from tests.rules.douwushi.engine.core.any_cards import any_deck
from tests.rules.engines.any_decks import LEVELS, assert_games_are_sound


@pytest.mark.parametrize("level", LEVELS)
def test_games_of_any_cards_are_sound(level: str) -> None:
    assert_games_are_sound(engine(), any_deck, level, meetings=40, pairs=4)
