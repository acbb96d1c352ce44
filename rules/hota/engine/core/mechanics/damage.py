"""Damage: dealt to creatures and players, prevented, and what lifesteal makes of it (H-4, H-5, H-10, H-11)."""

from __future__ import annotations

from typing import Any

from rules.hota.engine.core.abilities.replacements import prevented_by
from rules.hota.engine.core.abilities.triggers import about, tell
from rules.hota.engine.core.mechanics.resources import gain_life, hurt_player
from rules.hota.engine.core.state import codes, events
from rules.hota.engine.core.state.field import find, side_of
from rules.hota.engine.core.state.layout import S, T, W
from rules.hota.engine.core.state.log import note
from rules.kernel.compiled.compilation import INT, VOID, inner


@inner(INT(S, T, W, INT, INT, INT, INT))
def hurt_creature(s: Any, t: Any, w: Any, place: int, amount: int, dealer: int, dealer_uid: int) -> int:
    """Deal damage to a creature, as far as it is not prevented; how much."""
    amount -= prevented_by(s, t, w, place, amount)
    if amount <= 0:
        return 0
    s.wounds[place] = min(codes.BOUND, int(s.wounds[place]) + amount)
    note(s, w, events.DAMAGED, side_of(place), int(s.card[place]), place, amount, int(s.wounds[place]))
    w.damage_to = codes.TO_CREATURE
    about(w, int(s.card[place]), int(s.uid[place]), dealer, dealer_uid, amount)
    tell(s, t, w, codes.IS_DAMAGED, side_of(place))
    return amount


@inner(VOID(S, T, W, INT, INT, INT, INT, INT))
def deal(s: Any, t: Any, w: Any, target: int, amount: int, side: int, dealer: int, dealer_uid: int) -> None:
    """A card of a side deals damage to a creature or a player."""
    if amount <= 0 or (target < codes.FIELD and (s.card[target] < 0 or t.kind[s.card[target]] != codes.CREATURE)):
        return
    w.dealer = dealer
    is_player = target >= codes.PLAYER
    hurt, hurt_uid = (codes.NOBODY, 0) if is_player else (int(s.card[target]), int(s.uid[target]))
    dealt = hurt_player(s, t, w, target - codes.PLAYER, amount) if is_player else hurt_creature(s, t, w, target, amount, dealer, dealer_uid)
    if dealt == 0:
        return
    w.damage_to = codes.TO_PLAYER if is_player else codes.TO_CREATURE
    about(w, dealer, dealer_uid, hurt, hurt_uid, dealt)
    tell(s, t, w, codes.DEALS_DAMAGE, side)
    place = find(s, dealer_uid)
    if place >= 0 and int(s.traits[place]) & codes.LIFESTEAL:
        gain_life(s, t, w, side_of(place), dealt)
