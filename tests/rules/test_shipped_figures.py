"""The figures on shipped cards: no two of a game alike, and each lead known by its outline alone."""

from __future__ import annotations

from collections import defaultdict
from itertools import combinations

import pytest

from rules import games
from tests.rules.drawing.silhouettes import figure_of, likeness, silhouette

SLUGS = [game.slug for game in games.everything()]
#: The kinds of cards that lead a deck.
LEADS = ("hero", "avatar", "attribute")
#: As small as a card is drawn anywhere, in pixels.
SMALL = 50
#: Two of the dolls that heroes once were are above it, two that have the same bearing are near 0.79.
ALIKE = 0.85


@pytest.fixture(params=SLUGS, scope="module")
def faces(request, shipped):
    """A game's cards with their pictures."""
    return [(card, shipped.face(request.param, card.slug, "en")) for card in shipped.cards(request.param).values()]


def test_no_two_cards_share_their_figure(faces):
    """Whatever the frame, the colours and the name."""
    cards = defaultdict(list)
    for card, drawn in faces:
        cards[figure_of(drawn)].append(card.slug)
    assert [same for same in cards.values() if len(same) > 1] == []


def test_each_lead_is_known_by_its_outline(faces):
    outlines = {card.slug: silhouette(drawn, SMALL) for card, drawn in faces if card.kind in LEADS}
    alike = {(one, other): likeness(outlines[one], outlines[other]) for one, other in combinations(outlines, 2)}
    assert {pair: share for pair, share in alike.items() if share > ALIKE} == {}


def test_leads_are_light(faces):
    for card, drawn in faces:
        assert card.kind not in LEADS or len(drawn.encode()) < 30_000, card.slug
