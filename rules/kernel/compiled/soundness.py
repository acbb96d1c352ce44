"""What holds between two decisions in every game, for games that are examined: what does not is noted as an error of the engine."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.kernel.compiled.compiling import VOID, inner

BOOL = types.boolean


def zones_known(state: Any, *, is_known: Any, hand: int, opened: tuple[int, ...]) -> Any:
    """The function `are_zones_known(s)`: whether each side knows its own hand, and both what lies in the zones that are open to all.

    is_known(state, side, card): whether a side knows where a card is.
    """
    zones = (hand, *opened)

    @inner(BOOL(state))
    def are_zones_known(s: Any) -> bool:
        for side in range(2):
            for zone in zones:
                for index in range(int(s.size[side, zone])):
                    card = int(s.cards[side, zone, index])
                    if not is_known(s, side, card) or (zone != hand and not is_known(s, 1 - side, card)):
                        return False
        return True

    return are_zones_known


def examining(
    state: Any,
    tables: Any,
    work: Any,
    *,
    codes: Any,
    conserved: Any,
    in_range: Any,
    known: Any,
    overdue: Any,
    decision: Any,
    decider: Any,
    legal: Any,
) -> Any:
    """The function `examine(s, t, w)`: look at the whole state between two decisions, or when the game is over.

    `codes` has a game's numbers: the phase OVER, the outcome DRAWN_GAME and the bits of the errors. conserved(state, tables): whether each
    card is in exactly one place. in_range(state): whether every number is. known(state): whether the open cards are.
    overdue(state): whether what ought to have happened before a decision has not. decision(state) and decider(state) are -1 for none;
    legal(state, tables, work) lists the legal actions.
    """
    over, drawn = codes.OVER, codes.DRAWN_GAME
    not_conserved, out_of_range, unknown = codes.CARDS_NOT_CONSERVED, codes.NUMBER_OUT_OF_RANGE, codes.OPEN_CARD_UNKNOWN
    out_of_order = codes.OUT_OF_ORDER

    @inner(BOOL(state, tables, work))
    def is_in_order(s: Any, t: Any, w: Any) -> bool:
        """Whether somebody has something to decide and nothing is overdue, or else the game is over and has a result."""
        if s.phase == over:
            return bool(0 <= s.winner <= drawn)
        if s.winner >= 0 or decision(s) < 0 or not 0 <= decider(s) <= 1 or legal(s, t, w) == 0:
            return False
        return not overdue(s)

    @inner(VOID(state, tables, work))
    def examine(s: Any, t: Any, w: Any) -> None:
        if not conserved(s, t):
            s.errors |= not_conserved
        if not in_range(s):
            s.errors |= out_of_range
        if not known(s):
            s.errors |= unknown
        if not is_in_order(s, t, w):
            s.errors |= out_of_order

    return examine
