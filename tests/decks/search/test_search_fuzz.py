"""Nothing that can be typed breaks a search of decks. `DECKPROOF_FUZZ_QUERIES=100000` tries as many, each within a second."""

from __future__ import annotations

from cards.catalogue import Catalogue
from decks.models import Deck
from decks.search.backend import DeckSearch
from decks.search.keys import deck_keys
from search.normalisation import MAX_QUERY, tidy
from tests.search.made_up_searches import anything, grammatical
from tests.search.test_fuzz import fuzz


def test_any_search(deck: Deck, catalogue: Catalogue) -> None:
    def search(text: str) -> None:
        asked = DeckSearch(catalogue, tidy(text)[:MAX_QUERY])
        found = asked.narrow(Deck.objects.all()).order_by(*asked.order, "pk")
        assert set(found) <= {deck}
        assert all(asked.problems)
        assert isinstance(asked.told, str)

    fuzz(anything | grammatical(deck_keys(catalogue.game).by_name), search)
