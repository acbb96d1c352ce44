"""The symbols before a card's name: its elements, each with its threshold."""

from __future__ import annotations

import re

import pytest
from django.utils.safestring import mark_safe

from cards.catalogue import catalogue_of
from decks.templatetags.decks import _times, card_symbols
from rules import games
from tests.fixtures.shipping import load_shipped


def told(drawn: str) -> int:
    """The sum of the thresholds that symbols tell."""
    numbers = [int(each) for each in re.findall(r"<small[^>]*>(\d+)<", drawn)]
    return drawn.count("<svg") - len(numbers) + sum(numbers)


def test_thresholds_are_told(db: None) -> None:
    load_shipped(games.get("sorcery"))
    rows = catalogue_of("sorcery").rows
    found = {slug: told(card_symbols(card)) for slug, card in rows.items()}
    assert found == {
        slug: sum(card.definition.values.get(each, 0) for each in ("air", "earth", "fire", "water")) for slug, card in rows.items()
    }
    assert max(found.values()) > 1


def test_requirements_are_told(db: None) -> None:
    load_shipped(games.get("hota"))
    rows = catalogue_of("hota").rows
    assert {told(card_symbols(card)) for card in rows.values()} >= {1, 2, 3}


def test_what_has_no_number_stands_once(db: None) -> None:
    load_shipped(games.get("echo"))
    assert {card_symbols(card).count("<svg") for card in catalogue_of("echo").rows.values()} == {0, 1}


@pytest.mark.parametrize(
    ("value", "drawn"),
    [(None, "S"), ("x", "S"), (0, "S"), (1, "S"), (2, "SS"), (3, '<small aria-hidden="true">3</small>S')],
)
def test_a_symbol_with_its_number(value: object, drawn: str) -> None:
    assert _times(value, mark_safe("S")) == drawn
