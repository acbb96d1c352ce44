"""The numbers of what the players see in a position (features.py) and of where they see a card."""

from __future__ import annotations

#: Where a card is worth something to a player: in its hand, on its own side of the battlefield, on the enemy's.
PLACES = 3
IN_HAND, OWN_FIELD, FOE_FIELD = range(PLACES)

# Features of a side; the enemy's stand BLOCK later.
(
    LIFE, LIFE_BELOW_60, LIFE_BELOW_30, LIFE_BELOW_12, CREATURES, ATTACK, BODY, STRONGEST, FLYING_ATTACK, TRAMPLING_ATTACK,
    FIRST_STRIKERS, LIFESTEAL_ATTACK, SHIELDED, GUARDS, GUARDING_BODY, HELD_BACK, EQUIPMENT, ENCHANTMENTS, SKILLS, HAND, NO_HAND,
    MANA_CAP, MANA_LEFT, ATTRIBUTES, DECK_BELOW_8, BEATEN, BEATEN_ATTACK, TRADED, TRADED_ATTACK, UNANSWERED, UNANSWERED_ATTACK,
    NO_CREATURES, ONE_CREATURE, HELD_ATTRIBUTES, HELD_CREATURES, HELD_SPELLS, HELD_INSTANTS, HELD_OTHERS, HELD_COST, CASTABLE, OVERFULL,
    HAS_NEXT_ATTRIBUTE,
) = range(42)  # fmt: skip
BLOCK = 42
#: What is seen of one's own hand alone.
FIRST_HELD = HELD_ATTRIBUTES
#: Features of both sides together: how many turns each needs to bring the other down by all its attack, as one of CLOCKS x CLOCKS cases.
CLOCKS = 6
RACE = 2 * BLOCK
BIAS = RACE + CLOCKS * CLOCKS
EARLY = BIAS + 1
FEATURES = EARLY + 1
