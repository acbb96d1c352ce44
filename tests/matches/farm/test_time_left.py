"""The time that a simulation will still take, also where a rule ends it: told while it goes on, and near the truth."""

from __future__ import annotations

from datetime import timedelta

import numpy as np
import pytest
from django.test import Client
from django.utils import timezone

from decks.models import Deck
from decks.owners import Owner
from matches.farm import chunk_sizes
from matches.farm.chunk_play import play_chunks
from matches.farm.stops import prefix_of
from matches.figures.summaries import summarise
from matches.kinds.gauntlet import create_gauntlet
from matches.kinds.matrix import create_matrix
from matches.models import Simulation, Status
from matches.requests.terms import Terms
from matches.statistics import FixedNumber, SequentialTest, TargetError
from tests.matches.conftest import make_deck
from tests.matches.statistics.pairs import pair_scores


def scores(rate: float, pairs: int, seed: int) -> np.ndarray:
    """Half points of so many pairs in order."""
    return np.random.default_rng(seed).choice(5, size=pairs, p=pair_scores(rate))


def test_a_target_error_is_reached_about_when_expected() -> None:
    """Seeds 1 to 20, a third of the way there."""
    rule = TargetError(0.02, 20_000)
    expected, ended = [], []
    for seed in range(1, 21):
        drawn = scores(0.55, 20_000, seed)
        for size in rule.sizes():
            look = rule.check(size, [np.bincount(drawn[:size], minlength=5).tolist()])
            if look.pairs < 600:
                early = rule.expect(look)
            if look.is_over:
                break
        expected.append(early)
        ended.append(size)
    assert np.mean(expected) == pytest.approx(np.mean(ended), rel=0.1)


def test_a_test_is_expected_to_go_on_as_it_has_gone() -> None:
    rule = SequentialTest(5000, alternative=0.53)
    look = rule.check(rule.sizes()[5], [np.bincount(scores(0.6, rule.sizes()[5], 3), minlength=5).tolist()])
    assert look.log_likelihood_ratio
    assert rule.expect(look) == pytest.approx(look.pairs * np.log(19) / look.log_likelihood_ratio, abs=1)
    assert rule.expect(rule.check(rule.sizes()[0], [[0, 0, rule.sizes()[0], 0, 0]])) <= 5000


def test_a_number_is_that_number() -> None:
    rule = FixedNumber(40)
    assert rule.expect(rule.check(40, [[0, 0, 40, 0, 0]])) == 40


def begin(simulation: Simulation, chunks: int) -> Simulation:
    for chunk in simulation.chunks.open().order_by("index")[:chunks]:
        play_chunks(chunk.pk)
    Simulation.objects.filter(pk=simulation.pk).update(started_at=timezone.now() - timedelta(seconds=10))
    simulation.refresh_from_db()
    assert simulation.status == Status.RUNNING
    return simulation


def test_the_page_tells_both_times(alice: Owner, alice_client: Client, middle: Deck, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chunk_sizes, "games_per_second", lambda *_: 700.0)
    other = make_deck(alice, "About as good", {"main": {"pip-8": 2, "pip-6": 1, "pip-5": 1, "pip-4": 2}})
    stop = {"kind": "target_error", "half_width": 0.01}
    simulation = begin(create_gauntlet(owner=alice, deck=middle, opponents=[other], terms=Terms(18_000, seed=5, stop=stop)), 5)
    found = summarise(simulation)
    assert found.seconds_left is not None
    assert found.most_seconds_left is not None
    look = prefix_of(list(simulation.matchups.all())).looks(found.rule)[-1] if found.rule else None
    assert look
    assert found.seconds_left == pytest.approx((2 * found.rule.expect(look) - found.played) / found.games_per_second, rel=0.02)
    assert found.seconds_left < found.most_seconds_left
    assert "left if it goes on like this, at most" in alice_client.get(f"/simulations/{simulation.pk}/").content.decode()
    page = alice_client.get(f"/simulations/{simulation.pk}/", headers={"Accept-Language": "zh-hans"}).content.decode()
    assert "照此下去大约还需" in page


def test_a_matrix_tells_it_too(
    alice: Owner, alice_client: Client, strong: Deck, middle: Deck, weak: Deck, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chunk_sizes, "games_per_second", lambda *_: 700.0)
    matrix = begin(create_matrix(owner=alice, decks=[strong, middle, weak], terms=Terms(2000, seed=4)), 3)
    assert "games a second, about" in alice_client.get(f"/simulations/{matrix.pk}/").content.decode()
