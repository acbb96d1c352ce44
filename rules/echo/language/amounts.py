"""Amounts: a plain number, or one that is counted when the effect happens."""

from __future__ import annotations

from typing import Literal

from rules.echo.language.selectors import CardCount, EventCount, FollowerCount
from rules.kernel.language.words import Part

#: energy: what the owner has left. turn: the number of this turn. event: the amount of the moment (damage, healing).
#: attack: that of the follower whose ability it is, with buffs and debuffs; attack_of_...: of the subject, the foe, or all of `that`.
#: One that has left the field counts with its printed attack, `that` with what they had when they were destroyed or sent back.
Measure = Literal["energy", "turn", "event", "attack", "attack_of_subject", "attack_of_foe", "attack_of_that"]


class Count(Part):
    """`times` x what is counted + `plus`; `at_most` limits the size of the result. `times` may be negative."""

    count: FollowerCount | CardCount | EventCount | Measure
    times: int = 1
    plus: int = 0
    at_most: int | None = None


Amount = int | Count
