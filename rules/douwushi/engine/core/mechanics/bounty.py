"""The bounty: stacks that nobody sees, taken for fallen enemies. Of several any may be named, known or not (W-1, W-9, W-21)."""

from __future__ import annotations

from typing import Any

from rules.douwushi.engine.core.abilities.triggers import tell_player
from rules.douwushi.engine.core.state import codes, events
from rules.douwushi.engine.core.state.layout import S, T, W
from rules.douwushi.engine.core.state.log import note
from rules.douwushi.engine.core.state.zones import add, cards_of_stack, remove_at, show_to, stack_start
from rules.kernel.compiled.bits import NONE, ONE, lowest_card
from rules.kernel.compiled.compilation import INT, VOID, inner


@inner(INT(S, INT, INT))
def different_stacks(s: Any, viewer: int, side: int) -> int:
    """The stacks of a side (bits), the first of each that a viewer can tell from the others."""
    found = 0
    for stack in range(int(s.stacks[side])):
        known = cards_of_stack(s, side, stack) & s.known[viewer, side]
        is_new = True
        for other in range(stack):
            is_alike = s.stack_size[side, other] == s.stack_size[side, stack]
            if is_alike and (cards_of_stack(s, side, other) & s.known[viewer, side]) == known:
                is_new = False
        if is_new:
            found |= 1 << stack
    return found


@inner(VOID(S, T, W, INT, INT))
def take_stack(s: Any, t: Any, w: Any, side: int, stack: int) -> None:
    """A side takes a stack of its own into hand."""
    start, count = stack_start(s, side, stack), int(s.stack_size[side, stack])
    for other in range(stack, int(s.stacks[side]) - 1):
        s.stack_size[side, other] = s.stack_size[side, other + 1]
    s.stacks[side] -= 1
    for _ in range(count):
        card = remove_at(s, side, codes.BOUNTY, start)
        add(s, side, codes.HAND, card)
        show_to(s, side, card)
        note(s, w, events.BOUNTY_TAKEN, side, card, -1, stack, int(s.stacks[side]))
    tell_player(s, t, w, codes.BOUNTY_TAKEN, side, count)


@inner(VOID(S, W, INT, INT, INT))
def look_at_stack(s: Any, w: Any, viewer: int, side: int, stack: int) -> None:
    left = cards_of_stack(s, side, stack)
    while left != NONE:
        card = side * codes.SIDE_CARDS + lowest_card(left)
        show_to(s, viewer, card)
        note(s, w, events.BOUNTY_LOOKED, viewer, card, -1, stack, side)
        left &= left - ONE


@inner(VOID(S, T, W, INT, INT, INT, INT))
def use_stack(s: Any, t: Any, w: Any, chooser: int, side: int, stack: int, purpose: int) -> None:
    if purpose == codes.FOR_LOOKING:
        look_at_stack(s, w, chooser, side, stack)
    else:
        take_stack(s, t, w, side, stack)


@inner(VOID(S, T, W, INT, INT, INT))
def choose_stack(s: Any, t: Any, w: Any, chooser: int, side: int, purpose: int) -> None:
    """Have one of a side's stacks chosen, or use the only one at once."""
    count = int(s.stacks[side])
    if count == 0:
        return
    if count == 1:
        use_stack(s, t, w, chooser, side, 0, purpose)
        return
    s.asked, s.asked_side, s.purpose, s.zone_side = codes.ASK_STACK, chooser, purpose, side
    s.choices = (1 << count) - 1


@inner(VOID(S, T, W))
def pay_bounty(s: Any, t: Any, w: Any) -> None:
    """The next stack that is due is taken, the turn player's first."""
    side = int(s.active) if s.bounty_due[s.active] > 0 else 1 - int(s.active)
    s.bounty_due[side] -= 1
    choose_stack(s, t, w, side, side, codes.FOR_BOUNTY)
