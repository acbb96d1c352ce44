"""Guard: who may guard whom, and for how long (W-8)."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.douwushi.engine.core.state import codes, events
from rules.douwushi.engine.core.state.field import guard_of, has_trait, side_of
from rules.douwushi.engine.core.state.layout import S, W
from rules.douwushi.engine.core.state.log import note
from rules.kernel.compiled.compilation import INT, VOID, inner

BOOL = types.boolean


@inner(BOOL(S, INT, INT))
def can_guard(s: Any, slot: int, guarded: int) -> bool:
    """Return whether a hero can be made the guard of another: no hero has two guards, and no guard is guarded."""
    if slot == guarded or side_of(slot) != side_of(guarded) or has_trait(s, slot, codes.CANT_GUARD):
        return False
    if has_trait(s, guarded, codes.CANT_BE_GUARDED) or s.guards[guarded] >= 0 or guard_of(s, slot) >= 0:
        return False
    other = guard_of(s, guarded)
    return bool(other < 0 or other == slot)


@inner(VOID(S, W, INT, INT))
def assign(s: Any, w: Any, slot: int, guarded: int) -> None:
    """A hero guards another one, in this turn and the next. One that has taken damage this turn takes none until the next one (W-18)."""
    s.guards[slot] = guarded
    s.guard_until[slot] = s.turn + 1
    note(s, w, events.GUARD_ASSIGNED, side_of(slot), int(s.card[slot]), slot, guarded, int(s.card[guarded]))


@inner(VOID(S))
def end_guards(s: Any) -> None:
    """The turn ends: guards whose two turns are over guard nobody."""
    for slot in range(codes.FIELD):
        if s.guards[slot] >= 0 and s.guard_until[slot] <= s.turn:
            s.guards[slot] = codes.NOBODY
            s.is_stale = 1
