"""The search for the best of some lists: successive rejects on common seeds, then the win rate of the best from fresh ones."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from decks.changes import Draft
from decks.checking import check_list
from decks.lists import MutableSections, digest_of, playable
from decks.pool import CardPool
from decks.suggestions.choices import begun_of, chosen_fix
from decks.suggestions.picks import Taste, tastes
from matches import statistics
from matches.planning import seed_for
from matches.speeds import games_per_second
from matches.statistics import Interval, Round, keep_best, plan_race
from matches.tallies import count_games
from rules.construction import Fix, apply_fix
from rules.kernel.engine import Engine, PlayableDeck, UnplayableError
from rules.wording import Text

#: How many lists are tried.
LISTS = 32
#: The CPU seconds that the search and the measurement of the best list may take.
SEARCH_SECONDS, RATE_SECONDS = 2.2, 0.8
#: The fewest and the most games that tell the win rate.
FEWEST_RATED, MOST_RATED = 100, 2000


@dataclass(frozen=True, slots=True)
class Candidate:
    """A legal list with the taste that chose it."""

    sections: MutableSections
    fix: Fix
    taste: Taste
    deck: PlayableDeck


@dataclass(frozen=True, slots=True)
class Found:
    """The best list: what it adds, and its win rate against the shipped decks with its interval from `games` fresh games.

    `lists` were tried in `tried` games. `pattern` names the shipped deck that the list follows, None where it follows none.
    """

    fix: Fix
    rate: float
    interval: Interval
    games: int
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
            "lists": self.lists,
            "tried": self.tried,
            "pattern": {"en": self.pattern.en, "zh": self.pattern.zh} if self.pattern else None,
        }


def candidates(fix: Fix, draft: Draft, pool: CardPool, *, count: int, seed: int) -> list[Candidate]:
    """Return up to `count` different legal lists that mend the draft, the most sensible first."""
    found: dict[str, Candidate] = {}
    for taste in tastes(begun_of(draft, pool), count * 3 // 2, seed):
        if len(found) == count:
            break
        chosen = chosen_fix(fix, draft, pool, taste)
        sections = apply_fix(draft.sections, chosen)
        if check_list(game=pool.game, format=draft.format, sections=sections, pool=pool).legal:
            deck = playable(draft.format, sections, pool.definitions)
            found.setdefault(digest_of(pool.game, sections), Candidate(sections, chosen, taste, deck))
    return list(found.values())


def find_best(engine: Engine, listed: Sequence[Candidate], field: Sequence[PlayableDeck], *, seed: int) -> Found | None:
    """Return the list that wins most against the field; None where none of them can be played.

    All lists play the same seeds. The number of games follows from the pace at which the engine's default player plays here.
    """
    level = engine.default_level
    pace = games_per_second(engine.slug, (level, level), engine.digest)
    contest = _Contest(engine, listed, field, level, seed)
    rounds = _rounds(len(listed), len(field), round(SEARCH_SECONDS * pace / 2))
    deadline = time.process_time() + SEARCH_SECONDS
    left = list(range(len(listed)))
    for each in rounds:
        rates = {number: rate for number in left if (rate := contest.rate(number, each.pairs // len(field))) is not None}
        left = list(keep_best(rates, each.kept))
        if time.process_time() > deadline:
            break
    rates = {number: rate for number in left if (rate := contest.rate(number, 1)) is not None}
    if not rates:
        return None
    (best,) = keep_best(rates, 1)
    tried = contest.games
    wanted = max(FEWEST_RATED, min(MOST_RATED, round(RATE_SECONDS * pace)))
    strata = contest.play_fresh(best, -(-wanted // (2 * len(field))))
    rate = statistics.mean_score(strata)
    assert rate is not None
    pattern = listed[best].taste.pattern
    games = 2 * sum(map(sum, strata))
    return Found(listed[best].fix, rate, statistics.interval(strata), games, len(listed), tried, pattern.name if pattern else None)


def _rounds(lists: int, opponents: int, pairs: int) -> Sequence[Round]:
    """Plan the rounds of a search; a budget that is too small for all lists leaves each one pair against each opponent."""
    try:
        return plan_race(lists, max(pairs, 1), finalists=1, lot=opponents)
    except ValueError:
        return [Round(lists, opponents, 1)]


class _Contest:
    """Lists that play the same pairs against a field. A list that the engine refuses has no rate."""

    def __init__(self, engine: Engine, listed: Sequence[Candidate], field: Sequence[PlayableDeck], level: str, seed: int) -> None:
        self.engine, self.listed, self.field, self.level, self.seed = engine, listed, field, level, seed
        self.strata: list[list[list[int]]] = [[[0] * 5 for _ in field] for _ in listed]
        self.played = [0] * len(listed)
        self.games = 0

    def rate(self, number: int, pairs: int) -> float | None:
        """Play a list on until it has met each opponent in so many pairs, and return its win rate; None where it can't be played."""
        first, more = self.played[number], pairs - self.played[number]
        if more > 0:
            try:
                self._play(self.strata[number], number, self.seed, first, more)
            except UnplayableError:
                return None
            self.played[number] = pairs
            self.games += 2 * more * len(self.field)
        return statistics.mean_score(self.strata[number])

    def play_fresh(self, number: int, pairs: int) -> list[list[int]]:
        """Return the pairs' scores against each opponent from seeds that the search has not seen."""
        strata = [[0] * 5 for _ in self.field]
        self._play(strata, number, seed_for(self.seed, len(self.field) + 1), 0, pairs)
        return strata

    def _play(self, strata: list[list[int]], number: int, seed: int, first: int, pairs: int) -> None:
        levels = (self.level, self.level)
        for index, opponent in enumerate(self.field):
            decks = (self.listed[number].deck, opponent)
            rows = self.engine.play(decks, seed=seed_for(seed, index), first_pair=first, pairs=pairs, levels=levels)
            for step, count in enumerate(count_games(rows, self.engine.ends).pair_scores):
                strata[index][step] += count
