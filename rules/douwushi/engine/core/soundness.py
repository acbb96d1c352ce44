"""What holds between two decisions in every game; what does not is noted as an error of the engine."""

from __future__ import annotations

from typing import Any

from rules.douwushi.engine.core import codes
from rules.douwushi.engine.core.deaths import has_lost, is_dying
from rules.douwushi.engine.core.decisions import decider, decision
from rules.douwushi.engine.core.field import side_of
from rules.douwushi.engine.core.layout import S, T, W
from rules.douwushi.engine.core.legal import list_actions
from rules.douwushi.engine.core.zones import cards_in, is_known, mark
from rules.kernel.compiled.bits import NONE, count_cards, lowest
from rules.kernel.compiled.compiling import INT, inner
from rules.kernel.compiled.soundness import BOOL, examining, zones_known


@inner(BOOL(S, T, INT))
def is_side_conserved(s: Any, t: Any, side: int) -> bool:
    """Whether each card of a side is in exactly one place: in a zone, on the battlefield, or a spell being cast."""
    seen, count = NONE, 0
    for zone in range(codes.ZONES):
        seen |= cards_in(s, side, zone)
        count += int(s.size[side, zone])
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
        if card // codes.SIDE_CARDS == side and s.spells[index, codes.SPELL_ON] < 0:
            held |= mark(card)
            worn += 1
    if held != s.present[side] or count_cards(held) != worn:
        return False
    if s.spell_used >= 0 and s.spell_used // codes.SIDE_CARDS == side:
        held |= mark(int(s.spell_used))
        worn += 1
    return bool(count + worn == t.deck[side] and count_cards(seen | held) == t.deck[side])


@inner(BOOL(S, T))
def are_cards_conserved(s: Any, t: Any) -> bool:
    return bool(is_side_conserved(s, t, 0) and is_side_conserved(s, t, 1))


@inner(BOOL(S))
def are_numbers_in_range(s: Any) -> bool:
    for slot in range(codes.FIELD):
        if not 0 <= s.damage[slot] <= codes.BOUND or not 0 <= s.mp[slot] <= codes.BOUND:
            return False
        if s.uid[slot] > 0 and not -codes.BOUND <= s.life[slot] <= 3 * codes.BOUND:
            return False
        if s.guards[slot] >= 0 and (s.uid[slot] == 0 or s.uid[s.guards[slot]] == 0 or s.guards[s.guards[slot]] >= 0):
            return False
    for side in range(2):
        total = 0
        for stack in range(int(s.stacks[side])):
            total += int(s.stack_size[side, stack])
        if total != s.size[side, codes.BOUNTY]:
            return False
    if not 0 <= s.spells_size <= codes.SPELL_ROWS or not 0 <= s.given_size <= codes.GIVEN_ROWS:
        return False
    return bool(0 <= s.turn <= codes.TURN_LIMIT and 0 <= s.turn_actions <= codes.ACTION_LIMIT and s.next_uid >= 0)


are_zones_known = zones_known(S, is_known=is_known, hand=codes.HAND, opened=(codes.GRAVEYARD, codes.BEYOND))


@inner(BOOL(S))
def are_open_cards_known(s: Any) -> bool:
    """Whether both sides know what lies open, and each its own hand."""
    for side in range(2):
        if (s.present[side] & ~(s.known[0, side] & s.known[1, side])) != NONE:
            return False
    return bool(are_zones_known(s))


@inner(BOOL(S))
def is_overdue(s: Any) -> bool:
    """Whether a hero ought to be dead, or somebody has lost although the game goes on."""
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
    codes=codes,
    conserved=are_cards_conserved,
    in_range=are_numbers_in_range,
    known=are_open_cards_known,
    overdue=is_overdue,
    decision=decision,
    decider=decider,
    legal=list_actions,
)
