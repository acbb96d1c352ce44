"""The symbols before a card's name: its elements, each as often as its threshold says."""

from __future__ import annotations

import pytest

from cards.catalogue import catalogue_of
from decks.templatetags.decks import card_symbols
from rules import games
from tests.fixtures.shipping import load_shipped


@pytest.mark.parametrize("game", ["sorcery", "echo"])
def test_thresholds_are_repeated(db: None, game: str) -> None:
    load_shipped(games.get(game))
    rows = catalogue_of(games.get(game)).rows
    found = {slug: card_symbols(card).count("<svg") for slug, card in rows.items()}
    if game == "echo":
        assert set(found.values()) == {0, 1}
        return
    thresholds = {
        slug: sum(card.definition.values.get(each, 0) for each in ("air", "earth", "fire", "water")) for slug, card in rows.items()
    }
    assert found == thresholds
    assert max(found.values()) > 1
