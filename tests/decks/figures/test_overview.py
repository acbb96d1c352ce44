"""A deck at one glance: cards of a section stand together by what they cost, those without a cost by their kind."""

from __future__ import annotations

import pytest

from cards.catalogue import catalogue_of
from decks.deck_list import DeckList
from decks.figures.overview import Group, overview_of
from rules import games
from tests.fixtures.shipping import load_shipped

GAME = games.get("douwushi")
MAIN = {"sudden-downpour": 2, "pawn-tickets": 1, "ye-qi": 2, "zhen-jie": 1, "sleeve-darts": 2}


@pytest.fixture
def groups(db: None) -> tuple[Group, ...]:
    """Those of the larger section."""
    load_shipped(GAME)
    sections = {"starting": {"ye-qi": 1}, "main": MAIN}
    return overview_of(DeckList(GAME, GAME.format(), "X", sections), catalogue_of(GAME)).parts[1].groups


def test_cards_without_a_cost_stand_by_kind_before_the_others_by_cost(groups: tuple[Group, ...]) -> None:
    assert [(group.cost, group.title, [line.card.slug for line in group.lines], group.count) for group in groups] == [
        (None, "Hero", ["ye-qi", "zhen-jie"], 3),
        (None, "Spell", ["sudden-downpour"], 2),
        (0, "Cost 0", ["pawn-tickets"], 1),
        (1, "Cost 1", ["sleeve-darts"], 2),
    ]
