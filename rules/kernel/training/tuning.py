"""Tuning the players' evaluation: games of the planner against itself, and weights that tell from its positions who will win, for any game.

The first round is played greedily, so that nothing depends on the weights there were; the later ones by the planner with the weights of
the round before, in some of their games against the greedy player, of whose own positions nothing is learned. Now and then a player strays
from its plan: what it never does it would never learn the worth of.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from rules.kernel.compiled.event_rows import TALLYING
from rules.kernel.compiled.rows import GAME_ROW
from rules.kernel.engine import PlayableDeck, TuningRound, card_rows, lead_rows
from rules.kernel.parts import Parts
from rules.kernel.players.level_numbers import GREEDY, PLANNER
from rules.kernel.players.logistic import SCALE
from rules.kernel.playing.batch import Batch
from rules.kernel.training.regression import chance_of, fit, loss, returns, rounded
from rules.kernel.training.samples import SAMPLE

#: Of 1024 plans, so many that a player strays from; of 1024 greedy actions, so many taken at random.
STRAY, WILD = 96, 64
#: A deck meets itself in so many times the games that it plays with each other one; of the planner's games, the share against the greedy.
MIRRORS, RIVALS = 3, 0.3
#: What a position is learned to be worth is so much of what the game came to, the rest of what the next position was held to be worth.
TRACE = 0.75
#: What the square of a weight costs when it is fitted: ten positions of a game tell little more than one.
RIDGE = 20.0
#: Room for the positions of a game; those of a longer one are left out.
POSITIONS = 24

Pairing = tuple[int, int]
Vector = npt.NDArray[np.int32]
Rows = npt.NDArray[np.int16]


class Learner(ABC):
    """What a game gives to learn by. All weights that are learned stand in one vector of `size`, SCALE to one unit of log odds.

    `parts` are its engine's, with `core.samples`; its workspace has the fields rules.kernel.players.plan_memory.STRAYING.
    """

    parts: Parts
    size: int

    @abstractmethod
    def use(self, tables: Any, weights: Vector) -> None:
        """Let the players of both sides think with these weights."""

    @abstractmethod
    def describe(self, tables: Any, rows: Rows) -> Rows:
        """How often each weight counts in some positions, of which `core.samples.observe` wrote the rows: shape (positions, size)."""

    @abstractmethod
    def watch(self, levels: tuple[int, int], tables: Any, games: npt.NDArray[np.void], cards: npt.NDArray[np.void]) -> None:
        """Learn what else there is to learn, if anything, from games (GAME_ROW) of such players and their cards (CARD_ROW)."""


@dataclass(frozen=True)
class Meeting:
    """Pairs of games between two decks, by their numbers, with a level of player for each; `seed` of their games."""

    decks: Pairing
    levels: tuple[int, int]
    pairs: int
    seed: int


@dataclass(frozen=True)
class Positions:
    """What was seen at the ends of turns: `rows` with what counts in each and the two decks' numbers; what came of it."""

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
    """Weights from `rounds` rounds of about `games` games each; the same for the same decks, seed and numbers. Raises UnplayableError."""
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
    """Who plays in a round whose positions at a level are learned from: about `games` games among so many decks."""
    pairings = [(one, other) for one in range(decks) for other in range(one, decks)]
    pairings += [(deck, deck) for deck in range(decks)] * (MIRRORS - 1)
    pairs = max(1, round(games / 2 / len(pairings)))
    rival = round(pairs * RIVALS / 2) if level == PLANNER else 0
    shares = [((level, level), pairs - 2 * rival), ((level, GREEDY), rival), ((GREEDY, level), rival)]
    asked = [(pairing, levels, share) for pairing in pairings for levels, share in shares if share]
    streams = np.random.SeedSequence(seed).generate_state(len(asked), np.uint64)
    return [Meeting(*each, int(stream)) for each, stream in zip(asked, streams, strict=True)]


def _sample(learner: Learner, decks: Sequence[PlayableDeck], meeting: Meeting, weights: Vector, level: int) -> Positions:
    """Play the games of a meeting; the positions at the ends of the turns of those who play at a level."""
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
    """The weights that fit some positions, how many these are, and the loss.

    Which decks play is told apart, too, but not kept: otherwise what is in a strong deck would pass for strong.
    """
    rows, results = np.concatenate([each.rows for each in seen]), np.concatenate([each.results for each in seen])
    strengths = np.zeros((len(rows), decks), np.int16)
    np.add.at(strengths, (np.arange(len(rows)), rows[:, -2]), 1)
    np.add.at(strengths, (np.arange(len(rows)), rows[:, -1]), -1)
    columns = np.hstack([rows[:, :-2], strengths])
    found = fit(columns, results, RIDGE)
    return rounded(found[:-decks]), (len(rows), loss(columns, results, found))
