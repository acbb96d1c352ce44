"""Prepare a set's field: the machine's decks from 100 pools, each against each, among which decks from boosters are ranked."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations
from typing import Any

import numpy as np

from lab.sealed.machine_decks import SealedGround, mean_of, pool_seeds, random_main
from matches.plans.pairings import seed_for
from matches.sealed.fields import FieldDeck, PreparedField
from rules.kernel.engine import Engine, PlayableDeck

DECKS = 100


def prepare_field(
    ground: SealedGround,
    engine: Engine,
    worths: Mapping[str, float],
    *,
    boosters: int,
    level: str,
    seed: int,
    pairs: int,
    made: Mapping[str, Any],
    threads: int = 1,
    decks: int = DECKS,
    on_progress: Callable[[int, int], None] = lambda done, asked: None,
) -> PreparedField:
    """Return the machine's deck of each of so many pools, with its mean score over all others in `pairs` pairs of games each.

    The error of a mean is that of the mean of its matchups, which are drawn from all that the machine builds.
    """
    builder = ground.builder(worths)
    builds = [(each, builder.builds(ground.pool(boosters, each))[0]) for each in pool_seeds(seed, decks)]
    playable = [ground.playable(built.main) for _, built in builds]
    meetings = list(combinations(range(decks), 2))
    scores: list[list[float]] = [[] for _ in builds]

    def meet(number: int) -> float:
        left, right = meetings[number]
        return score(engine, [playable[left], playable[right]], level, seed_for(seed, number + 1), pairs)

    with ThreadPoolExecutor(threads) as pool:
        for number, found in enumerate(pool.map(meet, range(len(meetings)))):
            left, right = meetings[number]
            scores[left].append(found)
            scores[right].append(1 - found)
            on_progress(number + 1, len(meetings))
    found_decks = []
    for (pool_seed, built), own in zip(builds, scores, strict=True):
        mean, half = mean_of(own)
        found_decks.append(FieldDeck(pool_seed, built.colours, built.main, round(mean, 4), round(half / 1.96, 4)))
    return PreparedField(ground.card_set, boosters, seed, level, {**made, "pairs": pairs}, tuple(found_decks))


def machine_over_random(
    ground: SealedGround,
    engine: Engine,
    worths: Mapping[str, float],
    *,
    boosters: int,
    level: str,
    seed: int,
    pools: int,
    pairs: int,
    threads: int = 1,
) -> tuple[float, float]:
    """Return the machine's win rate against decks of random legal picks from the same pools, and the half width of its 95 % interval."""
    builder = ground.builder(worths)
    seeds = pool_seeds(seed, pools)

    def meet(number: int) -> float:
        pool = ground.pool(boosters, seeds[number])
        mains = [builder.builds(pool)[0].main, random_main(ground, pool, random.Random(f"random picks {seed}.{number}"))]
        return score(engine, [ground.playable(main) for main in mains], level, seed_for(seed, number + 1), pairs)

    with ThreadPoolExecutor(threads) as workers:
        return mean_of(list(workers.map(meet, range(pools))))


def score(engine: Engine, decks: Sequence[PlayableDeck], level: str, seed: int, pairs: int) -> float:
    """Return the first deck's win rate in so many pairs of games. Raise RuntimeError for a game that the engine got wrong."""
    rows = engine.play(decks, seed=seed, first_pair=0, pairs=pairs, levels=(level, level))
    if rows["errors"].any():
        raise RuntimeError(f"the engine got games of seed {seed} wrong")
    return float(np.mean(np.choose(rows["winner"], (1.0, 0.0, 0.5))))
