"""Weapon attacks and counterattacks (W-5, W-7; card language, "One meaning" 4)."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.douwushi.engine.core.abilities.triggers import about_slots, tell
from rules.douwushi.engine.core.mechanics.damage import hurt
from rules.douwushi.engine.core.state import codes, events
from rules.douwushi.engine.core.state.field import find, has_trait, side_of, weapon_of
from rules.douwushi.engine.core.state.layout import S, T, W
from rules.douwushi.engine.core.state.log import note
from rules.douwushi.engine.core.state.zones import mark
from rules.kernel.compiled.compilation import INT, VOID, inner

BOOL = types.boolean


@inner(VOID(S, W, INT))
def tap(s: Any, w: Any, slot: int) -> None:
    """Tap a hero."""
    side, bit = side_of(slot), mark(int(s.card[slot]))
    if not s.tapped[side] & bit:
        s.tapped[side] |= bit
        note(s, w, events.TAPPED, side, int(s.card[slot]), slot, 0, 0)


@inner(VOID(S, T, W, INT, INT))
def declare(s: Any, t: Any, w: Any, slot: int, target: int) -> None:
    """A hero attacks another one: it taps, and what hears of it comes before the damage."""
    side = side_of(slot)
    s.battle_uids[0], s.battle_uids[1] = s.uid[slot], s.uid[target]
    s.battle_step = codes.STRIKING
    note(s, w, events.ATTACK_DECLARED, side, int(s.card[slot]), slot, target, int(s.card[target]))
    tap(s, w, slot)
    s.happened[side, codes.COUNT_ATTACKS] = min(codes.MOST_EVENTS, s.happened[side, codes.COUNT_ATTACKS] + 1)
    about_slots(s, w, slot, target, 0)
    tell(s, t, w, codes.ATTACKS, side)
    about_slots(s, w, target, slot, 0)
    tell(s, t, w, codes.ATTACKED, side_of(target))


@inner(BOOL(S, T, INT, INT))
def counters(s: Any, t: Any, slot: int, attacker: int) -> bool:
    """Return whether the hero in a slot, attacked by another, makes a counterattack."""
    weapon = weapon_of(s, t, slot)
    if weapon < 0 or s.attack[slot] <= 0 or s.countered[slot] >= s.counters[slot]:
        return False
    if has_trait(s, slot, codes.CANT_COUNTER) or has_trait(s, attacker, codes.CANT_BE_COUNTERED):
        return False
    return bool(has_trait(s, slot, codes.COUNTER_ANY) or t.attack_type[weapon] == s.attack_type[attacker])


@inner(VOID(S, T, W))
def step_battle(s: Any, t: Any, w: Any) -> None:
    """Go on with the attack: the damage, then the counterattack. It ends when either hero has left."""
    attacker, target = find(s, int(s.battle_uids[0])), find(s, int(s.battle_uids[1]))
    step = int(s.battle_step)
    if attacker < 0 or target < 0:
        s.battle_step = codes.NO_BATTLE
    elif step == codes.STRIKING:
        s.battle_step = codes.COUNTERING
        hurt(s, t, w, 1 << target, int(s.attack[attacker]), attacker, codes.BY_ATTACK, int(s.attack_type[attacker]), 0)
    else:
        if counters(s, t, target, attacker):
            s.countered[target] += 1
            uid, side = int(s.uid[target]), side_of(target)
            note(s, w, events.COUNTER_DECLARED, side, int(s.card[target]), target, attacker, int(s.card[attacker]))
            kind = int(t.attack_type[weapon_of(s, t, target)])
            card, foe, foe_uid = int(s.card[target]), int(s.card[attacker]), int(s.uid[attacker])
            hurt(s, t, w, 1 << attacker, int(s.attack[target]), target, codes.BY_COUNTER, kind, 0)
            if s.phase != codes.OVER and find(s, uid) >= 0:
                w.context[codes.SUBJECT], w.context[codes.SUBJECT_UID] = card, uid
                w.context[codes.FOE], w.context[codes.FOE_UID] = foe, foe_uid
                w.context[codes.EVENT_AMOUNT] = 0
                tell(s, t, w, codes.COUNTERS, side)
        s.battle_step = codes.NO_BATTLE
