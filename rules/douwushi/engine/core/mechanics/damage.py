"""Damage: who takes it, how much, and who dies of it (W-8, W-9, W-12, W-18; card language, "One meaning" 2 and 3)."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.douwushi.engine.core.abilities.auras import bearer_of, is_giving, is_spent, receivers
from rules.douwushi.engine.core.abilities.conditions import amount_of
from rules.douwushi.engine.core.abilities.modifiers import drop_given_at
from rules.douwushi.engine.core.abilities.triggers import about_slots, tell
from rules.douwushi.engine.core.mechanics.deaths import die, is_dying
from rules.douwushi.engine.core.state import codes, events
from rules.douwushi.engine.core.state.field import guard_of, has_trait, side_of
from rules.douwushi.engine.core.state.layout import S, T, W
from rules.douwushi.engine.core.state.log import note
from rules.douwushi.engine.core.state.zones import mark
from rules.kernel.compiled.bits import NONE, ONE, lowest, lowest_card
from rules.kernel.compiled.compilation import INT, VOID, inner

BOOL = types.boolean


@inner(BOOL(T, W, INT, INT, BOOL))
def bears_on(t: Any, w: Any, row: int, word: int, is_guarding: bool) -> bool:
    """Return whether a modifier is of a kind and applies to the damage in the workspace."""
    give = t.give[row]
    if give[codes.GIVE_WORD] != word or not int(give[codes.GIVE_SOURCES]) & int(w.hit_source):
        return False
    if give[codes.GIVE_GUARDING] and not is_guarding:
        return False
    kinds = int(give[codes.GIVE_TYPES])
    return kinds == 0 or bool(w.hit_type >= 0 and kinds >> w.hit_type & 1)


@inner(VOID(W, INT, INT, INT))
def add_rule(w: Any, given: int, card: int, row: int) -> None:
    size = w.rules_size
    w.rules[size, 0], w.rules[size, 1], w.rules[size, 2] = given, card, row
    w.rules_size = size + 1


@inner(VOID(S, T, W, INT, INT, INT, INT, BOOL))
def gather_of_card(s: Any, t: Any, w: Any, card: int, bearer: int, slot: int, word: int, is_guarding: bool) -> None:
    """List a card's modifiers of a kind that the hero in a slot has and that apply to the damage. `bearer`: as in auras.py."""
    first, uid = int(t.first_ability[card]), int(s.uid[bearer]) if bearer >= 0 else 0
    for ability in range(first, first + int(t.abilities[card])):
        if not t.ability[ability, codes.CONTINUOUS]:
            continue
        start = int(t.ability[ability, codes.GIVE])
        for row in range(start, start + int(t.ability[ability, codes.GIVES])):
            if not bears_on(t, w, row, word, is_guarding) or is_spent(s, t, card, row):
                continue
            if is_giving(s, t, w, ability, card, uid) and receivers(s, t, w, ability, bearer) >> slot & 1:
                add_rule(w, codes.NOBODY, card, row)


@inner(VOID(S, T, W, INT, INT, INT, BOOL))
def gather_of_side(s: Any, t: Any, w: Any, side: int, slot: int, word: int, is_guarding: bool) -> None:
    """List those of all of a side's cards on the battlefield."""
    rulers = s.present[side] & t.rulers[side]
    if rulers == NONE:
        return
    left = int(s.field)
    while left:
        bearer = lowest(left)
        left &= left - 1
        card = int(s.card[bearer])
        if bearer // codes.PLACES == side and (rulers & mark(card)) != NONE:
            gather_of_card(s, t, w, card, bearer, slot, word, is_guarding)
        borne = s.borne[side, bearer] & rulers
        while borne != NONE:
            gather_of_card(s, t, w, side * codes.SIDE_CARDS + lowest_card(borne), bearer, slot, word, is_guarding)
            borne &= borne - ONE
    for index in range(int(s.spells_size)):
        card = int(s.spells[index, codes.SPELL_CARD])
        if s.spells[index, codes.SPELL_ON] < 0 and card // codes.SIDE_CARDS == side and (rulers & mark(card)) != NONE:
            gather_of_card(s, t, w, card, codes.NOBODY, slot, word, is_guarding)


@inner(VOID(S, T, W, INT, INT, BOOL))
def gather(s: Any, t: Any, w: Any, slot: int, word: int, is_guarding: bool) -> None:
    """List the modifiers of a kind that a hero has and that apply to the damage: passives first, then those given, oldest first."""
    w.rules_size = 0
    gather_of_side(s, t, w, 0, slot, word, is_guarding)
    gather_of_side(s, t, w, 1, slot, word, is_guarding)
    for index in range(int(s.given_size)):
        row = int(s.given[index, codes.GIVEN_ROW])
        if s.given[index, codes.GIVEN_SLOT] == slot and bears_on(t, w, row, word, is_guarding):
            add_rule(w, index, codes.NOBODY, row)


@inner(BOOL(T, W, INT))
def is_lasting(t: Any, w: Any, rule: int) -> bool:
    """Return whether a listed modifier applies each time, and is not used up."""
    return bool(t.give[w.rules[rule, 2], codes.GIVE_USES] == codes.EACH)


@inner(VOID(S, T, W, INT))
def use_up(s: Any, t: Any, w: Any, rule: int) -> None:
    given, card, row = int(w.rules[rule, 0]), int(w.rules[rule, 1]), int(w.rules[rule, 2])
    if given >= 0:
        drop_given_at(s, given)
    else:
        s.once[card // codes.SIDE_CARDS, t.give[row, codes.GIVE_ONCE]] |= mark(card)


@inner(BOOL(S, T, W, INT, BOOL))
def use_ignoring(s: Any, t: Any, w: Any, slot: int, is_guarding: bool) -> bool:
    """Return whether a hero ignores the damage; use up a modifier that ignores only once, unless another one always does."""
    gather(s, t, w, slot, codes.GIVE_IGNORE, is_guarding)
    for rule in range(w.rules_size):
        if is_lasting(t, w, rule):
            return True
    if w.rules_size > 0:
        use_up(s, t, w, 0)
        return True
    return False


@inner(INT(S, T, W, INT))
def reduction_by(s: Any, t: Any, w: Any, rule: int) -> int:
    """Return by how much a listed modifier reduces damage."""
    given, card, row = int(w.rules[rule, 0]), int(w.rules[rule, 1]), int(w.rules[rule, 2])
    if given >= 0:
        return int(s.given[given, codes.GIVEN_AMOUNT])
    bearer = bearer_of(s, card)
    w.giving[codes.OWNER] = card // codes.SIDE_CARDS
    w.giving[codes.SOURCE] = card
    w.giving[codes.BEARER_UID] = int(s.uid[bearer]) if bearer >= 0 else 0
    return amount_of(s, t, w.giving[:], int(t.give[row, codes.GIVE_VALUE]))


@inner(INT(S, T, W, INT, INT, BOOL))
def use_reductions(s: Any, t: Any, w: Any, slot: int, amount: int, is_guarding: bool) -> int:
    """Return what a hero's reductions leave of damage; of those that apply once, use one up if something is left for it."""
    gather(s, t, w, slot, codes.GIVE_REDUCE, is_guarding)
    for rule in range(w.rules_size):
        if is_lasting(t, w, rule):
            amount = max(0, amount - reduction_by(s, t, w, rule))
    for rule in range(w.rules_size):
        if amount > 0 and not is_lasting(t, w, rule):
            amount = max(0, amount - reduction_by(s, t, w, rule))
            use_up(s, t, w, rule)
            return amount
    return amount


@inner(INT(S, T, W, INT, INT))
def dealt(s: Any, t: Any, w: Any, dealer: int, amount: int) -> int:
    """The amount with what its dealer adds or takes."""
    gather(s, t, w, dealer, codes.GIVE_DEAL, False)
    for rule in range(w.rules_size):
        amount += int(t.give[w.rules[rule, 2], codes.GIVE_NUMBER])
    return max(0, amount)


@inner(INT(S, INT, BOOL))
def receiver_for(s: Any, slot: int, is_unguarded: bool) -> int:
    """Return the slot that takes damage for a hero, and mark a guard as spent: the guard if this is the first in the turn for both, else
    the hero itself (W-18).
    """
    guard = guard_of(s, slot)
    if is_unguarded or guard < 0 or has_trait(s, slot, codes.CANT_BE_GUARDED) or has_trait(s, guard, codes.CANT_GUARD):
        return slot
    is_late = bool(int(s.done[slot]) & codes.WAS_HIT or int(s.done[guard]) & codes.GUARD_SPENT)
    if is_late and not has_trait(s, guard, codes.FULL_GUARD):
        return slot
    s.done[guard] |= codes.GUARD_SPENT
    s.done[slot] |= codes.WAS_HIT
    return guard


@inner(VOID(S, T, W, INT, INT, BOOL, BOOL))
def aim(s: Any, t: Any, w: Any, slot: int, amount: int, is_unpreventable: bool, is_unguarded: bool) -> None:
    """Find out who takes some damage and how much; it is listed, but not marked yet."""
    receiver = receiver_for(s, slot, is_unguarded)
    is_guarding = receiver != slot
    if is_guarding:
        note(s, w, events.GUARDED, side_of(receiver), int(s.card[receiver]), receiver, amount, int(s.card[slot]))
    if s.has_damage_rules:
        if use_ignoring(s, t, w, receiver, is_guarding):
            note(s, w, events.IGNORED, side_of(receiver), int(s.card[receiver]), receiver, amount, 0)
            return
        if not is_unpreventable:
            left = use_reductions(s, t, w, receiver, amount, is_guarding)
            if left < amount:
                note(s, w, events.REDUCED, side_of(receiver), int(s.card[receiver]), receiver, amount - left, left)
            amount = left
    if amount > 0 and w.hits_size < 2 * codes.FIELD:
        row = w.hits[w.hits_size]
        row[0], row[1], row[2] = receiver, amount, slot
        w.hits_size += 1
        s.done[receiver] |= codes.WAS_HIT


@inner(VOID(S, W, INT))
def mark_damage(s: Any, w: Any, dealer: int) -> None:
    """Mark what was listed on those who take it."""
    for index in range(w.hits_size):
        slot, amount = int(w.hits[index, 0]), int(w.hits[index, 1])
        s.damage[slot] = min(codes.BOUND, int(s.damage[slot]) + amount)
        note(s, w, events.DAMAGED, side_of(slot), int(s.card[slot]), slot, amount, int(s.damage[slot]))


@inner(VOID(S, T, W, INT))
def tell_of_hits(s: Any, t: Any, w: Any, dealer: int) -> None:
    """The moments of damage in their order: hits, guards, damaged."""
    if dealer >= 0:
        for index in range(w.hits_size):
            about_slots(s, w, dealer, int(w.hits[index, 0]), int(w.hits[index, 1]))
            tell(s, t, w, codes.HITS, side_of(dealer))
    for index in range(w.hits_size):
        slot, guarded = int(w.hits[index, 0]), int(w.hits[index, 2])
        if slot != guarded and not is_dying(s, slot):
            about_slots(s, w, slot, guarded, int(w.hits[index, 1]))
            tell(s, t, w, codes.GUARDS, side_of(slot))
    for index in range(w.hits_size):
        slot = int(w.hits[index, 0])
        if not is_dying(s, slot):
            about_slots(s, w, slot, dealer, int(w.hits[index, 1]))
            tell(s, t, w, codes.DAMAGED, side_of(slot))


@inner(VOID(S, T, W, INT, INT, INT, INT, INT, INT))
def hurt(s: Any, t: Any, w: Any, heroes: int, amount: int, dealer: int, source: int, kind: int, flags: int) -> None:
    """Deal damage to some heroes (bits) at once. `dealer`: the slot of the hero that deals it, -1 none. `kind`: its type of attack, or -1.

    `flags`: 1 unpreventable, 2 unguarded.
    """
    w.hit_source, w.hit_type = 1 << source, kind
    is_unpreventable = bool(flags & 1)
    if dealer >= 0 and s.has_damage_rules:
        amount = dealt(s, t, w, dealer, amount)
        gather(s, t, w, dealer, codes.GIVE_UNPREVENTABLE, False)
        is_unpreventable = is_unpreventable or w.rules_size > 0
    w.hits_size = 0
    if amount <= 0:
        return
    for seat in range(2):
        side = int(s.active) if seat == 0 else 1 - int(s.active)
        left = heroes & (codes.ALL_PLACES << side * codes.PLACES)
        while left:
            aim(s, t, w, lowest(left), amount, is_unpreventable, bool(flags & 2))
            left &= left - 1
    if w.hits_size == 0:
        return
    mark_damage(s, w, dealer)
    tell_of_hits(s, t, w, dealer)
    dying = 0
    for index in range(w.hits_size):
        if is_dying(s, int(w.hits[index, 0])):
            dying |= 1 << int(w.hits[index, 0])
    if dying:
        die(s, t, w, dying, dealer)
