"""The meanings of the effects that act on heroes and on cards outside the field: one function a word."""

from __future__ import annotations

from typing import Any

from rules.echo.engine.core.effects import EFFECTS, amount_for, player
from rules.echo.engine.core.mechanics.followers import enter
from rules.echo.engine.core.mechanics.heroes import change_energy, discard, discard_now, display, draw_cards, gain_life, lose_life
from rules.echo.engine.core.state import codes, events
from rules.echo.engine.core.state.field import conceal, empty_slot
from rules.echo.engine.core.state.layout import S, W
from rules.echo.engine.core.state.log import note
from rules.echo.engine.core.state.zones import add, forget, remove_at, show, show_to, shuffle, take_picked
from rules.kernel.compiled.bits import NONE
from rules.kernel.compiled.compilation import INT, VOID, inner


@EFFECTS.means("damage", "side", "amount")
def damage(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    lose_life(s, t, w, player(s, f, t.code[pc, codes.A]), amount_for(s, t, f, t.code[pc, codes.B]))


@EFFECTS.means("heal", "side", "amount")
def heal(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    gain_life(s, t, w, player(s, f, t.code[pc, codes.A]), amount_for(s, t, f, t.code[pc, codes.B]))


@EFFECTS.means("draw", "side", "amount")
def draw(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    draw_cards(s, t, w, player(s, f, t.code[pc, codes.A]), max(0, amount_for(s, t, f, t.code[pc, codes.B])))


@EFFECTS.means("discard", "cards.side", "cards.zone")
def discard_cards(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """C: whether it is a cost."""
    side, zone = player(s, f, t.code[pc, codes.A]), int(t.code[pc, codes.B])
    card = take_picked(s, side, zone)
    while card >= 0:
        if t.code[pc, codes.C]:
            discard_now(s, t, w, side, card, zone)
        else:
            discard(s, t, w, side, card, zone)
        card = take_picked(s, side, zone)


@inner(VOID(S, W, INT, INT, INT))
def take_into_hand(s: Any, w: Any, side: int, owner: int, zone: int) -> None:
    """The picked cards of `owner`, shown to both, go to a side's hand."""
    card = take_picked(s, owner, zone)
    while card >= 0:
        add(s, side, codes.HAND, card)
        show(s, card)
        note(s, w, events.MOVED, side, card, -1, zone, codes.HAND)
        card = take_picked(s, owner, zone)


@EFFECTS.means("search")
def search(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    side = int(s.stack[f, codes.SIDE])
    take_into_hand(s, w, side, side, codes.DECK)
    shuffle(s, side)
    note(s, w, events.DECK_SHUFFLED, side, -1, -1, 0, 0)


@EFFECTS.means("retrieve", "cards.side", "cards.zone")
def retrieve(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    take_into_hand(s, w, int(s.stack[f, codes.SIDE]), player(s, f, t.code[pc, codes.A]), t.code[pc, codes.B])


@EFFECTS.means("mill", "side", "amount")
def mill(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """An empty deck costs nothing."""
    side = player(s, f, t.code[pc, codes.A])
    count = min(amount_for(s, t, f, t.code[pc, codes.B]), int(s.size[side, codes.DECK]))
    for _ in range(count):
        discard(s, t, w, side, remove_at(s, side, codes.DECK, int(s.size[side, codes.DECK]) - 1), codes.DECK)


@EFFECTS.means("display", "cards.zone")
def display_cards(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    side, zone = int(s.stack[f, codes.SIDE]), int(t.code[pc, codes.A])
    card = take_picked(s, side, zone)
    while card >= 0:
        display(s, t, w, side, card)
        card = take_picked(s, side, zone)


@EFFECTS.means("place", "cards.is_searched", "cards.zone", "state", "cards.side")
def place(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """Each goes to the leftmost empty slot, while there is one."""
    side, owner, zone = int(s.stack[f, codes.SIDE]), player(s, f, t.code[pc, codes.D]), int(t.code[pc, codes.B])
    s.that = 0
    slot = empty_slot(s, side)
    while slot >= 0:
        card = take_picked(s, owner, zone)
        if card < 0:
            break
        if zone == codes.HAND:
            conceal(s, t, side, card)
        elif zone == codes.DECK:
            show_to(s, side, card)
            forget(s, 1 - side, card)
        enter(s, t, w, slot, card, t.code[pc, codes.C], events.PLACED)
        s.that |= 1 << slot
        slot = empty_slot(s, side)
    s.picked = NONE
    if t.code[pc, codes.A]:
        shuffle(s, side)
        note(s, w, events.DECK_SHUFFLED, side, -1, -1, 0, 0)


@EFFECTS.means("energy", "side", "amount")
def energy(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    change_energy(s, w, player(s, f, t.code[pc, codes.A]), amount_for(s, t, f, t.code[pc, codes.B]))


@EFFECTS.means("energy_cap", "side", "amount", "duration")
def energy_cap(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """For its next energy phase, or for the game."""
    side, amount = player(s, f, t.code[pc, codes.A]), amount_for(s, t, f, t.code[pc, codes.B])
    if t.code[pc, codes.C] == codes.FOR_TURN:
        s.cap_change_once[side] += amount
    else:
        s.cap_change[side] += amount


@EFFECTS.means("skip_draw", "side")
def skip_draw(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    s.skips_draw[player(s, f, t.code[pc, codes.A])] += 1


@EFFECTS.means("skip_battle")
def skip_battle(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    s.skips_battle = 1
