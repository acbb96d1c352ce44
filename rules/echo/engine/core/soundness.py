"""What holds between two decisions in every game; what does not is noted as an error of the engine."""

from __future__ import annotations

from typing import Any

from rules.echo.engine.core import codes
from rules.echo.engine.core.layout import S, T, W
from rules.echo.engine.core.legal import list_actions
from rules.echo.engine.core.stack import decider, decision, has_lost
from rules.echo.engine.core.zones import is_known
from rules.kernel.compiled.bits import NONE, bit
from rules.kernel.compiled.compiling import inner
from rules.kernel.compiled.soundness import BOOL, examining, zones_known


@inner(BOOL(S, T))
def are_cards_conserved(s: Any, t: Any) -> bool:
    """Whether each of the 60 cards is in exactly one place, only followers are on the field, and those alone are noted there."""
    seen, count, present = NONE, 0, bit(codes.HERO) | bit(codes.HERO + 1)
    for side in range(2):
        for zone in range(4):
            size = int(s.size[side, zone])
            if not 0 <= size <= codes.DECK_CARDS:
                return False
            for index in range(size):
                card = int(s.cards[side, zone, index])
                if not 0 <= card < codes.DECK_CARDS:
                    return False
                seen |= bit(card)
            count += size
    for slot in range(codes.FIELD):
        card = int(s.card[slot])
        if card >= codes.DECK_CARDS or (card >= 0) != (s.uid[slot] > 0):
            return False
        if card >= 0:
            if t.kind[card] != codes.FOLLOWER:
                return False
            seen |= bit(card)
            present |= bit(card)
            count += 1
    return bool(s.present == present and count == codes.DECK_CARDS and seen == bit(codes.DECK_CARDS) - bit(0))


@inner(BOOL(S))
def are_numbers_in_range(s: Any) -> bool:
    for side in range(2):
        if not 0 <= s.energy[side] <= codes.BOUND or not -codes.BOUND <= s.life[side] <= codes.BOUND:
            return False
    for slot in range(codes.FIELD):
        if not -codes.BOUND <= s.buff[slot] <= codes.BOUND or not -codes.BOUND <= s.buff_turn[slot] <= codes.BOUND:
            return False
    if not 0 <= s.stack_size <= codes.STACK_HEIGHT or not 0 <= s.waiting_size <= codes.WAITING_HEIGHT:
        return False
    return bool(0 <= s.turn <= codes.TURN_LIMIT and 0 <= s.turn_actions <= codes.ACTION_LIMIT and s.next_uid >= 0)


are_zones_known = zones_known(S, is_known=is_known, hand=codes.HAND, opened=(codes.DISPLAY, codes.GRAVEYARD))


@inner(BOOL(S))
def are_open_cards_known(s: Any) -> bool:
    """Whether both sides know the awake followers, display zones and graveyards, and each its own hand and followers."""
    for slot in range(codes.FIELD):
        card, side = int(s.card[slot]), slot // codes.SLOTS
        if card >= 0 and (not is_known(s, side, card) or (s.awake[slot] and not is_known(s, 1 - side, card))):
            return False
    return bool(are_zones_known(s))


@inner(BOOL(S))
def is_overdue(s: Any) -> bool:
    """Whether somebody has lost although the game goes on."""
    return bool(s.phase == codes.MAIN and s.stack_size == 0 and (has_lost(s, 0) or has_lost(s, 1)))


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
