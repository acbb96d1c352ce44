"""The symbols before a card's name: its elements, each as often as its threshold says."""

from __future__ import annotations

import pytest

from cards.catalogue import catalogue_of
from decks.templatetags.decks import _threshold, card_symbols
from rules import games
from tests.fixtures.shipping import load_shipped


def test_thresholds_are_repeated(db: None) -> None:
    load_shipped(games.get("sorcery"))
    rows = catalogue_of("sorcery").rows
    found = {slug: card_symbols(card).count("<svg") for slug, card in rows.items()}
    assert found == {
        slug: sum(card.definition.values.get(each, 0) for each in ("air", "earth", "fire", "water")) for slug, card in rows.items()
    }
    assert max(found.values()) > 1


def test_requirements_are_repeated(db: None) -> None:
    load_shipped(games.get("hota"))
    rows = catalogue_of("hota").rows
    wanted = max(rows.values(), key=lambda card: max(card.definition.values.get(each, 0) for each in ("strength", "agility", "intellect")))
    assert card_symbols(wanted).count("<svg") > 1


def test_what_has_no_number_stands_once(db: None) -> None:
    load_shipped(games.get("echo"))
    assert {card_symbols(card).count("<svg") for card in catalogue_of("echo").rows.values()} == {0, 1}


@pytest.mark.parametrize(("value", "times"), [(None, 1), ("x", 1), (0, 1), (1, 1), (3, 3), (99, 9)])
def test_odd_numbers_are_kept_within_bounds(value: object, times: int) -> None:
    assert _threshold(value) == times
