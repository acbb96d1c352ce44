"""List the legal actions of the side that has to decide, in the workspace. Of equal cards in hand only one is listed."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.kernel.compiled.action_codes import allowing
from rules.kernel.compiled.bits import count_bits, lowest
from rules.kernel.compiled.compilation import INT, inner
from rules.kernel.compiled.machine.codes import FIRST_OWN, NOTHING, PASS
from rules.kernel.compiled.machine.columns import SIDE, SOURCE, SOURCE_UID, X
from rules.sorcery.engine.core.abilities.conditions import is_met
from rules.sorcery.engine.core.abilities.picks import could_name, list_answers
from rules.sorcery.engine.core.abilities.selectors import count_cards, places_for
from rules.sorcery.engine.core.abilities.spots import usual_spots
from rules.sorcery.engine.core.abilities.statics import cost_of
from rules.sorcery.engine.core.course.payments import tapped_for
from rules.sorcery.engine.core.mechanics.motion import can_end, within_steps
from rules.sorcery.engine.core.state import codes
from rules.sorcery.engine.core.state.field import (
    can_tap,
    did,
    first_of,
    free_place,
    has,
    is_one_of,
    is_stealthy,
    of_kinds,
    places_of,
    side_of,
    units_of,
)
from rules.sorcery.engine.core.state.layout import S, T, W
from rules.sorcery.engine.core.state.packed import pack
from rules.sorcery.engine.core.state.realm import affinity, distance, is_in_line, places_for_site, region_of, sites_of, square_of

BOOL = types.boolean
allow = allowing(W, codes.ACTIONS)


@inner(INT(S))
def decision(s: Any) -> int:
    """Return the open decision: a question of the machine, ASK_MAIN or ASK_DRAW; -1 when the game is over."""
    if s.winner >= 0:
        return codes.NOBODY
    if s.asked != NOTHING:
        return int(s.asked)
    return codes.ASK_DRAW if s.phase == codes.DRAWING else codes.ASK_MAIN


@inner(BOOL(S, T, W, INT))
def has_targets(s: Any, t: Any, w: Any, ability: int) -> bool:
    """Return whether all targets that an ability must name could be named, each group for itself, without naming one twice."""
    return bool(could_name(s, t, w.context[:], int(t.ability[ability, codes.PC]), int(t.ability[ability, codes.NAMES]), 0))


@inner(BOOL(S, T, W, INT, INT))
def can_pay(s: Any, t: Any, w: Any, side: int, card: int) -> bool:
    """Return whether a side has the mana and the thresholds that a spell asks for (S-5)."""
    if cost_of(s, t, w, side, card) > s.mana[side]:
        return False
    for element in range(codes.ELEMENTS):
        if t.need[card, element] > 0 and affinity(s, t, side, element) < t.need[card, element]:
            return False
    return True


@inner(INT(S, T, W, INT, INT, INT))
def allow_magic(s: Any, t: Any, w: Any, size: int, side: int, card: int) -> int:
    """Allow magic to be cast by each spellcaster from where it is (S-5); return the number of actions then."""
    left, ability = units_of(s, t, side), int(t.cast[card])
    while left:
        place = lowest(left)
        left &= left - 1
        if not is_one_of(s, t, place, 1 << codes.AVATAR) and not has(s, place, codes.SPELLCASTER):
            continue
        w.context[:] = 0
        w.context[SIDE], w.context[SOURCE], w.context[SOURCE_UID], w.context[X] = side, card, s.uid[place], s.at[place]
        if is_met(s, t, w, ability) and has_targets(s, t, w, ability):
            size = allow(w, size, pack(codes.CAST, card, codes.SQUARES + place % codes.PLACES))
    return size


@inner(INT(S, T, W, INT, INT, INT))
def allow_card(s: Any, t: Any, w: Any, size: int, side: int, card: int) -> int:
    """Allow what may be done with a card in hand; return the number of actions then."""
    kind, is_site = int(t.kind[card]), t.kind[card] == codes.SITE
    if is_site:
        if not can_tap(s, t, side * codes.PLACES):
            return size
    elif not can_pay(s, t, w, side, card):
        return size
    if kind == codes.MAGIC:
        return allow_magic(s, t, w, size, side, card)
    if not is_site and free_place(s, side) < 0:
        return size
    left = places_for_site(s, side) << codes.OBJECTS if is_site else usual_spots(s, t, side, card)
    while left:
        target = first_of(left, side)
        left &= ~(1 << target)
        where = target - codes.OBJECTS if target >= codes.OBJECTS else codes.SQUARES + target % codes.PLACES
        size = allow(w, size, pack(codes.PLAY_SITE if is_site else codes.CAST, card, where))
    return size


@inner(INT(S, T, W, INT, INT))
def allow_hand(s: Any, t: Any, w: Any, size: int, side: int) -> int:
    for index in range(int(s.size[side, codes.HAND])):
        card = int(s.cards[side, codes.HAND, index])
        is_first = True
        for before in range(index):
            is_first = is_first and t.same[s.cards[side, codes.HAND, before]] != t.same[card]
        if is_first:
            size = allow_card(s, t, w, size, side, card)
    return size


@inner(BOOL(S, T, W, INT, INT))
def can_use(s: Any, t: Any, w: Any, place: int, ability: int) -> bool:
    """Return whether an activated ability of an object or a site can be paid for and has its targets; a relic has to be carried."""
    row, side, uid = t.ability[ability], side_of(s, place), int(s.uid[place])
    if place < codes.OBJECTS and s.host[place] < 0 and is_one_of(s, t, place, 1 << codes.RELIC):
        return False
    if row[codes.COST_MANA] > s.mana[side] or (row[codes.COST_LIFE] and row[codes.COST_LIFE] >= s.life[side]):
        return False
    if int(row[codes.ONCE_BIT]) & int(s.once[place]):
        return False
    if row[codes.COST_TAP]:
        tapped = tapped_for(s, t, place)
        if tapped < 0 or not can_tap(s, t, tapped):
            return False
    w.context[:] = 0
    w.context[SIDE], w.context[SOURCE], w.context[SOURCE_UID], w.context[X] = side, s.card[place], uid, s.at[place]
    if row[codes.COST_CARDS] >= 0:
        selector = int(row[codes.COST_CARDS])
        if count_cards(s, t, selector, side) < t.selector[selector, codes.COUNT]:
            return False
    if row[codes.COST_OBJECTS] >= 0:
        selector = int(row[codes.COST_OBJECTS])
        if count_bits(places_for(s, t, w.context[:], selector)) < t.selector[selector, codes.COUNT]:
            return False
    return is_met(s, t, w, ability) and has_targets(s, t, w, ability)


@inner(INT(S, T, W, INT, INT))
def allow_abilities(s: Any, t: Any, w: Any, size: int, side: int) -> int:
    """Allow the activated abilities of a side's objects and sites; return the number of actions then."""
    left = places_of(s, side) | sites_of(s, side) << codes.OBJECTS
    while left:
        place = first_of(left, side)
        left &= ~(1 << place)
        card = int(s.card[place])
        for index in range(int(t.skills[card])):
            if can_use(s, t, w, place, int(t.skill[card, index])):
                size = allow(w, size, pack(codes.USE, place, index))
    return size


@inner(INT(S, T, W, INT, INT, INT))
def allow_moves(s: Any, t: Any, w: Any, size: int, place: int, units: int) -> int:
    """Allow where a unit may go, and which of some units (bits) or sites it may attack (S-6, S-7); return the number of actions then."""
    here, side = int(s.at[place]), side_of(s, place)
    reached = within_steps(s, t, place, here, 0 if has(s, place, codes.CANT_MOVE) else int(s.steps[place]))
    left = reached & ~(1 << here)
    while left:
        location = lowest(left)
        left &= left - 1
        if can_end(s, t, place, location):
            size = allow(w, size, pack(codes.MOVE, place, location))
    if has(s, place, codes.CANT_ATTACK | codes.DEFENDER):
        return size
    left = units
    while left:
        other = first_of(left, side)
        left &= ~(1 << other)
        at = int(s.at[other])
        is_hidden = is_stealthy(s, other) and side_of(s, other) != side
        if reached >> at & 1 and other != place and not is_hidden and (at == here or can_end(s, t, place, at)):
            size = allow(w, size, pack(codes.ATTACK, place, other))
    left = 0 if has(s, place, codes.CANT_STRIKE_SITES) else sites_of(s, 1 - side) & reached
    while left:
        size = allow(w, size, pack(codes.ATTACK, place, codes.OBJECTS + lowest(left)))
        left &= left - 1
    return size


@inner(INT(S, T, W, INT, INT))
def allow_shots(s: Any, t: Any, w: Any, size: int, place: int) -> int:
    """Allow strikes of a ranged unit at units from where it is (S-16); return the number of actions then."""
    reach, here, side = int(s.reach[place]), int(s.at[place]), side_of(s, place)
    left = units_of(s, t, 1 - side) if reach > 0 and not has(s, place, codes.CANT_ATTACK | codes.DEFENDER) else 0
    while left:
        other = lowest(left)
        left &= left - 1
        one, two = square_of(here), square_of(int(s.at[other]))
        is_near = one != two and distance(one, two) <= reach and is_in_line(one, two)
        if is_near and region_of(s, t, here) == region_of(s, t, int(s.at[other])) and not is_stealthy(s, other):
            size = allow(w, size, pack(codes.SHOOT, place, other))
    return size


@inner(INT(S, W, INT, INT, INT))
def allow_artifacts(s: Any, w: Any, size: int, place: int, relics: int) -> int:
    """Allow a unit to pick up or drop some relics (bits): one a turn, none dropped after it fought, nor one that was used (S-11)."""
    left = 0 if did(s, place, codes.HANDLED) else relics
    while left:
        other = first_of(left, side_of(s, place))
        left &= ~(1 << other)
        if s.at[other] != s.at[place]:
            continue
        if s.host[other] == place:
            if not did(s, place, codes.FOUGHT) and not did(s, other, codes.USED):
                size = allow(w, size, pack(codes.DROP, place, other))
        elif s.host[other] < 0 and (side_of(s, other) == side_of(s, place) or free_place(s, side_of(s, place)) >= 0):
            size = allow(w, size, pack(codes.PICK_UP, place, other))
    return size


@inner(INT(S, T, W))
def allow_main(s: Any, t: Any, w: Any) -> int:
    """Allow what the active player may do in the main phase; return the number of actions."""
    side = int(s.active)
    size = allow_hand(s, t, w, allow(w, 0, pack(PASS, 0, 0)), side)
    if can_tap(s, t, side * codes.PLACES) and s.size[side, codes.ATLAS] > 0:
        size = allow(w, size, pack(codes.DRAW_SITE, 0, 0))
    units, relics = of_kinds(s, t, codes.ALL_OBJECTS, codes.UNITS), of_kinds(s, t, codes.ALL_OBJECTS, 1 << codes.RELIC)
    left = units & codes.ALL_PLACES << side * codes.PLACES
    while left:
        place = lowest(left)
        left &= left - 1
        if can_tap(s, t, place):
            size = allow_shots(s, t, w, allow_moves(s, t, w, size, place, units), place)
        size = allow_artifacts(s, w, size, place, relics)
    return allow_abilities(s, t, w, size, side)


@inner(INT(S, T, W))
def list_actions(s: Any, t: Any, w: Any) -> int:
    """Write the legal actions into the workspace; return how many there are."""
    what, size = decision(s), 0
    if 0 <= what < FIRST_OWN:
        size = int(list_answers(s, t, w))
    elif what == codes.ASK_DRAW:
        for deck in range(2):
            size = allow(w, size, pack(codes.DRAW_FROM, deck, 0))
    elif what == codes.ASK_MAIN:
        size = allow_main(s, t, w)
    w.legal_size = size
    return size
