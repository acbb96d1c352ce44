"""Amounts: a plain number, or one that is counted when the effect happens."""

from __future__ import annotations

from typing import Annotated, Literal

from rules.echo.language.selectors import CardCount, EventCount, FollowerCount
from rules.kernel.language.operands import CHANGE, POSITIVE, needs
from rules.kernel.language.shared import amounts

Counted = FollowerCount | CardCount | EventCount
#: energy: what the owner has left. turn: the number of this turn. event: the amount of the moment (damage, healing).
#: attack: that of the follower whose ability it is, with buffs and debuffs; attack_of_...: of the subject, the foe, or all of `that`.
#: One that has left the field counts with its printed attack, `that` with what they had when they were destroyed or sent back.
Measure = Literal["energy", "turn", "event", "attack", "attack_of_subject", "attack_of_foe", "attack_of_that"]
_NEEDS = needs("event", attack="self", attack_of_subject="subject", attack_of_foe="foe", attack_of_that="that")


class Count(amounts.Count[Annotated[Counted | Measure, _NEEDS]]):
    """`times` x what is counted + `plus`; `at_most` limits the size of the result. `times` may be negative."""


Amount = int | Count
#: An amount that is at least 1 where it is a plain number, and one that may be below 0.
Positive = Annotated[Amount, POSITIVE]
Change = Annotated[Amount, CHANGE]
