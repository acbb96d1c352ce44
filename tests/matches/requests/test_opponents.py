"""Opponents to choose from come with the picture of the card that each is known by, few queries whatever their number."""

from __future__ import annotations

import re

from django.test import Client

from decks.models import Deck
from decks.search.results import deck_rows
from tests.assertions.markup import closed_up

CHOICE = re.compile(
    r'<input type="checkbox" name="opponent" value="([0-9a-f-]+)">\s*'
    r'<span class="deck-choice-cover">\s*<img class="picture" src="([^"]+)" width="630" height="880" alt="" loading="lazy"'
)


def test_opponents_have_their_pictures(alice_client: Client, strong: Deck, precons: list[Deck]) -> None:
    covers = {str(row.deck.pk): row.cover.picture_url for row in deck_rows(precons) if row.cover}
    assert len(covers) == 2
    for place in (f"/decks/{strong.pk}/simulate/", f"/decks/{strong.pk}/swaps/"):
        found = dict(CHOICE.findall(closed_up(alice_client.get(place).content.decode())))
        assert covers.items() <= found.items()
        assert str(strong.pk) not in found
