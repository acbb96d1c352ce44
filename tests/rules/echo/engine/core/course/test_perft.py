"""Perft: how many sequences of legal actions of a length there are from fixed positions; a changed count is a changed rule."""

from __future__ import annotations

import pytest

from rules.echo.positions import Side
from tests.rules.echo.engine.making import PLAIN, WEAK, asleep, awake, follower, hero, item, playing, side
from tests.rules.engines.perft import perft

WOLF = follower("wolf", 3, keywords=["reattack"], attribute="fire")
PHOENIX = follower("phoenix", 2, keywords=["regenerate"], attribute="grass")
SAGE = follower("sage", 2, {"skill": "awaken", "do": [{"effect": "draw"}]}, cost=1)
BOLT = item("bolt", {"effect": "destroy", "target": {"pick": "chosen", "side": "enemy"}}, cost=2)


BATTLE = (side(awake(WOLF), awake(PLAIN), hand=(WEAK,)), side(awake(PHOENIX), asleep(WEAK), hand=(WEAK,), deck=(PLAIN,) * 3))
SKILLS = (side(asleep(SAGE), hand=(BOLT, SAGE), deck=(WEAK,) * 5), side(awake(PLAIN), asleep(WEAK), hand=(PHOENIX,), deck=(PLAIN,) * 3))

# What happens instead of something, asked of both sides.
OATH = follower(
    "oath", 3, {"skill": "passive", "instead_of": {"event": "destroyed"}, "may": True, "do": [{"effect": "energy", "amount": -1}]}
)
SEER = hero("seer", {"skill": "passive", "instead_of": {"event": "drawn"}, "may": True, "do": [{"effect": "heal", "amount": 1}]})
REPLACED = (side(awake(OATH), awake(PLAIN), hand=(SAGE,), hero=SEER), side(awake(OATH), asleep(WEAK), hero=SEER, deck=(PLAIN,) * 3))

# Followers that must be attacked first, can't be attacked or can't be chosen; one that is restricted by an item.
GUARD = follower("guard", 4, {"skill": "passive", "gives": [{"modifier": "guard", "to": {"pick": "self"}}]})
GHOST = follower("ghost", 1, {"skill": "passive", "gives": [{"modifier": "restrict", "to": {"pick": "self"}, "cannot": "be_attacked"}]})
CHAIN = item("chain", {"effect": "restrict", "target": {"pick": "chosen", "side": "enemy"}, "cannot": "attack", "duration": "next_turn"})
RESTRICTED = (side(awake(WOLF), hand=(CHAIN,)), side(awake(GUARD), awake(GHOST), awake(PLAIN), deck=(PLAIN,) * 3))

# The display zone: cards of the hand go there, and are counted.
STALL = item("stall", {"effect": "display", "cards": {"zone": "hand", "count": 2, "up_to": True}})
TALLY = hero("tally", {"skill": "active", "do": [{"effect": "damage", "amount": {"count": {"zone": "display"}}}]})
SHOWN = (
    side(awake(PLAIN), hand=(STALL, WEAK, BOLT), display=(WEAK, WEAK, PLAIN, PLAIN, BOLT), hero=TALLY, deck=(WEAK,) * 3),
    side(asleep(PLAIN), deck=(PLAIN,) * 3),
)

# Mind control, back and forth.
LEASH = item("leash", {"effect": "control", "target": {"pick": "chosen", "side": "enemy"}}, cost=2)
CONTROL = (side(awake(PLAIN), hand=(LEASH,)), side(awake(WOLF), asleep(PHOENIX), hand=(LEASH,), deck=(LEASH,) * 3))

# Costs other than energy: life, a card of the hand, a follower, cards of the deck.
COSTS = (
    side(
        awake(follower("leech", 1, {"skill": "active", "cost": [{"pay": "life", "amount": 2}], "do": [{"effect": "energy", "amount": 2}]})),
        awake(follower("miser", 1, {"skill": "active", "cost": [{"pay": "discard"}], "do": [{"effect": "draw"}]})),
        awake(
            follower("digger", 1, {"skill": "active", "cost": [{"pay": "mill", "amount": 2}], "do": [{"effect": "damage", "amount": 1}]})
        ),
        hero=hero("butcher", {"skill": "active", "cost": [{"pay": "sacrifice"}], "do": [{"effect": "damage", "amount": 3}]}),
        hand=(WEAK, BOLT),
        deck=(PLAIN,) * 3,
    ),
    side(asleep(PLAIN), deck=(PLAIN,) * 3),
)

# Choices: one of several, "may", any number up to two, the top of the deck.
RIDDLE = item(
    "riddle", {"effect": "choose", "options": [[{"effect": "draw"}], [{"effect": "may", "do": [{"effect": "heal", "amount": 1}]}]]}
)
SPREAD = item("spread", {"effect": "attack", "target": {"pick": "chosen", "side": "any", "count": 2, "up_to": True}, "amount": 1})
GAZE = item("gaze", {"effect": "look", "amount": 3, "take": {"kind": "follower"}})
CHOICES = (side(awake(PLAIN), hand=(RIDDLE, SPREAD, GAZE), deck=(WEAK, BOLT, PLAIN, SAGE)), side(asleep(PLAIN), deck=(PLAIN,) * 3))


@pytest.mark.parametrize(
    ("sides", "phase", "counts"),
    [
        (BATTLE, "main", [10, 77, 485]),
        (SKILLS, "main", [7, 30, 167]),
        (REPLACED, "main", [10, 56, 193]),
        (RESTRICTED, "main", [3, 12, 50]),
        (SHOWN, "main", [10, 57, 233]),
        (CONTROL, "main", [5, 11, 37]),
        (COSTS, "main", [14, 106, 773]),
        (CHOICES, "main", [6, 17, 79]),
        ((side(hand=(WOLF, WEAK)), side(hand=(PLAIN,))), "setup", [11, 56, 105]),
        ((side(hand=(WOLF, WEAK, WEAK), deck=(PLAIN,)), side(hand=(PLAIN, BOLT), deck=(WEAK,))), "mulligan", [3, 8, 27]),
    ],
)
def test_counts(sides: tuple[Side, Side], phase: str, counts: list[int]) -> None:
    play = playing(*sides, phase=phase)  # type: ignore[arg-type]
    assert [perft(play, depth) for depth in (1, 2, 3)] == counts
