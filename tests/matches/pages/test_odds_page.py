"""Hands and odds: the table of a deck's cards, what one needs, a sample hand."""

from __future__ import annotations

import pytest
from django.test import Client

from cards.catalogue import catalogue_of
from decks.models import Deck, Visibility
from decks.owners import Owner
from decks.services import create_deck
from matches.hands.odds import playsets
from matches.hands.piles import DealtDeck
from matches.statistics import Mulligan
from rules import games
from rules.kernel.dealing import Dealing, Pile
from tests.matches.conftest import make_deck
from tests.matches.pips import PIPS


def address(deck: Deck) -> str:
    return f"/decks/{deck.pk}/odds/"


def dealt(deck: Deck) -> DealtDeck:
    catalogue = catalogue_of(deck.game)
    assert PIPS.dealing
    return DealtDeck.of_listing(deck.listing(catalogue), PIPS.dealing, catalogue)


def test_the_page(alice_client: Client, strong: Deck) -> None:
    """Two copies in three of six cards: 1 - C(4, 3) / C(6, 3) = 80 %."""
    assert address(strong) in alice_client.get(strong.get_absolute_url()).content.decode()
    page = alice_client.get(address(strong)).content.decode()
    assert "2 copies" in page
    assert ">80.0</td>" in page
    assert "Another hand" in page


def test_odds_by_turn_and_seat(middle: Deck) -> None:
    """Going first draws nothing in the first turn, so going second is a card ahead, until the whole deck is drawn."""
    found = playsets(dealt(middle), Mulligan.NONE)
    assert [(each.copies, [card.slug for card in each.cards]) for each in found] == [(2, ["pip-5", "pip-7"]), (1, ["pip-3", "pip-9"])]
    assert found[1].odds.first == pytest.approx((3 / 6, 3 / 6, 4 / 6, 5 / 6, 1, 1, 1, 1, 1))
    assert found[1].odds.second == pytest.approx((3 / 6, 4 / 6, 5 / 6, 1, 1, 1, 1, 1, 1))


def test_what_one_needs(alice_client: Client, strong: Deck) -> None:
    wanted = "card=pip-9&card=pip-8&by=0"
    either = alice_client.get(f"{address(strong)}?{wanted}&of=any").context
    each = alice_client.get(f"{address(strong)}?{wanted}&of=each").context
    assert either["first"] == either["second"] == pytest.approx(1)
    assert each["first"] == pytest.approx(1 - 2 * (4 / 20))
    sought = alice_client.get(f"{address(strong)}?card=pip-9&by=0&mulligan=seek").context
    assert sought["first"] == pytest.approx(1)


def test_a_sample_hand_is_drawn_anew_or_kept_by_its_address(alice_client: Client, middle: Deck) -> None:
    hands = [tuple(card.slug for card in alice_client.get(f"{address(middle)}?hand={seed}").context["hand"]) for seed in (5, 5, *range(20))]
    assert hands[0] == hands[1]
    assert len(set(hands)) > 5
    assert {len(hand) for hand in hands} == {3}
    assert "hand=5#hand" in alice_client.get(f"{address(middle)}?hand=5").context["this_hand"]


@pytest.mark.parametrize("query", ["card=nothing", "by=9", "by=soon", "by=", "of=most", "mulligan=twice", "hand=-1", "hand=x"])
def test_bad_input_is_told(alice_client: Client, strong: Deck, query: str) -> None:
    answer = alice_client.get(f"{address(strong)}?{query}")
    assert answer.status_code == 422
    assert 'role="alert"' in answer.content.decode()


def test_too_many_needs_for_a_mulligan(alice: Owner, alice_client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    deck = make_deck(alice, "Mixed", {"main": {f"pip-{pips}": 1 for pips in range(1, 7)}})
    monkeypatch.setattr("matches.statistics.odds.hands.MOST_HANDS", 2**5)
    wanted = "&".join(f"card=pip-{pips}" for pips in range(1, 7))
    answer = alice_client.get(f"{address(deck)}?{wanted}&of=each&mulligan=seek")
    assert answer.status_code == 422
    assert "Tick fewer" in answer.content.decode()
    without = alice_client.get(f"{address(deck)}?{wanted}&of=each&by=8")
    assert without.context["first"] == pytest.approx(1)
    assert without.context["need"].first[3] == 0


def test_a_deck_too_small(alice: Owner, alice_client: Client) -> None:
    deck = make_deck(alice, "Small", {"main": {"pip-9": 1}})
    page = alice_client.get(address(deck))
    assert page.status_code == 200
    assert "at least 6 cards" in page.content.decode()


def test_charlie(charlie_client: Client, strong: Deck, weak: Deck) -> None:
    assert strong.visibility == Visibility.PRIVATE
    assert charlie_client.get(address(strong)).status_code == 404
    assert charlie_client.get(address(weak)).status_code == 200


def test_a_game_whose_dealing_is_not_known_has_no_such_page(alice: Owner, alice_client: Client) -> None:
    other = next(game for game in games.everything() if game.dealing is None)
    deck = create_deck(owner=alice, game=other, name="Elsewhere", sections={})
    assert alice_client.get(address(deck)).status_code == 404
    assert address(deck) not in alice_client.get(deck.get_absolute_url()).content.decode()


def test_draws_by_seat_and_turn() -> None:
    dealing = Dealing((Pile("main", hand=10),), first_turn=(0, 1))
    assert [dealing.draws(0, turn) for turn in range(4)] == [0, 0, 1, 2]
    assert [dealing.draws(1, turn) for turn in range(4)] == [0, 1, 2, 3]
