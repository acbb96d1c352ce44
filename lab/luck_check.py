"""Check that win rates without luck are right and how much narrower their intervals are: many short simulations of the same matchup."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, count

import numpy as np
import numpy.typing as npt

from lab.entrants import Entrant
from matches.plans.pairings import seed_for
from matches.statistics.luck import LUCK_PARTS, LUCK_SLOTS, LuckSums, rate_without_luck
from matches.statistics.rates import Interval, interval, mean_score
from matches.tallies.luck import merge_luck, sum_luck
from matches.tallies.results import count_games
from matches.verdicts.card_worths import CardWorths
from rules.kernel.engine import Engine, PlayableDeck, card_rows
from rules.kernel.game import Game

#: Runs that are also played without tallying cards, to compare what they cost.
TIMED_RUNS = 10
#: Pairs at which the intervals of a matchup are first looked at.
FIRST_STEP = 100
#: Standard errors on either side of a 99.9 % interval.
Z_999 = 3.2905


@dataclass(frozen=True, slots=True)
class CheckedMatchup:
    """The figures of a matchup over all runs.

    `rate`: the plain win rate of all games, 0 to 1. `gaps`: by run, the rate without luck less the plain one. `holds`, `plain_holds`: the
    share of 95 % intervals that hold `rate`. The rest are ratios of what is without luck to what is plain. `games`: the games that an
    interval as narrow takes. `spread`: the variance of the rates. `seconds`: the CPU time of a game.
    """

    names: tuple[str, str]
    rate: float
    gaps: tuple[float, ...]
    holds: float
    plain_holds: float
    games: float
    spread: float
    seconds: float


def spread_matchups(entrants: Sequence[Entrant], most: int) -> list[tuple[Entrant, Entrant]]:
    """Return so many matchups of two of the decks, evenly spread over all of them, or all if there are no more."""
    listed = list(combinations(entrants, 2))
    return [listed[place * len(listed) // most] for place in range(most)] if most < len(listed) else listed


def random_worths(entrants: Sequence[Entrant], seed: int) -> CardWorths:
    """Return random worths: rates have to stay right with them, too."""
    slugs = sorted({card.slug for each in entrants for section in each.deck.sections.values() for card, _ in section})
    drawn = np.random.default_rng(seed).integers(-LUCK_PARTS // 10, LUCK_PARTS // 10, len(slugs), endpoint=True)
    return CardWorths({slug: int(worth) for slug, worth in zip(slugs, drawn, strict=True)}, {"seed": seed})


def check_luck(
    game: Game,
    matchups: Sequence[tuple[Entrant, Entrant]],
    worths: CardWorths,
    *,
    level: str,
    runs: int,
    pairs: int,
    seed: int,
    threads: int = 1,
    on_progress: Callable[[int, int], None] = lambda done, asked: None,
) -> Iterator[CheckedMatchup]:
    """Simulate every matchup `runs` times with so many pairs of games, and yield its figures.

    But for `seconds`, the same arguments give the same figures.
    """
    engine = game.engine()
    for number, (left, right) in enumerate(matchups):
        runner = _Runner(engine, (left.deck, right.deck), worths, level, pairs, seed_for(seed, number), threads)
        played = []
        for run in range(runs):
            played.append(runner.simulate(run))
            on_progress(2 * pairs * (number * runs + run + 1), 2 * pairs * len(matchups) * runs)
        yield _summary((left.slug, right.slug), played, runner.cost(min(TIMED_RUNS, runs)))


@dataclass(frozen=True, slots=True)
class _Run:
    """One simulation: its rates and intervals, plain and without luck."""

    plain: float
    plain_interval: Interval
    rate: float
    interval: Interval


@dataclass(frozen=True)
class _Runner:
    """Plays the simulations of one matchup."""

    engine: Engine
    decks: tuple[PlayableDeck, PlayableDeck]
    worths: CardWorths
    level: str
    pairs: int
    seed: int
    threads: int

    def simulate(self, run: int) -> _Run:
        """Play the pairs of a run and estimate the rate, plain and without luck. Both are plain where no luck is taken out."""
        games, luck = self.played(run * self.pairs, self.pairs)
        counted = [count_games(games, self.engine.ends).pair_scores]
        plain, known = mean_score(counted) or 0.0, interval(counted)
        found = rate_without_luck([luck]) if luck else None
        return _Run(plain, known, found.rate, found.interval) if found else _Run(plain, known, plain, known)

    def cost(self, runs: int) -> float:
        """Return the ratio of the CPU time of tallied runs to that of runs without a tally, played in turn."""
        spent = {True: 0.0, False: 0.0}
        for run in range(runs):
            for is_tallied in (True, False) if run % 2 else (False, True):
                begun = time.process_time()
                self.played(run * self.pairs, self.pairs, is_tallied=is_tallied)
                spent[is_tallied] += time.process_time() - begun
        return spent[True] / spent[False]

    def played(self, first: int, pairs: int, *, is_tallied: bool = True) -> tuple[npt.NDArray[np.void], LuckSums | None]:
        """Play so many pairs from the first of these on, and return them with the sums of their luck if cards are tallied."""
        cards = card_rows(self.decks, 2 * pairs) if is_tallied else None
        games = self.engine.play(
            self.decks,
            seed=self.seed,
            first_pair=first,
            pairs=pairs,
            levels=(self.level, self.level),
            cards=cards,
            threads=self.threads,
        )
        return games, None if cards is None else sum_luck(games, cards, [self.worths.of_copies(deck) for deck in self.decks], first)


@dataclass(frozen=True, slots=True)
class Step:
    """The intervals of a matchup's win rate after so many pairs of games, plain and without luck."""

    pairs: int
    plain: Interval
    without: Interval


def closing_in(
    game: Game, matchup: tuple[Entrant, Entrant], worths: CardWorths, *, level: str, pairs: int, seed: int, threads: int = 1
) -> Iterator[Step]:
    """Play one matchup on and on, and yield its intervals after 100 pairs, whenever there are twice as many, and after `pairs`."""
    left, right = matchup
    runner = _Runner(game.engine(), (left.deck, right.deck), worths, level, pairs, seed_for(seed, 0), threads)
    scores, luck, done = np.zeros(5, np.int64), {"": ((0,) * LUCK_SLOTS, (0,) * LUCK_SLOTS)}, 0
    for number in count():
        most = min(FIRST_STEP << number, pairs)
        games, added = runner.played(done, most - done)
        scores += count_games(games, runner.engine.ends).pair_scores
        assert added is not None
        luck, done = merge_luck([luck, {"": added}]), most
        plain = interval([scores.tolist()])
        found = rate_without_luck([luck[""]])
        yield Step(done, plain, found.interval if found else plain)
        if done >= pairs:
            return


def drawn(steps: Sequence[Step], columns: int = 60) -> Iterator[str]:
    """Draw the intervals of each step under each other, on a scale from the lowest end of all to the highest."""
    low, high = min(min(step.plain.low, step.without.low) for step in steps), max(max(step.plain.high, step.without.high) for step in steps)
    yield f"{'Games':>8}  {'':12} {100 * low:<{columns // 2}.1f}{100 * high:>{columns - columns // 2}.1f} %"
    for step in steps:
        for name, found in (("plain", step.plain), ("without luck", step.without)):
            first, last = (round((end - low) / (high - low or 1) * (columns - 1)) for end in (found.low, found.high))
            games = f"{2 * step.pairs:,}" if name == "plain" else ""
            bar = f"{' ' * first}|{'-' * (last - first - 1)}|"
            yield f"{games:>8}  {name:12} {bar:{columns}} ±{50 * (found.high - found.low):.1f}"


def _summary(names: tuple[str, str], runs: Sequence[_Run], seconds: float) -> CheckedMatchup:
    plain, rates = (np.array([getattr(run, name) for run in runs]) for name in ("plain", "rate"))
    rate = float(plain.mean())
    return CheckedMatchup(
        names,
        rate,
        tuple((rates - plain).tolist()),
        holds=sum(run.interval.holds(rate) for run in runs) / len(runs),
        plain_holds=sum(run.plain_interval.holds(rate) for run in runs) / len(runs),
        games=float(np.median([(run.interval.half_width / run.plain_interval.half_width) ** 2 for run in runs])),
        spread=float(rates.var() / plain.var()) if plain.var() else 1.0,
        seconds=seconds,
    )


def mean_gap(gaps: Sequence[float]) -> tuple[float, float]:
    """Return the mean of gaps and half the width of its 99.9 % interval."""
    found = np.array(gaps)
    return float(found.mean()), float(Z_999 * found.std(ddof=1) / np.sqrt(len(found))) if len(found) > 1 else np.inf
