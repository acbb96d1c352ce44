"""Cards that were seen stay known where they lie, to those who saw them and to nobody else, until their reserve is shuffled."""

from __future__ import annotations

import random

from rules.douwushi.engine.description import describe
from rules.douwushi.engine.play import Play
from rules.douwushi.engine.starts import new_game, start_position
from rules.douwushi.notation import read_line
from rules.douwushi.written_actions import apply_line
from rules.kernel.cards import Card
from rules.kernel.engine import PlayableDeck
from tests.rules.douwushi.engine.making import BOW, GUARD, PLAIN, SWORD, hero, playing, side, slugs, spell, stands
from tests.rules.douwushi.engine.unseen import permute_unseen
from tests.rules.engines.peeking import compare_choices

SCRY = spell("scry", {"effect": "look", "amount": 2, "take": {"up_to": True}})
TRACK = spell("track", {"effect": "look", "amount": 2, "take": {"kind": "weapon"}, "rest": "top"})
SEARCH = spell("search", {"effect": "search", "cards": {"zone": "reserve", "kind": "hero"}})
TUCK = spell("tuck", {"effect": "put_back", "cards": {"zone": "hand"}, "to": "top"})
RECALL = spell("recall", {"effect": "retrieve", "cards": {"zone": "graveyard"}})
PRY = spell("pry", {"effect": "look_bounty", "side": "enemy"})
BRIBE = spell("bribe", {"effect": "take_bounty", "side": "enemy"})
STAKE = spell("stake", {"effect": "add_bounty", "side": "enemy"})
MIX = spell("mix", {"effect": "look", "amount": 1, "take": {"up_to": True}, "rest": "shuffle"})
GREEDY = 1


def cast(play: Play, *lines: str) -> Play:
    for line in lines:
        apply_line(play, read_line(line))
    return play


def known(play: Play, viewer: int, owner: int, zone: str = "reserve") -> list[bool]:
    """Of each card of the zone, the top one first, whether the viewer knows it."""
    return [play.knows(viewer, number) for number in play.numbers(owner, zone)]


def known_stacks(play: Play, viewer: int, owner: int) -> list[bool]:
    return [all(play.knows(viewer, number) for number in stack) for stack in play.bounty_numbers(owner)]


def with_reserve(*hand: Card) -> Play:
    return playing(side(stands(PLAIN), hand=hand, reserve=(GUARD, SWORD, BOW)), side(stands(PLAIN), reserve=(GUARD, SWORD)))


def test_who_looks_knows_and_the_other_side_does_not() -> None:
    play = cast(with_reserve(SCRY), "A casts scry", "A is done")
    assert slugs(play.zone(0, "reserve")) == ["bow", "guard", "sword"]
    assert known(play, 0, 0) == [False, True, True]
    assert known(play, 1, 0) == [False] * 3


def test_what_is_taken_unshown_is_known_to_its_owner_alone() -> None:
    play = cast(with_reserve(SCRY), "A casts scry", "A targets sword")
    assert (known(play, 0, 0, "hand"), known(play, 1, 0, "hand")) == ([True], [False])


def test_a_card_that_had_to_match_is_shown_and_the_rest_is_not() -> None:
    play = cast(with_reserve(TRACK), "A casts track", "A targets sword")
    assert known(play, 1, 0, "hand") == [True]
    assert known(play, 0, 0) == [True, False]
    assert known(play, 1, 0) == [False, False]


def test_a_card_once_shown_stays_known_in_hand_while_others_come_and_go() -> None:
    play = cast(with_reserve(RECALL, SEARCH), "A casts search", "A targets guard")
    cast(play, "A ends", "B ends", "A casts recall", "A targets search")
    hand = dict(zip(slugs(play.zone(0, "hand")), known(play, 1, 0, "hand"), strict=True))
    drawn = {slug: False for slug in ("sword", "bow") if slug in hand}
    assert hand == {"guard": True, "search": True, **drawn}
    assert len(drawn) == 1, "what was drawn since is unseen"


def test_a_known_card_that_is_put_back_is_known_on_the_reserve() -> None:
    """Both saw it go there."""
    play = with_reserve(TUCK, SWORD, BOW)
    (sword,) = (number for number in play.numbers(0, "hand") if play.cards[number] is SWORD)
    play.state[0]["known"][1][0] |= 1 << sword
    cast(play, "A casts tuck", "A targets sword")
    assert known(play, 0, 0) == known(play, 1, 0) == [True, False, False, False]


def test_an_unseen_card_that_is_put_back_is_known_to_its_owner_alone() -> None:
    play = cast(with_reserve(TUCK, SWORD, BOW), "A casts tuck", "A targets bow")
    assert known(play, 0, 0) == [True, False, False, False]
    assert known(play, 1, 0) == [False] * 4


def test_a_shuffle_makes_everybody_forget() -> None:
    play = cast(with_reserve(SCRY, MIX), "A casts scry", "A is done")
    cast(play, "A ends", "B ends")
    assert known(play, 0, 0) == [True, True]
    cast(play, "A casts mix", "A is done")
    assert known(play, 0, 0) == [False, False]


def test_who_looked_at_a_stack_knows_it_and_its_owner_does_not() -> None:
    play = playing(side(stands(PLAIN), hand=(PRY,)), side(stands(PLAIN), bounty=((SWORD, BOW), (GUARD, BOW))))
    cast(play, "A casts pry", "A takes stack 2")
    assert known_stacks(play, 0, 1) == [False, True]
    assert known_stacks(play, 1, 1) == [False, False]


def test_a_stack_that_was_looked_at_stays_known_in_hand() -> None:
    play = playing(side(stands(PLAIN), hand=(PRY, BRIBE)), side(stands(PLAIN), bounty=((SWORD, BOW),)))
    cast(play, "A casts pry", "A ends", "B ends", "A casts bribe")
    assert slugs(play.zone(1, "hand")) == ["sword", "bow"]
    assert known(play, 0, 1, "hand") == [True, True]


def test_known_cards_that_become_a_stack_stay_known_to_who_knew_them() -> None:
    play = playing(side(stands(PLAIN), hand=(TRACK,), reserve=(GUARD, SWORD, BOW)), side(stands(PLAIN), hand=(STAKE,)))
    cast(play, "A casts track", "A targets sword", "A ends", "B casts stake")
    ((guard, bow),) = play.bounty_numbers(0)
    assert [play.knows(0, guard), play.knows(0, bow)] == [True, False]
    assert not play.knows(1, guard)


def test_a_described_position_keeps_what_is_known() -> None:
    play = cast(with_reserve(SCRY), "A casts scry", "A is done")
    described = describe(play)
    assert described.sides[0].reserve_known == (1, 2)
    assert described.sides[0].reserve_shown == ()
    again = start_position(described)
    assert (known(again, 0, 0), known(again, 1, 0)) == ([False, True, True], [False] * 3)


def knows_unseen(play: Play) -> bool:
    """Return whether the decider knows a card of a reserve or a stack, or of the other side's hand."""
    if play.decider is None:
        return False
    zones = [(owner, "reserve") for owner in (0, 1)] + [(1 - play.decider, "hand")]
    is_known = any(any(known(play, play.decider, owner, zone)) for owner, zone in zones)
    return is_known or any(any(known_stacks(play, play.decider, owner)) for owner in (0, 1))


def test_no_choice_depends_on_an_unseen_card_of_decks_that_are_looked_at() -> None:
    spells = ((SCRY, 3), (TRACK, 3), (SEARCH, 1), (TUCK, 3), (RECALL, 1), (PRY, 3), (STAKE, 2))
    items_and_heroes = ((SWORD, 4), (BOW, 3), (PLAIN, 3), (GUARD, 3))
    first, second = (PlayableDeck({"starting": ((hero(name), 1),), "main": (*spells, *items_and_heroes)}) for name in ("ox", "cow"))
    chance = random.Random(1)
    plays = [new_game((first, second), 3, game) for game in range(6)]
    assert sum(compare_choices(play, GREEDY, permute_unseen, chance, knows_unseen) for play in plays) > 50
