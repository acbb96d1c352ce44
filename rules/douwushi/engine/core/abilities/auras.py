"""The figures and limits of heroes: print, arms, what effects have given, and what continuous passives give (card language, "Modifiers").

Passives are counted from the turn player's side on, from its first hero to its last, a hero's own before those of what it bears.
"""

from __future__ import annotations

from typing import Any

from numba import types

from rules.douwushi.engine.core.abilities.conditions import amount_of, holds
from rules.douwushi.engine.core.abilities.modifiers import apply_modifier, bounded, drop_given_at
from rules.douwushi.engine.core.abilities.selectors import heroes_for
from rules.douwushi.engine.core.state import codes
from rules.douwushi.engine.core.state.field import heroes_of, weapon_of
from rules.douwushi.engine.core.state.layout import S, T, W
from rules.douwushi.engine.core.state.zones import mark
from rules.kernel.compiled.bits import NONE, ONE, lowest, lowest_card
from rules.kernel.compiled.compilation import INT, VOID, inner

BOOL = types.boolean


@inner(VOID(S, T, INT))
def take_print(s: Any, t: Any, slot: int) -> None:
    """Set a hero's figures and traits to those of its print and of its weapon."""
    card, weapon = int(s.card[slot]), weapon_of(s, t, slot)
    s.attack[slot] = t.attack[weapon] if weapon >= 0 else 0
    s.attack_type[slot] = t.attack_type[weapon] if weapon >= 0 else codes.NO_TYPE
    s.life[slot] = t.life[card]
    s.traits[slot] = codes.HAS_GUARD if t.has_guard[card] else 0
    s.classes[slot] = t.classes[card]
    s.counters[slot] = 1
    s.skill_cost[slot] = 0
    s.equip_cost[slot, 0] = s.equip_cost[slot, 1] = 0


@inner(BOOL(S, T, INT, INT))
def is_spent(s: Any, t: Any, card: int, row: int) -> bool:
    """Return whether a passive's modifier that applies once a turn has been used this turn."""
    which = int(t.give[row, codes.GIVE_ONCE])
    return bool(which >= 0 and (s.once[card // codes.SIDE_CARDS, which] & mark(card)) != NONE)


@inner(BOOL(S, T, W, INT, INT, INT))
def is_giving(s: Any, t: Any, w: Any, ability: int, card: int, uid: int) -> bool:
    """Return whether the conditions of a continuous passive hold; leave its context in the workspace."""
    w.giving[codes.OWNER] = card // codes.SIDE_CARDS
    w.giving[codes.SOURCE] = card
    w.giving[codes.BEARER_UID] = uid
    count = int(t.ability[ability, codes.CONDITIONS])
    return count == 0 or holds(s, t, w.giving[:], int(t.ability[ability, codes.CONDITION]), count)


@inner(INT(S, T, W, INT, INT))
def receivers(s: Any, t: Any, w: Any, ability: int, bearer: int) -> int:
    """The slots (bits) that a continuous passive gives to."""
    selector = int(t.ability[ability, codes.TO])
    if t.selector[selector, codes.HOW] == codes.SELF:
        return 1 << bearer if bearer >= 0 else 0
    return heroes_for(s, t, selector, int(w.giving[codes.OWNER]), int(w.giving[codes.BEARER_UID]))


@inner(VOID(S, T, W, INT))
def change_limits(s: Any, t: Any, w: Any, row: int) -> None:
    owner, whose = int(w.giving[codes.OWNER]), int(t.give[row, codes.GIVE_SIDE])
    for side in range(2):
        if whose == codes.ANY or (whose == codes.OWN) == (side == owner):
            what = int(t.give[row, codes.GIVE_VALUE])
            s.limits[side, what] = bounded(int(s.limits[side, what]) + int(t.give[row, codes.GIVE_NUMBER]))


@inner(VOID(S, T, W, INT, INT))
def give_of_card(s: Any, t: Any, w: Any, card: int, bearer: int) -> None:
    """Let the passives of a card on the battlefield give what they give. `bearer`: its hero's slot, -1 for a spell on none."""
    first, uid = int(t.first_ability[card]), int(s.uid[bearer]) if bearer >= 0 else 0
    for ability in range(first, first + int(t.abilities[card])):
        if not t.ability[ability, codes.CONTINUOUS] or not is_giving(s, t, w, ability, card, uid):
            continue
        start = int(t.ability[ability, codes.GIVE])
        heroes = receivers(s, t, w, ability, bearer)
        for row in range(start, start + int(t.ability[ability, codes.GIVES])):
            word = int(t.give[row, codes.GIVE_WORD])
            if word == codes.GIVE_LIMIT:
                change_limits(s, t, w, row)
                continue
            if word == codes.GIVE_UNTAPPED and is_spent(s, t, card, row):
                continue
            amount = 0
            if word <= codes.GIVE_LIFE:
                amount = amount_of(s, t, w.giving[:], int(t.give[row, codes.GIVE_VALUE]))
            elif word == codes.GIVE_COUNTER or word == codes.GIVE_SKILL_COST or word == codes.GIVE_EQUIP_COST:
                amount = int(t.give[row, codes.GIVE_NUMBER])
            left = heroes
            while left:
                apply_modifier(s, t, row, lowest(left), amount)
                left &= left - 1


@inner(VOID(S, T, W, INT, INT, types.uint64))
def give_of_borne(s: Any, t: Any, w: Any, owner: int, slot: int, givers: Any) -> None:
    """Apply what an owner's cards on a hero give."""
    left = s.borne[owner, slot] & givers
    while left != NONE:
        give_of_card(s, t, w, owner * codes.SIDE_CARDS + lowest_card(left), slot)
        left &= left - ONE


@inner(VOID(S, T, W, INT))
def give_of_side(s: Any, t: Any, w: Any, side: int) -> None:
    """All that a side's cards on the battlefield give."""
    givers = s.present[side] & t.givers[side]
    if givers == NONE:
        return
    left = heroes_of(s, side)
    while left:
        slot = lowest(left)
        card = int(s.card[slot])
        if (givers & mark(card)) != NONE:
            give_of_card(s, t, w, card, slot)
        give_of_borne(s, t, w, side, slot, givers)
        left &= left - 1
    if (givers & t.spells[side]) == NONE:
        return
    left = heroes_of(s, 1 - side)
    while left:
        give_of_borne(s, t, w, side, lowest(left), givers)
        left &= left - 1
    for index in range(int(s.spells_size)):
        card = int(s.spells[index, codes.SPELL_CARD])
        if s.spells[index, codes.SPELL_ON] < 0 and card // codes.SIDE_CARDS == side and (givers & mark(card)) != NONE:
            give_of_card(s, t, w, card, codes.NOBODY)


@inner(BOOL(S, T, W))
def refresh(s: Any, t: Any, w: Any) -> bool:
    """Work out again what heroes have, if anything may have changed it; return whether this was done."""
    if not s.is_stale and (s.present[0] & t.shifting[0]) == NONE and (s.present[1] & t.shifting[1]) == NONE:
        return False
    s.is_stale = 0
    s.has_damage_rules = 0
    for side in range(2):
        s.limits[side, codes.LIMIT_DEPLOY] = s.limits[side, codes.LIMIT_SPELL] = 1
        s.limits[side, codes.LIMIT_HAND] = codes.HAND_LIMIT
    left = int(s.field)
    while left:
        take_print(s, t, lowest(left))
        left &= left - 1
    for index in range(int(s.given_size)):
        row = s.given[index]
        apply_modifier(s, t, int(row[codes.GIVEN_ROW]), int(row[codes.GIVEN_SLOT]), int(row[codes.GIVEN_AMOUNT]))
    give_of_side(s, t, w, int(s.active))
    give_of_side(s, t, w, 1 - int(s.active))
    left = int(s.field)
    while left:
        slot = lowest(left)
        s.attack[slot] = max(0, s.attack[slot])
        left &= left - 1
    return True


@inner(VOID(S, T, W))
def see_now(s: Any, t: Any, w: Any) -> None:
    """Work out what heroes have before a moment asks for it; whether anybody dies of the change is checked later, when things settle."""
    refresh(s, t, w)
    s.is_stale = 1


@inner(INT(S, T, INT, INT))
def equip_cost(s: Any, t: Any, slot: int, card: int) -> int:
    """Return the MP that a hero pays for an item."""
    return max(0, int(t.cost[card]) + int(s.equip_cost[slot, 0 if t.kind[card] == codes.WEAPON else 1]))


@inner(INT(S, T, INT, INT))
def skill_cost(s: Any, t: Any, slot: int, ability: int) -> int:
    """Return the least MP that an active ability costs, 1 for an X. Only heroes' skills cost more or less; cheaper ones cost 1 or more."""
    cost = int(t.ability[ability, codes.COST_MP])
    if cost == codes.X:
        return 1
    if t.ability[ability, codes.OF_HERO] and cost > 0:
        changed = cost + int(s.skill_cost[slot])
        return max(1, changed) if changed < cost else changed
    return cost


@inner(BOOL(S, T, W, INT))
def uses_without_tapping(s: Any, t: Any, w: Any, slot: int) -> bool:
    """Return whether a hero's skill does not tap it; use up what allows that only once, an effect's before a passive's."""
    if not int(s.traits[slot]) & codes.UNTAPPED_SKILL:
        return False
    for index in range(int(s.given_size)):
        row = int(s.given[index, codes.GIVEN_ROW])
        if s.given[index, codes.GIVEN_SLOT] == slot and t.give[row, codes.GIVE_WORD] == codes.GIVE_UNTAPPED:
            if t.give[row, codes.GIVE_USES] == codes.NEXT:
                drop_given_at(s, index)
            return True
    spend_untapped(s, t, w, slot)
    return True


@inner(VOID(S, T, W, INT))
def spend_untapped(s: Any, t: Any, w: Any, slot: int) -> None:
    """Use up the once-a-turn passive that lets a hero stay ready, unless another one always does."""
    spent_card, spent_row = -1, -1
    for owner in range(2):
        left = s.present[owner] & t.givers[owner]
        while left != NONE:
            card = owner * codes.SIDE_CARDS + lowest_card(left)
            left &= left - ONE
            bearer = bearer_of(s, card)
            first, uid = int(t.first_ability[card]), int(s.uid[bearer]) if bearer >= 0 else 0
            for ability in range(first, first + int(t.abilities[card])):
                if not t.ability[ability, codes.CONTINUOUS] or not is_giving(s, t, w, ability, card, uid):
                    continue
                if not receivers(s, t, w, ability, bearer) >> slot & 1:
                    continue
                start = int(t.ability[ability, codes.GIVE])
                for row in range(start, start + int(t.ability[ability, codes.GIVES])):
                    if t.give[row, codes.GIVE_WORD] == codes.GIVE_UNTAPPED and not is_spent(s, t, card, row):
                        if t.give[row, codes.GIVE_USES] == codes.EACH:
                            return
                        spent_card, spent_row = card, row
    if spent_card >= 0:
        s.once[spent_card // codes.SIDE_CARDS, t.give[spent_row, codes.GIVE_ONCE]] |= mark(spent_card)
        s.is_stale = 1


@inner(INT(S, INT))
def bearer_of(s: Any, card: int) -> int:
    """The slot of a hero on the battlefield, or of the hero that bears a card; -1 for a spell on nobody."""
    owner, bit = card // codes.SIDE_CARDS, mark(card)
    left = int(s.field)
    while left:
        slot = lowest(left)
        if s.card[slot] == card or (s.borne[owner, slot] & bit) != NONE:
            return slot
        left &= left - 1
    return codes.NOBODY
