"""The numbers of what the players see in a position (features.py) and of where they see a card."""

from __future__ import annotations

#: Where a card is worth something to its owner's player: in hand, on the battlefield.
WORDS = 2
IN_HAND, ON_FIELD = range(WORDS)

# Features of a side; the enemy's stand BLOCK later.
(
    HEROES, LIFE_LEFT, MP, ARMED_ATTACK, READY_ATTACK, UNARMED, GUARDED_HEROES, FALLEN, FALLEN_2, FALLEN_3, HAND_CARDS, HAND_HEROES,
    BOUNTY, WEAK, EQUIPPED_ITEMS, SKILL_MP, LAST_HERO, SHORT_HAND, LIFE_SHARE, GUARDS,
) = range(20)  # fmt: skip
BLOCK = 20
FEATURES = 2 * BLOCK + 1
#: It is the side's own turn that begins next.
ONE = 2 * BLOCK
