"""Echo 2.2 and 2.3: attacks, battles, deaths, refills and victory."""

from __future__ import annotations

import pytest

from rules.echo.actions import HERO
from tests.rules.echo.engine.making import PLAIN, WEAK, asleep, awake, do, field_of, follower, names, playing, side, slugs


@pytest.mark.parametrize(
    ("mine", "theirs", "shield", "survivor"),
    [
        (("fire", 2), ("grass", 3), (), "mine"),
        (("grass", 2), ("water", 3), (), "mine"),
        (("water", 2), ("fire", 3), (), "mine"),
        (("grass", 3), ("fire", 2), (), "theirs"),
        (("fire", 2), ("grass", 3), ("shield",), "theirs"),
        (("light", 2), ("dark", 3), (), "theirs"),
        (("dark", 2), ("light", 2), (), "none"),
    ],
)
def test_final_attacks_are_compared(mine: tuple[str, int], theirs: tuple[str, int], shield: tuple[str, ...], survivor: str) -> None:
    attacker = follower("mine", mine[1], attribute=mine[0])
    defender = follower("theirs", theirs[1], attribute=theirs[0], keywords=list(shield))
    play = playing(side(awake(attacker), asleep(PLAIN)), side(asleep(defender), asleep(PLAIN)))
    do(play, "attack", slot=1, target=1)
    assert field_of(play, 0)[0] == ("mine awake" if survivor == "mine" else "")
    assert field_of(play, 1)[0] == ("theirs asleep" if survivor == "theirs" else "")


def test_the_coefficient_multiplies_the_printed_attack_alone() -> None:
    play = playing(
        side(awake(follower("mine", 2, attribute="fire"), attack=3), asleep(PLAIN)),
        side(asleep(follower("theirs", 5, attribute="grass")), asleep(PLAIN)),
    )
    compared = next(event for event in do(play, "attack", slot=1, target=1) if event.name == "battle_compared")
    assert (compared.number, compared.other) == (5, 5)


def test_a_sleeping_defender_is_revealed_fights_and_is_hidden_again() -> None:
    play = playing(side(awake(WEAK), asleep(PLAIN)))
    events = do(play, "attack", slot=1, target=1)
    assert names(events) == ["attack_declared", "revealed", "battle_compared", "dying", "destroyed", "hidden"]
    assert field_of(play, 1)[0] == "plain asleep"


def test_the_hero_loses_life_but_not_in_the_turn_of_awakening() -> None:
    play = playing(side(awake(PLAIN), asleep(PLAIN)))
    do(play, "awaken", slot=2)
    assert {(action.slot, action.target) for action in play.legal_actions() if action.kind == "attack"} == {(1, 1), (1, HERO), (2, 1)}
    do(play, "attack", slot=1, target=HERO)
    assert play.life(1) == 17
    assert {(action.slot, action.target) for action in play.legal_actions() if action.kind == "attack"} == {(2, 1)}


def test_regenerate_revives_once_a_turn_in_the_same_state() -> None:
    phoenix = follower("phoenix", 1, keywords=["regenerate"])
    play = playing(side(awake(PLAIN), awake(PLAIN)), side(asleep(phoenix), asleep(PLAIN)))
    assert "regenerated" in names(do(play, "attack", slot=1, target=1))
    assert field_of(play, 1)[0] == "phoenix asleep"
    assert "destroyed" in names(do(play, "attack", slot=2, target=1))


def test_reattack_gives_one_more_attack_after_destroying() -> None:
    wolf = follower("wolf", 3, keywords=["reattack"])
    play = playing(side(awake(wolf)), side(asleep(WEAK), asleep(WEAK), asleep(WEAK)))
    do(play, "attack", slot=1, target=1)
    do(play, "attack", slot=1, target=2)
    assert [action for action in play.legal_actions() if action.kind == "attack"] == []


def test_a_tie_survived_by_regenerate_counts_for_reattack() -> None:
    wolf = follower("wolf", 1, keywords=["reattack", "regenerate"])
    play = playing(side(awake(wolf)), side(asleep(WEAK), asleep(PLAIN)))
    assert names(do(play, "attack", slot=1, target=1))[-5:] == ["dying", "regenerated", "dying", "destroyed", "may_reattack"]
    do(play, "attack", slot=1, target=2)


def test_awake_deaths_are_refilled_at_once_the_defender_first() -> None:
    play = playing(side(awake(PLAIN), hand=(WEAK,)), side(awake(PLAIN), hand=(WEAK,)))
    do(play, "attack", slot=1, target=1)
    assert play.decider == 1
    do(play, "refill", slot=1, card="weak")
    assert play.decider == 0
    assert names(do(play, "refill", slot=1)) == ["refilled"]
    assert (field_of(play, 0)[0], field_of(play, 1)[0]) == ("weak asleep", "weak asleep")
    assert play.outcome is None


def test_a_sleeping_death_is_not_refilled_and_an_empty_zone_loses() -> None:
    play = playing(side(awake(PLAIN)), side(asleep(WEAK), hand=(WEAK,)))
    do(play, "attack", slot=1, target=1)
    assert play.outcome is not None
    assert (play.outcome.winner, play.outcome.end) == (0, "followers")


def test_declining_the_refill_of_an_emptied_zone_loses() -> None:
    play = playing(side(awake(PLAIN)), side(awake(WEAK), hand=(WEAK,)))
    do(play, "attack", slot=1, target=1)
    do(play, "decline")
    assert play.outcome is not None
    assert play.outcome.winner == 0


def test_both_zones_empty_at_once_is_a_draw() -> None:
    play = playing(side(awake(PLAIN)), side(asleep(PLAIN)))
    do(play, "attack", slot=1, target=1)
    assert play.outcome is not None
    assert (play.outcome.winner, play.outcome.end) == (None, "both")
    assert slugs(play.zone(0, "graveyard")) == ["plain"]
