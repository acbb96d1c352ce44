"""Steady static abilities: their modifiers change only when the engine sets the state's `is_stale`.

The modifiers of other abilities shift: while one lies there an engine calculates all of them whenever it looks at the game.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any

from rules.kernel.compiled.machine.codes import SHIFTING, STEADY


@dataclass(frozen=True)
class Steadiness:
    """Decides which static abilities of a game are steady, from the rows of its compiled tables.

    `codes`: the module with the numbers of columns and words; games on the machine name them alike. `received`: the words of modifiers that
    the engine stores with what receives them. `amounts`: the columns of a GIVE_STATS row that hold an amount. `things`: the word of an
    amount that counts what a selector takes. `counted`: the other words of amounts whose changes set `is_stale`. is_firm(selector): whether
    every change of what a selector row takes sets `is_stale`.
    """

    codes: Any
    received: Collection[int]
    amounts: tuple[int, ...]
    things: int
    counted: Collection[int]
    is_firm: Callable[[Any], bool]

    def bit_of(self, tables: Any, ability: Any) -> int:
        """Return STEADY or SHIFTING for a static ability, a row of the tables."""
        return STEADY if self._is_steady(tables, ability) else SHIFTING

    def _is_steady(self, tables: Any, ability: Any) -> bool:
        """Return whether a static ability, a row of the tables, is steady."""
        codes = self.codes
        first, start = int(ability[codes.CONDITION]), int(ability[codes.GIVE])
        conditions = tables["condition"][first : first + int(ability[codes.CONDITIONS])]
        gives = tables["give"][start : start + int(ability[codes.GIVES])]
        return all(self._is_followed(tables, each) for each in conditions) and all(self._is_kept(tables, each) for each in gives)

    def _is_followed(self, tables: Any, condition: Any) -> bool:
        """Return whether every change of a condition sets `is_stale`."""
        codes, word = self.codes, int(condition[self.codes.CONDITION_WORD])
        if word == codes.IF_COUNT:
            return self._is_counted(tables, int(condition[codes.CONDITION_AMOUNT]))
        if word == codes.IF_IS:
            is_known = condition[codes.CONDITION_WHO] in (codes.SELF, codes.HOST)
            return bool(is_known) and self.is_firm(tables["selector"][condition[codes.CONDITION_SELECTOR]])
        return word == int(codes.IF_TURN_OF)

    def _is_kept(self, tables: Any, give: Any) -> bool:
        """Return whether every change of a modifier, and of what receives it, sets `is_stale`."""
        codes, word = self.codes, int(give[self.codes.GIVE_WORD])
        if word not in self.received:
            return True
        amounts = self.amounts if word == codes.GIVE_STATS else ()
        is_firm = self.is_firm(tables["selector"][give[codes.GIVE_SELECTOR]])
        return is_firm and all(self._is_counted(tables, int(give[column])) for column in amounts)

    def _is_counted(self, tables: Any, amount: int) -> bool:
        """Return whether every change of an amount sets `is_stale`."""
        row, codes = tables["amount"][amount], self.codes
        if row[codes.COUNTED] == self.things:
            return self.is_firm(tables["selector"][row[codes.AMOUNT_SELECTOR]])
        return int(row[codes.COUNTED]) in self.counted
