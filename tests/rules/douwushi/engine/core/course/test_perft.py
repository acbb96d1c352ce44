"""Perft: how many sequences of legal actions of a length there are from fixed positions; a changed count is a changed rule."""

from __future__ import annotations

import pytest

from rules.douwushi.positions import Side
from tests.rules.douwushi.engine.making import BOW, GUARD, PLAIN, SWORD, equipment, hero, playing, side, spell, stands
from tests.rules.engines.perft import perft

# Attacks on either side, counterattacks, guards, a fallen hero's bounty.
BATTLE = (
    side(stands(PLAIN, SWORD), stands(GUARD, BOW), bounty=((SWORD, BOW),)),
    side(stands(hero("keeper", keywords=["guard"]), SWORD, guards=2), stands(hero("ward"), BOW, damage=8), reserve=(SWORD,)),
)

# Skills with an X, targets and a choice; an item's ability; a spell with two targets.
SPARK = {
    "skill": "active",
    "cost": [{"pay": "mp", "amount": "x"}],
    "do": [{"effect": "damage", "target": {"pick": "target", "side": "enemy"}, "amount": {"count": "x"}}],
}
RIDDLE = {
    "skill": "active",
    "cost": [{"pay": "tap"}],
    "do": [{"effect": "choose", "options": [[{"effect": "draw"}], [{"effect": "may", "do": [{"effect": "take_bounty"}]}]]}],
}
POT = equipment("pot", {"skill": "active", "cost": [{"pay": "break"}], "do": [{"effect": "gain_mp", "target": {"pick": "self"}}]})
VOLLEY = spell("volley", {"effect": "damage", "target": {"pick": "target", "side": "any", "count": 2, "up_to": True}, "amount": 1})
SKILLS = (
    side(stands(hero("witch", SPARK, RIDDLE), POT, mp=2), hand=(VOLLEY,), reserve=(SWORD, BOW), bounty=((SWORD, SWORD), (BOW, POT))),
    side(stands(PLAIN), stands(GUARD), reserve=(PLAIN, PLAIN)),
)

# The hand: heroes to deploy, items and their costs, hands and classes, a search, discards at the end of the turn.
HEAVY = equipment("heavy", cost=1, hands="two")
STAFF = equipment("staff", usable_by=["mage"])
SEARCH = spell("search", {"effect": "search", "cards": {"zone": "reserve", "kind": "weapon"}})
HAND = (
    side(
        stands(PLAIN, mp=1),
        stands(hero("mage", calling="mage")),
        hand=(GUARD, PLAIN, HEAVY, STAFF, SEARCH, *[SWORD] * 4),
        reserve=(BOW, SWORD),
    ),
    side(stands(hero("foe")), hand=(GUARD,), reserve=(SWORD,) * 3),
)


@pytest.mark.parametrize(
    ("sides", "counts"),
    [(BATTLE, [8, 46, 209]), (SKILLS, [5, 14, 40]), (HAND, [7, 45, 299])],
)
def test_counts(sides: tuple[Side, Side], counts: list[int]) -> None:
    play = playing(*sides)
    assert [perft(play, depth) for depth in (1, 2, 3)] == counts
