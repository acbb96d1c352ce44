"""The search for the best of some lists: successive rejects on common seeds, then the win rate of the best from fresh ones."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cards.catalogue import Catalogue
from decks.deck_list import MutableSections, digest_of, playable
from decks.lists.changes import Draft
from decks.suggestions.open_fixes import begun_of, completing_fix
from decks.suggestions.picks import Taste, tastes
from matches import statistics
from matches.farm.speeds import games_per_second
from matches.plans.pairings import seed_for
from matches.statistics import Interval, keep_best
from matches.tallies.results import count_games
from rules.construction import Fix, apply_fix
from rules.kernel.engine import Engine, PlayableDeck, UnplayableError
from rules.wording import Text

#: How many lists are tried.
LISTS = 32
#: CPU seconds after which no further stage of the search begins, and those that the measurement of the best list takes.
SEARCH_SECONDS, RATE_SECONDS = 2.0, 1.5
#: The fewest and the most games that tell the win rate.
FEWEST_RATED, MOST_RATED = 100, 2000


@dataclass(frozen=True, slots=True)
class Stage:
    """All lists that are left have met so many opponents in so many pairs each; the best go on, `kept` of all lists."""

    opponents: int
    pairs: int
    kept: float


#: Few opponents at first: to get two decks ready costs as much as three pairs of games (6 of 12 ms on 2026-11-22).
STAGES = (Stage(3, 3, 1 / 3), Stage(6, 4, 1 / 8), Stage(40, 4, 0))


@dataclass(frozen=True, slots=True)
class Candidate:
    """A legal list with the taste that chose it."""

    sections: MutableSections
    fix: Fix
    taste: Taste
    deck: PlayableDeck


@dataclass(frozen=True, slots=True)
class Found:
    """The best list: what it adds, and its win rate against the shipped decks with its interval from `games` fresh games by `level`.

    `lists` were tried in `tried` games of the quick player. `pattern` names the shipped deck that the list follows, None where it follows
    none.
    """

    fix: Fix
    rate: float
    interval: Interval
    games: int
    level: str
    lists: int
    tried: int
    pattern: Text | None

    @property
    def as_json(self) -> dict[str, Any]:
        return {
            "added": [[change.section, change.card, change.count] for change in self.fix.changes],
            "rate": self.rate,
            "interval": [self.interval.low, self.interval.high],
            "games": self.games,
            "level": self.level,
            "lists": self.lists,
            "tried": self.tried,
            "pattern": {"en": self.pattern.en, "zh": self.pattern.zh} if self.pattern else None,
        }


def candidates(draft: Draft, pool: Catalogue, *, count: int, seed: int) -> list[Candidate]:
    """Return up to `count` different legal lists that complete the draft, the most sensible first."""
    found: dict[str, Candidate] = {}
    begun = begun_of(draft, pool)
    for taste in tastes(begun, count * 3 // 2, seed):
        if len(found) == count:
            break
        fix = completing_fix(draft, pool, taste, begun)
        if fix is not None:
            sections = apply_fix(draft.sections, fix)
            deck = playable(draft.format, sections, pool.definitions)
            found.setdefault(digest_of(pool.game, sections), Candidate(sections, fix, taste, deck))
    return list(found.values())


def find_best(engine: Engine, listed: Sequence[Candidate], field: Sequence[PlayableDeck], *, seed: int) -> Found | None:
    """Return the list that wins most against the field; None where none of them can be played.

    In each stage all lists that are left play the same pairs by the engine's quick player, and the worst are rejected. The fresh games are
    the default player's; their number follows from the pace at which it plays here.
    """
    level = engine.default_level
    contest = _Contest(engine, listed, random.Random(seed).sample(field, len(field)), seed)
    deadline = time.process_time() + SEARCH_SECONDS
    left = list(range(len(listed)))
    for stage in STAGES:
        rates = {number: rate for number in left if (rate := contest.rate(number, stage)) is not None}
        if not rates:
            return None
        left = list(keep_best(rates, max(1, round(len(listed) * stage.kept))))
        if time.process_time() > deadline or len(left) == 1:
            break
    (best,) = keep_best({number: rates[number] for number in left}, 1)
    tried = contest.games
    pace = games_per_second(engine.slug, (level, level), engine.digest)
    wanted = max(FEWEST_RATED, min(MOST_RATED, round(RATE_SECONDS * pace)))
    strata = contest.play_fresh(best, -(-wanted // (2 * len(field))), level)
    rate = statistics.mean_score(strata)
    assert rate is not None
    pattern = listed[best].taste.pattern
    games = 2 * sum(map(sum, strata))
    return Found(listed[best].fix, rate, statistics.interval(strata), games, level, len(listed), tried, pattern.name if pattern else None)


class _Contest:
    """Lists that play the same pairs against a field. A list that the engine refuses has no rate."""

    def __init__(self, engine: Engine, listed: Sequence[Candidate], field: Sequence[PlayableDeck], seed: int) -> None:
        self.engine, self.listed, self.field, self.seed = engine, listed, field, seed
        self.strata: list[list[list[int]]] = [[[0] * 5 for _ in field] for _ in listed]
        self.games = 0

    def rate(self, number: int, stage: Stage) -> float | None:
        """Play a list on until it has done a stage, and return its win rate; None where it can't be played."""
        met = self.strata[number][: stage.opponents]
        try:
            for index, scores in enumerate(met):
                if sum(scores) < stage.pairs:
                    self.games += 2 * (stage.pairs - sum(scores))
                    self._play(scores, number, index, self.seed, sum(scores), stage.pairs, self.engine.quick_level)
        except UnplayableError:
            return None
        return statistics.mean_score(met)

    def play_fresh(self, number: int, pairs: int, level: str) -> list[list[int]]:
        """Return the pairs' scores of a level against each opponent from seeds that the search has not seen."""
        strata = [[0] * 5 for _ in self.field]
        for index, scores in enumerate(strata):
            self._play(scores, number, index, seed_for(self.seed, len(self.field) + 1), 0, pairs, level)
        return strata

    def _play(self, scores: list[int], number: int, index: int, seed: int, first: int, end: int, level: str) -> None:
        decks, levels = (self.listed[number].deck, self.field[index]), (level, level)
        rows = self.engine.play(decks, seed=seed_for(seed, index), first_pair=first, pairs=end - first, levels=levels)
        for step, count in enumerate(count_games(rows, self.engine.ends).pair_scores):
            scores[step] += count
