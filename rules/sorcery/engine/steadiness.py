"""Steady static abilities: what they give changes only with what sets a state's `is_stale` (core.abilities.statics.refresh).

That is where everything is and under whose control, what effects have made of it, whose turn it is, and thresholds. Damage, whether
something is tapped, cards outside the realm, life, mana and what has happened in a turn are not followed.
"""

from __future__ import annotations

from typing import Any

from rules.sorcery.engine.core.state import codes

#: How a selector of a static ability takes that needs no more than where its bearer is.
_HOW = (codes.ALL, codes.SELF, codes.HOST)
#: Who a condition may be about, and what an amount may count beside things.
_WHO = (codes.SELF, codes.HOST)
_THRESHOLDS = range(codes.OF_FIRE, codes.OF_EARTH + 1)


def is_steady(tables: Any, row: Any) -> bool:
    """Return whether a static ability, a row of the tables' abilities, is steady."""
    first, start = int(row[codes.CONDITION]), int(row[codes.GIVE])
    conditions = tables["condition"][first : first + int(row[codes.CONDITIONS])]
    gives = tables["give"][start : start + int(row[codes.GIVES])]
    return all(_is_followed(tables, each) for each in conditions) and all(_is_given_steadily(tables, each) for each in gives)


def _is_given_steadily(tables: Any, give: Any) -> bool:
    word = int(give[codes.GIVE_WORD])
    if word >= codes.GIVE_COST:
        return True
    return _is_firm(tables, int(give[codes.GIVE_SELECTOR])) and (
        word != codes.GIVE_STATS or _is_counted(tables, int(give[codes.GIVE_VALUE]))
    )


def _is_followed(tables: Any, condition: Any) -> bool:
    """Return whether a condition holds or not by what is followed alone."""
    word = int(condition[codes.CONDITION_WORD])
    if word == codes.IF_COUNT:
        return _is_counted(tables, int(condition[codes.CONDITION_AMOUNT]))
    if word == codes.IF_IS:
        return int(condition[codes.CONDITION_WHO]) in _WHO and _is_firm(tables, int(condition[codes.CONDITION_SELECTOR]))
    return word == codes.IF_TURN_OF


def _is_firm(tables: Any, selector: int) -> bool:
    """Return whether a selector looks round its bearer, and asks for no state."""
    row = tables["selector"][selector]
    is_round_bearer = row[codes.WHERE] == codes.ANYWHERE or row[codes.AROUND] == codes.AROUND_SOURCE
    return int(row[codes.HOW]) in _HOW and bool(is_round_bearer) and not row[codes.STATE]


def _is_counted(tables: Any, amount: int) -> bool:
    """Return whether an amount is plain, or counts a threshold or the things of a firm selector."""
    counted = int(tables["amount"][amount, codes.COUNTED])
    if counted == codes.OF_THINGS:
        return _is_firm(tables, int(tables["amount"][amount, codes.AMOUNT_SELECTOR]))
    return counted == codes.PLAIN or counted in _THRESHOLDS
