"""The engine object: batches, levels, cancelling, records, refusals."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from rules.douwushi.engine import engine, new_game
from rules.douwushi.engine.batches import ENGINE
from rules.douwushi.engine.core import codes
from rules.douwushi.engine.play import ENDS
from rules.kernel.engine import CARD_ROW, GivenHand, UnplayableError, card_rows
from tests.rules.douwushi.engine.making import sample_decks, slugs
from tests.rules.engines.batches import GREEDY, BatchProofs
from tests.rules.engines.dealt import Decks
from tests.rules.engines.states import snapshot


class TestBatches(BatchProofs):
    engine = ENGINE
    most_turns = codes.TURN_LIMIT

    def decks(self) -> Decks:
        return sample_decks()


def course(seed: int, game: int = 0) -> list[bytes]:
    """Every state of a random game."""
    play = new_game(sample_decks(), seed, game)
    states = [snapshot(play)]
    while play.decider is not None:
        play.apply(play.choose(0))
        states.append(snapshot(play))
    return states


def test_the_same_seed_is_the_same_game_and_another_is_not() -> None:
    assert course(6) == course(6)
    assert course(6) != course(7)
    assert course(6) != course(6, 2)


def test_ends_have_the_names_that_outcomes_use() -> None:
    assert tuple(end.slug for end in engine().ends) == ENDS


def test_a_deck_that_is_too_small_is_refused() -> None:
    a, b = sample_decks()
    short = replace(b, sections={**b.sections, "main": b.sections["main"][1:]})
    with pytest.raises(UnplayableError, match="30 to 64 cards"):
        engine().play((a, short), seed=1, first_pair=0, pairs=1, levels=GREEDY)


def test_there_is_a_row_for_every_copy_and_no_result_changes() -> None:
    decks = sample_decks()
    cards = card_rows(decks, 200)
    rows = engine().play(decks, seed=4, first_pair=0, pairs=100, levels=GREEDY, cards=cards)
    assert cards.shape == (200, 2, max(len(deck.copies) for deck in decks))
    assert cards.dtype == CARD_ROW
    assert np.array_equal(rows, engine().play(decks, seed=4, first_pair=0, pairs=100, levels=GREEDY))
    assert (cards["opening"][:, :, 0] == 1).all(), "the starting heroes"
    assert (cards["opening"].sum(axis=2) == 1 + codes.OPENING_HAND).all()
    assert ((cards["drawn"] == 0) == (cards["opening"] == 1)).all()
    assert (cards["used"].max(axis=(1, 2)) <= rows["turns"]).all()


def test_a_given_hand_is_there_in_every_game() -> None:
    deck, other = sample_decks()
    listed = [card.slug for card, count in deck.sections["main"] for _ in range(count)][: codes.OPENING_HAND]
    decks = (replace(deck, given=GivenHand({slug: listed.count(slug) for slug in listed}, {})), other)
    for game in range(4):
        play, plain = new_game(decks, 5, game), new_game(sample_decks(), 5, game)
        drawn = 1 if play.first == 0 else 0
        hand = sorted(slugs(play.zone(0, "hand")))
        assert len(hand) == codes.OPENING_HAND + drawn
        assert all(hand.count(slug) >= listed.count(slug) for slug in listed)
        assert slugs(play.zone(1, "hand")) == slugs(plain.zone(1, "hand")), "the other side draws as ever"
    with pytest.raises(UnplayableError, match="nothing"):
        new_game((replace(deck, given=GivenHand({"nothing": codes.OPENING_HAND}, {})), other), 1)
