"""Battle: declaration, comparison, deaths, settlement and reattack (Echo 2.2, E-6 to E-9, E-16, E-17).

The battle is one frame of the stack whose step goes on whenever nothing above it or waiting is left to do.
"""

from __future__ import annotations

from typing import Any

from numba import types

from rules.echo.engine.core.abilities.auras import refresh
from rules.echo.engine.core.abilities.triggers import about, tell_followers, tell_hero
from rules.echo.engine.core.mechanics.followers import die, is_there, offer_refills, tell_dead
from rules.echo.engine.core.mechanics.heroes import lose_life
from rules.echo.engine.core.state import codes, events
from rules.echo.engine.core.state.event_counts import keep_count
from rules.echo.engine.core.state.field import attack_of, find, keywords_of
from rules.echo.engine.core.state.layout import S, T, W
from rules.echo.engine.core.state.log import note
from rules.echo.engine.core.state.stack import check_victory, pop, push, side_of
from rules.echo.engine.core.state.zones import show
from rules.kernel.compiled.bits import NONE
from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.events.rows import SILENT


@inner(types.boolean(INT, INT))
def beats(attribute: int, other: int) -> bool:
    """Fire beats grass, grass beats water, water beats fire; light and dark beat nothing (Echo 2.2.2)."""
    if attribute < codes.FIRE or other < codes.FIRE or attribute > codes.WATER or other > codes.WATER:
        return False
    return (attribute + 1) % 3 == other


@inner(INT(S, T, INT, INT))
def final_attack(s: Any, t: Any, slot: int, other: int) -> int:
    """Printed attack x coefficient + buffs - debuffs, at least 0 (E-8). The coefficient falls to 1 if the beaten side has a shield."""
    card = int(s.card[slot])
    total = attack_of(s, t, slot)
    is_stronger = beats(int(t.attribute[card]), int(t.attribute[s.card[other]]))
    if is_stronger and not keywords_of(s, t, other) & codes.SHIELD:
        total += int(t.attack[card])
    return max(0, total)


@inner(INT(INT))
def done_by_attacking(done: int) -> int:
    """Return what a follower has done once it attacks (bits): an extra attack is used up before a reattack."""
    if done & codes.ATTACKED:
        done &= ~(codes.EXTRA_ATTACK if done & codes.EXTRA_ATTACK else codes.ATTACKS_AGAIN)
    return done | codes.ATTACKED


@inner(VOID(S, T, W, INT, INT))
def declare(s: Any, t: Any, w: Any, slot: int, target: int) -> None:
    """A follower attacks the follower in a slot, or the hero of the side p at HERO_SLOT + p."""
    side = slot // codes.SLOTS
    is_on_hero = target >= codes.HERO_SLOT
    f = push(s, codes.BATTLE, side)
    s.stack[f, codes.ATTACKER], s.stack[f, codes.ATTACKER_SLOT], s.stack[f, codes.ATTACKER_UID] = s.card[slot], slot, s.uid[slot]
    s.stack[f, codes.DEFENDER_SLOT] = target
    s.stack[f, codes.DEFENDER] = codes.HERO + target - codes.HERO_SLOT if is_on_hero else s.card[target]
    s.stack[f, codes.DEFENDER_UID] = 0 if is_on_hero else s.uid[target]
    s.done[slot] = done_by_attacking(int(s.done[slot]))
    s.skips_battle = 0
    keep_count(s, t, side, codes.COUNT_ATTACKS, 1)
    note(s, w, events.ATTACK_DECLARED, side, int(s.card[slot]), slot, target, int(s.stack[f, codes.DEFENDER]))
    if not is_on_hero and not s.awake[target]:
        show(s, int(s.card[target]))
        note(s, w, events.REVEALED, 1 - side, int(s.card[target]), target, 0, 0)


@inner(VOID(S, W, INT, types.boolean))
def about_one(s: Any, w: Any, f: int, is_attacker: bool) -> None:
    """The moment is about the attacker or the defender; the other one is its foe."""
    if is_attacker:
        about(
            w,
            int(s.stack[f, codes.ATTACKER]),
            int(s.stack[f, codes.ATTACKER_UID]),
            int(s.stack[f, codes.DEFENDER]),
            int(s.stack[f, codes.DEFENDER_UID]),
            0,
        )
    else:
        about(
            w,
            int(s.stack[f, codes.DEFENDER]),
            int(s.stack[f, codes.DEFENDER_UID]),
            int(s.stack[f, codes.ATTACKER]),
            int(s.stack[f, codes.ATTACKER_UID]),
            0,
        )


@inner(VOID(S, T, W, INT, INT))
def announce(s: Any, t: Any, w: Any, f: int, side: int) -> None:
    """Let a side's effects of the declaration wait: the attacking side's, and when they are done the defending side's (Echo 2.2.3 a, b)."""
    if s.present & (t.hearers[codes.ATTACK_DECLARED] | t.hearers[codes.ATTACKED_MOMENT]) == NONE:
        return
    attacking = side_of(s, f)
    for part in range(2):
        about_one(s, w, f, True)
        tell_part(s, t, w, codes.ATTACK_DECLARED, attacking, side, part)
        if s.stack[f, codes.DEFENDER_UID] > 0:
            about_one(s, w, f, False)
            tell_part(s, t, w, codes.ATTACKED_MOMENT, 1 - attacking, side, part)


@inner(VOID(S, T, W, INT, INT, INT, INT))
def tell_part(s: Any, t: Any, w: Any, moment: int, owner: int, side: int, part: int) -> None:
    """Tell a side's followers (part 0) or its hero (part 1) of a moment."""
    if part == 0:
        tell_followers(s, t, w, moment, owner, side)
    else:
        tell_hero(s, t, w, moment, owner, side)


@inner(VOID(S, T, W, INT, INT))
def note_attributes(s: Any, t: Any, w: Any, slot: int, other: int) -> None:
    """Note that a follower's attribute beats the other's: with the coefficient 2, or 1 when the other has a shield."""
    if beats(int(t.attribute[s.card[slot]]), int(t.attribute[s.card[other]])):
        coefficient = 1 if keywords_of(s, t, other) & codes.SHIELD else 2
        note(s, w, events.ATTRIBUTE_BEATEN, slot // codes.SLOTS, int(s.card[slot]), slot, coefficient, int(s.card[other]))


@inner(VOID(S, T, W, INT))
def fight(s: Any, t: Any, w: Any, f: int) -> None:
    """Compare final attacks; the lower is dying, or both, the attacker first. Refills are offered at once (E-16)."""
    attacker, defender = int(s.stack[f, codes.ATTACKER_SLOT]), int(s.stack[f, codes.DEFENDER_SLOT])
    mine, theirs = final_attack(s, t, attacker, defender), final_attack(s, t, defender, attacker)
    if w.is_logging != SILENT:
        note_attributes(s, t, w, attacker, defender)
        note_attributes(s, t, w, defender, attacker)
    note(s, w, events.BATTLE_COMPARED, int(s.stack[f, codes.SIDE]), int(s.stack[f, codes.ATTACKER]), attacker, mine, theirs)
    fates, refills = 0, 0
    if s.awake[defender]:
        fates |= codes.DEFENDER_WAS_AWAKE
    attacker_was_awake, defender_was_awake = int(s.awake[attacker]), int(s.awake[defender])
    if mine <= theirs:
        is_destroyed = die(s, t, w, attacker, 1, int(s.stack[f, codes.DEFENDER]), int(s.stack[f, codes.DEFENDER_UID]))
        fates |= codes.ATTACKER_DESTROYED if is_destroyed else codes.ATTACKER_REVIVED
        if is_destroyed:
            refills |= attacker_was_awake << attacker
    if mine >= theirs:
        is_destroyed = die(s, t, w, defender, 1, int(s.stack[f, codes.ATTACKER]), int(s.stack[f, codes.ATTACKER_UID]))
        fates |= codes.DEFENDER_DESTROYED if is_destroyed else codes.DEFENDER_REVIVED
        if is_destroyed:
            refills |= defender_was_awake << defender
    s.stack[f, codes.FATES] = fates
    offer_refills(s, t, refills)


@inner(VOID(S, T, W, INT))
def settle(s: Any, t: Any, w: Any, f: int) -> None:
    """Let the settlement effects wait: the winner's side first; the attacker's when both were destroyed (Echo 2.2.3)."""
    fates = int(s.stack[f, codes.FATES])
    attacking = side_of(s, f)
    leading = 1 - attacking if fates & codes.ATTACKER_DESTROYED and not fates & codes.DEFENDER_DESTROYED else attacking
    for side in (leading, 1 - leading):
        settle_side(s, t, w, f, side, 0)
        is_attacking = side == attacking
        if fates & (codes.ATTACKER_DESTROYED if is_attacking else codes.DEFENDER_DESTROYED):
            about_one(s, w, f, is_attacking)
            was_awake = 1 if is_attacking or fates & codes.DEFENDER_WAS_AWAKE else 0
            card = int(s.stack[f, codes.ATTACKER] if is_attacking else s.stack[f, codes.DEFENDER])
            uid = int(s.stack[f, codes.ATTACKER_UID] if is_attacking else s.stack[f, codes.DEFENDER_UID])
            tell_dead(s, t, w, side, card, uid, was_awake)
        settle_side(s, t, w, f, side, 1)


@inner(VOID(S, T, W, INT, INT, INT))
def settle_side(s: Any, t: Any, w: Any, f: int, side: int, part: int) -> None:
    """Tell a side's followers or hero how each of the two came out of the battle."""
    if s.present & (t.hearers[codes.BATTLE_WON] | t.hearers[codes.BATTLE_LOST] | t.hearers[codes.DESTROYED]) == NONE:
        return
    fates, attacking = int(s.stack[f, codes.FATES]), side_of(s, f)
    for index in range(2):
        is_attacker = index == 0
        owner = attacking if is_attacker else 1 - attacking
        is_destroyed = fates & (codes.ATTACKER_DESTROYED if is_attacker else codes.DEFENDER_DESTROYED)
        is_revived = fates & (codes.ATTACKER_REVIVED if is_attacker else codes.DEFENDER_REVIVED)
        has_destroyed = fates & (codes.DEFENDER_DESTROYED if is_attacker else codes.ATTACKER_DESTROYED)
        about_one(s, w, f, is_attacker)
        if has_destroyed and not is_destroyed:
            tell_part(s, t, w, codes.BATTLE_WON, owner, side, part)
        if is_revived and find(s, int(w.context[codes.SUBJECT_UID])) >= 0:
            tell_part(s, t, w, codes.BATTLE_LOST, owner, side, part)
        if is_destroyed:
            tell_part(s, t, w, codes.DESTROYED, owner, side, part)


@inner(VOID(S, T, W, INT))
def end_battle(s: Any, t: Any, w: Any, f: int) -> None:
    """Reattack for an attacker that destroyed its enemy and survived (E-9); a surviving sleeper turns face down again."""
    attacker, defender = int(s.stack[f, codes.ATTACKER_SLOT]), int(s.stack[f, codes.DEFENDER_SLOT])
    if int(s.stack[f, codes.FATES]) & codes.DEFENDER_DESTROYED and is_there(s, attacker, int(s.stack[f, codes.ATTACKER_UID])):
        is_able = keywords_of(s, t, attacker) & codes.REATTACK and not int(s.done[attacker]) & codes.REATTACKED
        if is_able:
            s.done[attacker] |= codes.REATTACKED | codes.ATTACKS_AGAIN
            note(s, w, events.MAY_REATTACK, int(s.stack[f, codes.SIDE]), int(s.stack[f, codes.ATTACKER]), attacker, 0, 0)
    if defender < codes.FIELD and is_there(s, defender, int(s.stack[f, codes.DEFENDER_UID])) and not s.awake[defender]:
        note(s, w, events.HIDDEN, defender // codes.SLOTS, int(s.card[defender]), defender, 0, 0)
    pop(s)
    check_victory(s, w)


@inner(VOID(S, T, W, INT))
def meet(s: Any, t: Any, w: Any, f: int) -> None:
    """After the declaration's effects: the battle is skipped, comes to nothing because one has left, or is fought."""
    attacker, defender = int(s.stack[f, codes.ATTACKER_SLOT]), int(s.stack[f, codes.DEFENDER_SLOT])
    s.stack[f, codes.STEP] = codes.ENDING
    if s.skips_battle:
        s.skips_battle = 0
        note(s, w, events.BATTLE_SKIPPED, int(s.stack[f, codes.SIDE]), int(s.stack[f, codes.ATTACKER]), attacker, 0, 0)
        return
    if not is_there(s, attacker, int(s.stack[f, codes.ATTACKER_UID])):
        return
    if defender >= codes.HERO_SLOT:
        lose_life(s, t, w, defender - codes.HERO_SLOT, max(0, attack_of(s, t, attacker)))
        return
    if is_there(s, defender, int(s.stack[f, codes.DEFENDER_UID])):
        s.stack[f, codes.STEP] = codes.SETTLING
        fight(s, t, w, f)


@inner(VOID(S, T, W))
def step_battle(s: Any, t: Any, w: Any) -> None:
    """Do the next step of the battle on top of the stack."""
    f = int(s.stack_size) - 1
    step = int(s.stack[f, codes.STEP])
    if step == codes.DECLARING:
        s.stack[f, codes.STEP] = codes.ANSWERING
        announce(s, t, w, f, side_of(s, f))
    elif step == codes.ANSWERING:
        s.stack[f, codes.STEP] = codes.MEETING
        announce(s, t, w, f, 1 - side_of(s, f))
    elif step == codes.MEETING:
        refresh(s, t, w)
        meet(s, t, w, f)
    elif step == codes.SETTLING:
        s.stack[f, codes.STEP] = codes.ENDING
        refresh(s, t, w)
        settle(s, t, w, f)
    else:
        end_battle(s, t, w, f)
