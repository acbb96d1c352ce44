"""Cards that were seen stay known where they lie, to those who saw them and to nobody else, until their deck is shuffled."""

from __future__ import annotations

import random

from rules.hota.engine.description import describe
from rules.hota.engine.play import Play
from rules.hota.engine.starts import new_game, start_position
from rules.kernel.cards import Card
from rules.kernel.engine import PlayableDeck
from tests.rules.engines.peeking import compare_choices, known, knows_unseen
from tests.rules.hota.engine.making import AGILITY, BEAR, BIRD, SPARK, STRENGTH, do, lies, playing, side, slugs, spell
from tests.rules.hota.engine.unseen import permute_unseen

SCRY = spell("scry", {"effect": "look", "amount": 2, "take": {"up_to": True}, "rest": "top"})
TRACK = spell("track", {"effect": "look", "amount": 2, "take": {"kind": "spell"}, "rest": "top"})
SEARCH = spell("search", {"effect": "search", "cards": {"zone": "deck", "kind": "creature"}})
TUCK = spell("tuck", {"effect": "put_back", "cards": {"zone": "hand"}, "to": "top"})
RECALL = spell("recall", {"effect": "retrieve", "cards": {"zone": "graveyard"}})
PRY = spell("pry", {"effect": "reveal_hand"})
RETURN = spell("return", {"effect": "bounce", "target": {"pick": "target"}})
MIX = spell("mix", {"effect": "bounce", "target": {"pick": "target"}, "to": "shuffle"})
GREEDY = 1


def with_deck(*hand: Card) -> Play:
    return playing(side(lies(BEAR), hand=hand, deck=(BIRD, SPARK, BEAR)), side(deck=(BIRD, SPARK)))


def test_who_looks_knows_and_the_other_side_does_not() -> None:
    play = with_deck(SCRY)
    do(play, "A casts scry", "A passes")
    assert slugs(play.zone(0, "deck")) == ["bird", "spark", "bear"]
    assert (known(play, 0, 0), known(play, 1, 0)) == ([True, True, False], [False] * 3)


def test_what_is_taken_unshown_is_known_to_its_owner_alone() -> None:
    play = with_deck(SCRY)
    do(play, "A casts scry", "A targets spark")
    assert (known(play, 0, 0, "hand"), known(play, 1, 0, "hand")) == ([True], [False])


def test_what_had_to_match_is_shown_and_the_rest_is_not() -> None:
    play = with_deck(TRACK)
    do(play, "A casts track", "A targets spark")
    assert known(play, 1, 0, "hand") == [True]
    assert (known(play, 0, 0), known(play, 1, 0)) == ([True, False], [False] * 2)


def test_a_card_that_was_searched_for_is_shown_and_the_deck_is_shuffled() -> None:
    play = with_deck(SCRY, SEARCH)
    do(play, "A casts scry", "A passes", "A casts search", "A targets bird")
    assert (slugs(play.zone(0, "hand")), known(play, 1, 0, "hand")) == (["bird"], [True])
    assert known(play, 0, 0) == known(play, 1, 0) == [False, False]


def test_an_unseen_card_that_is_put_back_is_known_to_its_owner_alone() -> None:
    play = with_deck(TUCK, BIRD, BEAR)
    do(play, "A casts tuck", "A targets bird")
    assert (known(play, 0, 0), known(play, 1, 0)) == ([True, False, False, False], [False] * 4)


def test_a_shown_card_that_is_put_back_is_known_to_both() -> None:
    play = playing(side(hand=(RECALL, TUCK, BEAR), graveyard=(BIRD,), deck=(BIRD,)))
    do(play, "A casts recall", "A casts tuck", "A targets bird")
    assert known(play, 0, 0) == known(play, 1, 0) == [True, False]


def test_a_revealed_hand_stays_known_and_what_is_drawn_later_is_not() -> None:
    play = playing(side(hand=(PRY,)), side(hand=(BEAR, STRENGTH), deck=(BIRD, BIRD)))
    do(play, "A casts pry")
    assert known(play, 0, 1, "hand") == [True, True]
    while play.active == 0:
        do(play, f"{'AB'[play.decider or 0]} passes")
    drawn = dict(zip(slugs(play.zone(1, "hand")), known(play, 0, 1, "hand"), strict=True))
    assert drawn == {"bear": True, "basic-strength": True, "bird": False}


def test_a_permanent_that_returns_to_a_hand_stays_known_there_and_is_forgotten_in_a_shuffled_deck() -> None:
    play = with_deck(RETURN)
    do(play, "A casts return")
    assert known(play, 1, 0, "hand") == [True]
    play = with_deck(MIX)
    do(play, "A casts mix")
    assert (len(play.zone(0, "deck")), known(play, 0, 0), known(play, 1, 0)) == (4, [False] * 4, [False] * 4)


def test_a_described_position_keeps_what_is_known() -> None:
    play = with_deck(SCRY)
    do(play, "A casts scry", "A passes")
    described = describe(play)
    assert (described.sides[0].deck_known, described.sides[0].deck_shown) == ((0, 1), ())
    again = start_position(described)
    assert (known(again, 0, 0), known(again, 1, 0)) == ([True, True, False], [False] * 3)


def test_no_choice_depends_on_an_unseen_card_of_decks_that_are_looked_at() -> None:
    spells = tuple((card, 3) for card in (SCRY, TRACK, SEARCH, TUCK, RECALL, PRY, RETURN))
    deck = PlayableDeck({"main": (*spells, (BEAR, 5), (BIRD, 5), (STRENGTH, 4), (AGILITY, 4))})
    chance = random.Random(1)
    plays = [new_game((deck, deck), 3, game) for game in range(4)]
    assert sum(compare_choices(play, GREEDY, permute_unseen, chance, knows_unseen) for play in plays) > 50
