"""Measure whether the judge's verdicts have settled: players that think more than it does play its pairs, and meet it head to head."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from lab.agreement.gaps import Agreement, measure
from lab.agreement.grounds import Ground, Matchup
from lab.agreement.judge_games import extend_records, scores_of_both
from lab.agreement.records import FOLDER, JudgedGames
from lab.strength import mirrors
from matches.verdicts.lines import Line, pair_line
from rules.kernel.game import Game

#: The folder of the games of players that think more, so that a stopped measurement can go on.
DEEPER_FOLDER = FOLDER / "deeper"
#: Pairs that all matchups play before the first plays any further.
PAIRS_AT_ONCE = 8


@dataclass(frozen=True, slots=True)
class Step:
    """A player beside the judge: how far their verdicts lie apart, and how much it wins against it in mirrors of each deck.

    `pace`: its games against itself in a CPU second, None where all had been played before.
    """

    level: str
    agreement: Agreement
    head_to_head: Line
    pace: float | None


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
    folder: Path = DEEPER_FOLDER,
) -> Iterator[Step]:
    """Yield a step for each level: so many pairs of so many of the judge's matchups, and of a mirror of each deck against the judge.

    What a level has played of these pairs before is read from `folder`, and what it plays is kept there.
    """
    among = draw_matchups(ground, matchups, seed)
    for level in levels:
        deeper = JudgedGames.read(f"{ground.records}-{level}", folder)
        pace = _extend(game, replace(ground, matchups=among), deeper, level, pairs=pairs, threads=threads, folder=folder)
        scores = dict(scores_of_both(deeper, records, ground, among, most=pairs))
        tallies = tuple(mirrors(game, ground.entrants, (level, judge), mirror_pairs, seed, threads)) if mirror_pairs else ()
        yield Step(level, measure(scores, seed=seed), pair_line(tallies), pace)


def _extend(game: Game, ground: Ground, deeper: JudgedGames, level: str, *, pairs: int, threads: int, folder: Path) -> float | None:
    """Have a level play the matchups up to so many pairs, keep what it plays, and return its pace."""
    started, played = time.process_time(), 0
    for upto in (*range(PAIRS_AT_ONCE, pairs, PAIRS_AT_ONCE), pairs):
        before = {decks: len(each.digits) for decks, each in deeper.matchups.items()}
        for grown in extend_records(game.engine(), deeper, ground, pairs=upto, threads=threads, judge=level):
            played += 2 * (len(grown.digits) - before.get(grown.decks, 0))
            deeper.write(folder)
    return played / max(time.process_time() - started, 1e-9) if played else None
