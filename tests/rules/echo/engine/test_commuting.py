"""Actions that come to the same in either order: the planner looks at one order only."""

from __future__ import annotations

from typing import Any

import pytest

from rules.echo.engine.core import codes
from rules.echo.engine.core.candidates import commutes, sign

COMMUTES: Any = commutes
SIGN: Any = sign


def act(kind: int, card: int, slot: int) -> int:
    return codes.action(kind, card, slot)


HERO = codes.SLOTS
SAME = (
    (act(codes.ATTACK, 0, 1), act(codes.ATTACK, 2, 3)),
    (act(codes.ATTACK, 0, HERO), act(codes.ATTACK, 2, HERO)),
    (act(codes.AWAKEN, 0, 1), act(codes.AWAKEN, 0, 2)),
    (act(codes.AWAKEN, 0, 1), act(codes.ATTACK, 2, 1)),
    (act(codes.PLACE, 7, 0), act(codes.ATTACK, 2, 1)),
    (act(codes.PLACE, 7, 0), act(codes.PLACE, 8, 1)),
)
DIFFERENT = (
    (act(codes.ATTACK, 0, 1), act(codes.ATTACK, 2, 1)),
    (act(codes.ATTACK, 0, 1), act(codes.ATTACK, 0, 2)),
    (act(codes.AWAKEN, 0, 1), act(codes.ATTACK, 1, 2)),
    (act(codes.PLAY, 7, 0), act(codes.ATTACK, 1, 2)),
    (act(codes.USE, 0, 0), act(codes.AWAKEN, 0, 1)),
)


@pytest.mark.parametrize("pair", SAME)
def test_actions_of_different_followers_commute(pair: tuple[int, int]) -> None:
    assert COMMUTES.py_func(*pair)
    assert COMMUTES.py_func(*reversed(pair))


@pytest.mark.parametrize("pair", DIFFERENT)
def test_actions_that_meet_or_may_do_anything_do_not(pair: tuple[int, int]) -> None:
    assert not COMMUTES.py_func(*pair)
    assert not COMMUTES.py_func(*reversed(pair))


def test_only_the_slot_of_placing_makes_no_difference() -> None:
    assert SIGN.py_func(act(codes.PLACE, 7, 0)) == SIGN.py_func(act(codes.PLACE, 7, 1))
    assert SIGN.py_func(act(codes.PLACE, 7, 0)) != SIGN.py_func(act(codes.PLACE, 8, 0))
    assert SIGN.py_func(act(codes.ATTACK, 0, 1)) != SIGN.py_func(act(codes.ATTACK, 0, 2))
