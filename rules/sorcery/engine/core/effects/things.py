"""The meanings of the effects by which things come into the realm, leave it, change hands or change what they are, and those on players."""

from __future__ import annotations

from typing import Any

from rules.kernel.compiled.bits import lowest
from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.machine.columns import SIDE
from rules.sorcery.engine.core.abilities.selectors import squares_of
from rules.sorcery.engine.core.abilities.spots import chosen_location
from rules.sorcery.engine.core.effects import EFFECTS, amount_for, player
from rules.sorcery.engine.core.effects.units import one_of, taken
from rules.sorcery.engine.core.mechanics import resources as own
from rules.sorcery.engine.core.mechanics.objects import arrive, drop_all, leave, pick_up, take_control
from rules.sorcery.engine.core.mechanics.resources import shuffle_deck
from rules.sorcery.engine.core.state import codes, events
from rules.sorcery.engine.core.state.field import first_of, of_kinds, side_of
from rules.sorcery.engine.core.state.layout import S, T
from rules.sorcery.engine.core.state.log import note
from rules.sorcery.engine.core.state.zones import owner_of

_NO_AVATAR = ~(1 << codes.AVATAR)


@inner(INT(S, T))
def mortal(s: Any, t: Any) -> int:
    """Return the things taken (bits) that can leave the realm: all but avatars."""
    return int(of_kinds(s, t, taken(s), _NO_AVATAR))


@inner(VOID(S, T, INT))
def note_gone(s: Any, t: Any, places: int) -> None:
    """Remember the power and the cost of what an effect takes away, and where it was."""
    power = cost = squares = 0
    while places:
        place = lowest(places)
        power += int(s.power[place])
        cost += int(t.cost[s.card[place]])
        squares |= squares_of(s, t, place)
        places &= places - 1
    s.gone, s.gone_cost, s.gone_from = min(codes.BOUND, power), min(codes.BOUND, cost), squares


@EFFECTS.means("destroy")
def destroy(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    note_gone(s, t, mortal(s, t))
    leave(s, t, w, mortal(s, t), codes.TO_GRAVEYARD)


@EFFECTS.means("banish")
def banish(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    note_gone(s, t, mortal(s, t))
    leave(s, t, w, mortal(s, t), codes.TO_BANISHED)


@EFFECTS.means("return", "to")
def send_back(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """Send each to its owner's hand or to the deck that it came from."""
    to, decks, left = int(t.code[pc, codes.A]), 0, mortal(s, t)
    note_gone(s, t, left)
    while left:
        card = int(s.card[lowest(left)])
        if card < codes.FIRST_TOKEN:
            decks |= 1 << 2 * owner_of(card) + int(t.kind[card] == codes.SITE)
        left &= left - 1
    leave(s, t, w, mortal(s, t), to)
    for which in range(4 if to == codes.TO_SHUFFLE else 0):
        if decks >> which & 1:
            shuffle_deck(s, w, which // 2, codes.ATLAS if which % 2 else codes.SPELLBOOK)


@EFFECTS.means("control", "duration")
def control(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    side, lasting, left = int(s.frames[f, SIDE]), int(t.code[pc, codes.A]), mortal(s, t)
    while left:
        place = first_of(left, int(s.active))
        before = side_of(s, place)
        if before != side:
            new = take_control(s, t, w, side, place)
            if new >= 0:
                s.stolen[new] = 0 if lasting == codes.FOR_GAME else (1 if lasting == codes.FOR_TURN else 3) + before
        # What a unit has taken along has no slot on its old side any more.
        left &= int(s.filled) & ~(1 << place)


@EFFECTS.means("disarm")
def disarm(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    left = taken(s) & codes.ALL_OBJECTS
    while left:
        place = first_of(left, int(s.frames[f, SIDE]))
        drop_all(s, w, place)
        left &= ~(1 << place)
    w.host_was[:] = 0


@EFFECTS.means("carry", "who")
def carry(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    unit, left = one_of(s, t, f, t.code[pc, codes.A]), of_kinds(s, t, taken(s), 1 << codes.RELIC)
    while left and unit >= 0:
        relic = first_of(left, int(s.frames[f, SIDE]))
        pick_up(s, t, w, unit, relic)
        left &= ~(1 << relic)


@EFFECTS.means("create", "token", "side", "at")
def create(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """Let a token arrive at the spot that was chosen for it, if there is a slot."""
    side, card = player(s, f, t.code[pc, codes.B]), codes.FIRST_TOKEN + int(t.code[pc, codes.A])
    if s.named[f, codes.SPOT]:
        place = arrive(s, t, w, side, card, side, chosen_location(s, t, f, int(t.code[pc, codes.C]), codes.NOBODY))
        if place >= 0:
            s.named[f, codes.WHOLE] |= 1 << place


@EFFECTS.means("flood", "ground", "duration")
def flood(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    ground, lasting, left = int(t.code[pc, codes.A]), int(t.code[pc, codes.B]), taken(s) & ~codes.ALL_OBJECTS
    while left:
        place = first_of(left, int(s.frames[f, SIDE]))
        left &= ~(1 << place)
        if lasting == codes.FOR_GAME:
            s.wet[place] = ground
        elif lasting == codes.FOR_TURN:
            s.turn_wet[place] = ground
        else:
            s.round_wet[place, s.frames[f, SIDE]] = ground | codes.LATEST
            s.round_wet[place, 1 - s.frames[f, SIDE]] &= ~codes.LATEST
        note(s, w, events.SITE_CHANGED, side_of(s, place), int(s.card[place]), place, ground, lasting)
    s.is_stale = 1


@EFFECTS.means("gain_life", "side", "amount")
def gain_life(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    own.gain_life(s, t, w, player(s, f, t.code[pc, codes.A]), amount_for(s, t, f, t.code[pc, codes.B]))


@EFFECTS.means("lose_life", "side", "amount")
def lose_life(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    own.lose_life(s, t, w, player(s, f, t.code[pc, codes.A]), amount_for(s, t, f, t.code[pc, codes.B]))


@EFFECTS.means("mana", "side", "amount")
def mana(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    own.change_mana(s, w, player(s, f, t.code[pc, codes.A]), amount_for(s, t, f, t.code[pc, codes.B]))


@EFFECTS.means("threshold", "element", "amount", "duration")
def threshold(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    side, element, lasting = int(s.frames[f, SIDE]), int(t.code[pc, codes.A]), int(t.code[pc, codes.C])
    amount = amount_for(s, t, f, t.code[pc, codes.B])
    if lasting == codes.FOR_GAME:
        s.plus_threshold[side, element] = min(codes.MOST_MANA, s.plus_threshold[side, element] + amount)
    elif lasting == codes.FOR_TURN:
        s.turn_threshold[side, element] = min(codes.MOST_MANA, s.turn_threshold[side, element] + amount)
    else:
        s.round_threshold[side, element] = min(codes.MOST_MANA, s.round_threshold[side, element] + amount)
    s.is_stale = 1
    note(s, w, events.THRESHOLD_CHANGED, side, -1, -1, element, amount)
