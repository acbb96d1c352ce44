"""The numbers of what the players see in a position (features.py) and of where they see a card."""

from __future__ import annotations

#: Where a card is worth something to a player: in its hand, on its own side of the battlefield, on the enemy's. A lasting spell counts
#: for its owner's side.
PLACES = 3
IN_HAND, OWN_FIELD, FOE_FIELD = range(PLACES)

# Features of a side; the enemy's stand BLOCK later.
(
    HEROES, LIFE, LOW_LIFE, MP, ATTACK, STRONGEST, UNARMED, GUARDED, FALLEN_1, FALLEN_2, FALLEN_3, HAND, SHORT_HAND, BOUNTY, DOOMED,
    KILLABLE, CLOSE, ITEMS, SKILLS, ONE_HERO, TWO_HEROES, GUARDS, HELD_BACK, ENOUGH_MP, RESERVE_OUT, LONE_KILLABLE, LONE_CLOSE, LONE_LIFE,
    EDGE_KILLABLE, EDGE_CLOSE, WEAKEST,
    HAND_HEROES, HAND_WEAPONS, HAND_EQUIPMENT, HAND_SPELLS, NO_HERO_HELD, DEAR_ITEMS,
) = range(37)  # fmt: skip
BLOCK = 37
#: What is seen of one's own hand alone.
FIRST_HELD = HAND_HEROES
# Features of both sides: that the viewer sees one, and who is ahead where it is close.
BIAS, LEAD_FALLEN, BEHIND_FALLEN = range(2 * BLOCK, 2 * BLOCK + 3)
FEATURES = 2 * BLOCK + 3
