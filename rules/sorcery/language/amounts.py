"""Amounts: a plain number, or one that is counted when the effect happens."""

from __future__ import annotations

from typing import Annotated, Literal

from rules.kernel.language.operands import CHANGE, POSITIVE, needs
from rules.kernel.language.shared import amounts
from rules.sorcery.language.selectors import CardCount, EventCount, Figure, PlayerFigure, ThingCount

Counted = ThingCount | CardCount | PlayerFigure | EventCount
#: event: the amount of the moment (damage, life, power).
Measure = Literal["event"]


class Count(amounts.Count[Annotated[Counted | Figure | Measure, needs("event")]]):
    """`times` x what is counted + `plus`; `at_most` limits the result."""


Amount = int | Count
#: An amount that is at least 1 where it is a plain number, and one that may be below 0.
Positive = Annotated[Amount, POSITIVE]
Change = Annotated[Amount, CHANGE]
