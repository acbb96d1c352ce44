"""Tuning the players' evaluation: games of the planner against itself, and weights that tell from its positions who will win.

The first round is played greedily, so that nothing depends on the weights there were; the later ones by the planner with the weights of
the round before. Now and then a player strays from its plan: what it never does it would never learn the worth of.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from rules.echo.engine.batch import Batch
from rules.echo.engine.card_words import ROLES, WORDS, count_words
from rules.echo.engine.core import codes, compiled, sampling
from rules.echo.engine.core.choosing import choose
from rules.echo.engine.core.feature_codes import FEATURES, PLACES
from rules.echo.engine.core.players import GREEDY_PLAYER, PLANNER
from rules.echo.engine.thoughts import use_weights
from rules.echo.engine.weights import Weights
from rules.kernel.engine import CARD_ROW, GAME_ROW, PlayableDeck, TuningRound
from rules.kernel.fitting import chance_of, fit, loss, returns, rounded
from rules.kernel.learning import SCALE
from rules.kernel.sampling import SAMPLE

#: Of 1024 plans, so many that a player strays from; of 1024 greedy actions, so many taken at random.
STRAY, WILD = 96, 64
#: What a position is learned to be worth is so much of what the game came to, the rest of what the next position was held to be worth.
TRACE = 0.75
#: What the square of a weight costs when it is fitted: ten positions of a game tell little more than one.
RIDGE = 20.0
#: Room for the positions of a game; those of a longer one are left out.
POSITIONS = 24

Pairing = tuple[int, int]


@dataclass(frozen=True)
class Positions:
    """What was seen at the ends of turns: `rows` with the features and words of each and the two decks' numbers; what came of it."""

    rows: npt.NDArray[np.int16]
    results: npt.NDArray[np.float64]


def tune(
    decks: Sequence[PlayableDeck],
    guesses: npt.NDArray[np.int32],
    *,
    seed: int,
    games: int,
    rounds: int,
    on_round: Callable[[TuningRound], None] = lambda _: None,
) -> Weights:
    """Weights from `rounds` rounds of about `games` games each; the same for the same decks, seed and numbers. Raises UnplayableError."""
    pairings = [(one, other) for one in range(len(decks)) for other in range(one, len(decks))]
    pairs = max(1, round(games / 2 / len(pairings)))
    weights = Weights(np.zeros(FEATURES, np.int32), np.zeros((WORDS, ROLES), np.int32), guesses)
    before: list[Positions] = []
    for number in range(rounds):
        streams = np.random.SeedSequence((seed, number)).generate_state(len(pairings), np.uint64)
        level = PLANNER if number else GREEDY_PLAYER
        seen = [_sample(decks, pairing, weights, level, int(stream), pairs) for pairing, stream in zip(pairings, streams, strict=True)]
        weights, told = _fit(before + seen, guesses, len(decks))
        on_round(TuningRound(number, *told))
        before = seen if number else []
    return weights


def _sample(decks: Sequence[PlayableDeck], pairing: Pairing, weights: Weights, level: int, seed: int, pairs: int) -> Positions:
    """Play pairs of games between two decks; the positions at the ends of their turns."""
    batch = Batch([decks[index] for index in pairing], seed, (level, level))
    use_weights(batch.tables[0], weights)
    batch.work["stray"] = STRAY
    games, room = np.zeros(2 * pairs, GAME_ROW), 2 * pairs * POSITIONS
    samples, rows = np.zeros(room, SAMPLE), np.zeros((room, sampling.ROW), np.int16)
    stream, wild = np.zeros(1, np.uint64), WILD if level == GREEDY_PLAYER else 0
    records = (batch.state, batch.tables, batch.work, games, np.zeros((0, 2, 0), CARD_ROW), samples, rows)
    functions = (compiled.start, choose, compiled.apply, compiled.finish, sampling.observe)
    count = sampling.sample_games(*records, batch.levels, stream, wild, batch.seed, 0, *functions)
    samples = samples[:count]
    described = _described(batch.tables[0], rows[:count])
    odds = described @ np.concatenate([weights.features, weights.words.ravel()]).astype(np.float64) / SCALE
    results = returns(samples, games["winner"], chance_of(odds), TRACE if level == PLANNER else 1.0)
    whose = np.array([pairing, pairing[::-1]], np.int16)[samples["side"]]
    return Positions(np.hstack([described, whose]), results)


def _described(tables: Any, rows: npt.NDArray[np.int16]) -> npt.NDArray[np.int16]:
    """The features of positions, then the words of the cards seen in each."""
    seen = np.ascontiguousarray(rows[:, FEATURES:]).view(np.uint8)
    bits = np.unpackbits(seen, axis=1, bitorder="little").reshape(len(rows), PLACES * codes.CARDS)
    words = bits.astype(np.float32) @ count_words(tables).reshape(PLACES * codes.CARDS, WORDS * ROLES).astype(np.float32)
    return np.hstack([rows[:, :FEATURES], np.rint(words).astype(np.int16)])


def _fit(seen: Sequence[Positions], guesses: npt.NDArray[np.int32], decks: int) -> tuple[Weights, tuple[int, float]]:
    """The weights that fit some positions, how many these are, and the loss.

    Which decks play is told apart, too, but not kept: otherwise the words of a strong deck would pass for strong words.
    """
    rows, results = np.concatenate([each.rows for each in seen]), np.concatenate([each.results for each in seen])
    strengths = np.zeros((len(rows), decks), np.int16)
    np.add.at(strengths, (np.arange(len(rows)), rows[:, -2]), 1)
    np.add.at(strengths, (np.arange(len(rows)), rows[:, -1]), -1)
    columns = np.hstack([rows[:, :-2], strengths])
    found = fit(columns, results, RIDGE)
    whole = rounded(found[: FEATURES + WORDS * ROLES])
    return Weights(whole[:FEATURES], whole[FEATURES:].reshape(WORDS, ROLES), guesses), (len(rows), loss(columns, results, found))
