"""Damage: dealt to units, prevented, kept off by ward, lethal; and fights (S-8, S-9, S-16)."""

from __future__ import annotations

from typing import Any

from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.machine.columns import BORN
from rules.sorcery.engine.core.abilities.replacements import prevented_by
from rules.sorcery.engine.core.abilities.triggers import about, tell
from rules.sorcery.engine.core.mechanics.resources import hurt_avatar
from rules.sorcery.engine.core.state import codes, events
from rules.sorcery.engine.core.state.field import find, has, is_one_of, is_warded, side_of
from rules.sorcery.engine.core.state.layout import S, T, W
from rules.sorcery.engine.core.state.log import note


@inner(VOID(S, W, INT))
def break_ward(s: Any, w: Any, place: int) -> None:
    """Take the ward off a unit: what an enemy's spell or ability would do to it has no effect (S-16)."""
    s.done[place] |= codes.UNWARDED
    note(s, w, events.WARDED, side_of(s, place), int(s.card[place]), place, 0, 0)


@inner(INT(S, T, W, INT, INT, INT, INT))
def hurt(s: Any, t: Any, w: Any, place: int, amount: int, dealer: int, dealer_uid: int) -> int:
    """Deal damage to a unit, as far as it is not prevented; return how much."""
    amount -= prevented_by(s, t, w, place, amount)
    if amount <= 0:
        return 0
    if is_one_of(s, t, place, 1 << codes.AVATAR):
        amount = hurt_avatar(s, t, w, place // codes.PLACES, amount)
    else:
        s.wounds[place] = min(codes.BOUND, int(s.wounds[place]) + amount)
        note(s, w, events.DAMAGED, side_of(s, place), int(s.card[place]), place, amount, int(s.wounds[place]))
    if amount > 0:
        about(w, int(s.card[place]), int(s.uid[place]), dealer, dealer_uid, amount)
        w.context[BORN] = s.at[place]
        tell(s, t, w, codes.IS_DAMAGED, side_of(s, place))
    return amount


@inner(VOID(S, T, W, INT, INT, INT, INT, INT))
def deal(s: Any, t: Any, w: Any, target: int, amount: int, side: int, dealer: int, dealer_uid: int) -> None:
    """Let a card of a side deal damage to a unit. Any damage by a lethal one kills a minion."""
    if amount <= 0 or target >= codes.OBJECTS or not is_one_of(s, t, target, codes.UNITS):
        return
    w.dealer = dealer
    victim, victim_uid = int(s.card[target]), int(s.uid[target])
    dealt = hurt(s, t, w, target, amount, dealer, dealer_uid)
    if dealt == 0:
        return
    place = find(s, dealer_uid)
    if place >= 0 and has(s, place, codes.LETHAL) and is_one_of(s, t, target, 1 << codes.MINION):
        s.done[target] |= codes.DOOMED
    w.victim = 1 << int(t.kind[victim])
    about(w, dealer, dealer_uid, victim, victim_uid, dealt)
    w.context[BORN] = s.at[place] if place >= 0 else s.at[target]
    tell(s, t, w, codes.DEALS_DAMAGE, side)


@inner(VOID(S, T, W, INT, INT, INT, INT, INT))
def deal_by_ability(s: Any, t: Any, w: Any, target: int, amount: int, side: int, dealer: int, dealer_uid: int) -> None:
    """Let a spell or an ability of a card deal damage to a unit; ward keeps it off once."""
    if amount > 0 and target < codes.OBJECTS and s.card[target] >= 0 and side_of(s, target) != side and is_warded(s, target):
        break_ward(s, w, target)
    else:
        deal(s, t, w, target, amount, side, dealer, dealer_uid)


@inner(VOID(S, T, W, INT, INT))
def strike(s: Any, t: Any, w: Any, place: int, target: int) -> None:
    """Let a unit deal damage equal to its power to another; it is hidden no longer."""
    s.done[place] |= codes.REVEALED
    deal(s, t, w, target, int(s.power[place]), side_of(s, place), int(s.card[place]), int(s.uid[place]))
