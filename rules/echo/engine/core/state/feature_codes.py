"""The numbers of the features in which a position is described to the players' evaluation, and of what guesses are made from."""

from __future__ import annotations

#: The features of one side; the enemy's follow the viewer's.
(
    LIFE, LIFE_BELOW_10, LIFE_BELOW_5, AWAKE, AWAKE_ATTACK, ASLEEP, ASLEEP_ATTACK, ASLEEP_UNKNOWN, STRONGEST,
    SHIELD, REATTACK, REGENERATE, LISTENS, GIVES, SKILL, LAST_STAND, AWAKEN_SKILL, ONE_FOLLOWER, TWO_FOLLOWERS,
    BEATABLE, BEATABLE_ATTACK, TRADABLE, TRADABLE_ATTACK, BEATERS,
    HAND, HAND_FOLLOWERS, HAND_ATTACK, HAND_COST, HAND_ITEMS, ITEM_COST, NO_RESERVE, OVERFULL, DISPLAY, DECK_BELOW_6, CAP, CAP_ONCE, SKIPS,
    AWAKE_WINS, AWAKE_LOSSES, ASLEEP_WINS, ASLEEP_LOSSES, HAND_WINS, HAND_LOSSES, AWAKE_PERIL, ANSWERED, ANSWERED_ATTACK,
    ASLEEP_COST, FULL, THREATENED, NONE_LEFT, ONE_LEFT, TWO_LEFT,
) = range(52)  # fmt: skip
BLOCK = 52
#: Features of both sides together: how many turns each needs to strike the other's hero down, as one of CLOCKS x CLOCKS cases.
CLOCKS = 5
RACE = 2 * BLOCK
ENEMY_STRIKES = RACE + CLOCKS * CLOCKS
BIAS = ENEMY_STRIKES + 1
EARLY = BIAS + 1
FEATURES = EARLY + 1

#: How a follower fares against those of the other deck is told apart for attack changes from -LOWEST on; SHARE stands for all of them.
LOWEST, CHANGES, SHARE = 4, 11, 16

#: What an attack may bring or cost: a follower known with its attack, an unknown one, one's own with its attack, a point of life.
KILL, KILL_ATTACK, KILL_UNKNOWN, LOSS, LOSS_ATTACK, HIT = range(6)
GUESSES = 6

#: Where a card may be that a player sees; what it is worth there, beside what the features say of it, comes of its words.
IN_HAND, OWN_ASLEEP, OWN_AWAKE, FOE_ASLEEP, FOE_AWAKE = range(5)
PLACES = 5
