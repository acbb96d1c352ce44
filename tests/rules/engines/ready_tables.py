"""Kept tables of any engine: those of the very same decks are made once, those of any others anew."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import replace

import numpy as np
import pytest

from rules.kernel.cards import Card
from rules.kernel.engine import GivenHand, PlayableDeck, UnplayableError
from rules.kernel.playing import ready_tables
from rules.kernel.playing.batch_engine import BatchEngine
from rules.kernel.playing.ready_tables import Records, tables_for
from tests.rules.engines.dealt import Decks, sample_decks


class ReadyTablesProofs:
    """A game's own test class says which engine and which decks."""

    engine: BatchEngine
    #: A section of several cards.
    section = "main"
    #: All that are kept at once take no more.
    most_megabytes: int

    def decks(self) -> Decks:
        return sample_decks(self.engine.slug)

    @abstractmethod
    def hands(self, deck: PlayableDeck) -> Sequence[GivenHand]:
        """Different hands that the deck can be given."""

    @abstractmethod
    def edited(self, card: Card) -> Card:
        """The first card of that section of a deck, saying something else."""

    @pytest.fixture(autouse=True)
    def _nothing_kept(self) -> None:
        ready_tables._compiled.cache_clear()

    @property
    def compile_decks(self) -> Callable[[Sequence[PlayableDeck]], Records]:
        compiling: Callable[[Sequence[PlayableDeck]], Records] = self.engine.parts.starts.compile_decks
        return compiling

    def tables(self, decks: Decks) -> Records:
        return tables_for(decks, self.compile_decks)

    def is_ready(self, decks: Decks) -> bool:
        """Return whether the kept tables are those that compiling makes."""
        return are_alike(self.tables(decks), self.compile_decks(decks))

    def test_the_same_decks_are_compiled_once(self) -> None:
        decks = self.decks()
        assert self.is_ready(decks)
        assert self.is_ready(again(decks))
        assert made() == 1

    def test_other_seats_other_order_or_another_hand_are_other_decks(self) -> None:
        one, other = self.decks()
        turned = replace(one, sections={**one.sections, self.section: one.sections[self.section][::-1]})
        given = [replace(one, given=hand) for hand in self.hands(one)]
        every = [(one, other), (other, one), (turned, other), *((deck, other) for deck in given), (given[-1], one)]
        assert len(every) >= 6
        for number, each in enumerate(every, start=1):
            assert self.is_ready(each)
            assert made() == number
        assert self.is_ready(again((replace(one, given=self.hands(one)[-1]), other)))
        assert made() == len(every)

    def test_a_card_that_says_something_else_now_is_compiled_anew(self) -> None:
        one, other = self.decks()
        before = self.tables((one, other))
        (card, copies), *more = one.sections[self.section]
        changed = replace(one, sections={**one.sections, self.section: ((self.edited(card), copies), *more)})
        assert self.is_ready((changed, other))
        assert not are_alike(self.tables((changed, other)), before)

    def test_whoever_writes_to_tables_writes_to_a_copy(self) -> None:
        decks = self.decks()
        self.tables(decks)["cost"] += 1
        assert self.is_ready(decks)

    def test_what_can_not_be_played_is_refused_each_time(self) -> None:
        one, other = self.decks()
        broken = (replace(one, given=GivenHand({"nobody": 5}, {})), other)
        for _ in range(2):
            with pytest.raises(UnplayableError):
                self.tables(broken)

    def test_games_are_the_same_with_kept_tables(self) -> None:
        decks = self.decks()

        def play(first_pair: int, pairs: int) -> list[tuple[int, ...]]:
            rows = self.engine.play(decks, seed=7, first_pair=first_pair, pairs=pairs, levels=("greedy", "greedy"))
            return [tuple(row) for row in rows]

        whole = play(0, 6)
        assert play(0, 2) + play(2, 3) + play(5, 1) == whole
        assert made() == 1

    def test_no_more_are_kept_than_there_is_room_for(self) -> None:
        assert ready_tables._compiled.cache_info().maxsize == ready_tables.KEPT
        assert ready_tables.KEPT * self.compile_decks(self.decks()).nbytes < self.most_megabytes * 2**20


def made() -> int:
    """Return how many tables have been compiled."""
    return ready_tables._compiled.cache_info().misses


def are_alike(one: Records, other: Records) -> bool:
    return all(np.array_equal(one[name], other[name]) for name in one.dtype.names or ())


def again(decks: Decks) -> Decks:
    """The same lists, put together once more from the same cards."""
    one, other = (replace(deck, sections={name: tuple(cards) for name, cards in deck.sections.items()}) for deck in decks)
    return one, other
