"""Hands and odds of a game whose hands come from two piles: each is drawn, put back and counted for itself."""

from __future__ import annotations

from collections import Counter

import pytest
from django.test import Client

from cards.catalogue import catalogue_of
from decks.loading.shipped_decks import shipped_decks
from decks.models import Deck, Visibility
from decks.owners import Owner
from decks.services import create_deck, load_precon
from matches.hands.odds import EACH, odds_of_cards, playsets
from matches.hands.openings import clean_hand
from matches.hands.piles import DealtDeck
from matches.hands.sample_hands import deal
from matches.requests.values import SimulationRefusedError
from matches.statistics import Mulligan
from rules import games
from tests.assertions.languages import leftovers
from tests.fixtures.shipping import load_shipped

GAME = games.get("sorcery")
ZH = {"accept-language": "zh-hans"}
#: As many hands as bring a share within 0.03 of the odds, nearly always.
DEALS = 3000


@pytest.fixture
def precon(db: None) -> Deck:
    load_shipped(GAME)
    shipped = shipped_decks(GAME)[0]
    return load_precon(slug=shipped.slug, listing=shipped.listing, name_zh=shipped.name_zh, note_zh=shipped.note_zh)


@pytest.fixture
def dealt(precon: Deck) -> DealtDeck:
    pool = catalogue_of("sorcery")
    assert GAME.dealing
    return DealtDeck.of_listing(precon.listing(pool), GAME.dealing, pool)


def a_card(dealt: DealtDeck, section: str) -> tuple[str, int]:
    """A card of a pile with most copies."""
    pile = next(pile for pile in dealt.piles if pile.section == section)
    card, copies = max(pile.cards, key=lambda each: each[1])
    return card.slug, copies


def test_the_page(client: Client, precon: Deck) -> None:
    told = client.get(f"/decks/{precon.pk}/").content.decode()
    assert f'href="/decks/{precon.pk}/odds/"' in told
    page = client.get(f"/decks/{precon.pk}/odds/?hand=1")
    assert [(pile.section, len(cards)) for pile, cards in page.context["by_pile"]] == [("spellbook", 3), ("atlas", 3)]
    assert all(card.kind == "site" for card in page.context["by_pile"][1][1])
    assert page.content.decode().count('<p class="label">Spellbook</p>') == 2
    for language, code in (("en", "en"), ("zh-hans", "zh")):
        for path in ("odds/?hand=1", "odds/?mulligan=seek", "draw/?hand=1", "draw/?hand=1&kept=1&back=0&draws-atlas=2"):
            assert leftovers(client.get(f"/decks/{precon.pk}/{path}", headers={"accept-language": language}).content.decode(), code) == []


def test_each_card_is_drawn_from_its_own_pile(dealt: DealtDeck) -> None:
    """Three cards each, none in the first turn of who begins, then one a turn (S-1, S-2)."""
    for playset in playsets(dealt, Mulligan.NONE):
        unseen, by_draws = 1.0, []
        for seen in range(12):
            by_draws.append(1 - unseen)
            unseen *= (playset.pile.size - seen - playset.copies) / (playset.pile.size - seen)
        assert playset.odds.first == pytest.approx([by_draws[3], *by_draws[3:11]])
        assert playset.odds.second == pytest.approx(by_draws[3:12])


@pytest.mark.parametrize("mulligan", Mulligan)
def test_odds_agree_with_dealt_hands(dealt: DealtDeck, mulligan: Mulligan) -> None:
    """A spell and a site by one's third turn, going second: the spell is drawn for until it is there, then the site."""
    wanted = {a_card(dealt, section)[0] for section in ("spellbook", "atlas")}
    odds = odds_of_cards(dealt, wanted, mulligan, is_each=True)
    met = 0
    for seed in range(DEALS):
        opening = dealt.sample_hand(seed)
        kept: set[int] = {
            next(place for place, card in enumerate(opening) if card.slug == slug) for slug in wanted & {c.slug for c in opening}
        }
        back = [] if mulligan == Mulligan.NONE else [place for place in range(6) if place not in kept]
        left = 3
        for part in deal(dealt, seed, back=back, draws=[3, 3]):
            seen = [card.slug in wanted for card, _ in part.hand] + [card.slug in wanted for card in part.draws]
            needed = max(0, seen.index(True) - 2) if any(seen) else 9
            left -= needed
        met += left >= 0
    assert met / DEALS == pytest.approx(odds.second[3], abs=0.03)


def test_what_goes_back_lies_at_the_bottom_of_its_pile(dealt: DealtDeck) -> None:
    for seed in range(40):
        back = [place for place in range(6) if (seed + 7) >> place & 1]
        parts = deal(dealt, seed, back=back, draws=[99, 99])
        assert parts == deal(dealt, seed, back=back, draws=[99, 99])
        for part in parts:
            whole = Counter({card.slug: copies for card, copies in part.pile.cards})
            gone = [card.slug for place, card in part.opening if place in back]
            came = [card.slug for card, is_new in part.hand if is_new]
            assert len(came) == len(gone)
            assert [card for card, is_new in part.hand if not is_new] == [card for place, card in part.opening if place not in back]
            unseen = whole - Counter(card.slug for _, card in part.opening) - Counter(came)
            drawn = [card.slug for card in part.draws]
            assert Counter(drawn[: unseen.total()]) <= unseen
            assert not Counter(drawn[unseen.total() :]) - Counter(gone)


def test_a_sample_hand_is_drawn_for_pile_by_pile(client: Client, precon: Deck) -> None:
    address = f"/decks/{precon.pk}/draw/"
    page = client.get(f"{address}?hand=5").content.decode()
    assert page.count('type="checkbox" name="back"') == 6
    kept = client.get(f"{address}?hand=5&kept=1&back=0&back=4&draws-spellbook=1&draws-atlas=2").content.decode()
    assert (kept.count('class="is-new"'), kept.count('class="is-drawn"')) == (2, 3)
    assert 'name="draws-atlas" value="3"' in kept
    assert "Draw from the Atlas" in kept
    assert "从地图册抽一张" in client.get(f"{address}?hand=5&kept=1", headers=ZH).content.decode()


def test_a_deck_with_too_few_sites_is_told_which(client: Client, alice: Owner, alice_client: Client, precon: Deck) -> None:
    sections = precon.sections(catalogue_of("sorcery")) | {"atlas": {}}
    deck = create_deck(owner=alice, game=GAME, name="X", sections=sections)
    for path, english, chinese in (
        ("odds", "Odds need at least 6 cards in the Atlas; this deck has 0.", "计算概率需要地图册至少有 6 张；这套只有 0 张。"),
        ("draw", "A hand needs at least 6 cards in the Atlas; this deck has 0.", "抽样例手牌需要地图册至少有 6 张；这套只有 0 张。"),
    ):
        assert english in alice_client.get(f"/decks/{deck.pk}/{path}/").content.decode()
        assert chinese in alice_client.get(f"/decks/{deck.pk}/{path}/", headers=ZH).content.decode()
    answer = alice_client.get(f"/api/v1/decks/{deck.pk}/odds")
    assert (answer.status_code, "6 cards in the Atlas" in answer.content.decode()) == (400, True)


def test_charlie_may_not_see_a_private_decks_hands(client: Client, precon: Deck) -> None:
    Deck.objects.filter(pk=precon.pk).update(is_precon=False, visibility=Visibility.PRIVATE)
    for path in ("odds/", "draw/", "hand/", "odds/?hand=1", "draw/?draws-atlas=1"):
        assert client.get(f"/decks/{precon.pk}/{path}").status_code == 404
    assert client.get(f"/api/v1/decks/{precon.pk}/odds").status_code == 404


def test_the_odds_for_programs(client: Client, precon: Deck, dealt: DealtDeck) -> None:
    asked = f"/api/v1/decks/{precon.pk}/odds"
    cards = [a_card(dealt, section)[0] for section in ("spellbook", "atlas")]
    found = client.get(asked, {"card": cards, "of": EACH, "mulligan": "seek"}).json()
    assert (found["hand"], found["size"]) == (6, dealt.size)
    assert found["piles"] == [{"section": pile.section, "hand": 3, "size": pile.size} for pile in dealt.piles]
    assert found["need"]["first"] == pytest.approx(odds_of_cards(dealt, cards, Mulligan.SEEK, is_each=True).first)
    either = client.get(asked, {"card": cards}).json()["need"]
    assert all(one >= other for one, other in zip(either["first"], found["need"]["first"], strict=True))


def test_a_hand_of_the_wrong_pile_is_refused(precon: Deck, dealt: DealtDeck) -> None:
    spells, sites = ([card.slug for card in pile.copies] for pile in dealt.piles)
    hand, back = clean_hand(precon, Counter(spells[:3] + sites[:3]), {sites[0]: 1})
    assert (sum(hand.values()), back) == (6, {sites[0]: 1})
    with pytest.raises(SimulationRefusedError, match=r"3 cards of the Spellbook: take out 1\. .* 3 cards of the Atlas: choose 1 more\."):
        clean_hand(precon, Counter(spells[:4] + sites[:2]), {sites[0]: 1})
