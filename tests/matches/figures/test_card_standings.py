"""Counting how cards fare: decks that everybody may find, and finished games that everybody may see."""

from __future__ import annotations

import random
from datetime import timedelta

import pytest

from cards.models import Card, CardStanding
from cards.services import digest_of
from cards.standings import OPENING, PLAYED, SEEN, rates_of
from decks.models import Deck, Visibility
from decks.owners import Owner
from decks.services import create_deck
from matches.farm.dispatch import sweep
from matches.figures.card_standings import count_standings
from matches.kinds.gauntlet import create_gauntlet
from matches.models import CardRun, Simulation
from matches.requests.terms import Terms
from matches.tasks import count_cards
from tests.matches.conftest import MIDDLE, STRONG
from tests.matches.farm.playthrough import play_out
from tests.matches.pips import PIPS


@pytest.fixture
def simulation(bob: Owner, middle: Deck, weak: Deck) -> Simulation:
    """Twenty games of two public decks, with cards whose digests are their own."""
    for card in Card.objects.all():
        Card.objects.filter(pk=card.pk).update(digest=digest_of(card.data))
    made = create_gauntlet(owner=bob, deck=middle, opponents=[weak], terms=Terms(20, seed=4))
    return play_out(made, random.Random(1))


def standings() -> dict[str, CardStanding]:
    return {each.card.slug: each for each in CardStanding.objects.select_related("card")}


def test_decks_and_games_are_counted(simulation: Simulation) -> None:
    count_cards("pips")
    found = standings()
    assert {slug: (each.decks, each.usage) for slug, each in found.items() if each.decks} == {
        **{f"pip-{pips}": (1, 0.5) for pips in (9, 7, 5, 3, 2, 1)}
    }
    assert set(found["pip-9"].rates) <= {SEEN, OPENING, PLAYED}
    seen = rates_of(found["pip-9"])[SEEN]
    assert 0 < seen.games <= 20
    assert seen.low < seen.rate < seen.high or seen.rate in (0, 1)
    assert found["pip-9"].simulations == 1
    assert found["pip-2"].rates == {}  # the cards of opponents are not followed
    count_standings("pips")
    assert standings()["pip-9"].rates == found["pip-9"].rates


def test_what_not_everybody_may_see_does_not_count(simulation: Simulation, alice: Owner) -> None:
    create_deck(owner=alice, game=PIPS, name="Hidden", sections=STRONG)
    create_deck(owner=alice, game=PIPS, name="Linked", sections=STRONG, visibility=Visibility.UNLISTED)
    Deck.objects.filter(name="Weak").update(visibility=Visibility.PRIVATE)
    count_standings("pips")
    assert "pip-8" not in standings()
    assert standings()["pip-9"].rate is None
    assert CardRun.objects.filter(simulation=simulation).exists()


def test_games_of_a_weaker_player_do_not_count(simulation: Simulation) -> None:
    Simulation.objects.update(opponent_level="coin")
    count_standings("pips")
    assert standings()["pip-9"].rate is None
    assert CardRun.objects.filter(simulation=simulation).exists()


def test_games_with_a_card_as_it_was_do_not_count(simulation: Simulation) -> None:
    count_standings("pips")
    CardRun.objects.filter(card="pip-9").update(digest="another")
    count_standings("pips")
    assert standings()["pip-9"].rate is None
    assert standings()["pip-7"].rate is not None


def test_the_sweeper_asks_a_worker_after_a_change(simulation: Simulation, bob: Owner, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[tuple[str, object]] = []
    monkeypatch.setattr("matches.farm.dispatch.send_hint", lambda task, row, **_: not sent.append((task, row)))
    monkeypatch.setattr("cards.standings.LEAST_BETWEEN", timedelta(days=-1))
    sweep()
    count_cards("pips")
    sent.clear()
    sweep()
    assert ("matches.tasks.count_cards", "pips") not in sent
    create_deck(owner=bob, game=PIPS, name="More", sections=MIDDLE, visibility=Visibility.PUBLIC)
    sweep()
    sweep()
    assert sent.count(("matches.tasks.count_cards", "pips")) == 1
