"""The meanings of the effects that act on permanents and players, those taken last: one function a word."""

from __future__ import annotations

from typing import Any

from rules.hota.engine.core.abilities.statics import bounded
from rules.hota.engine.core.effects import EFFECTS, amount_for, player
from rules.hota.engine.core.mechanics.combat import blockers_of
from rules.hota.engine.core.mechanics.damage import deal
from rules.hota.engine.core.mechanics.permanents import arrive, attach, die, leave, take_control
from rules.hota.engine.core.mechanics.resources import shuffle_deck
from rules.hota.engine.core.state import codes, events
from rules.hota.engine.core.state.field import find, first_of, has, side_of
from rules.hota.engine.core.state.layout import S, T, W
from rules.hota.engine.core.state.log import note
from rules.kernel.compiled.bits import lowest
from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.machine.columns import SIDE, SOURCE, SOURCE_UID

FIELD_BITS = (1 << codes.FIELD) - 1


@inner(INT(S))
def permanents(s: Any) -> int:
    """The permanents (bits) taken last that are still there."""
    return int(s.that) & int(s.filled) & FIELD_BITS


@inner(INT(S, T))
def creatures(s: Any, t: Any) -> int:
    """The creatures (bits) among them."""
    found, left = 0, permanents(s)
    while left:
        place = lowest(left)
        found |= int(t.kind[s.card[place]] == codes.CREATURE) << place
        left &= left - 1
    return found


@inner(VOID(S, INT))
def note_gone(s: Any, places: int) -> None:
    """Remember the attack of what an effect takes away."""
    total = 0
    while places:
        total += int(s.attack[lowest(places)])
        places &= places - 1
    s.gone = min(codes.BOUND, total)


@EFFECTS.means("damage", "amount")
def damage(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    amount = amount_for(s, t, f, t.code[pc, codes.A])
    side, left = int(s.frames[f, SIDE]), int(s.that) & (1 << codes.FIRST_ITEM) - 1
    while left:
        target = first_of(left, side)
        deal(s, t, w, target, amount, side, int(s.frames[f, SOURCE]), int(s.frames[f, SOURCE_UID]))
        left &= ~(1 << target)


@EFFECTS.means("destroy")
def destroy(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    note_gone(s, permanents(s))
    die(s, t, w, permanents(s))


@EFFECTS.means("bounce", "to")
def bounce(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """Each goes to its owner's hand, deck or exile."""
    to, owners, left = int(t.code[pc, codes.A]), 0, permanents(s)
    note_gone(s, left)
    while left:
        owners |= 1 << int(s.owner[lowest(left)])
        left &= left - 1
    leave(s, t, w, permanents(s), to)
    for side in range(2):
        if to == codes.TO_SHUFFLE and owners >> side & 1:
            shuffle_deck(s, w, side)


@EFFECTS.means("tap")
def tap(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    left = permanents(s)
    while left:
        place = lowest(left)
        if not int(s.done[place]) & codes.TAPPED:
            s.done[place] |= codes.TAPPED
            s.is_stale |= t.minds_states
            note(s, w, events.TAPPED, side_of(place), int(s.card[place]), place, 0, 0)
        left &= left - 1


@EFFECTS.means("ready")
def ready(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    left = permanents(s)
    while left:
        place = lowest(left)
        if int(s.done[place]) & codes.TAPPED and not has(s, place, codes.CANT_READY):
            s.done[place] &= ~codes.TAPPED
            s.is_stale |= t.minds_states
            note(s, w, events.READIED, side_of(place), int(s.card[place]), place, 0, 0)
        left &= left - 1


@EFFECTS.means("hold", "amount")
def hold(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """So many of their controllers' next ready steps pass them by."""
    amount, left = amount_for(s, t, f, t.code[pc, codes.A]), creatures(s, t)
    while left:
        place = lowest(left)
        s.held[place] = min(9, max(int(s.held[place]), amount))
        note(s, w, events.HELD, side_of(place), int(s.card[place]), place, int(s.held[place]), 0)
        left &= left - 1


@EFFECTS.means("boost", "attack", "life", "duration")
def boost(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    attack, life, left = amount_for(s, t, f, t.code[pc, codes.A]), amount_for(s, t, f, t.code[pc, codes.B]), creatures(s, t)
    while left:
        place = lowest(left)
        if t.code[pc, codes.C] == codes.FOR_GAME:
            s.plus_attack[place], s.plus_life[place] = bounded(s.plus_attack[place] + attack), bounded(s.plus_life[place] + life)
        else:
            s.turn_attack[place], s.turn_life[place] = bounded(s.turn_attack[place] + attack), bounded(s.turn_life[place] + life)
        s.as_printed &= ~(1 << place)
        note(s, w, events.STATS_CHANGED, side_of(place), int(s.card[place]), place, attack, life)
        left &= left - 1
    s.is_stale = 1


@inner(VOID(S, T, W, INT, INT))
def give_trait(s: Any, t: Any, w: Any, trait: int, lasting: int) -> None:
    left = creatures(s, t)
    while left:
        place = lowest(left)
        if lasting == codes.FOR_GAME:
            s.gained[place] |= trait
        else:
            s.gained_turn[place] |= trait
        s.as_printed &= ~(1 << place)
        note(s, w, events.TRAIT_CHANGED, side_of(place), int(s.card[place]), place, trait, lasting)
        left &= left - 1
    s.is_stale = 1


@EFFECTS.means("grant", "keyword", "duration")
def grant(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    give_trait(s, t, w, t.code[pc, codes.A], t.code[pc, codes.B])


@EFFECTS.means("restrict", "cannot", "duration")
def restrict(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    give_trait(s, t, w, t.code[pc, codes.A], t.code[pc, codes.B])


@EFFECTS.means("prevent", "amount")
def prevent(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """So much of the next damage that is dealt to each this turn is prevented."""
    amount = max(0, amount_for(s, t, f, t.code[pc, codes.A]))
    left = creatures(s, t) | int(s.that) & 3 << codes.PLAYER
    while left:
        target = lowest(left)
        if target >= codes.PLAYER:
            s.prevented[target - codes.PLAYER] = bounded(s.prevented[target - codes.PLAYER] + amount)
        else:
            s.saved[target] = bounded(s.saved[target] + amount)
        left &= left - 1


@EFFECTS.means("fight")
def fight(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """The bearer and each of those taken deal damage equal to their attack to each other."""
    own, left = find(s, int(s.frames[f, SOURCE_UID])), creatures(s, t)
    while left:
        place = first_of(left, int(s.frames[f, SIDE]))
        left &= ~(1 << place)
        if own < 0 or place == own:
            continue
        power, force = int(s.attack[own]), int(s.attack[place])
        deal(s, t, w, place, power, side_of(own), int(s.card[own]), int(s.uid[own]))
        deal(s, t, w, own, force, side_of(place), int(s.card[place]), int(s.uid[place]))


@EFFECTS.means("remove_from_battle")
def remove_from_battle(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """They attack and block no longer; an attacker that they blocked stays blocked."""
    left = creatures(s, t)
    while left:
        place = lowest(left)
        left &= left - 1
        blockers = blockers_of(s, place)
        while blockers:
            s.blocks[lowest(blockers)] = codes.NOBODY
            blockers &= blockers - 1
        s.done[place] &= codes.TAPPED | codes.FRESH
        s.blocks[place] = codes.NOBODY
        s.rank[place] = 0
        s.is_stale |= t.minds_states
        note(s, w, events.LEFT_BATTLE, side_of(place), int(s.card[place]), place, 0, 0)


@EFFECTS.means("control")
def control(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    take_control(s, t, w, int(s.frames[f, SIDE]), permanents(s))


@EFFECTS.means("attach")
def attach_to(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """The equipment whose ability it is comes to be on the creature."""
    own, left = find(s, int(s.frames[f, SOURCE_UID])), creatures(s, t)
    if own >= 0 and left and t.kind[s.card[own]] == codes.EQUIPMENT:
        attach(s, w, own, lowest(left))


@EFFECTS.means("create", "token", "amount", "side")
def create(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """Tokens arrive, while there are places for them."""
    side, card = player(s, f, t.code[pc, codes.C]), codes.FIRST_TOKEN + int(t.code[pc, codes.A])
    s.that = 0
    for _ in range(amount_for(s, t, f, t.code[pc, codes.B])):
        place = arrive(s, t, w, side, card, side, 0)
        if place < 0:
            break
        s.that |= 1 << place
