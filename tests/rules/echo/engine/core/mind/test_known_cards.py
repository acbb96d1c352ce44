"""Cards of a deck that were looked at or put back stay known until it is shuffled, to those who saw them and to nobody else."""

from __future__ import annotations

import random

from rules.echo.engine.description import describe
from rules.echo.engine.play import Play
from rules.echo.engine.starts import new_game, start_position
from rules.kernel.cards import Card
from rules.kernel.engine import PlayableDeck
from tests.rules.echo.engine.making import PLAIN, WEAK, awake, follower, hero, item, playing, side
from tests.rules.echo.engine.unseen import permute_unseen
from tests.rules.engines.peeking import compare_choices

SCRY = item("scry", {"effect": "look", "amount": 2, "take": {"up_to": True}, "to": "bottom", "rest": "top"})
TRACK = item("track", {"effect": "look", "amount": 2, "take": {"kind": "follower"}})
PEEK = item("peek", {"effect": "look", "amount": 1, "side": "enemy", "take": {"up_to": True}, "to": "bottom", "rest": "top"})
TUCK = item("tuck", {"effect": "put_back", "cards": {"zone": "hand", "kind": "follower"}, "to": "top"})
SEARCH = item("search", {"effect": "search", "cards": {"zone": "deck", "pick": "random"}})
STRONG = follower("strong", 5)
GREEDY = 1


def do(play: Play, *lines: str) -> Play:
    from rules.echo.notation import read_line
    from rules.echo.written_actions import apply_line

    for line in lines:
        apply_line(play, read_line(line))
    return play


def known(play: Play, viewer: int, deck: int) -> list[bool]:
    return [play.knows(viewer, number) for number in play.numbers(deck, "deck")]


def knows_deck(play: Play) -> bool:
    """Return whether the decider knows a card of a deck."""
    return play.decider is not None and any(any(known(play, play.decider, deck)) for deck in (0, 1))


def with_deck(*hand: Card) -> Play:
    return playing(side(awake(PLAIN), hand=hand, deck=(WEAK, STRONG, PLAIN)), side(awake(PLAIN), hand=(PEEK,), deck=(WEAK, STRONG)))


def test_who_looks_knows_and_the_other_side_does_not() -> None:
    play = do(with_deck(SCRY), "A plays scry", "A targets weak")
    assert [card.slug for card in play.zone(0, "deck")] == ["strong", "plain", "weak"]
    assert known(play, 0, 0) == [True, False, True]
    assert known(play, 1, 0) == [False, False, False]


def test_a_card_that_had_to_match_is_shown_and_the_rest_is_not() -> None:
    play = do(with_deck(TRACK), "A plays track", "A targets strong")
    (strong,) = play.numbers(0, "hand")
    assert play.knows(1, strong)
    assert known(play, 1, 0) == [False, False]


def test_a_look_at_the_enemys_deck_tells_its_owner_nothing() -> None:
    play = do(with_deck(PEEK), "A plays peek", "A is done")
    assert known(play, 0, 1) == [True, False]
    assert known(play, 1, 1) == [False, False]


def test_what_is_put_back_from_hand_is_known_to_its_owner_alone() -> None:
    play = with_deck(TUCK, WEAK, STRONG)
    for number in play.numbers(0, "hand"):
        play.state[0]["known"][1] |= 1 << number
    do(play, "A plays tuck", "A targets strong")
    assert known(play, 0, 0) == [True, False, False, False]
    assert known(play, 1, 0) == [False, False, False, False]
    assert not any(play.knows(1, number) for number in play.numbers(0, "hand"))


def test_a_shuffle_makes_everybody_forget() -> None:
    play = do(with_deck(SCRY, SEARCH), "A plays scry", "A is done", "A plays search")
    assert known(play, 0, 0) == [False, False]


def test_a_described_position_keeps_what_is_known() -> None:
    play = do(with_deck(SCRY), "A plays scry", "A is done")
    described = describe(play)
    assert described.sides[0].deck_known == (0, 1)
    assert known(start_position(described), 0, 0) == [True, True, False]


def test_no_choice_depends_on_an_unseen_card_of_decks_that_are_looked_at() -> None:
    items = ((SCRY, 3), (TRACK, 3), (PEEK, 3), (TUCK, 3), (SEARCH, 1))
    deck = PlayableDeck({"hero": ((hero("seer"), 1),), "main": (*items, (PLAIN, 6), (WEAK, 6), (STRONG, 5))})
    chance, compared = random.Random(1), 0
    for game in range(6):
        compared += compare_choices(new_game((deck, deck), 3, game), GREEDY, permute_unseen, chance, knows_deck)
    assert compared > 50
