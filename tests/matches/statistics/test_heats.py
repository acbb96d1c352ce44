"""The fit to heats finds the best swaps far oftener than the means of what each has played, and is the same in any order."""

from __future__ import annotations

import random
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
import pytest

from matches.statistics import Trial, keep_best, rate_swaps
from matches.statistics.heats import DECIMALS

Floats = npt.NDArray[np.float64]
SEED = 20_261_122
GOING, COMING, BLOCKS, KEPT = 18, 180, 70, 60


@dataclass(frozen=True)
class Field:
    """Every card that goes with every card that comes. `worth`: what each swap is truly worth."""

    cards: list[tuple[int, int]]
    worth: Floats

    @classmethod
    def drawn(cls, chance: np.random.Generator, own: float) -> Field:
        cards = [(out, into) for out in range(GOING) for into in range(COMING)]
        going, coming = chance.normal(0, 0.025, GOING), chance.normal(0, 0.02, COMING)
        worth = np.array([going[out] + coming[into] for out, into in cards]) + chance.normal(0, own, len(cards))
        return cls(cards, worth)

    def trials(self, chance: np.random.Generator, pairs: int) -> list[Trial]:
        """`pairs` of each, scored 0 to 4, about as spread as the engines' are; blocks are easier or harder."""
        levels = chance.normal(0, 0.3, (BLOCKS, pairs))
        found = []
        for place, swap in enumerate(chance.permutation(len(self.cards)).tolist()):
            for turn in range(pairs):
                block = place % BLOCKS
                score = 0.5 + levels[block, turn] + self.worth[swap] + chance.normal(0, 0.2)
                found.append(Trial(swap, block * pairs + turn, int(np.clip(np.rint(4 * score), 0, 4))))
        return found


def raw_means(field: Field, trials: list[Trial]) -> dict[int, float]:
    """The mean of each swap's own scores, less those of its blocks."""
    blocks: dict[int, list[int]] = {}
    for each in trials:
        blocks.setdefault(each.block, []).append(each.points)
    found: dict[int, list[float]] = {}
    for each in trials:
        found.setdefault(each.swap, []).append(each.points - float(np.mean(blocks[each.block])))
    return {swap: float(np.mean(apart)) for swap, apart in found.items()}


@pytest.mark.parametrize(("pairs", "own", "times", "worth"), [(1, 0.0, 5, 0.03), (3, 0.015, 3, 0.04)])
def test_the_best_go_on_far_oftener(pairs: int, own: float, times: float, worth: float) -> None:
    print(f"seed {SEED}")
    chance = np.random.default_rng(SEED)
    fitted = raw = 0
    mean: list[float] = []
    for _ in range(8):
        field = Field.drawn(chance, own)
        trials = field.trials(chance, pairs)
        best = set(np.argsort(-field.worth)[:KEPT].tolist())
        by_fit = keep_best(dict(enumerate(rate_swaps(field.cards, trials))), KEPT)
        fitted += len(best & set(by_fit))
        raw += len(best & set(keep_best(raw_means(field, trials), KEPT)))
        mean.append(float(field.worth[list(by_fit)].mean()))
    print(f"of {8 * KEPT} best: {fitted} by the fit, {raw} by means; those kept are worth {np.mean(mean):.3f}")
    assert fitted > times * max(raw, 1)
    assert np.mean(mean) > worth


def test_a_swap_of_its_own_is_found() -> None:
    """One of two cards that are bad apart and good together: enough pairs of its own say so."""
    chance = np.random.default_rng(SEED)
    field = Field.drawn(chance, 0.06)
    field.worth[777] = 0.4
    rated = rate_swaps(field.cards, field.trials(chance, 12))
    assert 777 in keep_best(dict(enumerate(rated)), KEPT // 10)


def test_values_are_told_without_bias() -> None:
    """Shrunken values hold what they promise: the truth rises by as much as they do."""
    chance = np.random.default_rng(SEED)
    field = Field.drawn(chance, 0.01)
    rated = np.array(rate_swaps(field.cards, field.trials(chance, 4)))
    slope = float(np.polyfit(rated, field.worth, 1)[0])
    assert slope == pytest.approx(1, abs=0.25)


def test_nothing_is_read_into_noise() -> None:
    """Values stay near 0 if all swaps are worth the same."""
    chance = np.random.default_rng(SEED)
    field = Field([(out, into) for out in range(GOING) for into in range(COMING)], np.zeros(GOING * COMING))
    assert max(map(abs, rate_swaps(field.cards, field.trials(chance, 2)))) < 0.02


def test_the_order_of_the_trials_changes_nothing() -> None:
    chance = np.random.default_rng(SEED)
    field = Field.drawn(chance, 0.01)
    trials = field.trials(chance, 2)
    told = rate_swaps(field.cards, trials)
    random.Random(1).shuffle(trials)
    again = rate_swaps(field.cards, trials)
    assert keep_best(dict(enumerate(told)), KEPT) == keep_best(dict(enumerate(again)), KEPT)
    assert max(abs(one - other) for one, other in zip(told, again, strict=True)) <= 2 * 10**-DECIMALS


def test_without_trials_all_are_alike() -> None:
    assert rate_swaps([(0, 0), (0, 1)], []) == (0.0, 0.0)
    assert rate_swaps([(0, 0), (0, 1)], [Trial(0, 0, 4)]) == (0.0, 0.0)
