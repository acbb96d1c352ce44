"""The conditions that hold between two decisions in every game; a broken one is noted as an error of the engine."""

from __future__ import annotations

from typing import Any

from numba import types

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
from rules.kernel.compiled.bits import NONE, ONE, lowest
from rules.kernel.compiled.compilation import INT, inner
from rules.kernel.compiled.knowledge import WORD, mark
from rules.kernel.compiled.machine.codes import NOTHING
from rules.kernel.compiled.machine.columns import KIND, SOURCE
from rules.kernel.compiled.soundness import BOOL, examining, fresh_figures

U64 = types.uint64
WORDS_OF_SIDE = codes.SIDE_CARDS // WORD
is_known = KNOWLEDGE.is_known


@inner(U64(U64, INT, INT))
def with_card(seen: Any, card: int, word: int) -> Any:
    """The cards of a word (bits) that were seen, and this one if it is of that word."""
    return seen | mark(card) if card // WORD == word else seen


@inner(U64(S, INT))
def cards_in_zones(s: Any, word: int) -> Any:
    """Return the cards of a word that lie in their owner's zones."""
    seen, side = NONE, word // WORDS_OF_SIDE
    for zone in range(codes.ZONES):
        for index in range(int(s.size[side, zone])):
            seen = with_card(seen, int(s.cards[side, zone, index]), word)
    return seen


@inner(U64(S, INT))
def cards_outside(s: Any, word: int) -> Any:
    """The cards of a word that are on the battlefield, on the stack, or being cast and carried out."""
    seen, left = NONE, int(s.filled)
    while left:
        seen = with_card(seen, int(s.card[lowest(left)]), word)
        left &= left - 1
    for item in range(int(s.stack_size)):
        if is_spell(int(s.stack[item, KIND])):
            seen = with_card(seen, int(s.stack[item, SOURCE]), word)
    for f in range(int(s.frames_size)):
        if s.frames[f, KIND] == codes.AS_SPELL:
            seen = with_card(seen, int(s.frames[f, SOURCE]), word)
    return seen


@inner(INT(S))
def count_cards_anywhere(s: Any) -> int:
    """Count the cards in all places together; tokens are none."""
    count, left = 0, int(s.filled)
    while left:
        count += int(s.card[lowest(left)] < codes.FIRST_TOKEN)
        left &= left - 1
    for side in range(2):
        for zone in range(codes.ZONES):
            count += int(s.size[side, zone])
    for item in range(int(s.stack_size)):
        count += int(is_spell(int(s.stack[item, KIND])))
    for f in range(int(s.frames_size)):
        count += int(s.frames[f, KIND] == codes.AS_SPELL)
    return count


@inner(BOOL(S, T))
def are_cards_conserved(s: Any, t: Any) -> bool:
    """Return whether each card is somewhere, and no more than once."""
    for word in range(2 * WORDS_OF_SIDE):
        here = min(WORD, max(0, int(t.deck[word // WORDS_OF_SIDE]) - word % WORDS_OF_SIDE * WORD))
        there = ~NONE if here == WORD else mark(here) - ONE
        if (cards_in_zones(s, word) | cards_outside(s, word)) != there:
            return False
    return bool(count_cards_anywhere(s) == t.deck[0] + t.deck[1])


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
    left = int(s.filled)
    while left:
        card = int(s.card[lowest(left)])
        if not (is_known(s, 0, card) and is_known(s, 1, card)):
            return False
        left &= left - 1
    for item in range(int(s.stack_size)):
        card = int(s.stack[item, SOURCE])
        if is_spell(int(s.stack[item, KIND])) and not (is_known(s, 0, card) and is_known(s, 1, card)):
            return False
    return True


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
    conserved=are_cards_conserved,
    is_field_sound=is_field_sound,
    is_rest_sound=is_battle_sound,
    are_figures_fresh=fresh_figures(S, T, W, STATE, refresh, of_places=("attack", "life", "traits")),
    is_field_known=is_field_known,
    is_overdue=is_overdue,
    decision=decision,
    decider=decider,
    legal=list_actions,
)
