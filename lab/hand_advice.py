"""Ask whether the answer of “Keep or mulligan?” is better than a computer player's own mulligan, in hands drawn at random."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import permutations
from typing import Any

import numpy as np
import numpy.typing as npt

from lab.entrants import Entrant
from matches.statistics.distributions import Z
from matches.tallies.pair_points import pair_points
from matches.verdicts.hand_advice import HandAdvice
from rules.kernel.engine import GivenHand, PlayableDeck
from rules.kernel.players.level_numbers import PLANNER
from rules.kernel.playing.batch_engine import BatchEngine
from rules.kernel.playing.plays import EnginePlay

Floats = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Opening:
    """A hand that a deck was dealt, and what of it the player put back itself: copies of cards by slug."""

    decks: tuple[PlayableDeck, PlayableDeck]
    hand: Mapping[str, int]
    put_back: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer for a hand. `keeping`: by how much more it wins if it is kept whole, 0 to 1. `is_other`: whether the answer keeps cards
    that the player puts back. `gain`: by how much more it then wins in games that the answer was not made of; 0 where both do the same.
    """

    keeping: float
    is_other: bool
    gain: float


def measure_advice(
    engine: BatchEngine,
    entrants: Sequence[Entrant],
    *,
    level: str,
    hands: int,
    pairs: int,
    fresh: int,
    seed: int,
    threads: int = 1,
    on_answer: Callable[[Answer], None] = lambda answer: None,
) -> HandAdvice:
    """Play hands of random matchups kept whole and with the player's own choice put back, `pairs` each; follow the answer, where it is
    clear (95 %) and another than the player's, in `fresh` more pairs. A hand that the player keeps is kept by both.

    The same arguments give the same result.
    """
    chance = random.Random(seed)
    engine.ready((PLANNER,))
    matchups = list(permutations(entrants, 2))
    answers: list[Answer] = []
    for _ in range(hands):
        one, other = chance.choice(matchups)
        opening = deal(engine, (one.deck, other.deck), chance.getrandbits(60))
        answers.append(_ask(engine, opening, level, pairs, fresh, (chance.getrandbits(60), chance.getrandbits(60)), threads))
        on_answer(answers[-1])
    gains = np.array([each.gain for each in answers])
    error = Z * float(gains.std(ddof=1)) / math.sqrt(hands)
    differ = sum(each.is_other for each in answers)
    return HandAdvice(level, hands, differ, float(gains.mean()), error)


def deal(engine: BatchEngine, decks: tuple[PlayableDeck, PlayableDeck], seed: int) -> Opening:
    """Deal the first deck a hand, and let its player mulligan as every planning player does."""
    play: EnginePlay[Any] = engine.parts.starts.new_game(decks, seed, 0)
    before = play.numbers(0, "hand")
    cards = {number: play.cards[number].slug for number in before}
    while play.phase == "mulligan":
        play.apply(play.choose(PLANNER))
    gone = set(before) - set(play.numbers(0, "hand"))
    return Opening(decks, Counter(cards.values()), Counter(cards[number] for number in gone))


def _ask(engine: BatchEngine, opening: Opening, level: str, pairs: int, fresh: int, seeds: tuple[int, int], threads: int) -> Answer:
    if not opening.put_back:
        return Answer(0.0, False, 0.0)
    found = _differences(engine, opening, level, pairs, seeds[0], threads)
    keeping = float(found.mean())
    is_other = keeping > Z * float(found.std(ddof=1)) / math.sqrt(pairs)
    gain = float(_differences(engine, opening, level, fresh, seeds[1], threads).mean()) if is_other else 0.0
    return Answer(keeping, is_other, gain)


def _differences(engine: BatchEngine, opening: Opening, level: str, pairs: int, seed: int, threads: int) -> Floats:
    """Return by how much more the hand wins kept whole than with the choice put back, pair by pair."""
    deck, other = opening.decks
    scores = []
    for put_back in ({}, opening.put_back):
        given = replace(deck, given=GivenHand(opening.hand, put_back))
        rows = engine.play((given, other), seed=seed, first_pair=0, pairs=pairs, levels=(level, level), threads=threads)
        scores.append(pair_points(rows) / 4)
    kept, back = scores
    difference: Floats = kept - back
    return difference
