"""Hands that are given instead of drawn at random, and what of them goes back in the mulligan (HotA 103.4)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from rules.hota.engine import engine, new_game
from rules.hota.engine.core.state import codes
from rules.hota.engine.play import Play
from rules.kernel.engine import GivenHand, PlayableDeck, UnplayableError, card_rows
from tests.rules.engines.dealt import Decks
from tests.rules.hota.engine.making import sample_decks, slugs

LEVELS = ("greedy", "greedy")


def given(put_back: int = 0) -> tuple[Decks, GivenHand]:
    """The sample decks; the first has its seven dearest cards, of which so many copies go back."""
    deck, other = sample_decks()
    copies = sorted((card for card, count in deck.sections["main"] for _ in range(count)), key=lambda card: -card.values.get("cost", 0))
    listed = [card.slug for card in copies[: codes.OPENING_HAND]]
    hand = GivenHand(Counter(listed), Counter(listed[:put_back]))
    return (replace(deck, given=hand), other), hand


def after_mulligan(play: Play) -> Play:
    """Both sides exchange what a player does."""
    while play.phase == "mulligan":
        play.apply(play.choose(1))
    return play


def hand_of(play: Play, side: int) -> Counter[str]:
    return Counter(slugs(play.zone(side, "hand")))


def count(deck: PlayableDeck) -> Counter[str]:
    return Counter(card.slug for card in deck.copies)


def test_the_hand_is_there_in_every_game() -> None:
    decks, hand = given()
    orders = set()
    for game in range(6):
        play = new_game(decks, seed=5, game=game)
        assert hand_of(play, 0) == hand.hand
        orders.add(tuple(slugs(play.zone(0, "deck"))))
        assert hand_of(play, 0) + Counter(slugs(play.zone(0, "deck"))) == count(decks[0])
    assert len(orders) == 6, "each seat of each pair has a shuffle of its own"


def test_what_is_said_goes_back_and_as_much_is_drawn() -> None:
    decks, hand = given(put_back=4)
    for game in range(4):
        play = new_game(decks, seed=5, game=game)
        drawn = Counter(slugs(play.zone(0, "deck"))[:4])
        told = [event for event in play.apply(play.choose(1)) if event.name == "mulligan_announced"]
        assert [event.number for event in told if event.side == 0] == ([4] if play.first == 0 else [])
        own_draw = 1 if play.first == 1 else 0
        play = after_mulligan(play)
        kept = hand_of(play, 0)
        assert kept - Counter() >= hand.hand - Counter(hand.put_back) + drawn
        assert sum(kept.values()) in (codes.OPENING_HAND, codes.OPENING_HAND + own_draw)


def test_the_other_side_draws_as_ever() -> None:
    decks, _ = given()
    for game in range(4):
        play, plain = new_game(decks, seed=5, game=game), new_game(sample_decks(), seed=5, game=game)
        assert slugs(play.zone(1, "hand")) == slugs(plain.zone(1, "hand"))


def test_whole_games_are_sound_and_the_cards_are_counted() -> None:
    decks, _ = given(put_back=7)
    cards = card_rows(decks, 40)
    rows = engine().play(decks, seed=9, first_pair=0, pairs=20, levels=LEVELS, cards=cards, is_examined=True)
    assert not rows["errors"].any()
    assert (cards["opening"][:, 0].sum(axis=1) == codes.OPENING_HAND).all()
    again = [int(engine().record(decks, seed=9, game=game, levels=LEVELS).row["winner"]) for game in (0, 1)]
    assert again == rows["winner"][:2].tolist()


@pytest.mark.parametrize(
    ("hand", "put_back", "said"),
    [
        ({"nothing": 7}, {}, "nothing"),
        (None, {"nothing": 1}, "only those"),
        ({}, {}, "7 cards"),
        ({"basic-agility": 7}, {"basic-agility": 8}, "only those"),
        ({"quarry-giant": 7}, {}, "too few copies for this hand: quarry-giant"),
    ],
)
def test_a_hand_that_the_deck_cannot_have_is_refused(hand: dict[str, int] | None, put_back: dict[str, int], said: str) -> None:
    (deck, other), plain = given()
    wrong = replace(deck, given=GivenHand(plain.hand if hand is None else hand, put_back))
    with pytest.raises(UnplayableError, match=said):
        new_game((wrong, other), seed=1)
