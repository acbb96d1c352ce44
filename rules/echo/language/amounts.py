"""Amounts: a plain number, or one that is counted when the effect happens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.echo.language.selectors import CardCount, FollowerCount

#: energy: what the owner has left. turn: the number of this turn. event: the amount of the moment (damage, healing).
#: attack: that of the follower whose ability it is, with buffs and debuffs.
Measure = Literal["energy", "turn", "event", "attack"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Count:
    """`times` x what is counted + `plus`; `at_most` limits the size of the result. `times` may be negative."""

    count: FollowerCount | CardCount | Measure
    times: int = 1
    plus: int = 0
    at_most: int | None = None


Amount = int | Count
