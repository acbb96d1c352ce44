"""Check what holds between two decisions, for examined games alone: the entries are compiled when the first is played."""

from __future__ import annotations

from typing import Any

from rules.kernel.compiled.bits import NONE, ONE, lowest
from rules.kernel.compiled.compilation import INT, inner
from rules.kernel.compiled.entries import examining_entries
from rules.kernel.compiled.knowledge import WORD, mark
from rules.kernel.compiled.machine.codes import NOTHING
from rules.kernel.compiled.machine.columns import KIND, SOURCE
from rules.kernel.compiled.soundness import BOOL, examining, fresh_figures, places_known
from rules.sorcery.engine.core.abilities.statics import refresh
from rules.sorcery.engine.core.course.legal import decision, list_actions
from rules.sorcery.engine.core.mechanics.objects import dying, lost_in_void
from rules.sorcery.engine.core.rules import RULES
from rules.sorcery.engine.core.state import codes
from rules.sorcery.engine.core.state.fields import STATE, ZONES
from rules.sorcery.engine.core.state.layout import S, T, W
from rules.sorcery.engine.core.state.zones import KNOWLEDGE, owner_of

WORDS = codes.FIRST_TOKEN // WORD


@inner(INT(S))
def count_cards(s: Any) -> int:
    """Count the cards, without tokens, in the realm, in zones of their owners, and among spells being carried out."""
    count, left = 0, int(s.filled)
    while left:
        count += int(s.card[lowest(left)] < codes.FIRST_TOKEN)
        left &= left - 1
    for side in range(2):
        for zone in range(codes.ZONES):
            for index in range(int(s.size[side, zone])):
                count += int(owner_of(int(s.cards[side, zone, index])) == side)
    for f in range(int(s.frames_size)):
        count += int(s.frames[f, KIND] == codes.AS_SPELL)
    return count


@inner(INT(S, INT))
def count_different(s: Any, word: int) -> int:
    """Count the different cards in those places whose ids belong to one word of a mask of ids."""
    seen, left, count = NONE, int(s.filled), 0
    while left:
        card = int(s.card[lowest(left)])
        seen |= mark(card) if card // WORD == word else NONE
        left &= left - 1
    for side in range(2):
        for zone in range(codes.ZONES):
            for index in range(int(s.size[side, zone])):
                card = int(s.cards[side, zone, index])
                seen |= mark(card) if card // WORD == word else NONE
    for f in range(int(s.frames_size)):
        card = int(s.frames[f, SOURCE])
        seen |= mark(card) if s.frames[f, KIND] == codes.AS_SPELL and card // WORD == word else NONE
    while seen != NONE:
        seen &= seen - ONE
        count += 1
    return count


@inner(BOOL(S, T))
def are_cards_conserved(s: Any, t: Any) -> bool:
    """Return whether each card is in exactly one place, and no zone holds another side's."""
    different, wanted = 0, 0
    for word in range(WORDS):
        different += count_different(s, word)
    for side in range(2):
        wanted += int(t.deck[side])
    return bool(wanted == 0 or (different == wanted and count_cards(s) == wanted))


@inner(BOOL(S, T))
def is_field_sound(s: Any, t: Any) -> bool:
    """Return whether the slots in use, what lies in them, who carries what and where they are agree."""
    for place in range(codes.TARGETS):
        is_filled = int(s.filled) >> place & 1
        if is_filled != int(s.card[place] >= 0) or (not is_filled and s.uid[place] != 0):
            return False
        if s.host[place] >= 0 and (not is_filled or s.at[place] != s.at[s.host[place]] or t.kind[s.card[place]] != codes.RELIC):
            return False
        if s.host[place] >= 0 and s.host[place] // codes.PLACES != place // codes.PLACES:
            return False
    return bool(s.card[0] >= 0 and s.card[codes.PLACES] >= 0)


@inner(BOOL(S, T))
def is_settled(s: Any, t: Any) -> bool:
    """Return whether nobody is left who has to die or is lost in the void, and no ability waits; True while something goes on."""
    if s.asked != NOTHING or s.stage != codes.IDLE:
        return True
    objects = int(s.filled) & codes.ALL_OBJECTS
    return bool(dying(s, t, objects) == 0 and lost_in_void(s, t, objects, codes.NOBODY) == 0 and s.waiting_size == 0)


@inner(BOOL(S, T))
def is_realm_sound(s: Any, t: Any) -> bool:
    return is_field_sound(s, t) and (s.phase == codes.OVER or is_settled(s, t))


@inner(BOOL(S))
def is_overdue(s: Any) -> bool:
    """Return whether the game goes on after a death blow, or an avatar is at death's door with life left, or not there without any.

    What is being carried out is finished before the game ends (10.3c).
    """
    for side in range(2):
        if (s.is_slain[side] and s.frames_size == 0) or (s.life[side] == 0) != (s.died_on[side] > 0):
            return True
    return False


look, examine_games = examining_entries(
    RULES,
    examining(
        S,
        T,
        W,
        fields=STATE,
        zones=ZONES,
        knowledge=KNOWLEDGE,
        codes=codes,
        conserved=are_cards_conserved,
        is_field_sound=is_realm_sound,
        are_figures_fresh=fresh_figures(
            S,
            T,
            W,
            STATE,
            refresh,
            of_places=("power", "steps", "reach", "traits", "ground"),
            of_sides=("given_threshold", "given_income"),
        ),
        is_field_known=places_known(S, STATE, KNOWLEDGE),
        is_overdue=is_overdue,
        decision=decision,
        decider=RULES.decider,
        legal=list_actions,
    ),
)
