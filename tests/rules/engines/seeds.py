"""Any engine's game is its seed's and number's alone: the same by the same, another by others, and the seats of a pair dealt alike."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

import numpy as np

from rules.kernel.playing.batch_engine import BatchEngine
from tests.rules.engines.dealt import Decks, sample_decks
from tests.rules.engines.states import snapshot


class SeedProofs:
    """A game's own test class says which engine; its sample decks have as many cards."""

    engine: BatchEngine

    def decks(self) -> Decks:
        return sample_decks(self.engine.slug)

    @abstractmethod
    def shuffled(self, play: Any, side: int) -> list[int]:
        """The ids of the cards that were shuffled, in the order in which they were dealt."""

    def new_game(self, seed: int, game: int) -> Any:
        return self.engine.parts.starts.new_game(self.decks(), seed, game)

    def course(self, seed: int, game: int = 0) -> list[bytes]:
        """Every state of a random game."""
        play = self.new_game(seed, game)
        states = [snapshot(play)]
        while play.decider is not None:
            play.apply(play.choose(0))
            states.append(snapshot(play))
        return states

    def dealt(self, play: Any, side: int) -> list[int]:
        """The same as places in the unshuffled deck."""
        ids = self.shuffled(play, side)
        return [sorted(ids).index(number) for number in ids]

    def test_the_same_seed_is_the_same_game_and_another_is_not(self) -> None:
        assert self.course(6) == self.course(6)
        assert self.course(6) != self.course(7)
        assert self.course(6) != self.course(6, 2)

    def test_both_games_of_a_pair_tie_the_shuffle_to_the_seat(self) -> None:
        """Deck 0 in the first seat of game 0 is dealt, by index, what deck 1 is in the first seat of game 1."""
        even, odd = self.new_game(9, 0), self.new_game(9, 1)
        assert (even.first, odd.first) == (0, 1)
        for side in (0, 1):
            assert self.dealt(even, side) == self.dealt(odd, 1 - side)
        assert self.dealt(even, 0) != self.dealt(even, 1)
        assert self.dealt(self.new_game(9, 2), 0) != self.dealt(even, 0)
        assert np.all(even.work["rng"][0] == odd.work["rng"][0][::-1])
