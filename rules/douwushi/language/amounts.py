"""Amounts: a plain number, or one that is counted when the effect happens."""

from __future__ import annotations

from typing import Literal

from rules.douwushi.language.selectors import BountyCount, CardCount, EventCount, FallenCount, Figure, HeroCount, ItemCount
from rules.kernel.language.words import Part

Counted = HeroCount | CardCount | ItemCount | FallenCount | BountyCount | EventCount
#: x: what was paid for a cost of X. event: the amount of the moment (damage taken or dealt).
Measure = Literal["x", "event"]


class Count(Part):
    """`times` x what is counted + `plus`; `at_most` limits the result."""

    count: Counted | Figure | Measure
    times: int = 1
    plus: int = 0
    at_most: int | None = None


Amount = int | Count
