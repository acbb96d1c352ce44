"""Cases found by random cards of the whole language, in which two rules meet."""

from __future__ import annotations

import pytest

from tests.rules.douwushi.engine.making import PLAIN, SWORD, do, hero, playing, side, slugs, spell, stands

BEARER = {"pick": "most_damaged", "side": "any"}
ARM = spell("arm", {"effect": "equip", "cards": {"zone": "hand", "kind": "weapon"}, "to": BEARER})
COMFORT = {"skill": "passive", "gives": [{"modifier": "life", "amount": 1}], "to": {"pick": "all", "side": "own"}}
THRIFT = {"skill": "passive", "gives": [{"modifier": "limit", "of": "hand", "amount": -9}]}


@pytest.mark.parametrize("hurt", [0, 1])
def test_an_effect_equips_heroes_of_ones_own_alone(hurt: int) -> None:
    """5.2.2a: the enemy's hero can't have the item, which stays where it is."""
    damaged = [stands(PLAIN, damage=3 if each == hurt else 0) for each in (0, 1)]
    play = playing(side(damaged[0], hand=(ARM, SWORD)), side(damaged[1]))
    do(play, "cast", card="arm")
    if play.state[0]["asked"]:
        do(play, "card", card="sword")
    assert slugs(play.zone(0, "hand")) == (["sword"] if hurt else [])
    standing = [play.hero(each, 1) for each in (0, 1)]
    assert [slugs(each.items) for each in standing if each] == [[] if hurt else ["sword"], []]
    assert play.errors == 0


def test_a_death_by_damage_may_be_the_end_of_others() -> None:
    """W-9: a hero that lived by one that dies in an attack dies, too."""
    comforter = hero("comforter", COMFORT)
    play = playing(side(stands(PLAIN, SWORD)), side(stands(comforter, damage=9), stands(hero("friend"), damage=11), stands(hero("stoic"))))
    do(play, "attack", place=1, target=1, target_side=1)
    assert [play.hero(1, place) is None for place in (1, 2, 3)] == [True, True, False]
    assert play.fallen(1) == 2


def test_a_hand_limit_below_nothing_asks_for_no_more_than_the_hand() -> None:
    """5.3a: with no card left there is nothing to discard."""
    play = playing(side(stands(hero("miser", THRIFT)), hand=(SWORD,)))
    do(play, "end")
    do(play, "card", card="sword")
    assert (play.active, slugs(play.zone(0, "graveyard"))) == (1, ["sword"])
