"""The event log: what happens in a game, as rows of numbers. `EVENT_NAMES` are the names that scenarios and replays use."""

from __future__ import annotations

EVENT_NAMES = (
    "game_began", "started_with", "turn_began", "readied", "drew", "mp_gained", "deployed", "equipped", "spell_cast", "skill_used",
    "attack_declared", "guarded", "damaged", "ignored", "reduced", "healed", "counter_declared", "died", "left", "bounty_taken",
    "bounty_added", "bounty_looked", "guard_assigned", "mp_changed", "tapped", "untapped", "given", "item_lost", "moved", "discarded",
    "shuffled", "looked", "stayed", "dispelled", "chose", "declined", "turn_ended", "game_ended",
)  # fmt: skip

(
    GAME_BEGAN, STARTED_WITH, TURN_BEGAN, READIED, DREW, MP_GAINED, DEPLOYED, EQUIPPED, SPELL_CAST, SKILL_USED,
    ATTACK_DECLARED, GUARDED, DAMAGED, IGNORED, REDUCED, HEALED, COUNTER_DECLARED, DIED, LEFT, BOUNTY_TAKEN,
    BOUNTY_ADDED, BOUNTY_LOOKED, GUARD_ASSIGNED, MP_CHANGED, TAPPED, UNTAPPED, GIVEN, ITEM_LOST, MOVED, DISCARDED,
    SHUFFLED, LOOKED, STAYED, DISPELLED, CHOSE, DECLINED, TURN_ENDED, GAME_ENDED,
) = range(len(EVENT_NAMES))  # fmt: skip

#: What an event belongs to: an ability or a weapon attack, 0 neither.
BY_ABILITY, BY_BATTLE = 1, 2
