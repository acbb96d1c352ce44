"""The conditions that hold between two decisions in every game; a broken one is noted as an error of the engine."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.echo.engine.core.course.decisions import decider, decision
from rules.echo.engine.core.course.legal import list_actions
from rules.echo.engine.core.state import codes
from rules.echo.engine.core.state.fields import STATE, ZONES
from rules.echo.engine.core.state.layout import S, T, W
from rules.echo.engine.core.state.stack import has_lost
from rules.echo.engine.core.state.zones import KNOWLEDGE, cards_on_field, is_known
from rules.kernel.compiled.bits import bit, count_cards
from rules.kernel.compiled.compilation import INT, inner
from rules.kernel.compiled.soundness import BOOL, conserving, examining


@inner(BOOL(S, T))
def is_field_sound(s: Any, t: Any) -> bool:
    """Return whether only followers are on the field, each in one slot, and `present` notes these and the heroes alone."""
    count = 0
    for slot in range(codes.FIELD):
        card = int(s.card[slot])
        if card >= codes.DECK_CARDS or (card >= 0) != (s.uid[slot] > 0) or (card >= 0 and t.kind[card] != codes.FOLLOWER):
            return False
        count += card >= 0
    there = cards_on_field(s, 0) | cards_on_field(s, 1)
    return bool(count_cards(there) == count and s.present == there | bit(codes.HERO) | bit(codes.HERO + 1))


@inner(types.uint64(T, INT))
def all_cards(t: Any, side: int) -> Any:
    return bit(codes.DECK_CARDS) - bit(0)


@inner(BOOL(S))
def is_field_known(s: Any) -> bool:
    """Return whether both sides know the awake followers, and each side its own."""
    for slot in range(codes.FIELD):
        card, side = int(s.card[slot]), slot // codes.SLOTS
        if card >= 0 and (not is_known(s, side, card) or (s.awake[slot] and not is_known(s, 1 - side, card))):
            return False
    return True


@inner(BOOL(S))
def is_overdue(s: Any) -> bool:
    """Return whether a side has lost although the game goes on."""
    return bool(s.phase == codes.MAIN and s.stack_size == 0 and (has_lost(s, 0) or has_lost(s, 1)))


examine = examining(
    S,
    T,
    W,
    fields=STATE,
    zones=ZONES,
    knowledge=KNOWLEDGE,
    codes=codes,
    conserved=conserving(S, T, STATE, KNOWLEDGE, outside=cards_on_field, all_cards=all_cards),
    is_field_sound=is_field_sound,
    is_field_known=is_field_known,
    is_overdue=is_overdue,
    decision=decision,
    decider=decider,
    legal=list_actions,
)
