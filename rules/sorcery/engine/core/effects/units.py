"""The meanings of the effects that act on units and move them: one function a word."""

from __future__ import annotations

from typing import Any

from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.machine.columns import SIDE, SOURCE, SOURCE_UID
from rules.sorcery.engine.core.abilities.selectors import known_places, source_location
from rules.sorcery.engine.core.abilities.spots import chosen_location
from rules.sorcery.engine.core.abilities.statics import bounded, bounded_steps
from rules.sorcery.engine.core.effects import EFFECTS, amount_for
from rules.sorcery.engine.core.mechanics.damage import deal, deal_by_ability
from rules.sorcery.engine.core.mechanics.motion import send
from rules.sorcery.engine.core.state import codes, events
from rules.sorcery.engine.core.state.field import did, first_of, has, is_one_of, of_kinds, side_of
from rules.sorcery.engine.core.state.layout import S, T, W
from rules.sorcery.engine.core.state.log import note
from rules.sorcery.engine.core.state.realm import has_ground, square_of

_WIDTH = codes.COLUMNS_OF_REALM


@inner(INT(S))
def taken(s: Any) -> int:
    """Return the objects and sites (bits) that were taken last and are still there."""
    return int(s.that) & int(s.filled)


@inner(INT(S, T))
def units(s: Any, t: Any) -> int:
    """Return the units (bits) among those taken."""
    return int(of_kinds(s, t, taken(s) & codes.ALL_OBJECTS, codes.UNITS))


@inner(INT(S, T, INT, INT))
def one_of(s: Any, t: Any, f: int, who: int) -> int:
    """Return the unit that an effect names without a choice, -1 when it is not there."""
    found = int(s.named[f, codes.WHOLE]) if who == codes.THAT else int(known_places(s, s.frames[f], who))
    bits = of_kinds(s, t, found & codes.ALL_OBJECTS, codes.UNITS)
    return first_of(bits, int(s.frames[f, SIDE])) if bits else codes.NOBODY


@EFFECTS.means("aim")
def aim(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """Do nothing: what was named is what the effects after this one are about."""


@EFFECTS.means("damage", "amount")
def damage(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    amount, side, left = amount_for(s, t, f, t.code[pc, codes.A]), int(s.frames[f, SIDE]), units(s, t)
    uid = int(s.frames[f, SOURCE_UID]) if t.kind[s.frames[f, SOURCE]] != codes.MAGIC else 0
    while left:
        target = first_of(left, side)
        deal_by_ability(s, t, w, target, amount, side, int(s.frames[f, SOURCE]), uid)
        left &= ~(1 << target)


@EFFECTS.means("fight", "who")
def fight(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """Let a unit and each of those taken deal damage equal to their power to each other."""
    own, left = one_of(s, t, f, t.code[pc, codes.A]), units(s, t)
    while left:
        place = first_of(left, int(s.frames[f, SIDE]))
        left &= ~(1 << place)
        if own < 0 or place == own:
            continue
        power, force = int(s.power[own]), int(s.power[place])
        deal(s, t, w, place, power, side_of(s, own), int(s.card[own]), int(s.uid[own]))
        deal(s, t, w, own, force, side_of(s, place), int(s.card[place]), int(s.uid[place]))


@EFFECTS.means("boost", "power", "movement", "ranged", "duration")
def boost(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    power, steps, reach = amount_for(s, t, f, t.code[pc, codes.A]), int(t.code[pc, codes.B]), int(t.code[pc, codes.C])
    lasting, side, left = int(t.code[pc, codes.D]), int(s.frames[f, SIDE]), units(s, t)
    while left:
        place = first_of(left, int(s.frames[f, SIDE]))
        left &= ~(1 << place)
        if lasting == codes.FOR_GAME:
            s.plus_power[place], s.plus_steps[place] = bounded(s.plus_power[place] + power), bounded_steps(s.plus_steps[place] + steps)
            s.plus_reach[place] = max(s.plus_reach[place], reach)
        elif lasting == codes.FOR_TURN:
            s.turn_power[place], s.turn_steps[place] = bounded(s.turn_power[place] + power), bounded_steps(s.turn_steps[place] + steps)
            s.turn_reach[place] = max(s.turn_reach[place], reach)
        else:
            s.round_power[place, side] = bounded(s.round_power[place, side] + power)
            s.round_steps[place, side] = bounded_steps(s.round_steps[place, side] + steps)
            s.round_reach[place, side] = max(s.round_reach[place, side], reach)
        s.as_printed &= ~(1 << place)
        note(s, w, events.POWER_CHANGED, side_of(s, place), int(s.card[place]), place, power, steps)
    s.is_stale = 1


@inner(VOID(S, T, W, INT, INT, INT))
def give_trait(s: Any, t: Any, w: Any, f: int, trait: int, lasting: int) -> None:
    left = units(s, t)
    while left:
        place = first_of(left, int(s.frames[f, SIDE]))
        left &= ~(1 << place)
        if lasting == codes.FOR_GAME:
            s.gained[place] |= trait
        elif lasting == codes.FOR_TURN:
            s.gained_turn[place] |= trait
        else:
            s.gained_round[place, s.frames[f, SIDE]] |= trait
        s.as_printed &= ~(1 << place)
        if trait & codes.STEALTH:
            s.done[place] &= ~codes.REVEALED
        if trait & codes.WARD:
            s.done[place] &= ~codes.UNWARDED
        note(s, w, events.TRAIT_CHANGED, side_of(s, place), int(s.card[place]), place, 0, lasting)
    s.is_stale = 1


@EFFECTS.means("grant", "keyword", "duration")
def grant(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    give_trait(s, t, w, f, t.code[pc, codes.A], t.code[pc, codes.B])


@EFFECTS.means("restrict", "cannot", "duration")
def restrict(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    give_trait(s, t, w, f, 1 << int(t.code[pc, codes.A]), t.code[pc, codes.B])


@EFFECTS.means("prevent", "amount", "duration")
def prevent(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """Prevent so much of the next damage that is dealt to each."""
    amount, left = max(0, amount_for(s, t, f, t.code[pc, codes.A])), units(s, t)
    while left:
        side = int(s.frames[f, SIDE])
        place = first_of(left, side)
        left &= ~(1 << place)
        if t.code[pc, codes.B] == codes.FOR_TURN:
            s.saved[place] = bounded(s.saved[place] + amount)
        else:
            s.saved_round[place, side] = bounded(s.saved_round[place, side] + amount)


@EFFECTS.means("tap")
def tap(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    left = taken(s) & codes.ALL_OBJECTS
    while left:
        place = first_of(left, int(s.frames[f, SIDE]))
        left &= ~(1 << place)
        if not did(s, place, codes.TAPPED) and not is_one_of(s, t, place, 1 << codes.AURA):
            s.done[place] |= codes.TAPPED
            note(s, w, events.TAPPED, side_of(s, place), int(s.card[place]), place, 0, 0)


@EFFECTS.means("untap")
def untap(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    left = taken(s) & codes.ALL_OBJECTS
    while left:
        place = first_of(left, int(s.frames[f, SIDE]))
        left &= ~(1 << place)
        if did(s, place, codes.TAPPED) and not has(s, place, codes.CANT_UNTAP):
            s.done[place] &= ~codes.TAPPED
            note(s, w, events.UNTAPPED, side_of(s, place), int(s.card[place]), place, 0, 0)


@EFFECTS.means("hold", "amount")
def hold(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """Keep each from untapping at the start of its controller's turn, so many times."""
    amount, left = amount_for(s, t, f, t.code[pc, codes.A]), units(s, t)
    while left:
        place = first_of(left, int(s.frames[f, SIDE]))
        s.held[place] = min(9, max(int(s.held[place]), amount))
        note(s, w, events.HELD, side_of(s, place), int(s.card[place]), place, int(s.held[place]), 0)
        left &= ~(1 << place)


@EFFECTS.means("move", "to")
def move(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    """Move the current thing to the spot that was chosen for it."""
    place = int(s.named[f, codes.CURRENT])
    if s.named[f, codes.SPOT] and int(s.filled) >> place & 1:
        send(s, t, w, place, chosen_location(s, t, f, int(t.code[pc, codes.A]), place))


@inner(INT(INT, INT, INT))
def pushed(square: int, source: int, is_away: int) -> int:
    """Return the next square of something pushed away from a source or toward it, -1 at the end of the realm or at the source."""
    across, along = square % _WIDTH - source % _WIDTH, square // _WIDTH - source // _WIDTH
    if across == 0 and along == 0:
        return codes.NOBODY
    is_row = abs(across) > abs(along)
    way = (1 if (across if is_row else along) > 0 else -1) * (1 if is_away else -1)
    if is_row:
        return square + way if 0 <= square % _WIDTH + way < _WIDTH else codes.NOBODY
    return square + way * _WIDTH if 0 <= square // _WIDTH + way < codes.ROWS else codes.NOBODY


@EFFECTS.means("push", "steps", "way")
def push(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    source, left = square_of(source_location(s, t, s.frames[f])), units(s, t)
    while left:
        place = first_of(left, int(s.frames[f, SIDE]))
        left &= ~(1 << place)
        for _ in range(amount_for(s, t, f, t.code[pc, codes.A])):
            square = pushed(square_of(int(s.at[place])), source, int(t.code[pc, codes.B]))
            if square >= 0:
                is_below = s.at[place] >= codes.SQUARES and has_ground(s, square)
                send(s, t, w, place, square + codes.SQUARES * int(is_below))


@EFFECTS.means("swap", "who")
def swap(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    own, left = one_of(s, t, f, t.code[pc, codes.A]), units(s, t)
    if own >= 0 and left:
        other = first_of(left, int(s.frames[f, SIDE]))
        here, there = int(s.at[own]), int(s.at[other])
        send(s, t, w, own, there)
        send(s, t, w, other, here)


@EFFECTS.means("sink")
def sink(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    left = of_kinds(s, t, taken(s) & codes.ALL_OBJECTS, codes.MORTALS)
    while left:
        place = first_of(left, int(s.frames[f, SIDE]))
        left &= ~(1 << place)
        if s.at[place] < codes.SQUARES and has_ground(s, int(s.at[place])):
            send(s, t, w, place, int(s.at[place]) + codes.SQUARES)


@EFFECTS.means("surface")
def surface(s: Any, t: Any, w: Any, f: int, pc: int) -> None:
    left = units(s, t)
    while left:
        place = first_of(left, int(s.frames[f, SIDE]))
        left &= ~(1 << place)
        send(s, t, w, place, square_of(int(s.at[place])))
