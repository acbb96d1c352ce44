"""Count played games: rows of results in, a tally out that adds up in any order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

import numpy as np
import numpy.typing as npt

from matches.tallies.leads import LeadCounts, count_leads, merge_leads, turn_leads
from matches.tallies.luck import LuckCounts, merge_luck, turn_luck
from matches.tallies.pair_points import pair_points
from rules.kernel.engine import Named

#: Wins, draws and losses of deck 0.
Results = tuple[int, int, int]
NOTHING: Results = (0, 0, 0)
#: The number of a game and how many turns it took.
Sample = tuple[int, int]
_ERRED = 5
_DIGITS = np.frombuffer(b"01234x", np.uint8)


def add(left: Results, right: Results) -> Results:
    return (left[0] + right[0], left[1] + right[1], left[2] + right[2])


@dataclass(frozen=True, slots=True)
class Tally:
    """Results of whole pairs, from deck 0's side.

    `pair_scores[k]`: pairs that made k half points of 4. `first` and `second`: results by who went first. `ends`: results by cause of the
    end. `turns`: games by length. `leads`: how far deck 0 was ahead, by turn. `luck`: the sums of the luck of draws. `samples`: a game by
    what it is a sample of. Pairs with a game that the engine got wrong count in `errors` (so many games) and nowhere else.
    """

    pair_scores: tuple[int, ...] = (0, 0, 0, 0, 0)
    first: Results = NOTHING
    second: Results = NOTHING
    ends: dict[str, Results] = field(default_factory=dict)
    turns: dict[int, int] = field(default_factory=dict)
    samples: dict[str, Sample] = field(default_factory=dict)
    leads: LeadCounts = ()
    luck: LuckCounts = field(default_factory=dict)
    actions: int = 0
    errors: int = 0

    @property
    def results(self) -> Results:
        return add(self.first, self.second)

    @property
    def games(self) -> int:
        return sum(self.results)

    @property
    def turned(self) -> Tally:
        """The same games from deck 1's side."""
        return replace(
            self,
            pair_scores=self.pair_scores[::-1],
            first=self.second[::-1],
            second=self.first[::-1],
            ends={slug: results[::-1] for slug, results in self.ends.items()},
            leads=turn_leads(self.leads),
            luck=turn_luck(self.luck),
        )


def count_games(rows: npt.NDArray[np.void], ends: Sequence[Named], leads: npt.NDArray[np.int16] | None = None) -> Tally:
    """The tally of whole pairs of games in order (`rules.kernel.compiled.rows.GAME_ROW`), with their leads where they were asked for."""
    pairs = rows[: len(rows) // 2 * 2].reshape(-1, 2)
    is_sound = (pairs["errors"] == 0).all(axis=1)
    sound = pairs[is_sound]
    games = sound.reshape(-1)
    points = pair_points(sound)
    went_first = games["first"] == 0
    return Tally(
        pair_scores=tuple(np.bincount(points, minlength=5).tolist()),
        first=_results(games[went_first]),
        second=_results(games[~went_first]),
        ends={end.slug: _results(games[games["end"] == index]) for index, end in enumerate(ends) if (games["end"] == index).any()},
        turns={int(turns): int(number) for turns, number in zip(*np.unique(games["turns"], return_counts=True), strict=True)},
        samples=_samples(games),
        leads=() if leads is None else count_leads(leads, is_sound),
        actions=int(games["actions"].sum()),
        errors=int((pairs["errors"] != 0).sum()),
    )


def score_digits(rows: npt.NDArray[np.void]) -> str:
    """The half points (0 to 4) of each whole pair, one digit a pair; x where the engine got a game wrong."""
    pairs = rows[: len(rows) // 2 * 2].reshape(-1, 2)
    points = pair_points(pairs)
    points[(pairs["errors"] != 0).any(axis=1)] = _ERRED
    return bytes(_DIGITS[points]).decode("ascii")


def count_digits(digits: str) -> tuple[int, ...]:
    """Return how many of the digits are 0, 1, 2, 3 and 4."""
    return tuple(digits.count(str(score)) for score in range(5))


def _results(games: npt.NDArray[np.void]) -> Results:
    wins, losses, draws = np.bincount(games["winner"], minlength=3).tolist()
    return wins, draws, losses


def _samples(games: npt.NDArray[np.void]) -> dict[str, Sample]:
    """The first game of each result by seat, the longest and the shortest."""
    found: dict[str, Sample] = {}
    for seat, name in enumerate(("first", "second")):
        for winner, result in enumerate(("won", "lost", "drawn")):
            matching = games[(games["first"] == seat) & (games["winner"] == winner)]
            if len(matching):
                found[f"{result}_{name}"] = _sample(matching[0])
    if len(games):
        found["longest"] = _sample(games[games["turns"].argmax()])
        found["shortest"] = _sample(games[games["turns"].argmin()])
    return found


def _sample(row: np.void) -> Sample:
    return int(row["game"]), int(row["turns"])


def merge(tallies: Iterable[Tally]) -> Tally:
    """Return the sum of the tallies. The order matters to nothing but which samples are kept, and there the first of equals stays."""
    scores: tuple[int, ...] = (0, 0, 0, 0, 0)
    first = second = NOTHING
    ends: dict[str, Results] = {}
    turns: Counter[int] = Counter()
    samples: dict[str, Sample] = {}
    actions = errors = 0
    leads: list[LeadCounts] = []
    luck: list[LuckCounts] = []
    for tally in tallies:
        leads.append(tally.leads)
        luck.append(tally.luck)
        scores = tuple(a + b for a, b in zip(scores, tally.pair_scores, strict=True))
        first, second = add(first, tally.first), add(second, tally.second)
        for slug, results in tally.ends.items():
            ends[slug] = add(ends.get(slug, NOTHING), results)
        turns.update(tally.turns)
        samples = _better_samples(samples, tally.samples)
        actions += tally.actions
        errors += tally.errors
    return Tally(scores, first, second, ends, dict(sorted(turns.items())), samples, merge_leads(leads), merge_luck(luck), actions, errors)


def _better_samples(kept: dict[str, Sample], new: dict[str, Sample]) -> dict[str, Sample]:
    found = {**new, **kept}
    if "longest" in new and new["longest"][1] > found["longest"][1]:
        found["longest"] = new["longest"]
    if "shortest" in new and new["shortest"][1] < found["shortest"][1]:
        found["shortest"] = new["shortest"]
    return found
