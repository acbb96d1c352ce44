"""Games between random decks of random cards of the whole language: every state is sound, at every level."""

from __future__ import annotations

import pytest

from rules.hota.engine import engine
from tests.rules.engines.any_decks import LEVELS, assert_games_are_sound
from tests.rules.hota.engine.core.any_cards import CARDS, any_deck
from tests.rules.language.any_cards import assert_every_word_is_said


@pytest.mark.parametrize("level", LEVELS)
def test_games_of_any_cards_are_sound(level: str) -> None:
    assert_games_are_sound(engine(), any_deck, level, meetings=20, pairs=4)


def test_cards_say_every_word() -> None:
    assert_every_word_is_said(CARDS)
