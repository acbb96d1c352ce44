"""Keep or mulligan a hand that comes from two piles: asked for by page and by programs, played by the game's engine, and refused."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from django.core.cache import cache
from django.test import Client

from cards.catalogue import catalogue_of
from decks.loading.shipped_decks import shipped_decks
from decks.models import Deck, Visibility
from decks.services import load_precon
from matches.figures.versions import summarise_versions
from matches.hands.openings import hand_of
from matches.models import Kind, Simulation
from rules import games
from tests.assertions.languages import leftovers
from tests.fixtures.shipping import load_shipped
from tests.matches.farm.playthrough import play_out

GAME = games.get("sorcery")
LANGUAGES = (("en", "en"), ("zh-hans", "zh"))


@pytest.fixture
def decks(db: None) -> list[Deck]:
    cache.clear()
    load_shipped(GAME)
    shipped = [each for each in shipped_decks(GAME) if each.slug in GAME.duel]
    return [load_precon(slug=each.slug, listing=each.listing, name_zh=each.name_zh, note_zh=each.note_zh) for each in shipped]


def listed(deck: Deck, section: str) -> list[str]:
    return [slug for slug, copies in deck.sections(catalogue_of("sorcery"))[section].items() for _ in range(copies)]


def test_from_the_odds_to_the_figures(alice_client: Client, decks: list[Deck]) -> None:
    """A spell and a site go back, and stay at the bottom of their decks."""
    own, foe = decks
    way = f"/decks/{own.pk}/hand/?hand=5"
    assert way in alice_client.get(f"/decks/{own.pk}/odds/?hand=5").content.decode()
    for language, code in LANGUAGES:
        page = alice_client.get(way, headers={"accept-language": language})
        assert leftovers(page.content.decode(), code, names=("alice",)) == []
    assert [(pile.section, len(cards)) for pile, cards in page.context["form"].copies] == [("spellbook", 3), ("atlas", 3)]
    form = {"back": ["0", "4"], "against": "chosen", "link": str(foe.pk), "amount": "other", "other_amount": "8", "seed": "3"}
    answer = alice_client.post(way, form | {"level": GAME.engine().quick_level})
    assert answer.status_code == 302, answer.content.decode()
    made = play_out(Simulation.objects.get(), random.Random(1))
    assert (made.kind, summarise_versions(made).whole.played) == (Kind.HAND, 8)
    cards = page.context["hand"]
    assert [each.is_put_back for each in hand_of(made)].count(True) == 2
    assert Counter(each.row.slug for each in hand_of(made)) == Counter(card.slug for card in cards)
    for language, told in (("en", "of their decks and stay there"), ("zh-hans", "置于所属牌库底部，不再洗切")):
        page = alice_client.get(made.get_absolute_url(), headers={"accept-language": language})
        assert told in page.content.decode()
        assert "shuffled, as the rules say" not in page.content.decode()


def test_programs_ask_with_the_same_fields(alice_client: Client, decks: list[Deck]) -> None:
    own, foe = decks
    hand = Counter(listed(own, "spellbook")[:3] + listed(own, "atlas")[:3])
    back = {listed(own, "atlas")[0]: 1}
    body = {
        "game": "sorcery",
        "deck": {"id": str(own.pk)},
        "opponents": [{"id": str(foe.pk)}],
        "games": 8,
        "hand": {"hand": hand, "put_back": back},
    }
    answer = alice_client.post("/api/v1/simulations", body, content_type="application/json", headers={"accept-language": "en"})
    assert answer.status_code == 202, answer.content
    wrong = Counter(listed(own, "spellbook")[:6])
    body["hand"] = {"hand": wrong, "put_back": {listed(own, "spellbook")[0]: 1}}
    answer = alice_client.post("/api/v1/simulations", body, content_type="application/json", headers={"accept-language": "en"})
    assert answer.status_code == 400
    assert "3 cards of the Spellbook: take out 3. A hand has 3 cards of the Atlas: choose 3 more." in answer.json()["detail"]


def test_a_hand_of_the_wrong_piles_is_told_pile_by_pile(alice_client: Client, decks: list[Deck]) -> None:
    own = decks[0]
    hand = Counter(listed(own, "spellbook")[:4] + listed(own, "atlas")[:2])
    query = "&".join(f"copies-{slug}={count}" for slug, count in hand.items())
    for language, messages in (
        ("en", ("A hand has 3 cards of the Spellbook: take out 1.", "A hand has 3 cards of the Atlas: choose 1 more.")),
        ("zh-hans", ("起手须有法术书 3 张：请去掉 1 张。", "起手须有地图册 3 张：请再选 1 张。")),
    ):
        answer = alice_client.get(f"/decks/{own.pk}/hand/?{query}", headers={"accept-language": language})
        assert answer.status_code == 422
        assert all(message in answer.content.decode() for message in messages)
    sound = Counter(listed(own, "spellbook")[:3] + listed(own, "atlas")[:3])
    query = "&".join(f"copies-{slug}={count}" for slug, count in sound.items())
    page = alice_client.get(f"/decks/{own.pk}/hand/?{query}")
    assert page.status_code == 200
    assert Counter(card.slug for card in page.context["hand"]) == sound


def test_charlie_has_no_private_hand(charlie_client: Client, decks: list[Deck]) -> None:
    own = decks[0]
    assert charlie_client.get(f"/decks/{own.pk}/hand/?hand=5").status_code == 200
    Deck.objects.filter(pk=own.pk).update(is_precon=False, visibility=Visibility.PRIVATE)
    assert charlie_client.get(f"/decks/{own.pk}/hand/?hand=5").status_code == 404
    assert charlie_client.post(f"/decks/{own.pk}/hand/?hand=5", {"back": ["0"]}).status_code == 404
