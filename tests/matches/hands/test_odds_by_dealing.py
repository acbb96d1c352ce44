"""Hands and odds by a game's own dealing; of a game without an engine a hand can be looked at and not played."""

from __future__ import annotations

import pytest
from django.test import Client

from cards.catalogue import catalogue_of
from cards.models import Card
from decks.loading.shipped_decks import shipped_decks
from decks.models import Deck
from decks.owners import Owner
from decks.services import create_deck, load_precon
from matches.hands.odds import odds_of_cards, playsets
from matches.hands.piles import DealtDeck, DealtPile
from matches.statistics import Mulligan
from rules import games
from rules.kernel.dealing import Dealing, Pile
from rules.kernel.game import Game
from rules.wording import Text
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


def test_printings_of_a_name_count_together() -> None:
    """Two copies in two printings, of five cards of which two are seen: 1 - C(3, 2) / C(5, 2) = 70 %."""
    otter, lantern, heron = (Card(pk=key, slug=slug, name_group=slug[0]) for key, slug in enumerate(("otter", "otter-2", "heron")))
    pile = DealtPile("main", Text("Deck", "卡组"), ((otter, 1), (heron, 3), (lantern, 1)), hand=2, least_size=2, most_draws=3)
    dealt = DealtDeck(Dealing((Pile("main", hand=2),), first_turn=(0, 1), each_turn=1, has_mulligan=False), (pile,))
    found = {each.cards: each for each in playsets(dealt, Mulligan.NONE)}
    assert {cards: each.copies for cards, each in found.items()} == {(heron,): 3, (otter,): 2}
    assert found[(otter,)].odds.first[0] == pytest.approx(0.7)
    for asked in (["otter"], ["otter-2"], ["otter", "otter-2"]):
        assert odds_of_cards(dealt, asked, Mulligan.NONE, is_each=True).first[0] == pytest.approx(0.7)
    assert sorted(card.slug for card in pile.copies) == ["heron"] * 3 + ["otter", "otter-2"]


def test_the_page_and_programs_tell_them_together(db: None, client: Client) -> None:
    load_shipped(games.get("echo"))
    others = {slug: 1 for slug, card in catalogue_of("echo").rows.items() if card.kind == "follower" and "otter" not in slug}
    main = {"dock-otter": 1, "dock-otter-lantern-night": 1, **dict(list(others.items())[:20])}
    deck = create_deck(owner=Owner(None, "k" * 32), game=games.get("echo"), name="Otters", sections={"main": main}, visibility="unlisted")
    page = client.get(f"/decks/{deck.pk}/odds/?card=dock-otter-lantern-night")
    pairs = [each for each in page.context["playsets"] if each.copies == 2]
    assert [[card.slug for card in each.cards] for each in pairs] == [["dock-otter"]]
    ticked = [(card.slug, copies) for _, rows in page.context["choices"] for card, copies, is_chosen in rows if is_chosen]
    assert ticked == [("dock-otter", 2)]
    assert page.context["need"] == pairs[0].odds
    told = client.get(f"/api/v1/decks/{deck.pk}/odds").json()["cards"]
    assert sorted(next(each for each in told if each["copies"] == 2)["cards"]) == ["dock-otter", "dock-otter-lantern-night"]
    assert sum(len(each["cards"]) for each in told) == len(main)
