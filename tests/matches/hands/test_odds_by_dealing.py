"""Hands and odds by a game's own dealing; of a game without an engine a hand can be looked at and not played."""

from __future__ import annotations

import pytest
from django.test import Client

from decks.loading.shipped_decks import shipped_decks
from decks.models import Deck
from decks.services import load_precon
from rules import games
from rules.kernel.dealing import Dealing, Pile
from rules.kernel.game import Game
from tests.assertions.languages import leftovers
from tests.fixtures.shipping import load_shipped

GAME = games.get("hota")


@pytest.fixture
def precon(db: None) -> Deck:
    load_shipped(GAME)
    shipped = shipped_decks(GAME)[0]
    return load_precon(slug=shipped.slug, listing=shipped.listing, name_zh=shipped.name_zh, note_zh=shipped.note_zh)


def test_seven_cards_and_no_draw_in_the_first_turn_of_who_begins(client: Client, precon: Deck) -> None:
    """HotA 103.4 and 103.5a: seven cards each; the first player skips the first draw step."""
    page = client.get(f"/decks/{precon.pk}/odds/")
    dealt = page.context["dealt"]
    assert dealt.dealing == Dealing((Pile("main", hand=7),), first_turn=(0, 1), each_turn=1, has_mulligan=True)
    playset = min(page.context["playsets"], key=lambda each: each.copies)
    missing = 1.0
    odds = []
    for seen in range(dealt.size):
        odds.append(1 - missing)
        missing *= (dealt.size - seen - playset.copies) / (dealt.size - seen)
    assert playset.odds.first[:3] == pytest.approx([odds[7], odds[7], odds[8]])
    assert playset.odds.second[:3] == pytest.approx([odds[7], odds[8], odds[9]])


def test_its_pages_speak_one_language(client: Client, precon: Deck) -> None:
    for language, code in (("en", "en"), ("zh-hans", "zh")):
        told = client.get(f"/decks/{precon.pk}/odds/", headers={"accept-language": language}).content.decode()
        assert leftovers(told, code) == []


def test_a_hand_can_be_looked_at_and_not_played(client: Client, precon: Deck, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "is_playable", property(lambda game: False))
    page = client.get(f"/decks/{precon.pk}/odds/?hand=1")
    assert page.context["is_played"] is False
    assert f"/decks/{precon.pk}/hand/" not in page.content.decode()


def test_charlie_may_not_see_a_private_decks_odds(client: Client, precon: Deck) -> None:
    Deck.objects.filter(pk=precon.pk).update(is_precon=False, visibility="private")
    assert client.get(f"/decks/{precon.pk}/odds/").status_code == 404
