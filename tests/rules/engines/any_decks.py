"""Games between random decks of random cards of a whole language: every state is sound."""

from __future__ import annotations

import random
from collections.abc import Callable

from rules.kernel.engine import PlayableDeck
from rules.kernel.playing.batch_engine import BatchEngine
from tests.rules.proving import SCALE, take_seed

#: The levels that meet themselves.
LEVELS = ("random", "greedy")


def assert_games_are_sound(
    engine: BatchEngine, any_deck: Callable[[random.Random, int], PlayableDeck], level: str, *, meetings: int, pairs: int
) -> None:
    """Let so many times SCALE two decks meet in pairs of games. any_deck(chance, number): one whose cards are numbered from `number` on."""
    seed, played = take_seed(), 0
    for number in range(meetings * SCALE):
        chance = random.Random(f"{seed} {number}")
        decks = (any_deck(chance, 0), any_deck(chance, 100))
        rows = engine.play(decks, seed=number, first_pair=0, pairs=pairs, levels=(level, level), is_examined=True)
        assert rows["errors"].tolist() == [0] * (2 * pairs), number
        played += len(rows)
    assert played == 2 * pairs * meetings * SCALE
