"""Cards are numbered by what they are, and tokens after them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rules.kernel.engine import PlayableDeck, UnplayableError
from rules.kernel.playing.card_numbers import all_tokens, listed_cards, number_cards, numbered_tokens
from rules.wording import Text
from tests.matches.pips import CARDS

NINE, FIVE, ONE = (CARDS[f"pip-{pips}"] for pips in (9, 5, 1))


def token(name: str, **values: Any) -> Any:
    return replace(ONE, slug=name, name=Text(name, name), values=values)


def test_cards_of_low_numbers_come_first_whatever_their_order() -> None:
    low, high = sorted((NINE, FIVE), key=lambda card: (card.number, card.slug))
    assert number_cards(40, [high, low, high]) == [41, 40, 42]
    assert number_cards(40, [low, high, high]) == [40, 41, 42]


def test_each_copy_is_listed_in_the_deck_s_order() -> None:
    deck = PlayableDeck({"main": ((NINE, 2), (ONE, 1))})
    assert listed_cards(deck, "main") == [NINE, NINE, ONE]
    assert listed_cards(deck, "pool") == []


def test_tokens_are_told_apart_by_name_and_values() -> None:
    wolf, large = token("Wolf", power=1), token("Wolf", power=3)
    assert all_tokens([wolf], [token("Wolf", power=1), large]) == (wolf, large)
    assert numbered_tokens([wolf, large], 90, 2) == {90: wolf, 91: large}
    with pytest.raises(UnplayableError, match="more than 1 different tokens"):
        numbered_tokens([wolf, large], 90, 1)
