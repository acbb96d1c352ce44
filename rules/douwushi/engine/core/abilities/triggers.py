"""Triggers: which abilities a moment sets off, and in which order they wait (card language, "One meaning" 3).

The turn player's come first, and each side's from its first hero to its last, a hero's own before those of what it bears; then lasting
spells on the other side's heroes, and those on nobody. What becomes due while an ability is carried out waits until that is done.
"""

from __future__ import annotations

from typing import Any

from numba import types

from rules.douwushi.engine.core.abilities.conditions import is_met
from rules.douwushi.engine.core.abilities.selectors import fits_hero
from rules.douwushi.engine.core.state import codes
from rules.douwushi.engine.core.state.field import find, heroes_of
from rules.douwushi.engine.core.state.layout import S, T, W
from rules.douwushi.engine.core.state.zones import mark
from rules.kernel.compiled.bits import NONE, ONE, lowest, lowest_card
from rules.kernel.compiled.compilation import INT, VOID, inner

BOOL = types.boolean


@inner(VOID(W, INT, INT, INT, INT, INT))
def about(w: Any, subject: int, subject_uid: int, foe: int, foe_uid: int, amount: int) -> None:
    """Note the subject, the foe and the amount of the moment that is told next; -1 and 0 where there is no hero or number."""
    w.context[codes.SUBJECT] = subject
    w.context[codes.SUBJECT_UID] = subject_uid
    w.context[codes.FOE] = foe
    w.context[codes.FOE_UID] = foe_uid
    w.context[codes.EVENT_AMOUNT] = amount
    w.context[codes.PAID_X] = 0


@inner(VOID(S, W, INT, INT, INT))
def about_slots(s: Any, w: Any, subject: int, foe: int, amount: int) -> None:
    """The same for heroes by their slots, -1 for none."""
    about(
        w,
        int(s.card[subject]) if subject >= 0 else -1,
        int(s.uid[subject]) if subject >= 0 else 0,
        int(s.card[foe]) if foe >= 0 else -1,
        int(s.uid[foe]) if foe >= 0 else 0,
        amount,
    )


@inner(VOID(S, W, INT))
def enqueue(s: Any, w: Any, ability: int) -> None:
    """Let the ability with the workspace's context wait.

    If more would wait than there is room for, the turn counts as one with the most effects that it may have (W-14).
    """
    size = int(s.waiting_size)
    if size >= codes.WAITING_HEIGHT:
        s.turn_effects = codes.ACTION_LIMIT
        return
    w.context[codes.ABILITY] = ability
    for column in range(codes.CONTEXT_WIDTH):
        s.waiting[size, column] = w.context[column]
    s.waiting_size = size + 1


@inner(BOOL(S, T, INT, INT))
def is_used(s: Any, t: Any, ability: int, card: int) -> bool:
    """Return whether a once-a-turn ability of a card has been used this turn."""
    which = int(t.ability[ability, codes.ONCE])
    return bool(which >= 0 and (s.once[card // codes.SIDE_CARDS, which] & mark(card)) != NONE)


@inner(BOOL(T, W, INT))
def is_such_damage(t: Any, w: Any, ability: int) -> bool:
    """Return whether the damage that a moment is about was dealt as an ability asks."""
    if not int(t.ability[ability, codes.SOURCES]) & int(w.hit_source):
        return False
    kinds = int(t.ability[ability, codes.TYPE_MASK])
    return kinds == 0 or bool(w.hit_type >= 0 and kinds >> w.hit_type & 1)


@inner(BOOL(S, T, W, INT, INT, INT, INT))
def is_about(s: Any, t: Any, w: Any, ability: int, owner: int, side: int, uid: int) -> bool:
    """Return whether a moment about something of `owner` is about the one that an ability of `side` on the bearer `uid` asks for."""
    by = int(t.ability[ability, codes.BY])
    if by == codes.ITSELF:
        return bool(uid > 0 and w.context[codes.SUBJECT_UID] == uid)
    if by != codes.ANY and (by == codes.OWN) != (owner == side):
        return False
    selector = int(t.ability[ability, codes.FILTER])
    if selector < 0:
        return True
    slot = find(s, int(w.context[codes.SUBJECT_UID]))
    if slot >= 0:
        return fits_hero(s, t, selector, slot)
    classes, card = int(t.selector[selector, codes.CLASSES]), int(w.context[codes.SUBJECT])
    return bool(card >= 0 and (classes == 0 or classes & int(t.classes[card])))


@inner(VOID(S, T, W, INT, INT, INT, INT, INT))
def offer(s: Any, t: Any, w: Any, moment: int, owner: int, ability: int, card: int, uid: int) -> None:
    """Let a triggered passive wait if the moment, which is about a hero or the player `owner`, sets it off."""
    row, side = t.ability[ability], card // codes.SIDE_CARDS
    if row[codes.KIND] != codes.PASSIVE or row[codes.MOMENT] != moment or row[codes.CONTINUOUS]:
        return
    if not is_about(s, t, w, ability, owner, side, uid):
        return
    if (moment == codes.DAMAGED or moment == codes.HITS or moment == codes.KILLS) and not is_such_damage(t, w, ability):
        return
    if moment == codes.EQUIPPED and row[codes.ITEM_KIND] >= 0 and row[codes.ITEM_KIND] != w.item_kind:
        return
    if is_used(s, t, ability, card):
        return
    w.context[codes.OWNER] = side
    w.context[codes.SOURCE] = card
    w.context[codes.BEARER_UID] = uid
    if is_met(s, t, w, ability):
        enqueue(s, w, ability)


@inner(VOID(S, T, W, INT, INT, INT, INT))
def offer_card(s: Any, t: Any, w: Any, moment: int, owner: int, card: int, uid: int) -> None:
    """Offer the moment to every passive of a card."""
    first = int(t.first_ability[card])
    for ability in range(first, first + int(t.abilities[card])):
        offer(s, t, w, moment, owner, ability, card, uid)


@inner(VOID(S, T, W, INT, INT, INT, INT, types.uint64))
def offer_borne(s: Any, t: Any, w: Any, moment: int, owner: int, side: int, slot: int, hearers: Any) -> None:
    """Offer the moment to a side's cards on a hero."""
    left = s.borne[side, slot] & hearers
    while left != NONE:
        offer_card(s, t, w, moment, owner, side * codes.SIDE_CARDS + lowest_card(left), int(s.uid[slot]))
        left &= left - ONE


@inner(VOID(S, T, W, INT, INT, INT))
def tell_side(s: Any, t: Any, w: Any, moment: int, owner: int, side: int) -> None:
    hearers = s.present[side] & t.hearers[moment, side]
    if hearers == NONE:
        return
    left = heroes_of(s, side)
    while left:
        slot = lowest(left)
        card = int(s.card[slot])
        if (hearers & mark(card)) != NONE:
            offer_card(s, t, w, moment, owner, card, int(s.uid[slot]))
        offer_borne(s, t, w, moment, owner, side, slot, hearers)
        left &= left - 1
    if (hearers & t.spells[side]) == NONE:
        return
    left = heroes_of(s, 1 - side)
    while left:
        offer_borne(s, t, w, moment, owner, side, lowest(left), hearers)
        left &= left - 1
    for index in range(int(s.spells_size)):
        card = int(s.spells[index, codes.SPELL_CARD])
        if s.spells[index, codes.SPELL_ON] < 0 and card // codes.SIDE_CARDS == side and (hearers & mark(card)) != NONE:
            offer_card(s, t, w, moment, owner, card, 0)


@inner(VOID(S, T, W, INT, INT))
def tell(s: Any, t: Any, w: Any, moment: int, owner: int) -> None:
    """Tell both sides of a moment about a hero of `owner`, or about that player: the turn player's abilities wait first."""
    if (s.present[0] & t.hearers[moment, 0] | s.present[1] & t.hearers[moment, 1]) == NONE:
        return
    tell_side(s, t, w, moment, owner, int(s.active))
    tell_side(s, t, w, moment, owner, 1 - int(s.active))


@inner(VOID(S, T, W, INT, INT, INT))
def tell_player(s: Any, t: Any, w: Any, moment: int, owner: int, amount: int) -> None:
    """Tell of a moment that is about no hero."""
    about(w, -1, 0, -1, 0, amount)
    tell(s, t, w, moment, owner)


@inner(VOID(S, T, W, INT, INT, INT))
def offer_dead(s: Any, t: Any, w: Any, side: int, index: int, moment: int) -> None:
    """Offer a hero's death, or what it just did, to itself and to what it bore; `index` is its row among the dead."""
    card, uid = int(w.dead[index, 0]), int(w.dead[index, 1])
    if (t.hearers[moment, side] & mark(card)) != NONE:
        offer_card(s, t, w, moment, side, card, uid)
    left = w.dead_borne[index] & t.hearers[moment, side]
    while left != NONE:
        offer_card(s, t, w, moment, side, side * codes.SIDE_CARDS + lowest_card(left), uid)
        left &= left - ONE
