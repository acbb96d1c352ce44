"""Whether the judge's verdicts have settled: who thinks more than it does in some direction plays its pairs, and meets it head to head."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from lab.agreement.gaps import Agreement, measure
from lab.agreement.grounds import Ground, Matchup
from lab.agreement.judge_games import scores_beside_judge
from lab.agreement.records import JudgedGames
from lab.strength import mirrors
from matches.verdicts.lines import Line, pair_line
from rules.kernel.game import Game


@dataclass(frozen=True, slots=True)
class Step:
    """A player beside the judge: how far their verdicts lie apart, and how much it wins against it in mirrors of each deck.

    `pace`: the games that it plays against itself in a CPU second.
    """

    level: str
    agreement: Agreement
    head_to_head: Line
    pace: float


def draw_matchups(ground: Ground, count: int, seed: int) -> tuple[Matchup, ...]:
    """Return so many of a ground's matchups, all of them where there are no more."""
    return tuple(sorted(random.Random(seed).sample(ground.matchups, min(count, len(ground.matchups)))))


def measure_settling(
    game: Game,
    ground: Ground,
    records: JudgedGames,
    levels: Sequence[str],
    *,
    judge: str,
    matchups: int,
    pairs: int,
    mirror_pairs: int,
    seed: int,
    threads: int,
) -> Iterator[Step]:
    """Yield a step for each level: so many pairs of so many of the judge's matchups, and of a mirror of each deck against the judge."""
    engine = game.engine()
    among = draw_matchups(ground, matchups, seed)
    for level in levels:
        started = time.process_time()
        scores = dict(scores_beside_judge(engine, records, ground, level, threads=threads, among=among, most=pairs))
        seconds = time.process_time() - started
        tallies = tuple(mirrors(game, ground.entrants, (level, judge), mirror_pairs, seed, threads))
        played = 2 * sum(each.shape[1] for each in scores.values())
        yield Step(level, measure(scores, seed=seed), pair_line(tallies), played / max(seconds, 1e-9))
