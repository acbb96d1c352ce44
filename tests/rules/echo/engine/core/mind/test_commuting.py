"""Actions that come to the same in either order: the planner looks at one order only."""

from __future__ import annotations

from typing import Any

import pytest
from numba import njit

from rules.echo.engine.core.mind.candidates import canonical, commutes
from rules.echo.engine.core.state import codes

COMMUTING: Any = commutes
CANONICAL: Any = canonical


@njit
def is_either_way(action: int, other: int) -> bool:
    return bool(COMMUTING(action, other))


@njit
def canonical_of(action: int) -> int:
    return int(CANONICAL(action))


def act(kind: int, card: int, slot: int) -> int:
    return codes.PACKING.pack(kind, card, slot)


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
    assert is_either_way(*pair)
    assert is_either_way(*reversed(pair))


@pytest.mark.parametrize("pair", DIFFERENT)
def test_actions_that_meet_or_may_do_anything_do_not(pair: tuple[int, int]) -> None:
    assert not is_either_way(*pair)
    assert not is_either_way(*reversed(pair))


def test_only_the_slot_of_placing_makes_no_difference() -> None:
    assert canonical_of(act(codes.PLACE, 7, 0)) == canonical_of(act(codes.PLACE, 7, 1))
    assert canonical_of(act(codes.PLACE, 7, 0)) != canonical_of(act(codes.PLACE, 8, 0))
    assert canonical_of(act(codes.ATTACK, 0, 1)) != canonical_of(act(codes.ATTACK, 0, 2))
