"""Proofs for the tally of each copy of a card, in any engine: it agrees with the events of the same games, and changes no result."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from importlib import import_module
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from rules.kernel.compiled.rows import CARD_ROW
from rules.kernel.engine import card_rows
from rules.kernel.playing.batch_engine import BatchEngine
from tests.rules.engines.dealt import Decks, sample_decks

GREEDY = ("greedy", "greedy")
GREEDY_NUMBER = 1
SEED = 4
WORDS = ("drawn", "played", "used")
Rows = npt.NDArray[np.void]


class TallyProofs:
    """A game's own test class says which engine and decks, and what its events tell of cards."""

    engine: BatchEngine
    opening_hand: int
    #: So many cards that a deck lists first are in play from the start.
    starting = 1

    def decks(self) -> Decks:
        return sample_decks(self.engine.slug)

    def rows_of(self, play: Any, side: int) -> dict[int, int]:
        """The rows that are looked at, with the engine's id of each one's card."""
        codes, listed = import_module(f"rules.{self.engine.slug}.engine.core.state.codes"), play.tables[0]["listed"]
        return {int(listed[number]): number for number in play.cards if number // codes.SIDE_CARDS == side}

    def opened(self, play: Any, events: Iterable[Any]) -> Iterable[int]:
        """The ids of the cards that were in opening hands, where one of some events says that they are made up.

        They are both hands when the first turn begins, without what is drawn for it at once.
        """
        events = list(events)
        if not any(event.name == "turn_began" and event.number == 1 for event in events):
            return []
        drawn = {event.card_id for event in events if event.name == "drew"}
        return [number for side in (0, 1) for number in play.numbers(side, "hand") if number not in drawn]

    @abstractmethod
    def words_for(self, play: Any, event: Any) -> Iterable[str]:
        """Return what happened to the card of an event: `drawn`, `played` or `used`. Only the first time counts."""

    def tally(self, games: int, first_pair: int = 0) -> Rows:
        cards = card_rows(self.decks(), games)
        self.engine.play(self.decks(), seed=SEED, first_pair=first_pair, pairs=games // 2, levels=GREEDY, cards=cards)
        return cards

    def test_there_is_a_row_for_every_copy_and_no_result_changes(self) -> None:
        decks = self.decks()
        cards = card_rows(decks, 600)
        rows = self.engine.play(decks, seed=SEED, first_pair=0, pairs=300, levels=GREEDY, cards=cards)
        assert cards.shape == (600, 2, max(len(deck.copies) for deck in decks))
        assert cards.dtype == CARD_ROW
        assert np.array_equal(rows, self.engine.play(decks, seed=SEED, first_pair=0, pairs=300, levels=GREEDY))
        assert (cards["opening"][:, :, : self.starting] == 1).all(), "the heroes that the decks begin with"
        assert (cards["opening"].sum(axis=2) == self.starting + self.opening_hand).all()
        assert ((cards["drawn"] == 0) == (cards["opening"] == 1)).all()
        assert (cards["used"].max(axis=(1, 2)) <= rows["turns"]).all()

    def test_a_later_part_is_that_part_of_the_whole(self) -> None:
        assert np.array_equal(self.tally(20, first_pair=7), self.tally(34)[14:])

    def read_events(self, play: Any) -> dict[str, dict[int, int]]:
        """Return from the events of a game the first turns in which cards, by the engine's ids, were drawn, played and used."""
        found: dict[str, dict[int, int]] = {word: {} for word in WORDS}
        turn, events = 0, play.events()
        while True:
            found["drawn"] |= dict.fromkeys(self.opened(play, events), 0)
            for event in events:
                turn = event.number if event.name == "turn_began" else turn
                for word in self.words_for(play, event):
                    found[word].setdefault(event.card_id, turn)
            if play.decider is None:
                return found
            events = play.apply(play.choose(GREEDY_NUMBER))

    @pytest.mark.parametrize("game", range(8))
    def test_turns_are_those_of_the_events(self, game: int) -> None:
        counted = self.tally(8)[game]
        play = self.engine.parts.starts.new_game(self.decks(), SEED, game)
        rows = [self.rows_of(play, side) for side in (0, 1)]
        for word, turns in self.read_events(play).items():
            assert len(set(turns.values())) > 3, word
            for side in (0, 1):
                expected = {row: turns.get(card, -1) for row, card in rows[side].items()}
                assert {row: int(counted[side][row][word]) for row in expected} == expected, word
