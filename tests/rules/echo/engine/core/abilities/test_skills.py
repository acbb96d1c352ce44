"""Echo 2.2.3, 4.2: when skills work, who is asked, and in which order."""

from __future__ import annotations

from typing import Any

from rules.echo.engine.play import Play
from rules.kernel.telling.events import Event
from tests.rules.echo.engine.making import (
    PLAIN,
    WEAK,
    asleep,
    awake,
    do,
    field_of,
    follower,
    hero,
    item,
    names,
    passive,
    playing,
    side,
    slugs,
)

HEAL: dict[str, Any] = {"effect": "heal", "amount": 1}
DRAW: dict[str, Any] = {"effect": "draw"}


def users(events: tuple[Event, ...]) -> list[str]:
    return [event.card.slug for event in events if event.name == "skill_used" and event.card]


def test_an_awaken_skill_is_optional() -> None:
    fox = follower("fox", 2, {"skill": "awaken", "do": [HEAL]})
    play = playing(side(asleep(fox), asleep(fox)))
    do(play, "awaken", slot=1)
    do(play, "decline")
    do(play, "awaken", slot=2)
    assert names(do(play, "accept")) == ["skill_used", "hero_healed"]
    assert play.life(0) == 21


def test_a_last_stand_works_from_sleep_after_the_refills() -> None:
    martyr = follower("martyr", 1, {"skill": "last_stand", "do": [HEAL]})
    play = playing(side(awake(PLAIN)), side(asleep(martyr), asleep(PLAIN), hand=(WEAK,)))
    do(play, "attack", slot=1, target=1)
    assert play.decider == 1
    do(play, "accept")
    assert play.life(1) == 21


def test_settlement_runs_winner_first_and_passives_before_last_stands_before_the_hero() -> None:
    winner = follower("winner", 3, passive("battle_won", HEAL))
    loser = follower("loser", 1, {"skill": "last_stand", "do": [HEAL]})
    watcher = follower("watcher", 1, passive("destroyed", HEAL, by="own"))
    judge = hero("judge", passive("destroyed", HEAL, by="own"))
    play = playing(side(awake(winner)), side(asleep(loser), awake(watcher), hero=judge))
    events = do(play, "attack", slot=1, target=1)
    events += do(play, "accept")
    assert users(events) == ["winner", "watcher", "loser", "judge"]


def test_both_destroyed_settle_the_attacker_first() -> None:
    martyr = follower("martyr", 3, {"skill": "last_stand", "do": [HEAL]})
    play = playing(side(awake(martyr), asleep(PLAIN)), side(asleep(martyr), asleep(PLAIN)))
    do(play, "attack", slot=1, target=1)
    assert play.decider == 0
    do(play, "accept")
    assert play.decider == 1


def test_several_deaths_settle_the_defenders_first_from_the_left() -> None:
    martyr = follower("martyr", 3, {"skill": "last_stand", "do": [HEAL]})
    wipe = item("wipe", {"effect": "destroy", "target": {"pick": "all", "attack_max": 3, "state": "awake"}})
    play = playing(side(awake(martyr), asleep(PLAIN), hand=(wipe,)), side(awake(martyr), awake(martyr), asleep(PLAIN)))
    do(play, "play")
    order = []
    while play.decider is not None and any(action.kind == "accept" for action in play.legal_actions()):
        order.append(play.decider)
        do(play, "accept")
    assert order == [1, 1, 0]


def test_declarations_run_the_attackers_side_first_and_may_skip_the_battle() -> None:
    guard = follower("guard", 1, passive("attacked", {"effect": "skip_battle"}))
    raider = follower("raider", 3, passive("attack_declared", HEAL))
    play = playing(side(awake(raider)), side(awake(guard)))
    events = do(play, "attack", slot=1, target=1)
    assert users(events) == ["raider", "guard"]
    assert names(events)[-1] == "battle_skipped"
    assert field_of(play, 1)[0] == "guard awake"


def test_a_battle_comes_to_nothing_when_one_has_left() -> None:
    coward = follower("coward", 1, passive("attacked", {"effect": "bounce", "target": {"pick": "self"}}))
    play = playing(side(awake(PLAIN)), side(awake(coward), asleep(PLAIN)))
    do(play, "attack", slot=1, target=1)
    assert (slugs(play.zone(1, "hand")), field_of(play, 0)[0]) == (["coward"], "plain awake")


def test_sleepers_passives_do_not_work_unless_they_say_so() -> None:
    moss = follower("moss", 2, passive("turn_started", HEAL, by="own"))
    root = follower("root", 2, passive("turn_started", HEAL, by="own", asleep=True))
    play = playing(side(asleep(PLAIN)), side(asleep(moss), asleep(root), deck=(PLAIN,)))
    assert users(do(play, "end")) == ["root"]


def test_a_late_trigger_does_not_hit_a_replacement() -> None:
    martyr = follower("martyr", 1, passive("destroyed", {"effect": "attack", "target": {"pick": "self"}, "amount": 5}))
    play = playing(side(awake(PLAIN)), side(awake(martyr), asleep(PLAIN), hand=(WEAK,)))
    do(play, "attack", slot=1, target=1)
    do(play, "refill")
    assert play.slot(1, 1).attack == 1  # type: ignore[union-attr]


def test_an_active_skill_is_paid_for_and_once_a_turn() -> None:
    skill = {
        "skill": "active",
        "cost": [{"pay": "energy", "amount": 2}, {"pay": "life", "amount": 1}, {"pay": "discard"}, {"pay": "sleep"}],
        "do": [{"effect": "damage", "amount": 4}],
    }
    mage = follower("mage", 2, skill)
    play = playing(side(awake(mage), hand=(WEAK,)))
    events = do(play, "use", slot=1)
    assert names(events) == ["skill_used", "energy_changed", "hero_damaged"]
    do(play, "discard", card="weak")
    assert (play.energy(0), play.life(0), play.life(1), field_of(play, 0)[0]) == (3, 19, 16, "mage asleep")
    play = playing(side(awake(mage)))
    assert [action for action in play.legal_actions() if action.kind == "use"] == []


def test_a_heros_active_skill_and_who_hears_of_it() -> None:
    scholar = hero("scholar", {"skill": "active", "do": [DRAW]})
    pupil = follower("pupil", 2, passive("skill_used", HEAL, by="own"))
    play = playing(side(awake(pupil), hero=scholar, deck=(WEAK,)))
    assert users(do(play, "use", slot=0)) == ["scholar", "pupil"]
    assert [action for action in play.legal_actions() if action.kind == "use"] == []


def test_once_a_turn() -> None:
    monk = follower("monk", 2, passive("hero_healed", DRAW, by="own", once=True))
    tea = item("tea", HEAL, HEAL, cost=0)
    play = playing(side(awake(monk), hand=(tea, tea), deck=(WEAK, WEAK, WEAK)))
    do(play, "play")
    do(play, "play")
    assert slugs(play.zone(0, "hand")) == ["weak"]


def test_conditions_are_asked_when_a_skill_would_be_triggered_or_used() -> None:
    rich = {"condition": "energy", "at_least": 3}
    mage = follower("mage", 2, {"skill": "active", "if": [rich], "do": [DRAW]})
    tool = item("tool", DRAW, **{"if": [{"condition": "life", "at_most": 10}]})
    play = playing(side(awake(mage), hand=(tool,), energy=2))
    assert {action.kind for action in play.legal_actions()} == {"attack", "end"}


def uses_of(play: Play) -> list[int | None]:
    return [action.slot for action in play.legal_actions() if action.kind == "awaken"]


def test_continuous_passives_change_attack_keywords_costs_and_the_cap() -> None:
    lord = follower(
        "lord",
        2,
        {
            "skill": "passive",
            "gives": [
                {"modifier": "attack", "to": {"pick": "all", "side": "own", "other": True}, "amount": 2},
                {"modifier": "keyword", "to": {"pick": "self"}, "keyword": "shield"},
                {"modifier": "cost", "of": {"kind": "follower"}, "amount": -1},
                {"modifier": "energy_cap", "amount": 2},
            ],
        },
        cost=4,
    )
    play = playing(side(asleep(lord), asleep(WEAK), energy=4), side(asleep(PLAIN), deck=(PLAIN, PLAIN)))
    assert play.slot(0, 2).attack == 1  # type: ignore[union-attr]
    do(play, "awaken", slot=1)
    standing = play.slot(0, 1)
    assert standing is not None
    assert (standing.attack, standing.keywords, play.slot(0, 2).attack) == (2, ("shield",), 3)  # type: ignore[union-attr]
    assert uses_of(play) == []
    do(play, "end")
    do(play, "end")
    assert play.energy(0) == 7
    do(play, "awaken", slot=2)
    assert play.energy(0) == 6


def test_a_chain_of_effects_that_never_ends_is_a_draw() -> None:
    bell = follower("bell", 2, passive("hero_healed", {"effect": "damage", "side": "own", "amount": 1}, by="own"))
    drum = follower("drum", 2, passive("hero_damaged", HEAL, by="own"))
    play = playing(side(awake(bell), awake(drum), hand=(item("tea", HEAL),)))
    do(play, "play")
    assert play.outcome is not None
    assert (play.outcome.winner, play.outcome.end) == (None, "actions")
