"""The duel's stack, creatures and legal actions."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.events.log import noting
from rules.kernel.compiled.machine.codes import FIRST_OWN, NOTHING, PASS
from rules.kernel.compiled.machine.columns import KIND
from rules.kernel.compiled.machine.frames import frame_rows
from rules.kernel.compiled.machine.questions import questioning
from rules.kernel.compiled.machine.responses import responding
from rules.kernel.compiled.machine.trigger_queue import waiting
from tests.rules.kernel.toys.duel.engine.core.state import events
from tests.rules.kernel.toys.duel.engine.core.state import layout as codes
from tests.rules.kernel.toys.duel.engine.core.state.layout import S, T, W, add, pack, remove_at, show, show_to

ROWS = frame_rows(S, W, registers=1)
RESPONSES = responding(
    S, W, registers=1, height=codes.STACK, rows=ROWS, overflow=codes.STACK_OVERFLOW, first_item=codes.FIRST_ITEM
)  # fmt: skip
QUESTIONS = questioning(S, T, W, packing=codes.PACKING, cards=codes.CARDS)
QUEUE = waiting(S, W, height=codes.SIZES.waiting, most_effects=codes.ACTION_LIMIT)


_, _, _, list_answers, _ = QUESTIONS
about, of, enqueue, take_waiting, _ = QUEUE
open_priority, _, _, put, put_frame, take_top, carry_out, remove_item = RESPONSES
push, pop, _ = ROWS
note = noting(S, W, overflow=codes.LOG_OVERFLOW)


@inner(VOID(S, W, INT, INT))
def draw(s: Any, w: Any, side: int, times: int) -> None:
    for _ in range(min(times, int(s.size[side, codes.DECK]))):
        card = remove_at(s, side, codes.DECK, int(s.size[side, codes.DECK]) - 1)
        add(s, side, codes.HAND, card)
        show_to(s, side, card)
        note(s, w, events.DREW, side, card, -1, 0, 0)


@inner(VOID(S, INT))
def bury(s: Any, card: int) -> None:
    add(s, card // codes.DECK_SIZE, codes.GRAVEYARD, card)
    show(s, card)


@inner(VOID(S, W, INT, INT))
def change_life(s: Any, w: Any, side: int, change: int) -> None:
    s.life[side] += change
    note(s, w, events.LIFE_CHANGED, side, -1, -1, change, int(s.life[side]))


@inner(INT(S, INT))
def free_place(s: Any, side: int) -> int:
    for place in range(side * codes.PLACES, (side + 1) * codes.PLACES):
        if s.card[place] < 0:
            return place
    return -1


@inner(VOID(S, T, W, INT, INT))
def tell(s: Any, t: Any, w: Any, card: int, moment: int) -> None:
    """Let a creature's ability wait if the moment sets it off."""
    if t.moment[card] == moment:
        about(w, card, 0, -1, 0, 0)
        of(w, card // codes.DECK_SIZE, card, 0)
        enqueue(s, w, codes.AS_TRIGGERED, 0)


@inner(VOID(S, T, W, INT))
def die(s: Any, t: Any, w: Any, place: int) -> None:
    """A creature goes to the graveyard, and whoever named it as a target finds nobody there."""
    card = int(s.card[place])
    note(s, w, events.DIED, place // codes.PLACES, card, -1, 0, 0)
    s.card[place] = s.blocks[place] = -1
    s.done[place] = s.wounds[place] = 0
    for other in range(codes.FIELD):
        if s.blocks[other] == place:
            s.blocks[other] = -1
    for item in range(int(s.stack_size)):
        s.stack_named[item, 0] &= ~(1 << place)
    bury(s, card)
    tell(s, t, w, card, codes.DIES)


@inner(INT(S, T, INT))
def targets(s: Any, t: Any, whom: int) -> int:
    """Return what an ability may name, as bits."""
    if whom == codes.SPELLS:
        found = 0
        for item in range(int(s.stack_size)):
            found |= int(s.stack[item, KIND] != codes.AS_TRIGGERED) << codes.FIRST_ITEM + item
        return found
    found = 3 << codes.PLAYER
    for place in range(codes.FIELD):
        found |= int(s.card[place] >= 0) << place
    return found


@inner(INT(S, INT))
def attackers(s: Any, which: int) -> int:
    """Count the active side's creatures that attack (ATTACKING), or could (0)."""
    found = 0
    for place in range(codes.PLACES * int(s.active), codes.PLACES * (int(s.active) + 1)):
        found += int(s.card[place] >= 0 and s.done[place] == (which | codes.TIRED if which else 0))
    return found


@inner(INT(S))
def decision(s: Any) -> int:
    if s.winner >= 0:
        return -1
    if s.asked != NOTHING:
        return int(s.asked)
    if s.priority >= 0:
        is_main = s.phase == codes.FIRST or s.phase == codes.SECOND
        return codes.ASK_MAIN if is_main and s.priority == s.active and s.stack_size == 0 else codes.ASK_RESPONSE
    return codes.ASK_ATTACK if s.phase == codes.ATTACK else codes.ASK_BLOCK


@inner(INT(S))
def decides(s: Any) -> int:
    return int(s.active) if s.phase == codes.ATTACK else 1 - int(s.active)


@inner(types.boolean(S, T, INT, INT))
def can_cast(s: Any, t: Any, side: int, card: int) -> bool:
    if t.cost[card] > s.mana[side] or s.stack_size >= codes.STACK:
        return False
    if t.kind[card] == codes.CREATURE:
        return bool(decision(s) == codes.ASK_MAIN and free_place(s, side) >= 0)
    return bool(t.code[t.pc[card], 0] != codes.NAME or targets(s, t, int(t.code[t.pc[card], 1])))


@inner(INT(S, T, W, INT))
def list_casts(s: Any, t: Any, w: Any, size: int) -> int:
    side, seen = int(s.priority), 0
    for index in range(int(s.size[side, codes.HAND])):
        card = int(s.cards[side, codes.HAND, index])
        if not seen >> int(t.same[card]) & 1 and can_cast(s, t, side, card):
            w.legal[size] = pack(codes.CAST, card, 0)
            size += 1
        seen |= 1 << int(t.same[card])
    return size


@inner(types.boolean(S, INT))
def can_fight(s: Any, place: int) -> bool:
    """Return whether a creature may attack, or block somebody."""
    is_active = place // codes.PLACES == s.active
    if s.card[place] < 0 or is_active != (s.phase == codes.ATTACK):
        return False
    return bool(not s.done[place] if is_active else s.blocks[place] < 0 and attackers(s, codes.ATTACKING) > 0)


@inner(types.boolean(S, T))
def can_act(s: Any, t: Any) -> bool:
    """Return whether whoever has priority, or declares, can do anything but pass, without listing it."""
    found = False
    if s.priority < 0:
        for place in range(codes.FIELD):
            found = found or can_fight(s, place)
        return found
    for index in range(int(s.size[s.priority, codes.HAND])):
        found = found or can_cast(s, t, int(s.priority), int(s.cards[s.priority, codes.HAND, index]))
    return found


@inner(INT(S, T, W, INT))
def list_fighters(s: Any, t: Any, w: Any, size: int) -> int:
    """List the actions of those that may attack, or block somebody; return the size of the list."""
    for place in range(codes.FIELD):
        if not can_fight(s, place):
            continue
        if s.phase == codes.ATTACK:
            w.legal[size] = pack(codes.ATTACK_WITH, place, 0)
            size += 1
        else:
            for foe in range(codes.FIELD):
                if int(s.done[foe]) & codes.ATTACKING:
                    w.legal[size] = pack(codes.BLOCK_WITH, place, foe)
                    size += 1
    return size


@inner(INT(S, T, W))
def list_actions(s: Any, t: Any, w: Any) -> int:
    what = decision(s)
    if what < FIRST_OWN:
        return 0 if what < 0 else int(list_answers(s, t, w))
    w.legal[0] = pack(PASS, 0, 0)
    return list_casts(s, t, w, 1) if s.priority >= 0 else list_fighters(s, t, w, 1)
