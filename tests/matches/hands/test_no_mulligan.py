"""Hands and odds of a game without a mulligan, in which cards are laid aside before the hand is drawn: nothing is put back."""

from __future__ import annotations

import pytest
from django.test import Client

from decks.loading.shipped_decks import shipped_decks
from decks.models import Deck
from decks.services import load_precon
from matches.hands.openings import dealing_of
from matches.hands.piles import DealtDeck
from matches.hands.sample_hands import deal
from matches.requests.values import SimulationRefusedError
from rules import games
from tests.assertions.languages import leftovers
from tests.fixtures.shipping import load_shipped

GAME = games.get("douwushi")


@pytest.fixture
def precon(db: None) -> Deck:
    load_shipped(GAME)
    shipped = shipped_decks(GAME)[0]
    return load_precon(slug=shipped.slug, listing=shipped.listing, name_zh=shipped.name_zh, note_zh=shipped.note_zh)


def test_the_odds(client: Client, precon: Deck) -> None:
    page = client.get(f"/decks/{precon.pk}/odds/")
    assert page.status_code == 200
    dealt: DealtDeck = page.context["dealt"]
    assert [(pile.least_size, pile.most_draws) for pile in dealt.piles] == [(12, dealt.size - 12)]
    single = next(playset.odds for playset in page.context["playsets"] if playset.copies == 1)
    assert single.first == single.second == pytest.approx([(6 + turn) / dealt.size for turn in range(9)])
    for language, code in (("en", "en"), ("zh-hans", "zh")):
        told = client.get(f"/decks/{precon.pk}/odds/", headers={"accept-language": language}).content.decode()
        assert not [word for word in ("ulligan", "置换", "换牌", "keeps the opening hand") if word in told]
        assert leftovers(told, code) == []


def test_the_sample_hand(client: Client, precon: Deck) -> None:
    told = client.get(f"/decks/{precon.pk}/draw/?hand=1&back=0&draws=40").content.decode()
    assert 'name="back"' not in told
    dealt = client.get(f"/decks/{precon.pk}/odds/").context["dealt"]
    assert told.count('class="is-drawn"') == dealt.piles[0].most_draws
    assert "Draw a card" not in told
    (found,) = deal(dealt, 1, draws=[99])
    assert (len(found.opening), len(found.draws)) == (6, dealt.piles[0].most_draws)
    assert not any(is_new for _card, is_new in found.hand)


def test_there_is_nothing_to_keep_or_put_back(client: Client, precon: Deck) -> None:
    assert client.get(f"/decks/{precon.pk}/hand/").status_code == 404
    assert f"/decks/{precon.pk}/hand/" not in client.get(f"/decks/{precon.pk}/odds/").content.decode()
    with pytest.raises(SimulationRefusedError, match="no mulligan"):
        dealing_of(GAME)


def test_the_odds_for_programs(client: Client, precon: Deck) -> None:
    asked = f"/api/v1/decks/{precon.pk}/odds"
    assert client.get(asked).json()["hand"] == 6
    assert client.get(asked, {"mulligan": "seek"}).status_code == 400
