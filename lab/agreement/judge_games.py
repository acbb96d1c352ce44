"""Have the judge play matchups and other levels the same pairs, and check whether recorded games still hold."""

from __future__ import annotations

import random
import time
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

from lab.agreement.gaps import LEAST_PAIRS, Further, Scores
from lab.agreement.grounds import Ground, Matchup
from lab.agreement.records import JudgedGames, JudgedMatchup
from lab.entrants import Entrant
from matches.tallies.results import score_digits
from rules.kernel.engine import Engine
from rules.kernel.playing.levels import JUDGE_LEVEL

#: How many recorded pairs are played again before records are used.
REPLAYED = 100


class StaleRecordsError(ValueError):
    """The judge no longer plays recorded games the same way; the message names the matchup."""


def extend_records(
    engine: Engine, records: JudgedGames, ground: Ground, *, pairs: int, threads: int, judge: str = JUDGE_LEVEL.slug
) -> Iterator[JudgedMatchup]:
    """Have the judge play each matchup up to so many pairs, and yield each record that grew. Records of other cards begin anew."""
    known = {each.slug: each for each in ground.entrants}
    for first, second in ground.matchups:
        record = records.matchup(known[first], known[second])
        if len(record.digits) < pairs:
            played = _play(engine, record, known, judge, first=len(record.digits), pairs=pairs - len(record.digits), threads=threads)
            records.matchups[record.decks] = replace(record, digits=record.digits + played)
            yield records.matchups[record.decks]


def check_records(
    engine: Engine,
    records: JudgedGames,
    ground: Ground,
    *,
    seed: int,
    pairs: int = REPLAYED,
    threads: int = 1,
    judge: str = JUDGE_LEVEL.slug,
) -> None:
    """Play some of the recorded pairs again. Raise StaleRecordsError for records of other cards, and for pairs that end otherwise."""
    for decks in records.stale(ground.entrants, ground.matchups):
        raise StaleRecordsError(f"{decks[0]} against {decks[1]}: the record is of other cards, decks or names. Judge it anew.")
    known = {each.slug: each for each in ground.entrants}
    everything = [(decks, pair) for decks, record in sorted(records.matchups.items()) for pair in range(len(record.digits))]
    chosen = sorted(random.Random(seed).sample(everything, min(pairs, len(everything))))
    for decks, pair in chosen:
        record = records.matchups[decks]
        played = _play(engine, record, known, judge, first=pair, pairs=1, threads=threads)
        if played != record.digits[pair]:
            raise StaleRecordsError(
                f"{decks[0]} against {decks[1]}: pair {pair} came to {played}, recorded {record.digits[pair]}. "
                "Rules or judge have changed; judge the game anew."
            )


@dataclass(frozen=True, slots=True)
class PlayedPairs:
    """A level's records of a ground. `pace`: its games in a CPU second, None where all had been played before."""

    records: JudgedGames
    pace: float | None


def play_judged_pairs(
    engine: Engine,
    judged: JudgedGames,
    ground: Ground,
    level: str,
    *,
    threads: int,
    folder: Path | None = None,
    among: Collection[Matchup] | None = None,
    most: int | None = None,
    beyond: int = 0,
) -> PlayedPairs:
    """Have a level play the judge's pairs, matchup by matchup; of `among` only, if they are given.

    `most`: the most pairs of each. `beyond`: how many further pairs for each of the judge's. What this version of the engine has played
    before is read from `folder`, if there is one, and each matchup is kept there.
    """
    name = f"{judged.game}-{level}-{engine.digest}"
    played = JudgedGames.read(name, folder) if folder else JudgedGames(name)
    started, games = time.process_time(), 0
    for decks, record in sorted(judged.matchups.items()):
        if among is not None and decks not in among:
            continue
        before = played.matchups.get(decks)
        pairs = (1 + beyond) * len(record.digits) if beyond else len(record.digits[:most])
        for grown in extend_records(engine, played, replace(ground, matchups=(decks,)), pairs=pairs, threads=threads, judge=level):
            games += 2 * (len(grown.digits) - (len(before.digits) if before and before.key == grown.key else 0))
            if folder:
                played.write(folder)
    return PlayedPairs(played, games / max(time.process_time() - started, 1e-9) if games else None)


def scores_beyond(played: JudgedGames, judged: JudgedGames, among: Collection[Matchup], *, times: int) -> Iterator[tuple[Matchup, Further]]:
    """Yield a level's scores in the pairs that the judge has not played, `times` for each of the judge's, matchup by matchup.

    Pairs with an engine fault are left out.
    """
    for decks in sorted(among):
        pairs = len(judged.matchups[decks].digits)
        digits = played.matchups[decks].digits[pairs : (1 + times) * pairs]
        yield decks, np.array([int(each) for each in digits if each != "x"], np.int8)


def _play(engine: Engine, record: JudgedMatchup, known: Mapping[str, Entrant], level: str, *, first: int, pairs: int, threads: int) -> str:
    decks = [known[each].deck for each in record.decks]
    rows = engine.play(decks, seed=record.seed, first_pair=first, pairs=pairs, levels=(level, level), threads=threads)
    return score_digits(rows)


def scores_of_both(
    played: JudgedGames, judged: JudgedGames, ground: Ground, among: Collection[Matchup], *, most: int | None = None
) -> Iterator[tuple[Matchup, Scores]]:
    """Yield the scores of two players' records of the same pairs, matchup by matchup; those of other cards are left out.

    `most`: the most pairs of each.
    """
    known = {each.slug: each for each in ground.entrants}
    for first, second in sorted(among):
        own, other = (records.matchup(known[first], known[second]).digits[:most] for records in (played, judged))
        sound = _both_sound(own, other)
        if len(sound) >= LEAST_PAIRS:
            yield (first, second), np.array(sound, np.int8).T


def _both_sound(own: str, judged: str) -> list[tuple[int, int]]:
    """Return the scores of the pairs that both have played and in which the engine was right."""
    return [(int(one), int(other)) for one, other in zip(own, judged, strict=False) if "x" not in (one, other)]
