"""The figures of what lies in places: print, effects, and what static abilities give; worked out again where they may have changed.

The state has the `figure_fields` (machine.sizes). An engine sets `is_stale` where figures may have changed; an effect that changes those of
a place also clears the place's bit in `as_printed`. The workspace has `receiving`, the bits of the places that are given something.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any

from rules.kernel.compiled.bits import lowest
from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.machine.codes import SHIFTING


def receiving(work: Any, clear: Any) -> Any:
    """Return the function `receive(w, places)`: note that places (bits) are given something.

    clear(w, place): set what a place is given to nothing; called before its first gift.
    """

    @inner(VOID(work, INT))
    def receive(w: Any, places: int) -> None:
        left = places & ~int(w.receiving)
        w.receiving |= places
        while left:
            clear(w, lowest(left))
            left &= left - 1

    return receive


def refreshing(
    state: Any,
    tables: Any,
    work: Any,
    *,
    codes: ModuleType,
    take_print: Any,
    is_giving: Any,
    give: Any,
    add: Any,
    finish: Any,
    clear_sides: Any = None,
) -> Any:
    """Return the function `refresh(s, t, w)`: work out the figures again if `is_stale` says that anything may have changed them.

    Places that have the figures of their print and are given nothing are skipped. `codes` names the columns of abilities, alike in
    every game on the machine. take_print(s, t, place): set the figures to those of print and effects; return whether there are no
    effects. is_giving(s, t, w, ability, place): whether a static ability gives now. give(s, t, w, row, place): let those who get a
    modifier of a place `receive` it. add(s, w, place): add what a place is given. finish(s, place): cut the figures to what they may
    be. clear_sides(s): take from the sides what abilities give them.
    """
    kind_column, static, give_column, gives_column = codes.ABILITY_KIND, codes.STATIC, codes.GIVE, codes.GIVES

    @inner(VOID(state))
    def clear_nothing(s: Any) -> None:
        """Leave the sides as they are."""

    clear_given = clear_sides or clear_nothing

    @inner(INT(state, tables, work))
    def give_all(s: Any, t: Any, w: Any) -> int:
        """Work out what all static abilities give; return the bits STEADY and SHIFTING of those that are there."""
        gives, left = 0, int(s.givers)
        w.receiving = 0
        while left:
            place = lowest(left)
            left &= left - 1
            card = int(s.card[place])
            gives |= int(t.gives[card])
            first = int(t.first_ability[card])
            for ability in range(first, first + int(t.abilities[card])):
                if t.ability[ability, kind_column] == static and is_giving(s, t, w, ability, place):
                    start = int(t.ability[ability, give_column])
                    for row in range(start, start + int(t.ability[ability, gives_column])):
                        give(s, t, w, row, place)
        return gives

    @inner(INT(state, tables, work))
    def spread(s: Any, t: Any, w: Any) -> int:
        """Add what static abilities give, all worked out before any of it counts; return their bits."""
        gives = give_all(s, t, w)
        left = int(w.receiving)
        while left:
            place = lowest(left)
            left &= left - 1
            take_print(s, t, place)
            add(s, w, place)
            finish(s, place)
        s.as_printed &= ~int(w.receiving)
        return int(gives)

    @inner(VOID(state, tables, work))
    def refresh(s: Any, t: Any, w: Any) -> None:
        if not s.is_stale:
            return
        left = int(s.filled) & ~int(s.as_printed)
        while left:
            place = lowest(left)
            left &= left - 1
            s.as_printed |= int(take_print(s, t, place)) << place
            s.givers |= int(t.gives[s.card[place]] != 0) << place
            finish(s, place)
        clear_given(s)
        # What a shifting ability gives may change at any time: nothing stays fresh beside it.
        s.is_stale = int(spread(s, t, w) & SHIFTING != 0) if s.givers else 0

    return refresh
