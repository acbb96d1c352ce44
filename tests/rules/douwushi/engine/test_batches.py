"""The engine object: batches, levels, cancelling, records, refusals."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.douwushi.engine import engine, new_game
from rules.douwushi.engine.batches import ENGINE
from rules.douwushi.engine.core.state import codes
from rules.douwushi.engine.play import ENDS
from rules.kernel.engine import GivenHand, UnplayableError
from tests.rules.douwushi.engine.making import sample_decks, slugs
from tests.rules.engines.batches import GREEDY
from tests.rules.engines.luck import LuckProofs


class TestBatches(LuckProofs):
    engine = ENGINE
    most_turns = codes.TURN_LIMIT


def test_ends_have_the_names_that_outcomes_use() -> None:
    assert tuple(end.slug for end in engine().ends) == ENDS


def test_a_deck_that_is_too_small_is_refused() -> None:
    a, b = sample_decks()
    short = replace(b, sections={**b.sections, "main": b.sections["main"][1:]})
    with pytest.raises(UnplayableError, match="30 to 64 cards"):
        engine().play((a, short), seed=1, first_pair=0, pairs=1, levels=GREEDY)


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
