"""Gaps are told without the noise of sampling, and intervals hold them as often as they say."""

from __future__ import annotations

import random
from itertools import combinations

import numpy as np
import pytest

from lab.agreement import gaps
from lab.agreement.gaps import Agreement, Scores, has_other_winner, measure, measure_edits

DECKS = [f"deck-{number:02}" for number in range(13)]


def scores(level: float, judge: float, pairs: int, chance: np.random.Generator) -> Scores:
    """Pair scores of two players who win each game with these chances, on common seeds: one luck decides for both."""
    luck = chance.random((4, pairs))
    return np.stack([2 * ((luck[2 * half : 2 * half + 2] < rate).sum(axis=0)) for half, rate in ((0, level), (0, judge))]).astype(np.int8)


def agreement(strengths: list[float], *, gap: float, pairs: int, seed: int, twist: float = 0.0) -> Agreement:
    """Of decks with these strengths by the judge; the level sees matchups `gap` and decks `twist` otherwise, in random directions."""
    chance = np.random.default_rng(seed)
    off = chance.choice([-twist, twist], size=len(strengths))
    found = {}
    for (first, mine), (second, theirs) in combinations(enumerate(strengths), 2):
        judge = 0.5 + (mine - theirs) / 2
        level = judge + (off[first] - off[second]) / 2 + chance.choice([-gap, gap])
        found[DECKS[first], DECKS[second]] = scores(level, judge, pairs, chance)
    return measure(found, seed=seed)


@pytest.fixture
def seed() -> int:
    chosen = random.randrange(1 << 32)
    print("seed", chosen)
    return chosen


def test_the_same_player_has_no_gap(seed: int) -> None:
    chance = np.random.default_rng(seed)
    played = {pair: scores(0.55, 0.55, 100, chance) for pair in combinations(DECKS[:6], 2)}
    found = measure(played, seed=seed)
    assert (found.matchups.size, found.decks.size, found.other_winners) == (0.0, 0.0, ())


@pytest.mark.parametrize("common", [0.0, 0.25])
def test_further_pairs_of_the_level_take_its_noise_away(common: float, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A gap of 6 points is found as large on average and more surely, with luck shared in a quarter of the pairs or in none."""
    monkeypatch.setattr(gaps, "DRAWS", 10)
    chance = np.random.default_rng(seed)
    sizes: dict[bool, list[float]] = {False: [], True: []}
    for _ in range(120):
        played, alone = {}, {}
        for pair in combinations(DECKS[:7], 2):
            rate = 0.5 + chance.choice([-0.06, 0.06])
            together, level, judge = (scores(rate, 0.5, 100, chance) for _ in range(3))
            played[pair] = np.where(chance.random(100) < common, together, np.stack([level[0], judge[1]]))
            alone[pair] = scores(rate, 0.5, 800, chance)[0]
        for is_further in sizes:
            found = measure(played, seed=seed, further=alone if is_further else None).matchups
            sizes[is_further].append(found.size**2)
    assert np.mean(sizes[True]) == pytest.approx(0.06**2, rel=0.25)
    assert np.std(sizes[True]) < 0.9 * np.std(sizes[False])


def test_noise_alone_is_no_gap(seed: int) -> None:
    chance = np.random.default_rng(seed)
    apart = {}
    for pair in combinations(DECKS, 2):
        level, judge = scores(0.5, 0.5, 60, chance), scores(0.5, 0.5, 60, chance)
        apart[pair] = np.stack([level[0], judge[1]])
    found = measure(apart, seed=seed)
    assert found.matchups.interval.low == 0.0
    assert found.matchups.size < 0.045  # the plain root mean square of the differences is 0.065


def test_a_known_gap_is_found(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gaps, "DRAWS", 400)
    found = [agreement([0.1 * (number % 3) for number in range(13)], gap=0.08, pairs=200, seed=seed + number) for number in range(20)]
    assert np.mean([each.matchups.size for each in found]) == pytest.approx(0.08, abs=0.006)
    held = sum(each.matchups.interval.holds(0.08) for each in found)
    assert held >= 15


def test_strengths_of_decks_are_compared(seed: int) -> None:
    """Each deck is seen 0.06 stronger or weaker: over the field that is half, as the other half is the opponents'."""
    spread = [0.4 * number / 12 for number in range(13)]
    found = agreement(spread, gap=0.0, twist=0.12, pairs=400, seed=seed)
    assert found.decks.size == pytest.approx(0.06, abs=0.025)
    assert found.correlation is not None
    assert 0.4 < found.correlation < 0.95
    alike = agreement(spread, gap=0.0, pairs=400, seed=seed)
    assert alike.correlation == pytest.approx(1.0, abs=0.02)
    assert alike.spread == pytest.approx(np.std(spread) / 2 * 13 / 12, abs=0.02)


def test_likeness_is_of_games_not_of_matchups(seed: int) -> None:
    """Two players whose luck differs are not alike, however much their matchups are; the same games are wholly so."""
    chance = np.random.default_rng(seed)
    apart = {}
    for place, pair in enumerate(combinations(DECKS[:8], 2)):
        rate = 0.1 + 0.8 * place / 28
        one, other = scores(rate, rate, 200, chance), scores(rate, rate, 200, chance)
        apart[pair] = np.stack([one[0], other[1]])
    assert measure(apart, seed=seed).likeness == pytest.approx(0.0, abs=0.07)
    alike = {pair: np.stack([each[0], each[0]]) for pair, each in apart.items()}
    assert measure(alike, seed=seed).likeness == pytest.approx(1.0)
    assert measure(dict.fromkeys(apart, np.full((2, 20), 2, np.int8)), seed=seed).likeness == 0.0


def test_no_correlation_without_a_spread() -> None:
    even = np.tile(np.array([[2], [2]], np.int8), 20)
    assert measure(dict.fromkeys(combinations(DECKS[:4], 2), even), seed=1).correlation is None


def test_another_winner_must_be_clear(seed: int) -> None:
    chance = np.random.default_rng(seed)
    assert has_other_winner(scores(0.4, 0.6, 400, chance))
    assert not has_other_winner(scores(0.6, 0.8, 400, chance))
    assert not has_other_winner(np.array([[2, 2, 2, 1], [2, 2, 2, 3]], np.int8))


def test_too_few_pairs_are_refused() -> None:
    with pytest.raises(ValueError, match="a against b has 3 pairs; 4 are needed"):
        measure({("a", "b"): np.zeros((2, 3), np.int8)}, seed=1)


def test_the_margin_holds_nineteen_of_twenty_true_gaps(seed: int) -> None:
    chance = np.random.default_rng(seed)
    played, gaps = {}, []
    for pair in combinations(DECKS, 2):
        gaps.append(chance.normal(0, 0.06))
        played[pair] = scores(0.5 + gaps[-1], 0.5, 400, chance)
    margin = measure(played, seed=seed).matchups.margin
    assert 0.085 < margin < 0.16  # 1.96 times 0.06, and what 78 matchups leave open
    assert np.mean(np.abs(gaps) <= margin) >= 0.85


def test_few_pairs_make_the_margin_wide(seed: int) -> None:
    """If no gap is found, the margin still does not say that there is none."""
    chance = np.random.default_rng(seed)
    few, many = (
        measure(
            {
                pair: np.stack([scores(0.5, 0.5, pairs, chance)[0], scores(0.5, 0.5, pairs, chance)[1]])
                for pair in combinations(DECKS[:6], 2)
            },
            seed=seed,
        )
        for pairs in (20, 2000)
    )
    assert few.matchups.margin >= many.matchups.margin


def test_what_edits_change_is_compared(seed: int) -> None:
    """By the judge each edit brings 5 points; the level sees it 4 points more or less, whichever way round the matchup is kept."""
    chance = np.random.default_rng(seed)
    played, edits = {}, []
    for number in range(60):
        off = 0.04 if number % 2 else -0.04
        played["deck", f"rival-{number}"] = scores(0.50, 0.50, 400, chance)
        edited = scores(0.55 + off, 0.55, 400, chance)
        key = (f"edit-{number}", f"rival-{number}") if number % 3 else (f"a-rival-{number}", f"edit-{number}")
        played[key] = edited if number % 3 else (4 - edited).astype(np.int8)
        edits.append(((key, f"edit-{number}"), (("deck", f"rival-{number}"), "deck")))
    found = measure_edits(played, edits, seed=seed)
    assert found.size == pytest.approx(0.04, abs=0.015)
    assert found.interval.low <= found.size <= found.interval.high
    assert found.margin == pytest.approx(0.08, abs=0.03)
