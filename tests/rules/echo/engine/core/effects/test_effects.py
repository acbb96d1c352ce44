"""Each effect of the card language works, played as an item."""

from __future__ import annotations

from typing import Any

import pytest

from rules.echo.engine.play import Play
from rules.echo.positions import Side
from tests.rules.echo.engine.making import PLAIN, WEAK, asleep, awake, do, field_of, follower, item, names, playing, side, slugs

BEAST = follower("beast", 2, race="beast")


def after(*effects: dict[str, Any], a: Side | None = None, b: Side | None = None) -> Play:
    """The game after A has played an item with these effects."""
    a = a or side(awake(PLAIN), asleep(WEAK), deck=(WEAK, BEAST))
    tool = item("tool", *effects, cost=0)
    play = playing(side(*a.slots, hand=(*a.hand, tool), deck=a.deck, display=a.display, graveyard=a.graveyard), b)
    do(play, "play", card="tool")
    return play


def chosen(**fields: Any) -> dict[str, Any]:
    return {"pick": "chosen", **fields}


def cards(zone: str, **fields: Any) -> dict[str, Any]:
    return {"zone": zone, **fields}


def test_damage_heal_and_their_events() -> None:
    play = after({"effect": "damage", "amount": 3}, {"effect": "heal", "amount": 2})
    assert (play.life(0), play.life(1)) == (22, 17)
    assert names(play.events()) == ["item_played", "hero_damaged", "hero_healed"]


def test_draw() -> None:
    assert slugs(after({"effect": "draw", "amount": 2}).zone(0, "hand")) == ["weak", "beast"]


def test_drawing_from_an_empty_deck_costs_life() -> None:
    play = after({"effect": "draw", "amount": 4})
    assert (len(play.zone(0, "hand")), play.life(0)) == (2, 18)


def test_discard_is_chosen_by_the_owner_of_the_hand() -> None:
    play = after({"effect": "discard", "cards": cards("hand", side="enemy")}, b=side(asleep(PLAIN), hand=(PLAIN, WEAK)))
    assert play.decider == 1
    assert names(do(play, "discard", card="weak")) == ["discarded"]
    assert slugs(play.zone(1, "graveyard")) == ["weak"]
    assert play.decider == 0


def test_search_takes_what_fits_and_shuffles() -> None:
    play = after({"effect": "search", "cards": cards("deck", race="beast")})
    assert [action.card.slug for action in play.legal_actions() if action.card] == ["beast"]
    assert names(do(play, "pick", card="beast")) == ["moved", "deck_shuffled"]
    assert slugs(play.zone(0, "hand")) == ["beast"]


def test_retrieve_and_mill() -> None:
    a = side(awake(PLAIN), graveyard=(WEAK,), deck=(PLAIN,))
    play = after({"effect": "retrieve", "cards": cards("graveyard", pick="all", kind="follower")}, a=a)
    assert slugs(play.zone(0, "hand")) == ["weak"]
    play = after({"effect": "mill", "amount": 3}, b=side(asleep(PLAIN), deck=(WEAK, PLAIN)))
    assert (slugs(play.zone(1, "graveyard")), play.life(1)) == (["weak", "plain"], 20)


def test_display_moves_hand_cards() -> None:
    a = side(awake(PLAIN), hand=(WEAK, PLAIN))
    play = after({"effect": "display", "cards": cards("hand", kind="follower", cost_max=2, attack_max=1)}, a=a)
    do(play, "pick", card="weak")
    assert (slugs(play.zone(0, "display")), slugs(play.zone(0, "hand"))) == (["weak"], ["plain"])


@pytest.mark.parametrize("zone", ["hand", "deck", "graveyard", "display"])
@pytest.mark.parametrize("state", ["awake", "asleep"])
def test_place_fills_the_leftmost_slots(zone: str, state: str) -> None:
    a = side(None, awake(PLAIN), **{zone: (WEAK, BEAST)})
    play = after({"effect": "place", "cards": cards(zone, pick="all"), "state": state}, a=a)
    assert field_of(play, 0)[:4] in (
        [f"weak {state}", "plain awake", f"beast {state}", ""],
        [f"beast {state}", "plain awake", f"weak {state}", ""],
    )


def test_attack_for_the_turn_and_for_the_game() -> None:
    effects = [{"effect": "attack", "target": chosen(side="own"), "amount": 2, "duration": d} for d in ("turn", "game")]
    play = after(*effects)
    do(play, "target", target=1, target_side=0)
    do(play, "target", target=1, target_side=0)
    assert play.slot(0, 1).attack == 7  # type: ignore[union-attr]
    do(play, "end")
    assert play.slot(0, 1).attack == 5  # type: ignore[union-attr]


def test_destroy_several_at_once() -> None:
    b = side(asleep(PLAIN), awake(WEAK), asleep(PLAIN), hand=(PLAIN,))
    play = after({"effect": "destroy", "target": {"pick": "all", "side": "enemy", "attack_max": 1}}, b=b)
    assert play.decider == 1
    do(play, "refill", slot=2)
    assert field_of(play, 1)[:3] == ["plain asleep"] * 3


def test_a_face_down_enemy_meets_no_filter_until_it_is_known() -> None:
    destroy = {"effect": "destroy", "target": chosen(side="enemy", attack_max=1)}
    assert field_of(after(destroy, b=side(asleep(WEAK), asleep(PLAIN))), 1)[0] == "weak asleep"
    reveal = {"effect": "reveal", "target": {"pick": "all", "side": "enemy"}}
    play = after(reveal, destroy, b=side(asleep(WEAK), asleep(PLAIN)))
    do(play, "target", target=1, target_side=1)
    assert field_of(play, 1)[0] == ""


def test_bounce_sleep_and_wake() -> None:
    play = after({"effect": "bounce", "target": chosen(side="enemy")}, b=side(asleep(PLAIN), asleep(WEAK)))
    do(play, "target", target=2)
    assert (slugs(play.zone(1, "hand")), field_of(play, 1)[1]) == (["weak"], "")
    play = after({"effect": "sleep", "target": {"pick": "all"}}, {"effect": "wake", "target": {"pick": "all", "side": "own"}})
    assert field_of(play, 0)[:2] == ["plain awake", "weak awake"]


def test_control_moves_a_follower_with_what_it_has_and_needs_a_slot() -> None:
    control = {"effect": "control", "target": chosen(side="enemy")}
    b = side(awake(PLAIN, attack=9, attacked=True), asleep(WEAK))
    play = after(control, b=b)
    do(play, "target", target=1)
    taken = play.slot(0, 3)
    assert taken is not None
    assert (taken.card.slug, taken.is_awake, taken.attack, taken.attacked) == ("plain", True, 9, True)
    full = side(*(asleep(WEAK) for _ in range(5)))
    play = after(control, a=full, b=b)
    do(play, "target", target=1)
    assert field_of(play, 1)[0] == "plain awake"


def test_control_of_the_last_follower_wins() -> None:
    play = after({"effect": "control", "target": {"pick": "all", "side": "enemy"}})
    assert play.outcome is not None
    assert (play.outcome.winner, play.outcome.end) == (0, "followers")


def test_grant_and_remove_keywords() -> None:
    target = {"pick": "all", "side": "own", "state": "awake"}
    play = after(
        {"effect": "grant", "target": target, "keyword": "shield", "duration": "game"},
        {"effect": "grant", "target": target, "keyword": "regenerate"},
        {"effect": "remove", "target": {"pick": "that"}, "keyword": "shield"},
    )
    assert play.slot(0, 1).keywords == ("regenerate",)  # type: ignore[union-attr]
    do(play, "end")
    assert play.slot(0, 1).keywords == ("shield",)  # type: ignore[union-attr]


def test_energy_and_its_cap() -> None:
    play = after({"effect": "energy", "amount": 2}, {"effect": "energy", "side": "enemy", "amount": -9})
    assert (play.energy(0), play.energy(1)) == (7, 0)
    play = after({"effect": "energy_cap", "amount": 1}, {"effect": "energy_cap", "side": "enemy", "amount": -2, "duration": "turn"})
    do(play, "end")
    assert play.energy(1) == 3
    do(play, "end")
    assert play.energy(0) == 6
    do(play, "end")
    assert play.energy(1) == 5


def test_choose_may_and_if() -> None:
    choose = {"effect": "choose", "options": [[{"effect": "draw"}], [{"effect": "heal", "amount": 2}]]}
    play = after(choose)
    do(play, "choose", option=2)
    assert (play.life(0), play.zone(0, "hand")) == (22, ())
    may = {"effect": "may", "do": [{"effect": "heal", "amount": 1}]}
    play = after(may, may)
    do(play, "decline")
    do(play, "accept")
    assert play.life(0) == 21
    many = {"condition": "count", "of": {"side": "own"}, "at_least": 3}
    play = after({"effect": "if", "if": [many], "do": [{"effect": "draw"}], "else": [{"effect": "heal", "amount": 4}]})
    assert play.life(0) == 24


def test_counted_amounts() -> None:
    a = side(awake(PLAIN), graveyard=(WEAK, WEAK, PLAIN))
    count = {"count": {"zone": "graveyard", "kind": "follower"}, "times": 2, "plus": 1, "at_most": 6}
    assert after({"effect": "damage", "amount": count}, a=a).life(1) == 14
    assert after({"effect": "heal", "amount": {"count": "energy"}}).life(0) == 25
    assert after({"effect": "heal", "amount": {"count": {"side": "own"}, "times": -1, "plus": 5}}).life(0) == 23


def test_an_effect_without_a_target_does_nothing_and_the_next_goes_on() -> None:
    play = after({"effect": "destroy", "target": chosen(side="enemy", state="awake")}, {"effect": "draw"})
    assert (field_of(play, 1)[0], slugs(play.zone(0, "hand"))) == ("plain asleep", ["weak"])


def test_random_targets_come_from_the_seed() -> None:
    b = side(*(asleep(PLAIN) for _ in range(5)))
    effect = {"effect": "destroy", "target": {"pick": "random", "side": "enemy", "count": 2}}
    assert field_of(after(effect, b=b), 1) == field_of(after(effect, b=b), 1)
    assert field_of(after(effect, b=b), 1).count("") == 2
