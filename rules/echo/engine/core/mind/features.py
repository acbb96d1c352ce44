"""The features of a position that a player sees at the end of its turn, with learned weights, and the chance to win that they give.

The viewer's turn ends here and the other side is to move, so what lasts for this turn no longer counts. Face-down cards that the viewer
does not know are only counted.
"""

from __future__ import annotations

from typing import Any

from rules.echo.engine.core.mind.threats import see_answers, see_threats
from rules.echo.engine.core.state import codes
from rules.echo.engine.core.state.feature_codes import (
    ASLEEP,
    ASLEEP_ATTACK,
    ASLEEP_COST,
    ASLEEP_LOSSES,
    ASLEEP_UNKNOWN,
    ASLEEP_WINS,
    AWAKE,
    AWAKE_ATTACK,
    AWAKE_LOSSES,
    AWAKE_PERIL,
    AWAKE_WINS,
    AWAKEN_SKILL,
    BIAS,
    BLOCK,
    CAP,
    CAP_ONCE,
    CHANGES,
    CLOCKS,
    DECK_BELOW_6,
    DISPLAY,
    EARLY,
    ENEMY_STRIKES,
    FOE_ASLEEP,
    FOE_AWAKE,
    FULL,
    GIVES,
    HAND,
    HAND_ATTACK,
    HAND_COST,
    HAND_FOLLOWERS,
    HAND_ITEMS,
    HAND_LOSSES,
    HAND_WINS,
    IN_HAND,
    ITEM_COST,
    LAST_STAND,
    LIFE,
    LIFE_BELOW_5,
    LIFE_BELOW_10,
    LISTENS,
    LOWEST,
    NO_RESERVE,
    ONE_FOLLOWER,
    OVERFULL,
    OWN_ASLEEP,
    OWN_AWAKE,
    RACE,
    REATTACK,
    REGENERATE,
    SHIELD,
    SKILL,
    SKIPS,
    STRONGEST,
    TWO_FOLLOWERS,
)
from rules.echo.engine.core.state.layout import TABLES, WORK, S, T, W
from rules.echo.engine.core.state.zones import is_known
from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.weighted_sum import weighing
from rules.kernel.players.logistic import REACH

WON = 4 * REACH
weigh = weighing(WORK, TABLES)


@inner(VOID(S, T, W, INT))
def describe_slots(s: Any, t: Any, w: Any, viewer: int) -> None:
    """Lay out each follower's attack, its attack against what it beats, and its keywords, as they last beyond this turn."""
    for slot in range(codes.FIELD):
        card = int(s.card[slot])
        w.seen_as[slot] = 0
        if card < 0:
            continue
        if not s.awake[slot] and slot // codes.SLOTS != viewer and not is_known(s, viewer, card):
            w.seen_as[slot] = 1
            continue
        w.seen_as[slot] = 3 if s.awake[slot] else 2
        w.force[slot] = int(t.attack[card]) + int(s.buff[slot]) + int(s.aura[slot])
        lasting = (int(t.keywords[card]) | int(s.gained[slot]) | int(s.aura_keywords[slot])) & ~int(s.lost[slot])
        w.traits[slot] = lasting


@inner(VOID(S, T, W, INT, INT))
def see_followers(s: Any, t: Any, w: Any, side: int, at: int) -> None:
    """The features of a side's followers, each for itself."""
    f = w.features
    viewer = side if at == 0 else 1 - side
    asleep, awake = (OWN_ASLEEP, OWN_AWAKE) if at == 0 else (FOE_ASLEEP, FOE_AWAKE)
    count, strongest = 0, 0
    for slot in range(side * codes.SLOTS, side * codes.SLOTS + codes.SLOTS):
        seen = int(w.seen_as[slot])
        if seen == 0:
            continue
        count += 1
        if seen == 1:
            f[at + ASLEEP_UNKNOWN] += 1
            continue
        card, traits, force = int(s.card[slot]), int(w.traits[slot]), max(0, int(w.force[slot]))
        w.worth += t.worth[viewer, awake if seen == 3 else asleep, card]
        if seen == 3:
            f[at + AWAKE] += 1
            f[at + AWAKE_ATTACK] += force
            strongest = max(strongest, force)
            f[at + LISTENS] += 1 if t.listens[card] else 0
            f[at + GIVES] += 1 if t.gives[card] else 0
            f[at + SKILL] += 1 if t.active[card] >= 0 else 0
            f[at + REATTACK] += traits >> 1 & 1
            change = min(max(force - int(t.attack[card]) + LOWEST, 0), CHANGES - 1)
            f[at + AWAKE_WINS] += t.wins[card, change]
            f[at + AWAKE_LOSSES] += t.losses[card, change]
            f[at + AWAKE_PERIL] += force * int(t.losses[card, change])
        else:
            f[at + ASLEEP] += 1
            f[at + ASLEEP_ATTACK] += force
            f[at + ASLEEP_COST] += t.cost[card]
            change = min(max(force - int(t.attack[card]) + LOWEST, 0), CHANGES - 1)
            f[at + ASLEEP_WINS] += t.wins[card, change]
            f[at + ASLEEP_LOSSES] += t.losses[card, change]
            f[at + AWAKEN_SKILL] += int(t.has_skill[card]) >> codes.AWAKEN_SKILL & 1
        f[at + SHIELD] += traits & 1
        f[at + REGENERATE] += traits >> 2 & 1
        f[at + LAST_STAND] += int(t.has_skill[card]) >> codes.LAST_STAND & 1
    f[at + STRONGEST] = strongest
    f[at + ONE_FOLLOWER] = 1 if count == 1 else 0
    f[at + TWO_FOLLOWERS] = 1 if count == 2 else 0
    f[at + FULL] = 1 if count == codes.SLOTS else 0


@inner(VOID(S, T, W, INT, INT))
def see_hand(s: Any, t: Any, w: Any, side: int, at: int) -> None:
    """One's own hand and display zone, card by card."""
    f = w.features
    for zone in (codes.HAND, codes.DISPLAY):
        for index in range(int(s.size[side, zone])):
            card = int(s.cards[side, zone, index])
            w.worth += t.worth[side, IN_HAND, card]
            if t.kind[card] == codes.FOLLOWER:
                f[at + HAND_FOLLOWERS] += 1
                f[at + HAND_ATTACK] += t.attack[card]
                f[at + HAND_COST] += t.cost[card]
                f[at + HAND_WINS] += t.wins[card, LOWEST]
                f[at + HAND_LOSSES] += t.losses[card, LOWEST]
            else:
                f[at + HAND_ITEMS] += 1
                f[at + ITEM_COST] += t.cost[card]
    f[at + NO_RESERVE] = 0 if f[at + HAND_FOLLOWERS] else 1
    f[at + OVERFULL] = max(0, int(s.size[side, codes.HAND]) - codes.HAND_LIMIT)


@inner(VOID(S, T, W, INT, INT))
def see_side(s: Any, t: Any, w: Any, side: int, at: int) -> None:
    """The features of a side's hero and piles."""
    f = w.features
    life = int(s.life[side])
    f[at + LIFE] = life
    f[at + LIFE_BELOW_10] = max(0, 10 - life)
    f[at + LIFE_BELOW_5] = max(0, 5 - life)
    f[at + HAND] = min(codes.HAND_LIMIT, int(s.size[side, codes.HAND]))
    f[at + DISPLAY] = s.size[side, codes.DISPLAY]
    f[at + DECK_BELOW_6] = max(0, 6 - int(s.size[side, codes.DECK]))
    f[at + CAP] = s.cap_change[side]
    f[at + CAP_ONCE] = s.cap_change_once[side]
    f[at + SKIPS] = s.skips_draw[side]


@inner(INT(INT, INT))
def clock(life: int, attack: int) -> int:
    """Return in how many turns an attack brings a hero down: 0 for one turn, CLOCKS - 1 for many."""
    if attack <= 0:
        return CLOCKS - 1
    return min((life + attack - 1) // attack - 1, CLOCKS - 1)


@inner(VOID(S, T, W, INT))
def observe(s: Any, t: Any, w: Any, viewer: int) -> None:
    """Write the features of a position at the end of the viewer's turn, and what the cards that it sees are worth by their words."""
    f = w.features
    f[:] = 0
    w.worth = 0
    describe_slots(s, t, w, viewer)
    for side in (viewer, 1 - viewer):
        at = 0 if side == viewer else BLOCK
        see_side(s, t, w, side, at)
        see_followers(s, t, w, side, at)
        see_threats(s, t, w, side, at)
    see_hand(s, t, w, viewer, 0)
    see_answers(s, t, w, viewer)
    own, enemy = int(f[AWAKE_ATTACK]), int(f[BLOCK + AWAKE_ATTACK])
    mine, theirs = clock(int(s.life[1 - viewer]), own), clock(int(s.life[viewer]), enemy)
    f[RACE + mine * CLOCKS + theirs] = 1
    f[ENEMY_STRIKES] = 1 if enemy >= s.life[viewer] else 0
    f[BIAS] = 1
    f[EARLY] = max(0, 6 - int(s.turn))


@inner(INT(S, T, W, INT))
def value(s: Any, t: Any, w: Any, viewer: int) -> int:
    """The log odds that the viewer wins when its turn ends here; a game that is over lies beyond them."""
    if s.phase == codes.OVER:
        return 0 if s.winner == codes.DRAWN_GAME else WON if s.winner == viewer else -WON
    observe(s, t, w, viewer)
    return min(max(int(w.worth) + int(weigh(w, t, viewer)), -REACH), REACH)
