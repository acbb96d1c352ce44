"""The conditions that hold between two decisions in every game; a broken one is noted as an error of the engine."""

from __future__ import annotations

from typing import Any

from rules.hota.engine.core.abilities.statics import refresh
from rules.hota.engine.core.course.decisions import decider, decision
from rules.hota.engine.core.course.legal import list_actions
from rules.hota.engine.core.mechanics.stack import is_spell
from rules.hota.engine.core.mechanics.victory import cause_of_loss
from rules.hota.engine.core.state import codes
from rules.hota.engine.core.state.field import life_left, side_of
from rules.hota.engine.core.state.fields import STATE, ZONES
from rules.hota.engine.core.state.layout import S, T, W
from rules.hota.engine.core.state.zones import KNOWLEDGE, owner_of
from rules.kernel.compiled.bits import lowest
from rules.kernel.compiled.compilation import INT, inner
from rules.kernel.compiled.machine.codes import NOTHING
from rules.kernel.compiled.machine.columns import KIND, SOURCE
from rules.kernel.compiled.soundness import BOOL, conserving_each, examining, fresh_figures, places_known

is_known = KNOWLEDGE.is_known
are_places_known = places_known(S, STATE, KNOWLEDGE)


@inner(BOOL(S, T, INT))
def is_place_sound(s: Any, t: Any, place: int) -> bool:
    """Return whether the fields of a place agree, the card may lie there and is its owner's, and only equipment is on creatures."""
    card, host = int(s.card[place]), int(s.host[place])
    if (card >= 0) != (s.uid[place] > 0) or (card >= 0) != bool(int(s.filled) >> place & 1) or s.uid[place] > s.next_uid:
        return False
    if card < 0:
        return host < 0
    kind = int(t.kind[card])
    if card >= codes.FIRST_TOKEN:
        return kind == codes.CREATURE and host < 0
    if kind == codes.ATTRIBUTE or kind == codes.SPELL or s.owner[place] != owner_of(card):
        return False
    return host < 0 or bool(kind == codes.EQUIPMENT and s.card[host] >= 0 and t.kind[s.card[host]] == codes.CREATURE)


@inner(BOOL(S, T))
def is_field_sound(s: Any, t: Any) -> bool:
    for place in range(codes.FIELD):
        if not is_place_sound(s, t, place):
            return False
    return True


@inner(BOOL(S))
def is_battle_sound(s: Any) -> bool:
    """Return whether only the active side's creatures attack, only the other side's block those, and only in a battle phase."""
    is_battle = codes.ATTACK <= s.phase <= codes.STRUCK_STEP or s.phase == codes.OVER
    for place in range(codes.FIELD):
        done, attacker = int(s.done[place]), int(s.blocks[place])
        if done & (codes.ATTACKING | codes.BLOCKED) and (not done & codes.ATTACKING or not is_battle or side_of(place) != s.active):
            return False
        if attacker >= 0 and (side_of(place) == s.active or not int(s.done[attacker]) & codes.ATTACKING):
            return False
    return True


@inner(BOOL(S))
def is_field_known(s: Any) -> bool:
    """Return whether both sides know what is on the battlefield and which spells are on the stack."""
    for item in range(int(s.stack_size)):
        card = int(s.stack[item, SOURCE])
        if is_spell(int(s.stack[item, KIND])) and not (is_known(s, 0, card) and is_known(s, 1, card)):
            return False
    return bool(are_places_known(s))


@inner(BOOL(S))
def is_overdue(s: Any) -> bool:
    """Return whether, where a player may act, a creature with attack ought to be dead, or somebody has lost although the game goes on."""
    if s.asked != NOTHING or s.frames_size > 0:
        return False
    left = int(s.filled)
    while left:
        place = lowest(left)
        if s.attack[place] > 0 and life_left(s, place) <= 0:
            return True
        left &= left - 1
    return bool(cause_of_loss(s, 0) >= 0 or cause_of_loss(s, 1) >= 0)


examine = examining(
    S,
    T,
    W,
    fields=STATE,
    zones=ZONES,
    knowledge=KNOWLEDGE,
    codes=codes,
    conserved=conserving_each(S, T, STATE, side_cards=codes.SIDE_CARDS, spells=(codes.AS_SPELL, codes.AS_PERMANENT)),
    is_field_sound=is_field_sound,
    is_rest_sound=is_battle_sound,
    are_figures_fresh=fresh_figures(S, T, W, STATE, refresh, of_places=("attack", "life", "traits")),
    is_field_known=is_field_known,
    is_overdue=is_overdue,
    decision=decision,
    decider=decider,
    legal=list_actions,
)
