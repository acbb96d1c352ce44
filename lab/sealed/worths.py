"""Learn what cards are worth in decks from boosters: decks of many pools play each other, and a fit explains the results by their cards."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from lab.sealed.field import score
from lab.sealed.machine_decks import SealedGround, lucky_main, pool_seeds
from matches.plans.pairings import seed_for
from rules.kernel.engine import Engine

#: The spread of cards' worths in points of win rate before anything is known; and the points that a builder errs by, round by round.
SPREAD = 1.5
LUCK = (4.0, 2.0)
#: The pools whose machine decks give the average deck that worths are counted from.
POOLS = 200


@dataclass(frozen=True, slots=True)
class Round:
    """The result of a round: pairs of decks that played, and the share of the results' variance that the worths explain."""

    number: int
    meetings: int
    explained: float


def learn_worths(
    ground: SealedGround,
    engine: Engine,
    *,
    level: str,
    seed: int,
    meetings: int,
    boosters: int,
    threads: int,
    on_round: Callable[[Round], None] = lambda done: None,
) -> dict[str, float]:
    """Return by slug the points of win rate of one copy instead of an average card of such decks, after a round for each of LUCK.

    The same arguments give the same points.

    In each round `meetings` pairs of decks, each from a pool of its own, play a pair of games. The round before is the prior of the fit: a
    worth moves as far from it as the games carry it.
    """
    slugs = sorted(card.slug for card in ground.recipe.contents(ground.cards.values()))
    worths: Mapping[str, float] = dict.fromkeys(slugs, 0.0)
    for number, luck in enumerate(LUCK):
        counts, scores = _play(ground, engine, worths, luck, level, seed_for(seed, number), meetings, boosters, threads)
        worths, explained = _fit(slugs, counts, scores, worths)
        on_round(Round(number, len(scores), explained))
    return centred(ground, {slug: round(points, 2) for slug, points in worths.items()}, boosters)


def centred(ground: SealedGround, worths: Mapping[str, float], boosters: int) -> dict[str, float]:
    """Return the worths moved alike, to hundredths of a point, so that the totals of the machine's decks are 0 on average."""
    builder = ground.builder(worths)
    builds = [builder.builds(ground.pool(boosters, seed))[0] for seed in range(POOLS)]
    cards = sum(pick.copies for built in builds for pick in built.picks)
    centre = round(sum(built.total for built in builds) / cards, 2)
    return {slug: round(points - centre, 2) for slug, points in worths.items()}


def _play(
    ground: SealedGround,
    engine: Engine,
    worths: Mapping[str, float],
    luck: float,
    level: str,
    seed: int,
    meetings: int,
    boosters: int,
    threads: int,
) -> tuple[list[Mapping[str, int]], npt.NDArray[np.float64]]:
    """Return for each meeting what the first deck has more of than the second, by slug, and its score less a half."""
    seeds = pool_seeds(seed, 2 * meetings)

    def meet(number: int) -> tuple[Mapping[str, int], float]:
        chance = random.Random(f"sealed {seed}.{number}")
        mains = [
            lucky_main(ground, worths, ground.pool(boosters, each), luck=luck, chance=chance) for each in seeds[2 * number : 2 * number + 2]
        ]
        decks = [ground.playable(main) for main in mains]
        more = {slug: mains[0].get(slug, 0) - mains[1].get(slug, 0) for slug in {**mains[0], **mains[1]}}
        return more, score(engine, decks, level, seed_for(seed, number), 1) - 0.5

    with ThreadPoolExecutor(threads) as pool:
        played = list(pool.map(meet, range(meetings)))
    return [more for more, _ in played], np.array([score for _, score in played])


def _fit(
    slugs: list[str], counts: list[Mapping[str, int]], scores: npt.NDArray[np.float64], before: Mapping[str, float]
) -> tuple[dict[str, float], float]:
    """Fit by least squares, with each card's worth drawn to what was known before, free cards' to nothing; centre on the average card."""
    free = sorted({slug for more in counts for slug in more} - set(slugs))
    columns = {slug: place for place, slug in enumerate([*slugs, *free])}
    table = np.zeros((len(counts), len(columns)))
    for row, more in enumerate(counts):
        for slug, difference in more.items():
            table[row, columns[slug]] = difference
    prior = np.array([before.get(slug, 0.0) / 100 for slug in columns])
    noise = float(np.var(scores))
    left = table.T @ table + np.eye(len(columns)) * noise / (SPREAD / 100) ** 2
    found = prior + np.linalg.solve(left, table.T @ (scores - table @ prior))
    explained = 1 - float(np.var(scores - table @ found)) / noise
    centre = float(np.mean(found[: len(slugs)]))
    return {slug: 100 * (float(found[columns[slug]]) - centre) for slug in slugs}, explained
