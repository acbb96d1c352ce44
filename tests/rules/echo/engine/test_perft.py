"""Perft: how many sequences of legal actions of a length there are from fixed positions; a changed count is a changed rule."""

from __future__ import annotations

import pytest

from rules.echo.engine.play import Play
from rules.echo.positions import Side
from tests.rules.echo.engine.making import PLAIN, WEAK, asleep, awake, follower, item, playing, side

WOLF = follower("wolf", 3, keywords=["reattack"], attribute="fire")
PHOENIX = follower("phoenix", 2, keywords=["regenerate"], attribute="grass")
SAGE = follower("sage", 2, {"skill": "awaken", "do": [{"effect": "draw"}]}, cost=1)
BOLT = item("bolt", {"effect": "destroy", "target": {"pick": "chosen", "side": "enemy"}}, cost=2)


def perft(play: Play, depth: int) -> int:
    if depth == 0:
        return 1
    total = 0
    for action in play.legal_actions():
        after = play.clone()
        after.apply(action)
        total += perft(after, depth - 1)
    return total


BATTLE = (side(awake(WOLF), awake(PLAIN), hand=(WEAK,)), side(awake(PHOENIX), asleep(WEAK), hand=(WEAK,), deck=(PLAIN,) * 3))
SKILLS = (side(asleep(SAGE), hand=(BOLT, SAGE), deck=(WEAK,) * 5), side(awake(PLAIN), asleep(WEAK), hand=(PHOENIX,), deck=(PLAIN,) * 3))


@pytest.mark.parametrize(
    ("sides", "phase", "counts"),
    [
        (BATTLE, "main", [10, 77, 485]),
        (SKILLS, "main", [7, 30, 167]),
        ((side(hand=(WOLF, WEAK)), side(hand=(PLAIN,))), "setup", [11, 56, 105]),
        ((side(hand=(WOLF, WEAK, WEAK), deck=(PLAIN,)), side(hand=(PLAIN, BOLT), deck=(WEAK,))), "mulligan", [3, 8, 27]),
    ],
)
def test_counts(sides: tuple[Side, Side], phase: str, counts: list[int]) -> None:
    play = playing(*sides, phase=phase)  # type: ignore[arg-type]
    assert [perft(play, depth) for depth in (1, 2, 3)] == counts
