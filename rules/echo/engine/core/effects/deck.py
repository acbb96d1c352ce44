"""The meanings of the effects that put cards into a deck, and of looking at its top."""

from __future__ import annotations

from typing import Any

from rules.echo.engine.core.abilities.selectors import fits_card
from rules.echo.engine.core.effects import EFFECTS, player
from rules.echo.engine.core.mechanics.heroes import discard, display
from rules.echo.engine.core.state import codes, events
from rules.echo.engine.core.state.layout import S, T, W
from rules.echo.engine.core.state.log import note
from rules.echo.engine.core.state.stack import push
from rules.echo.engine.core.state.zones import add, add_below, forget, remove_at, show, show_to, shuffle, take_picked
from rules.kernel.compiled.bits import NONE, bit, count_cards
from rules.kernel.compiled.compilation import INT, VOID, inner


@inner(VOID(S, W, INT, INT, INT))
def shuffle_deck(s: Any, w: Any, side: int, to: int, count: int) -> None:
    """Shuffle a deck into which cards were put, if they are not to lie where they were put."""
    if to == codes.TO_SHUFFLE and count > 0:
        shuffle(s, side)
        note(s, w, events.DECK_SHUFFLED, side, -1, -1, 0, 0)


@inner(VOID(S, W, INT, INT, INT, INT, INT))
def put_into_deck(s: Any, w: Any, side: int, card: int, slot: int, zone: int, to: int) -> None:
    """A card that has left a zone (-1 the field) goes to the deck of a side."""
    if to == codes.TO_BOTTOM:
        add_below(s, side, card)
    else:
        add(s, side, codes.DECK, card)
    note(s, w, events.MOVED, side, card, slot, zone, codes.DECK)


@EFFECTS.means("put_back", "cards.side", "cards.zone", "to")
def put_back(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """Put the picked cards of a zone into a deck. What leaves a hand is hidden: the other side forgets what it knew of that hand."""
    side, zone, to = player(s, f, t.code[pc, codes.A]), int(t.code[pc, codes.B]), int(t.code[pc, codes.C])
    if zone == codes.HAND and s.picked != NONE:
        for index in range(int(s.size[side, codes.HAND])):
            forget(s, 1 - side, int(s.cards[side, codes.HAND, index]))
    count = 0
    card = take_picked(s, side, zone)
    while card >= 0:
        put_into_deck(s, w, side, card, -1, zone, to)
        count += 1
        card = take_picked(s, side, zone)
    shuffle_deck(s, w, side, to, count)


@inner(VOID(S, T, W, INT, INT))
def look(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """A: selector of what may be taken, B: side, C: how many. The ability's owner looks, and is asked what to take."""
    selector, viewer = int(t.code[pc, codes.A]), int(s.stack[f, codes.SIDE])
    side = player(s, f, t.code[pc, codes.B])
    size = int(s.size[side, codes.DECK])
    bits = NONE
    for index in range(max(0, size - int(t.code[pc, codes.C])), size):
        card = int(s.cards[side, codes.DECK, index])
        show_to(s, viewer, card)
        if fits_card(t, selector, card):
            bits |= bit(card)
    note(s, w, events.LOOKED, viewer, -1, -1, min(size, int(t.code[pc, codes.C])), side)
    s.picked = NONE
    count = min(int(t.selector[selector, codes.COUNT]), count_cards(bits))
    if count > 0:
        top = push(s, codes.PICKS, viewer)
        s.stack[top, codes.LEFT] = count
        s.stack[top, codes.ZONE] = codes.DECK
        s.stack[top, codes.ZONE_SIDE] = side
        s.stack[top, codes.CAN_STOP] = t.selector[selector, codes.UP_TO]
        s.options = bits


@EFFECTS.means("look")
def put_looked(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """A: side, B: how many, C: where what was picked goes, D: where the rest goes. Each group keeps its order."""
    side, viewer = player(s, f, t.code[pc, codes.A]), int(s.stack[f, codes.SIDE])
    count = min(int(t.code[pc, codes.B]), int(s.size[side, codes.DECK]))
    for index in range(count):
        w.looked[index] = remove_at(s, side, codes.DECK, int(s.size[side, codes.DECK]) - 1)
        forget(s, 1 - viewer, int(w.looked[index]))
    to, rest = int(t.code[pc, codes.C]), int(t.code[pc, codes.D])
    put_group(s, t, w, side, count, rest, 0)
    put_group(s, t, w, side, count, to, 1)
    s.picked = NONE


@inner(VOID(S, T, W, INT, INT, INT, INT))
def put_group(s: Any, t: Any, w: Any, side: int, count: int, to: int, is_picked: int) -> None:
    """Put those of the cards looked at that were picked, or the others, where they go: what goes on top from the lowest."""
    for step in range(count):
        card = int(w.looked[count - 1 - step if to == codes.TO_TOP else step])
        if ((s.picked & bit(card)) != NONE) == (is_picked == 1):
            put_one(s, t, w, side, card, to)


@inner(VOID(S, T, W, INT, INT, INT))
def put_one(s: Any, t: Any, w: Any, side: int, card: int, to: int) -> None:
    if to == codes.TO_TOP:
        add(s, side, codes.DECK, card)
    elif to == codes.TO_BOTTOM:
        add_below(s, side, card)
    elif to == codes.TO_DISPLAY:
        display(s, t, w, side, card)
    elif to == codes.TO_GRAVEYARD:
        discard(s, t, w, side, card, codes.DECK)
    else:
        add(s, side, codes.HAND, card)
        show_to(s, side, card)
        if to == codes.TO_HAND_SHOWN:
            show(s, card)
        note(s, w, events.MOVED, side, card, -1, codes.DECK, codes.HAND)
