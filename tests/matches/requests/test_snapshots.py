"""Lists as simulations keep them: an edited one is shuffled so that only what differs comes otherwise."""

from __future__ import annotations

import random

import pytest

from cards.catalogue import catalogue_of
from cards.services import load_definitions
from decks.deck_list import DeckList, playable
from decks.models import Deck
from decks.owners import Owner
from matches.kinds.versions import create_versions
from matches.models import Simulation
from matches.requests.snapshots import DeckSnapshot
from matches.requests.terms import Terms
from rules import games
from rules.wording import Text
from tests.matches.conftest import make_deck
from tests.matches.farm.playthrough import play_out


def snapshot(**cards: int) -> DeckSnapshot:
    return DeckSnapshot(Text("", ""), "standard", {"main": cards})


@pytest.mark.parametrize(
    ("before", "after", "copies"),
    [
        ({"b": 2, "c": 1}, {"a": 1, "b": 1, "c": 1}, "bac"),
        ({"a": 2, "b": 1}, {"a": 3}, "aaa"),
        ({"a": 1, "c": 3}, {"a": 3, "c": 1}, "acaa"),
        ({"a": 1}, {"a": 1, "b": 2}, "abb"),
        ({"a": 3, "b": 1}, {"b": 1}, "b"),
        ({}, {"a": 1, "b": 1}, "ab"),
    ],
)
def test_what_comes_in_takes_the_places_of_what_goes(before: dict[str, int], after: dict[str, int], copies: str) -> None:
    made = snapshot(**after).shuffled_like(snapshot(**before))
    assert "".join(made.copies("main")) == copies
    assert dict(made.sections["main"]) == after
    assert DeckSnapshot.from_json(made.as_json) == made


def test_a_change_back_is_shuffled_as_before() -> None:
    first, second = snapshot(a=1, c=3), snapshot(a=2, b=1, c=1)
    again = first.shuffled_like(second.shuffled_like(first))
    assert again.copies("main") == first.copies("main")


def differing(simulation: Simulation) -> int:
    matchups = simulation.matchups.order_by("index")
    scores = ["".join(chunk.scores for chunk in each.chunks.order_by("first_pair")) for each in matchups]
    return sum(one != other for one, other in zip(*scores, strict=True))


def test_versions_differ_only_where_the_other_card_is_drawn(
    alice: Owner, strong: Deck, middle: Deck, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of six cards three or four are seen, so that an unlike order of all would change nearly every pair."""
    edited = make_deck(alice, "Edited", {"main": {"pip-1": 1, "pip-9": 1, "pip-8": 2, "pip-7": 2}})
    found = []
    for _ in range(2):
        compared = create_versions(owner=alice, edited=edited, saved=strong, opponents=[middle], terms=Terms(800, level="coin", seed=3))
        found.append(differing(play_out(compared, random.Random(1))))
        monkeypatch.setattr(DeckSnapshot, "shuffled_like", lambda self, other: self)
    alike, unlike = found
    assert 0 < alike < 0.8 * unlike


@pytest.mark.django_db
def test_a_stated_pool_is_never_played_with() -> None:
    """HotA H-12: it is a list to check against; what is kept of the list still has it."""
    game = games.get("hota")
    load_definitions(only=game)
    catalogue = catalogue_of(game)
    main, pool = {"basic-strength": 20, "sledge-mason": 15}, {"sledge-mason": 15, "quarry-giant": 12}
    listing = DeckList(game, game.format("limited"), "Sealed", {"main": main, "pool": pool})
    snapshot = DeckSnapshot.from_json(DeckSnapshot.of_listing(listing, catalogue).as_json)
    deck = snapshot.playable(catalogue.definitions)
    assert {card.slug for card in deck.copies} == set(main)
    assert len(deck.copies) == len(playable(listing.format, listing.sections, catalogue.definitions).copies) == 35
    assert snapshot.slugs == set(main)
    assert snapshot.listing(game).sections == {"main": main, "pool": pool}
