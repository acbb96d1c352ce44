"""The conditions that hold between two decisions in every game; a broken one is noted as an error of the engine."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.douwushi.engine.core.course.decisions import decider, decision
from rules.douwushi.engine.core.course.legal import list_actions
from rules.douwushi.engine.core.mechanics.deaths import has_lost, is_dying
from rules.douwushi.engine.core.state import codes
from rules.douwushi.engine.core.state.field import side_of
from rules.douwushi.engine.core.state.fields import STATE, ZONES
from rules.douwushi.engine.core.state.layout import S, T, W
from rules.douwushi.engine.core.state.zones import KNOWLEDGE, mark, owner
from rules.kernel.compiled.bits import NONE, ONE, count_cards, lowest
from rules.kernel.compiled.compilation import INT, inner
from rules.kernel.compiled.soundness import BOOL, conserving, examining


@inner(BOOL(S, T, INT))
def is_side_sound(s: Any, t: Any, side: int) -> bool:
    """Return whether a side's heroes, what they bear and its free spells are noted as present, each once, and nothing else is."""
    held, worn = NONE, 0
    for slot in range(codes.FIELD):
        card = int(s.card[slot])
        if (card >= 0) != (s.uid[slot] > 0) or (card >= 0) != bool(int(s.field) >> slot & 1):
            return False
        if card < 0 and (s.borne[0, slot] != NONE or s.borne[1, slot] != NONE):
            return False
        if card >= 0 and side_of(slot) == side:
            if t.kind[card] != codes.HERO_CARD:
                return False
            held |= mark(card)
            worn += 1
        held |= s.borne[side, slot]
        worn += count_cards(s.borne[side, slot])
    for index in range(int(s.spells_size)):
        card = int(s.spells[index, codes.SPELL_CARD])
        if owner(card) == side and s.spells[index, codes.SPELL_ON] < 0:
            held |= mark(card)
            worn += 1
    return bool(held == s.present[side] and count_cards(held) == worn)


@inner(BOOL(S, T))
def is_field_sound(s: Any, t: Any) -> bool:
    return bool(is_side_sound(s, t, 0) and is_side_sound(s, t, 1))


@inner(types.uint64(S, INT))
def cards_outside(s: Any, side: int) -> Any:
    """The cards of a side on the battlefield, and the spell that is being cast, as bits."""
    is_cast = s.spell_used >= 0 and owner(int(s.spell_used)) == side
    return s.present[side] | (mark(int(s.spell_used)) if is_cast else NONE)


@inner(types.uint64(T, INT))
def all_cards(t: Any, side: int) -> Any:
    return ~NONE if t.deck[side] == codes.SIDE_CARDS else mark(int(t.deck[side])) - ONE


@inner(BOOL(S))
def are_numbers_sound(s: Any) -> bool:
    """Return whether guards guard heroes that are there and are no guards, and the bounty stacks are as high as their zone."""
    for slot in range(codes.FIELD):
        if s.guards[slot] >= 0 and (s.uid[slot] == 0 or s.uid[s.guards[slot]] == 0 or s.guards[s.guards[slot]] >= 0):
            return False
    for side in range(2):
        total = 0
        for stack in range(int(s.stacks[side])):
            total += int(s.stack_size[side, stack])
        if total != s.size[side, codes.BOUNTY]:
            return False
    return True


@inner(BOOL(S))
def is_field_known(s: Any) -> bool:
    """Return whether both sides know what is on the battlefield."""
    for side in range(2):
        if (s.present[side] & ~(s.known[0, side] & s.known[1, side])) != NONE:
            return False
    return True


@inner(BOOL(S))
def is_overdue(s: Any) -> bool:
    """Return whether a hero ought to be dead, or a side has lost although the game goes on."""
    if s.phase == codes.STARTING:
        return False
    left = int(s.field)
    while left:
        if is_dying(s, lowest(left)):
            return True
        left &= left - 1
    return bool(has_lost(s, 0) or has_lost(s, 1))


examine = examining(
    S,
    T,
    W,
    fields=STATE,
    zones=ZONES,
    knowledge=KNOWLEDGE,
    codes=codes,
    conserved=conserving(S, T, STATE, KNOWLEDGE, outside=cards_outside, all_cards=all_cards),
    is_field_sound=is_field_sound,
    is_rest_sound=are_numbers_sound,
    is_field_known=is_field_known,
    is_overdue=is_overdue,
    decision=decision,
    decider=decider,
    legal=list_actions,
)
