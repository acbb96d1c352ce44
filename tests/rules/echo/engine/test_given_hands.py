"""Hands that are given instead of drawn at random, and what of them goes back in the mulligan (Echo 2.1.1c to e)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

from rules.echo.engine import engine, new_game
from rules.echo.engine.play import Play
from rules.kernel.engine import GivenHand, PlayableDeck, UnplayableError, card_rows
from tests.rules.echo.engine.making import sample_decks, slugs

LEVELS = ("greedy", "greedy")


def given(put_back: int = 0) -> tuple[PlayableDeck, PlayableDeck]:
    """The sample decks; the first has its ten dearest cards, of which so many copies go back."""
    deck, other = sample_decks()
    copies = sorted((card for card, count in deck.sections["main"] for _ in range(count)), key=lambda card: -card.values["cost"])
    hand = Counter(card.slug for card in copies[:10])
    back = Counter(card.slug for card in copies[:put_back])
    return replace(deck, given=GivenHand(hand, back)), other


def after_mulligan(play: Play) -> Play:
    """Both sides mulligan as a player does."""
    while play.phase == "mulligan":
        play.apply(play.choose(1))
    return play


def test_the_hand_is_there_in_every_game() -> None:
    decks = given()
    assert decks[0].given
    orders = set()
    for game in range(8):
        play = new_game(decks, seed=5, game=game)
        assert Counter(slugs(play.zone(0, "hand"))) == decks[0].given.hand
        orders.add(tuple(slugs(play.zone(0, "deck"))))
        kept = after_mulligan(play)
        assert Counter(slugs(kept.zone(0, "hand"))) == decks[0].given.hand
        assert sum(len(kept.zone(0, zone)) for zone in ("hand", "deck")) == 30
    assert len(orders) == 8, "each seat of each pair has a shuffle of its own"


def test_what_is_said_goes_back_and_as_much_is_drawn() -> None:
    decks = given(put_back=4)
    assert decks[0].given
    for game in range(4):
        play = new_game(decks, seed=5, game=game)
        drawn = Counter(slugs(play.zone(0, "deck"))[:4])
        play = after_mulligan(play)
        assert Counter(slugs(play.zone(0, "hand"))) == decks[0].given.hand - Counter(decks[0].given.put_back) + drawn
        whole = Counter(slugs(play.zone(0, "hand"))) + Counter(slugs(play.zone(0, "deck")))
        assert whole == Counter({card.slug: count for card, count in decks[0].sections["main"]})


def test_the_other_side_draws_as_ever() -> None:
    with_hand, without = given(), sample_decks()
    for game in range(4):
        play, plain = new_game(with_hand, seed=5, game=game), new_game(without, seed=5, game=game)
        assert slugs(play.zone(1, "hand")) == slugs(plain.zone(1, "hand"))


def test_whole_games_are_sound_and_the_cards_are_counted() -> None:
    decks = given(put_back=10)
    cards = card_rows(decks, 40)
    rows = engine().play(decks, seed=9, first_pair=0, pairs=20, levels=LEVELS, cards=cards, is_examined=True)
    assert not rows["errors"].any()
    assert len(np.unique(rows["turns"])) > 3
    assert (cards["opening"][:, 0, 1:].sum(axis=1) == 10).all()
    again = [int(engine().record(decks, seed=9, game=game, levels=LEVELS).row["winner"]) for game in (0, 1)]
    assert again == rows["winner"][:2].tolist()


@pytest.mark.parametrize(
    ("hand", "put_back", "said"),
    [
        ({"nothing": 10}, {}, "nothing"),
        (None, {"nothing": 1}, "nothing"),
        ({}, {}, "10 cards"),
    ],
)
def test_a_hand_that_the_deck_cannot_have_is_refused(hand: dict[str, int] | None, put_back: dict[str, int], said: str) -> None:
    deck, other = given()
    assert deck.given
    wrong = replace(deck, given=GivenHand(deck.given.hand if hand is None else hand, put_back))
    with pytest.raises(UnplayableError, match=said):
        new_game((wrong, other), seed=1)


def test_only_the_hand_goes_back() -> None:
    deck, other = given()
    assert deck.given
    outside = next(card.slug for card, _ in deck.sections["main"] if card.slug not in deck.given.hand)
    with pytest.raises(UnplayableError, match="only those"):
        new_game((replace(deck, given=replace(deck.given, put_back={outside: 1})), other), seed=1)
