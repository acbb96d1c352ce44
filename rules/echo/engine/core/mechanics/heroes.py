"""Heroes: life, energy and the draws that an empty deck turns into loss of life (Echo 2.3.3)."""

from __future__ import annotations

from typing import Any

from rules.echo.engine.core.abilities.replacements import is_replaced
from rules.echo.engine.core.abilities.triggers import about, is_heard, tell, tell_of_card
from rules.echo.engine.core.state import codes, events
from rules.echo.engine.core.state.event_counts import keep_count
from rules.echo.engine.core.state.layout import S, T, W
from rules.echo.engine.core.state.log import note
from rules.echo.engine.core.state.zones import add, draw_top, remove_at, show
from rules.kernel.compiled.compilation import INT, VOID, inner


@inner(VOID(S, T, W, INT, INT))
def lose_life(s: Any, t: Any, w: Any, side: int, amount: int) -> None:
    """A hero loses life, if the amount is above 0 and nothing happens instead."""
    if amount <= 0 or is_replaced(s, t, w, codes.WOULD_LOSE_LIFE, side, codes.HERO + side, amount):
        return
    lose_life_now(s, t, w, side, amount)


@inner(VOID(S, T, W, INT, INT))
def lose_life_now(s: Any, t: Any, w: Any, side: int, amount: int) -> None:
    s.is_stale = 1
    s.life[side] = max(int(s.life[side]) - amount, -codes.BOUND)
    note(s, w, events.HERO_DAMAGED, side, codes.HERO + side, -1, amount, int(s.life[side]))
    keep_count(s, t, side, codes.COUNT_LIFE_LOST, amount)
    about(w, codes.HERO + side, 0, -1, 0, amount)
    tell(s, t, w, codes.HERO_DAMAGED, side)


@inner(VOID(S, T, W, INT, INT))
def gain_life(s: Any, t: Any, w: Any, side: int, amount: int) -> None:
    """A hero is healed, if the amount is above 0 and nothing happens instead."""
    if amount <= 0 or is_replaced(s, t, w, codes.WOULD_BE_HEALED, side, codes.HERO + side, amount):
        return
    gain_life_now(s, t, w, side, amount)


@inner(VOID(S, T, W, INT, INT))
def gain_life_now(s: Any, t: Any, w: Any, side: int, amount: int) -> None:
    s.is_stale = 1
    s.life[side] = min(int(s.life[side]) + amount, codes.BOUND)
    note(s, w, events.HERO_HEALED, side, codes.HERO + side, -1, amount, int(s.life[side]))
    keep_count(s, t, side, codes.COUNT_HEALED, amount)
    about(w, codes.HERO + side, 0, -1, 0, amount)
    tell(s, t, w, codes.HERO_HEALED, side)


@inner(VOID(S, W, INT, INT))
def change_energy(s: Any, w: Any, side: int, amount: int) -> None:
    """Energy rises, also above the cap, or falls, never below 0."""
    s.energy[side] = min(max(int(s.energy[side]) + amount, 0), codes.BOUND)
    note(s, w, events.ENERGY_CHANGED, side, -1, -1, amount, int(s.energy[side]))


@inner(VOID(S, T, W, INT))
def deck_out(s: Any, t: Any, w: Any, side: int) -> None:
    """A card that can't be drawn costs 1 life."""
    note(s, w, events.DECKED_OUT, side, -1, -1, 1, 0)
    lose_life(s, t, w, side, 1)


@inner(VOID(S, T, W, INT))
def draw_opening_hand(s: Any, t: Any, w: Any, side: int) -> None:
    """A side draws up to 10 cards before the game; no skill hears of them."""
    for _ in range(codes.OPENING_HAND - int(s.size[side, codes.HAND])):
        size = int(s.size[side, codes.DECK])
        if size == 0:
            deck_out(s, t, w, side)
            continue
        draw_top(s, w, side)


@inner(VOID(S, T, W, INT, INT))
def draw_cards(s: Any, t: Any, w: Any, side: int, count: int) -> None:
    """A side draws cards, unless something happens instead."""
    for _ in range(count):
        if not is_replaced(s, t, w, codes.WOULD_DRAW, side, codes.HERO + side, 1):
            draw_now(s, t, w, side)


@inner(VOID(S, T, W, INT))
def draw_now(s: Any, t: Any, w: Any, side: int) -> None:
    """A side draws a card; one that it can't draw costs its hero 1 life."""
    size = int(s.size[side, codes.DECK])
    if size == 0:
        deck_out(s, t, w, side)
        return
    card = int(draw_top(s, w, side))
    note(s, w, events.DREW, side, card, -1, 1, 0)
    keep_count(s, t, side, codes.COUNT_DRAWN, 1)
    if is_heard(t, codes.DRAWN):
        about(w, card, 0, -1, 0, 1)
        tell_of_card(s, t, w, codes.DRAWN, side, card)


@inner(VOID(S, T, W, INT, INT, INT))
def discard(s: Any, t: Any, w: Any, side: int, card: int, zone: int) -> None:
    """A card that has left a zone goes to its side's graveyard. There it also waits for what may happen instead."""
    if t.has_replacements >> codes.WOULD_BE_DISCARDED & 1:
        show(s, card)
        if is_replaced(s, t, w, codes.WOULD_BE_DISCARDED, side, card, zone):
            add(s, side, codes.GRAVEYARD, card)
            return
    discard_now(s, t, w, side, card, zone)


@inner(VOID(S, T, W, INT, INT, INT))
def discard_now(s: Any, t: Any, w: Any, side: int, card: int, zone: int) -> None:
    add(s, side, codes.GRAVEYARD, card)
    show(s, card)
    note(s, w, events.DISCARDED, side, card, -1, 1, 0)
    keep_count(s, t, side, codes.COUNT_DISCARDED, 1)
    if is_heard(t, codes.DISCARDED):
        about(w, card, 0, -1, 0, zone)
        tell_of_card(s, t, w, codes.DISCARDED, side, card)


@inner(VOID(S, T, W, INT))
def discard_top(s: Any, t: Any, w: Any, side: int) -> None:
    """A cost: the top card of a deck that has one is discarded."""
    discard_now(s, t, w, side, remove_at(s, side, codes.DECK, int(s.size[side, codes.DECK]) - 1), codes.DECK)


@inner(VOID(S, T, W, INT, INT))
def display(s: Any, t: Any, w: Any, side: int, card: int) -> None:
    """A card that has left another zone goes to its side's display zone."""
    add(s, side, codes.DISPLAY, card)
    show(s, card)
    note(s, w, events.DISPLAYED, side, card, -1, 1, 0)
    keep_count(s, t, side, codes.COUNT_DISPLAYED, 1)
    if is_heard(t, codes.DISPLAYED):
        about(w, card, 0, -1, 0, 1)
        tell_of_card(s, t, w, codes.DISPLAYED, side, card)
