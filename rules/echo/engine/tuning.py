"""Tuning the players' evaluation: games of the planner against itself, and weights that tell from its positions who will win.

The first round is played greedily, so that nothing depends on the weights there were; the later ones by the planner with the weights of
the round before, in some of their games against the greedy player, of whose own positions nothing is learned. Now and then a player strays
from its plan: what it never does it would never learn the worth of.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import numpy.typing as npt

from rules.echo.engine.batches import ENGINE
from rules.echo.engine.card_words import ITEM, ROLES, WORDS, count_words
from rules.echo.engine.core import codes, compiled, sampling
from rules.echo.engine.core.choosing import choose
from rules.echo.engine.core.feature_codes import FEATURES, PLACES
from rules.echo.engine.core.log import TALLYING
from rules.echo.engine.core.players import GREEDY_PLAYER, PLANNER
from rules.echo.engine.keeping import FEATURES as KEPT
from rules.echo.engine.keeping import Hands
from rules.echo.engine.thoughts import use_weights
from rules.echo.engine.weights import Weights
from rules.kernel.batch import Batch
from rules.kernel.engine import CARD_ROW, GAME_ROW, PlayableDeck, TuningRound
from rules.kernel.fitting import chance_of, fit, loss, returns, rounded
from rules.kernel.learning import SCALE
from rules.kernel.sampling import SAMPLE

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


@dataclass(frozen=True)
class Meeting:
    """Pairs of games between two decks, by their numbers, with a level of player for each; `seed` of their games."""

    decks: Pairing
    levels: tuple[int, int]
    pairs: int
    seed: int


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
    """Weights from `rounds` rounds of about `games` games each; the same for the same decks, seed and numbers. Raises UnplayableError.

    What the words of items in hand weigh is learned but not kept in the end: who holds one has not used it, and players who like to hold
    some hardly ever use them. What opening hands are worth is learned from the planner's games against itself, in which all are kept.
    """
    weights = Weights(np.zeros(FEATURES, np.int32), np.zeros((WORDS, ROLES), np.int32), guesses, np.zeros(KEPT, np.int32))
    before: list[Positions] = []
    hands = Hands()
    for number in range(rounds):
        level = PLANNER if number else GREEDY_PLAYER
        seen = [_sample(decks, meeting, weights, level, hands) for meeting in meetings(len(decks), level, games, (seed, number))]
        weights, told = _fit(before + seen, guesses, len(decks))
        on_round(TuningRound(number, *told))
        before = seen if number else []
    weights.words[:, ITEM] = 0
    return replace(weights, keeps=hands.weights())


def meetings(decks: int, level: int, games: int, seed: tuple[int, int]) -> list[Meeting]:
    """Who plays in a round whose positions at a level are learned from: about `games` games among so many decks."""
    pairings = [(one, other) for one in range(decks) for other in range(one, decks)]
    pairings += [(deck, deck) for deck in range(decks)] * (MIRRORS - 1)
    pairs = max(1, round(games / 2 / len(pairings)))
    rival = round(pairs * RIVALS / 2) if level == PLANNER else 0
    shares = [((level, level), pairs - 2 * rival), ((level, GREEDY_PLAYER), rival), ((GREEDY_PLAYER, level), rival)]
    asked = [(pairing, levels, share) for pairing in pairings for levels, share in shares if share]
    streams = np.random.SeedSequence(seed).generate_state(len(asked), np.uint64)
    return [Meeting(*each, int(stream)) for each, stream in zip(asked, streams, strict=True)]


def _sample(decks: Sequence[PlayableDeck], meeting: Meeting, weights: Weights, level: int, hands: Hands) -> Positions:
    """Play the games of a meeting; the positions at the ends of the turns of those who play at a level. Adds planners' hands to `hands`."""
    batch = Batch(ENGINE.parts, [decks[index] for index in meeting.decks], meeting.seed, meeting.levels)
    use_weights(batch.tables[0], weights)
    batch.work["stray"] = STRAY
    games, room = np.zeros(2 * meeting.pairs, GAME_ROW), 2 * meeting.pairs * POSITIONS
    samples, rows = np.zeros(room, SAMPLE), np.zeros((room, sampling.ROW), np.int16)
    stream, wild = np.zeros(1, np.uint64), WILD if level == GREEDY_PLAYER else 0
    cards = np.zeros((2 * meeting.pairs, 2, codes.DECK_SIZE + 1), CARD_ROW)
    batch.work["is_logging"] = TALLYING
    records = (batch.state, batch.tables, batch.work, games, cards, samples, rows)
    functions = (compiled.start, choose, compiled.apply, compiled.finish, sampling.observe)
    count = sampling.sample_games(*records, batch.levels, stream, wild, batch.seed, 0, *functions)
    samples = samples[:count]
    if meeting.levels == (PLANNER, PLANNER):
        hands.add(batch.tables[0], games, cards)
    described = _described(batch.tables[0], rows[:count])
    odds = described @ np.concatenate([weights.features, weights.words.ravel()]).astype(np.float64) / SCALE
    results = returns(samples, games["winner"], chance_of(odds), TRACE if level == PLANNER else 1.0)
    whose = np.array([meeting.decks, meeting.decks[::-1]], np.int16)[samples["side"]]
    is_learner = np.array(meeting.levels)[samples["side"]] == level
    return Positions(np.hstack([described, whose])[is_learner], results[is_learner])


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
    return Weights(whole[:FEATURES], whole[FEATURES:].reshape(WORDS, ROLES), guesses, np.zeros(KEPT, np.int32)), (
        len(rows),
        loss(columns, results, found),
    )
