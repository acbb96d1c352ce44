"""The questions that a text asks of an amount, whatever its game counts: does it take away, what size is it, and is it of several."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from rules.kernel.language.shared.amounts import Count
from rules.kernel.text.names import Named


def is_taking(amount: int | Count[Any]) -> bool:
    """Return whether an amount takes away."""
    return (amount if isinstance(amount, int) else amount.times) < 0


def size_of(amount: Any) -> Any:
    """Return the same amount without the sign of one that takes away."""
    if not is_taking(amount):
        return amount
    return -amount if isinstance(amount, int) else replace(amount, times=-amount.times, plus=-amount.plus)


def counts_in(given: Iterable[Any]) -> list[Any]:
    """Return the different counts among some amounts, without their signs."""
    return list(dict.fromkeys(each for each in map(size_of, given) if isinstance(each, Count)))


def are_many(of: Any) -> bool:
    """Return whether those that a selector takes have their verb in the plural; each one does not."""
    return of.pick.is_many if isinstance(of.pick, Named) else of.pick != "all" and of.count != 1
