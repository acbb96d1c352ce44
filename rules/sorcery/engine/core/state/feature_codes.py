"""The numbers of what the players see in a position (features.py) and of where they see a card."""

from __future__ import annotations

#: Where a card is worth something to a player: in its hand, on its own side of the realm, on the enemy's.
PLACES = 3
IN_HAND, OWN_REALM, FOE_REALM = range(PLACES)

# Features of a side; the enemy's stand BLOCK later.
(
    LIFE, LIFE_BELOW_12, LIFE_BELOW_6, AT_DOOR, DOOR_SHUT, SITES, SITES_BELOW_6, AFFINITY, UNITS, STRONGEST, CASTERS,
    FLYING_POWER, BELOW_POWER, VOID_POWER, HIDDEN_POWER, LETHAL, WARDED, SHOTS, STEPS, HELD_BACK, READY, READY_POWER,
    CARRIED, LYING, AURAS, MONUMENTS, SKILLS, HAND_SPELLS, HAND_SITES, NO_SPELLS, STRIKING_POWER, COMING_POWER, FAR_POWER,
    AIMED_POWER, BEATEN, BEATEN_POWER, TRADED, TRADED_POWER, SPELLBOOK_BELOW_6, ATLAS_BELOW_3, AVATAR_READY,
    HELD_MINIONS, HELD_MAGIC, HELD_AURAS, HELD_ARTIFACTS, HELD_COST, CASTABLE, STRANDED, HAS_SITE, MANA_LEFT,
) = range(50)  # fmt: skip
BLOCK = 50
#: What is seen of one's own hand alone.
FIRST_HELD = HELD_MINIONS
#: Features of both sides together: how many turns each needs to bring the other down by all its power, as one of CLOCKS x CLOCKS cases.
CLOCKS = 6
RACE = 2 * BLOCK
BIAS = RACE + CLOCKS * CLOCKS
EARLY = BIAS + 1
FEATURES = EARLY + 1
