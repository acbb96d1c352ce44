"""A sample hand beside the builder: the same seed deals the same, what goes back is replaced from the top, draws follow."""

from collections import Counter

import pytest
from django.test import Client

from cards.catalogue import catalogue_of
from decks.loading.shipped_decks import shipped_decks
from decks.models import Deck
from decks.services import load_precon
from matches.hands.piles import DealtDeck
from matches.hands.sample_hands import deal
from rules import games
from tests.assertions.languages import leftovers
from tests.fixtures.shipping import load_shipped


@pytest.fixture
def precon(db: None) -> Deck:
    game = games.get("echo")
    load_shipped(game)
    shipped = shipped_decks(game)[0]
    return load_precon(slug=shipped.slug, listing=shipped.listing, name_zh=shipped.name_zh, note_zh=shipped.note_zh)


def dealt_of(deck: Deck) -> DealtDeck:
    catalogue, dealing = catalogue_of(deck.game), deck.rules_game.dealing
    assert dealing is not None
    return DealtDeck.of_listing(deck.listing(catalogue), dealing, catalogue)


def test_no_card_comes_twice_and_none_that_went_back_comes_in(precon: Deck) -> None:
    dealt = dealt_of(precon)
    whole = Counter({card.slug: copies for card, copies in dealt.cards})
    for seed in range(50):
        (found,) = deal(dealt, seed, back=range(seed % (dealt.dealing.hand + 1)), draws=[dealt.size - dealt.dealing.hand])
        assert Counter(card.slug for card, _ in found.hand) + Counter(card.slug for card in found.draws) == whole
        assert [card for card, is_new in found.hand if not is_new] == [card for _, card in found.opening[seed % (dealt.dealing.hand + 1) :]]
        assert [found] == deal(dealt, seed, back=range(seed % (dealt.dealing.hand + 1)), draws=[dealt.size - dealt.dealing.hand])
        back = Counter(card.slug for _, card in found.opening[: seed % (dealt.dealing.hand + 1)])
        come = Counter(card.slug for card, is_new in found.hand if is_new)
        left = whole - Counter(card.slug for _, card in found.opening)
        assert come <= left
        assert back.total() == come.total()


def test_the_page(precon: Deck) -> None:
    client, deck = Client(), precon
    address = f"/decks/{deck.pk}/draw/"
    page = client.get(f"{address}?hand=5").content.decode()
    size = dealt_of(deck).dealing.hand
    assert page.count('type="checkbox" name="back"') == size
    kept = client.get(f"{address}?hand=5&kept=1&back=0&back=1&draws=2").content.decode()
    assert (kept.count('class="is-new"'), kept.count('class="is-drawn"')) == (2, 2)
    assert "<html" not in client.get(address, HTTP_HX_REQUEST="true").content.decode()
    for odd in ("hand=x", "hand=99999999999999", "kept=1&back=x&back=999&draws=-1", "kept=1&draws=99999"):
        assert client.get(f"{address}?{odd}").status_code == 200
    for language, code in (("en", "en"), ("zh-hans", "zh")):
        assert leftovers(client.get(f"{address}?hand=5&kept=1", headers={"accept-language": language}).content.decode(), code) == []
    Deck.objects.filter(pk=deck.pk).update(visibility="private")
    assert client.get(address).status_code == 404
