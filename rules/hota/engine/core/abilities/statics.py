"""The figures of creatures now: print, counters, what effects have given, and what static abilities give; and the costs of cards (H-7).

Each static ability is worked out from what lies there without what others give.
"""

from __future__ import annotations

from typing import Any

from numba import types

from rules.hota.engine.core.abilities.conditions import amount_of, holds
from rules.hota.engine.core.abilities.selectors import fits_card, places_for
from rules.hota.engine.core.state import codes
from rules.hota.engine.core.state.field import of_kind
from rules.hota.engine.core.state.layout import S, T, W
from rules.kernel.compiled.bits import lowest
from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.machine.columns import SIDE, SOURCE, SOURCE_UID
from rules.kernel.compiled.machine.figures import receiving, refreshing

BOOL = types.boolean


@inner(INT(INT))
def bounded(value: int) -> int:
    """A figure that the records can hold, whatever is added to it."""
    return min(codes.BOUND, max(-codes.BOUND, value))


@inner(BOOL(S, T, INT))
def take_print(s: Any, t: Any, place: int) -> bool:
    """Set a creature's attack, life and traits to those of its print and of effects; return whether there are no effects."""
    card, attack, life = int(s.card[place]), int(s.plus_attack[place]), int(s.plus_life[place])
    turn_attack, turn_life, traits = int(s.turn_attack[place]), int(s.turn_life[place]), int(s.gained[place]) | int(s.gained_turn[place])
    s.attack[place] = bounded(int(t.attack[card]) + attack + turn_attack)
    s.life[place] = bounded(int(t.life[card]) + life + turn_life)
    s.traits[place] = int(t.keywords[card]) | traits
    return (attack | turn_attack | life | turn_life | traits) == 0


@inner(BOOL(S, T, W, INT, INT))
def is_giving(s: Any, t: Any, w: Any, ability: int, place: int) -> bool:
    """Return whether the conditions of a static ability hold; leave its context in the workspace."""
    w.giving[SIDE], w.giving[SOURCE], w.giving[SOURCE_UID] = place // codes.PLACES, s.card[place], s.uid[place]
    count = int(t.ability[ability, codes.CONDITIONS])
    return count == 0 or holds(s, t, w.giving[:], int(t.ability[ability, codes.CONDITION]), count)


@inner(INT(S, T, W, INT, INT))
def receivers(s: Any, t: Any, w: Any, row: int, place: int) -> int:
    """The places (bits) that a modifier of what lies on a place goes to."""
    selector = int(t.give[row, codes.GIVE_SELECTOR])
    how = int(t.selector[selector, codes.HOW])
    if how == codes.SELF:
        return 1 << place
    if how == codes.HOST:
        return 1 << int(s.host[place]) if s.host[place] >= 0 else 0
    return places_for(s, t, selector, int(w.giving[SIDE]), int(w.giving[SOURCE_UID]))


@inner(VOID(W, INT))
def clear_given(w: Any, place: int) -> None:
    w.more_attack[place] = w.more_life[place] = w.more_traits[place] = 0


receive = receiving(W, clear_given)


@inner(VOID(S, T, W, INT, INT))
def give(s: Any, t: Any, w: Any, row: int, place: int) -> None:
    """Let those who get a modifier have it."""
    word = int(t.give[row, codes.GIVE_WORD])
    if word > codes.GIVE_BITS:
        return
    attack = life = bits = 0
    if word == codes.GIVE_STATS:
        attack = amount_of(s, t, w.giving[:], int(t.give[row, codes.GIVE_VALUE]))
        life = amount_of(s, t, w.giving[:], int(t.give[row, codes.GIVE_NUMBER]))
    else:
        bits = int(t.give[row, codes.GIVE_VALUE])
    left = of_kind(s, t, receivers(s, t, w, row, place), codes.CREATURE)
    receive(w, left)
    while left:
        other = lowest(left)
        w.more_attack[other] += attack
        w.more_life[other] += life
        w.more_traits[other] |= bits
        left &= left - 1


@inner(VOID(S, W, INT))
def add(s: Any, w: Any, place: int) -> None:
    """Add what a place is given to its figures."""
    s.attack[place] = bounded(int(s.attack[place]) + int(w.more_attack[place]))
    s.life[place] = bounded(int(s.life[place]) + int(w.more_life[place]))
    s.traits[place] |= w.more_traits[place]


@inner(VOID(S, INT))
def finish(s: Any, place: int) -> None:
    """Cut the attack at none."""
    s.attack[place] = max(0, s.attack[place])


refresh = refreshing(S, T, W, codes=codes, take_print=take_print, is_giving=is_giving, give=give, add=add, finish=finish)


@inner(INT(S, T, W, INT, INT, INT))
def given_to_player(s: Any, t: Any, w: Any, word: int, side: int, card: int) -> int:
    """Return by how much static abilities change what a card costs a side or, without a card, its hand limit."""
    total, left = 0, int(s.givers)
    while left:
        place = lowest(left)
        left &= left - 1
        source = int(s.card[place])
        first = int(t.first_ability[source])
        for ability in range(first, first + int(t.abilities[source])):
            if t.ability[ability, codes.ABILITY_KIND] != codes.STATIC:
                continue
            start = int(t.ability[ability, codes.GIVE])
            for row in range(start, start + int(t.ability[ability, codes.GIVES])):
                if t.give[row, codes.GIVE_WORD] == word and is_giving(s, t, w, ability, place):
                    selector = int(t.give[row, codes.GIVE_SELECTOR])
                    whose = int(t.selector[selector, codes.WHOSE])
                    is_asked = whose == codes.EITHER or (whose == codes.OWN) == (place // codes.PLACES == side)
                    if is_asked and (card < 0 or fits_card(t, selector, card)):
                        total += int(t.give[row, codes.GIVE_NUMBER])
    return total


@inner(INT(S, T, W, INT, INT))
def cost_of(s: Any, t: Any, w: Any, side: int, card: int) -> int:
    """Return the mana that a side pays to cast a card (106.3, H-3)."""
    cost = int(t.cost[card])
    return max(0, cost + given_to_player(s, t, w, codes.GIVE_COST, side, card)) if t.has_costs else cost


@inner(INT(S, T, W, INT))
def hand_limit(s: Any, t: Any, w: Any, side: int) -> int:
    """Return how many cards a side may keep at the end of its turn (H-2)."""
    if not t.has_statics:
        return codes.HAND_LIMIT
    return max(0, codes.HAND_LIMIT + given_to_player(s, t, w, codes.GIVE_HAND_LIMIT, side, codes.NOBODY))
