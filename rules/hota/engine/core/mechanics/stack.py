"""The stack: spells and abilities that wait, with their targets; priority; and what becomes of spells (H-6, H-9, 107.3)."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.hota.engine.core.abilities.triggers import about, tell
from rules.hota.engine.core.mechanics.resources import keep_count, return_card
from rules.hota.engine.core.state import codes, events
from rules.hota.engine.core.state.fields import SIZES
from rules.hota.engine.core.state.layout import S, T, W
from rules.hota.engine.core.state.log import note
from rules.hota.engine.core.state.zones import owner_of
from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.machine.columns import KIND, SIDE, SOURCE
from rules.kernel.compiled.machine.frames import frame_rows
from rules.kernel.compiled.machine.responses import responding

ROWS = frame_rows(S, W, registers=codes.REGISTERS)
push, pop, load = ROWS
RESPONSES = responding(
    S,
    W,
    registers=codes.REGISTERS,
    height=SIZES.stack,
    rows=ROWS,
    overflow=codes.STACK_OVERFLOW,
    first_item=codes.FIRST_ITEM,
)
open_priority, close_priority, pass_on, put, put_frame, take_top, carry_out, remove_item = RESPONSES


@inner(types.boolean(INT))
def is_spell(kind: int) -> bool:
    """Return whether an item of the stack of this kind is a card that was cast."""
    return kind == codes.AS_SPELL or kind == codes.AS_PERMANENT


@inner(VOID(S, T, W, INT, INT))
def tell_cast(s: Any, t: Any, w: Any, side: int, card: int) -> None:
    """Count and tell that a spell has been cast (H-6)."""
    keep_count(s, side, codes.COUNT_CAST, 1)
    about(w, card, 0, codes.NOBODY, 0, 1)
    tell(s, t, w, codes.CASTS, side)


@inner(VOID(S, T, W, INT))
def counter_item(s: Any, t: Any, w: Any, item: int) -> None:
    """A spell on the stack comes to nothing and goes to its owner's graveyard."""
    card, side = int(s.stack[item, SOURCE]), int(s.stack[item, SIDE])
    is_card = is_spell(int(s.stack[item, KIND]))
    remove_item(s, item)
    note(s, w, events.COUNTERED, side, card, -1, int(is_card), 0)
    if is_card:
        return_card(s, owner_of(card), card, codes.TO_GRAVEYARD)
