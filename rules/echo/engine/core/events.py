"""The event log: what happens in a game, as rows of numbers. `EVENT_NAMES` are the names that scenarios and replays use."""

from __future__ import annotations

EVENT_NAMES = (
    "game_began", "mulliganed", "placed", "turn_began", "drew", "decked_out", "collected_display", "energy_refreshed", "awakened",
    "item_played", "skill_used", "attack_declared", "revealed", "hidden", "battle_skipped", "dying", "regenerated", "destroyed", "refilled",
    "hero_damaged", "hero_healed", "attack_changed", "keyword_changed", "state_changed", "moved", "discarded", "displayed", "controlled",
    "chose", "turn_ended", "game_ended", "draw_skipped", "declined", "energy_changed", "battle_compared", "deck_shuffled", "may_reattack",
    "restricted", "looked", "extra_attack", "attribute_beaten",
)  # fmt: skip

(
    GAME_BEGAN, MULLIGANED, PLACED, TURN_BEGAN, DREW, DECKED_OUT, COLLECTED_DISPLAY, ENERGY_REFRESHED, AWAKENED,
    ITEM_PLAYED, SKILL_USED, ATTACK_DECLARED, REVEALED, HIDDEN, BATTLE_SKIPPED, DYING, REGENERATED, DESTROYED, REFILLED,
    HERO_DAMAGED, HERO_HEALED, ATTACK_CHANGED, KEYWORD_CHANGED, STATE_CHANGED, MOVED, DISCARDED, DISPLAYED, CONTROLLED,
    CHOSE, TURN_ENDED, GAME_ENDED, DRAW_SKIPPED, DECLINED, ENERGY_CHANGED, BATTLE_COMPARED, DECK_SHUFFLED, MAY_REATTACK,
    RESTRICTED, LOOKED, EXTRA_ATTACK, ATTRIBUTE_BEATEN,
) = range(len(EVENT_NAMES))  # fmt: skip
