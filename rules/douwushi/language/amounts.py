"""Amounts: a plain number, or one that is counted when the effect happens."""

from __future__ import annotations

from typing import Annotated, Literal

from rules.douwushi.language.selectors import BountyCount, CardCount, EventCount, FallenCount, Figure, HeroCount, ItemCount
from rules.kernel.language.operands import CHANGE, POSITIVE, needs
from rules.kernel.language.operands import Positive as PositiveNumber
from rules.kernel.language.shared import amounts

Counted = HeroCount | CardCount | ItemCount | FallenCount | BountyCount | EventCount
#: x: what was paid for a cost of X. event: the amount of the moment (damage taken or dealt).
Measure = Literal["x", "event"]


class Count(amounts.Count[Annotated[Counted | Figure | Measure, needs("x", "event")]]):
    """`times` x what is counted + `plus`; `at_most` limits the result."""

    times: PositiveNumber = 1


Amount = int | Count
#: An amount that is at least 1 where it is a plain number, and one that may be below 0.
Positive = Annotated[Amount, POSITIVE]
Change = Annotated[Amount, CHANGE]
