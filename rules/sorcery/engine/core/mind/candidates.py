"""List the actions that are worth a look to the players: of those that look alike only one, and of places and ways only some; and tell
the stages of a turn's plan.
"""

from __future__ import annotations

from typing import Any

from numba import types

from rules.kernel.compiled.bits import count_bits, lowest
from rules.kernel.compiled.compilation import INT, inner
from rules.kernel.compiled.machine.codes import PASS
from rules.kernel.players.turn_search import CHOICE, DONE, STABLE
from rules.sorcery.engine.core.course.legal import decision, list_actions
from rules.sorcery.engine.core.mind.draws import better_deck, sites_wanted
from rules.sorcery.engine.core.mind.features import nearest
from rules.sorcery.engine.core.state import codes
from rules.sorcery.engine.core.state.field import side_of, units_of
from rules.sorcery.engine.core.state.layout import S, T, W
from rules.sorcery.engine.core.state.packed import a_of, b_of, kind_of, pack
from rules.sorcery.engine.core.state.realm import block, distance, sites_of, square_of

#: Of the squares that a card could come to, and a unit could go to, so many are looked at.
SQUARES, WAYS, BLOCKS = 3, 2, 3
#: What makes a square less hopeful than any other.
HOPELESS = -1000


@inner(INT(S, INT))
def stage(s: Any, side: int) -> int:
    """Return what a world waits for in a side's plan: STABLE, CHOICE or DONE (players.entry.Thinking)."""
    what = decision(s)
    if what == codes.ASK_MAIN:
        return STABLE if s.active == side else DONE
    if what == codes.ASK_DRAW:
        return CHOICE if s.active == side else DONE
    return CHOICE if what >= 0 else DONE


@inner(types.boolean(S, INT))
def is_end(s: Any, action: int) -> bool:
    """Return whether an action ends the decider's turn."""
    return bool(action == pack(PASS, 0, 0) and decision(s) == codes.ASK_MAIN)


@inner(types.boolean(S, T, INT, INT))
def is_alike(s: Any, t: Any, one: int, other: int) -> bool:
    """Return whether two objects are of one card and one side, and the same in all but their slot."""
    return bool(
        one // codes.PLACES == other // codes.PLACES
        and t.same[s.card[one]] == t.same[s.card[other]]
        and s.at[one] == s.at[other]
        and s.host[one] == s.host[other]
        and s.power[one] == s.power[other]
        and s.wounds[one] == s.wounds[other]
        and s.steps[one] == s.steps[other]
        and s.reach[one] == s.reach[other]
        and s.traits[one] == s.traits[other]
        and s.done[one] == s.done[other]
        and s.once[one] == s.once[other]
        and s.held[one] == s.held[other]
        and s.saved[one] == s.saved[other]
    )


@inner(types.boolean(S, T, W, INT, INT))
def has_twin(s: Any, t: Any, w: Any, index: int, action: int) -> bool:
    """Return whether an earlier action of the list does the same with objects like this one's."""
    kind, one, aim = kind_of(action), a_of(action), b_of(action)
    is_aimed, is_of_card = kind == codes.ATTACK or kind == codes.SHOOT, kind == codes.PLAY_SITE or kind == codes.CAST
    for before in range(index):
        other = int(w.legal[before])
        if kind_of(other) != kind:
            continue
        first, second = a_of(other), b_of(other)
        is_same = second == aim
        if is_aimed and not is_same and second < codes.OBJECTS and aim < codes.OBJECTS:
            is_same = is_alike(s, t, second, aim)
        if not is_same or (is_of_card and first != one):
            continue
        if first == one or (first < codes.OBJECTS and one < codes.OBJECTS and is_alike(s, t, first, one)):
            return True
    return False


@inner(INT(S, T, INT, INT))
def hope_of_square(s: Any, t: Any, side: int, square: int) -> int:
    """Return the promise of a square for a unit or a site that comes there: the nearer to the enemy's sites and avatar, the higher."""
    foe = square_of(int(s.at[(1 - side) * codes.PLACES]))
    return -3 * nearest(square, sites_of(s, 1 - side)) - 2 * distance(square, foe)


@inner(INT(S, T, INT, INT))
def hope_of_block(s: Any, t: Any, side: int, square: int) -> int:
    """Return the promise of an aura's block of squares, by the units and sites that it covers."""
    squares, own, enemy = block(square), 0, 0
    for whose in range(2):
        left, found = units_of(s, t, whose), 0
        while left:
            found += squares >> square_of(int(s.at[lowest(left)])) & 1
            left &= left - 1
        if whose == side:
            own = found
        else:
            enemy = found
    covered = count_bits(squares & sites_of(s, 1 - side)) + count_bits(squares & sites_of(s, side))
    return 6 * abs(own - enemy) + 2 * (own + enemy) + covered


@inner(INT(S, T, INT, INT))
def hope_of(s: Any, t: Any, side: int, action: int) -> int:
    """Return the promise of an action's square, to compare with others of the same card or unit; HOPELESS where it has no square."""
    kind, where = kind_of(action), b_of(action)
    if kind == codes.MOVE:
        return hope_of_square(s, t, side, square_of(where)) + (2 if where >= codes.SQUARES else 0)
    if kind == codes.CAST and t.kind[a_of(action)] == codes.AURA:
        return hope_of_block(s, t, side, where)
    if where >= codes.SQUARES:
        return HOPELESS
    return hope_of_square(s, t, side, where)


@inner(INT(S, T, INT))
def most_of(s: Any, t: Any, action: int) -> int:
    """Return how many squares are looked at for the card or unit of an action; 0 where it is not about a square, or all are."""
    kind = kind_of(action)
    if kind == codes.MOVE:
        return WAYS
    if kind == codes.PLAY_SITE:
        return SQUARES
    if kind != codes.CAST or t.kind[a_of(action)] == codes.MAGIC:
        return 0
    if b_of(action) >= codes.SQUARES:
        return 0
    return BLOCKS if t.kind[a_of(action)] == codes.AURA else SQUARES


@inner(types.boolean(S, T, INT, INT))
def is_home(s: Any, t: Any, side: int, action: int) -> bool:
    """Return whether an action comes to where one's own avatar is: its guard is always worth a look."""
    return bool(kind_of(action) != codes.PLAY_SITE and square_of(b_of(action)) == square_of(int(s.at[side * codes.PLACES])))


@inner(types.boolean(S, T, W, INT, INT))
def is_hopeful(s: Any, t: Any, w: Any, side: int, index: int) -> bool:
    """Return whether the square of an action is among the best for its card or unit, or is needed at home."""
    action = int(w.legal[index])
    most = most_of(s, t, action)
    if most == 0:
        return True
    if is_home(s, t, side, action):
        return True
    mine, better = hope_of(s, t, side, action), 0
    for other in range(int(w.legal_size)):
        each = int(w.legal[other])
        if other == index or kind_of(each) != kind_of(action) or a_of(each) != a_of(action) or most_of(s, t, each) == 0:
            continue
        hope = hope_of(s, t, side, each)
        better += int(hope > mine or (hope == mine and other < index))
    return better < most


@inner(types.boolean(S, T, INT))
def is_pointless(s: Any, t: Any, action: int) -> bool:
    """Return whether an action is hardly ever worth a look: a relic dropped or laid where nobody holds it, an attack on an own unit."""
    kind, one, other = kind_of(action), a_of(action), b_of(action)
    if kind == codes.DROP:
        return True
    if kind == codes.ATTACK:
        return bool(other < codes.OBJECTS and side_of(s, other) == side_of(s, one))
    return bool(kind == codes.CAST and t.kind[one] == codes.RELIC and other < codes.SQUARES)


@inner(types.boolean(S, T, W, INT, INT))
def lays_site(s: Any, t: Any, w: Any, side: int, count: int) -> bool:
    """Return whether the turn begins with a site, which brings mana at once: one of `count` legal actions plays one, and it is wanted."""
    if count_bits(sites_of(s, side)) >= sites_wanted(s, t, side):
        return False
    for index in range(count):
        if kind_of(int(w.legal[index])) == codes.PLAY_SITE:
            return True
    return False


@inner(INT(S, T, W, INT))
def shortlist(s: Any, t: Any, w: Any, side: int) -> int:
    """Write the actions of one's own turn that are worth a look to the candidates, without ending the turn; return how many."""
    count, kept = list_actions(s, t, w), 0
    is_laying = lays_site(s, t, w, side, count)
    for index in range(count):
        action = int(w.legal[index])
        if kind_of(action) == PASS or is_pointless(s, t, action) or (is_laying and kind_of(action) != codes.PLAY_SITE):
            continue
        if not has_twin(s, t, w, index, action) and is_hopeful(s, t, w, side, index):
            w.candidates[kept] = action
            kept += 1
    return kept


@inner(INT(S, T, W))
def list_options(s: Any, t: Any, w: Any) -> int:
    """Write the actions that players choose among into the workspace; return how many. Which deck to draw from they know at once."""
    if decision(s) == codes.ASK_DRAW:
        w.legal[0] = pack(codes.DRAW_FROM, better_deck(s, t), 0)
        w.legal_size = 1
        return 1
    return int(list_actions(s, t, w))


@inner(types.boolean(INT, INT))
def commutes(action: int, other: int) -> bool:
    """Return whether two actions come to the same in either order, but for rare effects: moves of two units, two cards that are cast, and
    one of each.
    """
    kind, kind_of_other = kind_of(action), kind_of(other)
    is_quiet = kind == codes.MOVE or kind == codes.CAST
    is_other_quiet = kind_of_other == codes.MOVE or kind_of_other == codes.CAST
    return is_quiet and is_other_quiet and (a_of(action) != a_of(other) or kind != kind_of_other)
