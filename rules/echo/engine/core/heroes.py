"""Heroes: life, energy and the draws that an empty deck turns into loss of life (Echo 2.3.3)."""

from __future__ import annotations

from typing import Any

from rules.echo.engine.core import codes, events
from rules.echo.engine.core.layout import S, T, W
from rules.echo.engine.core.log import note
from rules.echo.engine.core.triggers import about, is_heard, tell
from rules.echo.engine.core.zones import add, remove_at, show, show_to
from rules.kernel.compiling import INT, VOID, inner


@inner(VOID(S, T, W, INT, INT))
def lose_life(s: Any, t: Any, w: Any, side: int, amount: int) -> None:
    """A hero loses life, if the amount is above 0."""
    if amount <= 0:
        return
    s.life[side] = max(int(s.life[side]) - amount, -codes.BOUND)
    note(s, w, events.HERO_DAMAGED, side, codes.HERO + side, -1, amount, int(s.life[side]))
    about(w, codes.HERO + side, 0, -1, 0, amount)
    tell(s, t, w, codes.HERO_DAMAGED, side)


@inner(VOID(S, T, W, INT, INT))
def gain_life(s: Any, t: Any, w: Any, side: int, amount: int) -> None:
    if amount <= 0:
        return
    s.life[side] = min(int(s.life[side]) + amount, codes.BOUND)
    note(s, w, events.HERO_HEALED, side, codes.HERO + side, -1, amount, int(s.life[side]))
    about(w, codes.HERO + side, 0, -1, 0, amount)
    tell(s, t, w, codes.HERO_HEALED, side)


@inner(VOID(S, W, INT, INT))
def change_energy(s: Any, w: Any, side: int, amount: int) -> None:
    """Energy rises, also above the cap, or falls, never below 0."""
    s.energy[side] = min(max(int(s.energy[side]) + amount, 0), codes.BOUND)
    note(s, w, events.ENERGY_CHANGED, side, -1, -1, amount, int(s.energy[side]))


@inner(VOID(S, T, W, INT, INT))
def draw_cards(s: Any, t: Any, w: Any, side: int, count: int) -> None:
    """A side draws; each card that it can't draw costs its hero 1 life."""
    for _ in range(count):
        size = int(s.size[side, codes.DECK])
        if size == 0:
            note(s, w, events.DECKED_OUT, side, -1, -1, 1, 0)
            lose_life(s, t, w, side, 1)
            continue
        card = remove_at(s, side, codes.DECK, size - 1)
        add(s, side, codes.HAND, card)
        show_to(s, side, card)
        note(s, w, events.DREW, side, card, -1, 1, 0)
        if is_heard(t, codes.DRAWN):
            about(w, card, 0, -1, 0, 1)
            tell(s, t, w, codes.DRAWN, side)


@inner(VOID(S, T, W, INT, INT))
def discard(s: Any, t: Any, w: Any, side: int, card: int) -> None:
    """A card that has left hand, deck or display zone goes to its side's graveyard."""
    add(s, side, codes.GRAVEYARD, card)
    show(s, card)
    note(s, w, events.DISCARDED, side, card, -1, 1, 0)
    about(w, card, 0, -1, 0, 1)
    tell(s, t, w, codes.DISCARDED, side)


@inner(VOID(S, T, W, INT, INT))
def display(s: Any, t: Any, w: Any, side: int, card: int) -> None:
    """A card that has left a hand goes to its side's display zone."""
    add(s, side, codes.DISPLAY, card)
    show(s, card)
    note(s, w, events.DISPLAYED, side, card, -1, 1, 0)
    about(w, card, 0, -1, 0, 1)
    tell(s, t, w, codes.DISPLAYED, side)
