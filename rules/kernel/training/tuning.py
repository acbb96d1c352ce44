"""Tune the players' evaluation: play games of the planner against itself, and fit weights that tell who will win, for any game.

The first round is played greedily, so that nothing depends on the previous weights; the later ones by the planner with the weights of the
round before, in some of their games against the greedy player, from whose positions nothing is learned. Now and then a player strays from
its plan: otherwise it would never learn the worth of what it never does.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from rules.kernel.compiled.events.rows import TALLYING
from rules.kernel.compiled.rows import GAME_ROW
from rules.kernel.engine import PlayableDeck, TuningRound, card_rows, lead_rows
from rules.kernel.engine_parts import EngineParts
from rules.kernel.players.level_numbers import GREEDY, PLANNER
from rules.kernel.players.logistic import SCALE
from rules.kernel.playing.batch import Batch
from rules.kernel.training.regression import chance_of, fit, loss, returns, rounded
from rules.kernel.training.samples import SAMPLE

#: How many of 1024 plans a player strays from, and how many of 1024 greedy actions are random.
STRAY, WILD = 96, 64
#: How many times as many games a deck plays against itself as against each other one; the share of the planner's games against the greedy.
MIRRORS, RIVALS = 3, 0.3
#: The share of the game's result in what a position's worth is learned from; the rest is the estimate of the next position.
TRACE = 0.75
#: The penalty on the square of a weight in the fit: ten positions of a game tell little more than one.
RIDGE = 20.0
#: The most positions of a game; those of a longer one are left out.
POSITIONS = 24

Pairing = tuple[int, int]
Vector = npt.NDArray[np.int32]
Rows = npt.NDArray[np.int16]


class Learner(ABC):
    """The game's part in learning. All weights that are learned stand in one vector of `size`, SCALE to one unit of log odds.

    `parts` are its engine's, with `core.samples`; its workspace has the fields rules.kernel.players.plan_memory.STRAYING.
    """

    parts: EngineParts
    size: int

    @abstractmethod
    def use(self, tables: Any, weights: Vector) -> None:
        """Let the players of both sides think with these weights."""

    @abstractmethod
    def describe(self, tables: Any, rows: Rows) -> Rows:
        """Return how often each weight counts in some positions, whose rows `core.samples.observe` wrote: shape (positions, size)."""

    @abstractmethod
    def watch(self, levels: tuple[int, int], tables: Any, games: npt.NDArray[np.void], cards: npt.NDArray[np.void]) -> None:
        """Learn more, if there is more to learn, from games (GAME_ROW) of such players and their cards (CARD_ROW)."""


@dataclass(frozen=True)
class Meeting:
    """Pairs of games between two decks, by their numbers, with a level of player for each; `seed` of their games."""

    decks: Pairing
    levels: tuple[int, int]
    pairs: int
    seed: int


@dataclass(frozen=True)
class Positions:
    """Positions at the ends of turns: `rows` with what counts in each and the two decks' numbers; their results."""

    rows: Rows
    results: npt.NDArray[np.float64]


def learn(
    learner: Learner,
    decks: Sequence[PlayableDeck],
    *,
    seed: int,
    games: int,
    rounds: int,
    on_round: Callable[[TuningRound], None] = lambda _: None,
) -> Vector:
    """Return weights from `rounds` rounds of about `games` games each; the same for the same decks, seed and numbers. Raise
    UnplayableError.
    """
    weights = np.zeros(learner.size, np.int32)
    before: list[Positions] = []
    for number in range(rounds):
        level = PLANNER if number else GREEDY
        seen = [_sample(learner, decks, meeting, weights, level) for meeting in meetings(len(decks), level, games, (seed, number))]
        weights, told = _fit(before + seen, len(decks))
        on_round(TuningRound(number, *told))
        before = seen if number else []
    return weights


def meetings(decks: int, level: int, games: int, seed: tuple[int, int]) -> list[Meeting]:
    """Return the meetings of a round whose positions at a level are learned from: about `games` games among so many decks."""
    pairings = [(one, other) for one in range(decks) for other in range(one, decks)]
    pairings += [(deck, deck) for deck in range(decks)] * (MIRRORS - 1)
    pairs = max(1, round(games / 2 / len(pairings)))
    rival = round(pairs * RIVALS / 2) if level == PLANNER else 0
    shares = [((level, level), pairs - 2 * rival), ((level, GREEDY), rival), ((GREEDY, level), rival)]
    asked = [(pairing, levels, share) for pairing in pairings for levels, share in shares if share]
    streams = np.random.SeedSequence(seed).generate_state(len(asked), np.uint64)
    return [Meeting(*each, int(stream)) for each, stream in zip(asked, streams, strict=True)]


def _sample(learner: Learner, decks: Sequence[PlayableDeck], meeting: Meeting, weights: Vector, level: int) -> Positions:
    """Play the games of a meeting; return the positions at the ends of the turns of players at a level."""
    parts, met = learner.parts, [decks[index] for index in meeting.decks]
    batch = Batch(parts, met, meeting.seed, meeting.levels)
    learner.use(batch.tables[0], weights)
    batch.work["stray"], batch.work["is_logging"] = STRAY, TALLYING
    sampling, compiled = parts.samples, parts.compiled
    games, cards, room = np.zeros(2 * meeting.pairs, GAME_ROW), card_rows(met, 2 * meeting.pairs), 2 * meeting.pairs * POSITIONS
    samples, rows = np.zeros(room, SAMPLE), np.zeros((room, sampling.ROW), np.int16)
    stream, wild = np.zeros(1, np.uint64), WILD if level == GREEDY else 0
    records = (batch.state, batch.tables, batch.work, games, cards, lead_rows(0), samples, rows)
    functions = (compiled.start, parts.players.choose, compiled.apply, compiled.finish, sampling.observe)
    count = sampling.sample_games(*records, batch.levels, stream, wild, batch.seed, 0, *functions)
    samples = samples[:count]
    learner.watch(meeting.levels, batch.tables[0], games, cards)
    described = learner.describe(batch.tables[0], rows[:count])
    odds = described @ weights.astype(np.float64) / SCALE
    results = returns(samples, games["winner"], chance_of(odds), TRACE if level == PLANNER else 1.0)
    whose = np.array([meeting.decks, meeting.decks[::-1]], np.int16)[samples["side"]]
    is_learner = np.array(meeting.levels)[samples["side"]] == level
    return Positions(np.hstack([described, whose])[is_learner], results[is_learner])


def _fit(seen: Sequence[Positions], decks: int) -> tuple[Vector, tuple[int, float]]:
    """Return the weights that fit some positions, how many these are, and the loss.

    The fit also finds the strength of each deck, which is not kept: otherwise the cards of a strong deck would pass for strong.
    """
    rows, results = np.concatenate([each.rows for each in seen]), np.concatenate([each.results for each in seen])
    strengths = np.zeros((len(rows), decks), np.int16)
    np.add.at(strengths, (np.arange(len(rows)), rows[:, -2]), 1)
    np.add.at(strengths, (np.arange(len(rows)), rows[:, -1]), -1)
    columns = np.hstack([rows[:, :-2], strengths])
    found = fit(columns, results, RIDGE)
    return rounded(found[:-decks]), (len(rows), loss(columns, results, found))
