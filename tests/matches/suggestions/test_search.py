"""The search finds the strongest of some lists, plays no pair twice, and tells a rate from seeds that it has not seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from cards.catalogue import catalogue_of
from decks.deck_list import playable
from decks.lists.changes import Draft
from decks.models import Deck
from decks.owners import Owner
from matches.suggestions import search
from matches.suggestions.search import candidates, find_best
from rules.kernel.engine import PlayableDeck, UnplayableError
from rules.wording import Text
from tests.matches.conftest import MIDDLE, WEAK
from tests.matches.pips import ENGINE, PIPS


@pytest.fixture
def field(alice: Owner) -> list[PlayableDeck]:
    return [playable(PIPS.format(), each, catalogue_of(PIPS).definitions) for each in (MIDDLE, WEAK)]


def listed(count: int) -> list[search.Candidate]:
    catalogue = catalogue_of(PIPS)
    draft = Draft("X", "", "private", PIPS.format(), {"main": {"pip-5": 1}})
    return candidates(draft, catalogue, count=count, seed=3)


def pips_in(candidate: search.Candidate) -> int:
    return sum(int(slug.removeprefix("pip-")) * count for slug, count in candidate.sections["main"].items() if slug != "cursed")


def test_lists_differ_and_are_legal(field: list[PlayableDeck]) -> None:
    lists = listed(20)
    assert len(lists) == len({str(each.sections) for each in lists}) == 20
    assert all(sum(each.sections["main"].values()) == 6 and each.sections["main"]["pip-5"] >= 1 for each in lists)


def test_the_strongest_list_is_found(field: list[PlayableDeck]) -> None:
    lists = [each for each in listed(20) if "cursed" not in each.sections["main"]]
    found = find_best(ENGINE, lists, field, seed=11)
    assert found is not None
    best = next(each for each in lists if each.fix == found.fix)
    assert pips_in(best) >= sorted(map(pips_in, lists))[-3]
    assert found.interval.low <= found.rate <= found.interval.high
    assert found.lists == len(lists)
    assert found.games >= search.FEWEST_RATED


def test_the_same_seed_finds_the_same_list(field: list[PlayableDeck]) -> None:
    lists = [each for each in listed(8) if "cursed" not in each.sections["main"]]
    assert find_best(ENGINE, lists, field, seed=11) == find_best(ENGINE, lists, field, seed=11)


def test_lists_that_cannot_be_played_are_left_out(field: list[PlayableDeck], monkeypatch: pytest.MonkeyPatch) -> None:
    play = ENGINE.play

    def refuse(decks: Sequence[PlayableDeck], **options: Any) -> Any:
        if any(card.slug == "cursed" for cards in decks[0].sections.values() for card, _ in cards):
            raise UnplayableError(Text("A curse lies on it.", "它被诅咒了。"))
        return play(decks, **options)

    monkeypatch.setattr(ENGINE, "play", refuse)
    lists = listed(40)
    cursed = [each for each in lists if "cursed" in each.sections["main"]]
    assert cursed
    assert find_best(ENGINE, cursed, field, seed=1) is None
    found = find_best(ENGINE, lists, field, seed=1)
    assert found is not None
    assert found.fix not in [each.fix for each in cursed]


def test_shipped_decks_are_not_needed_to_try(field: list[PlayableDeck]) -> None:
    assert not Deck.objects.precons().exists()
    assert listed(3)[0].taste.pattern is None
