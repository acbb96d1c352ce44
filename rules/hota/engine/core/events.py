"""The numbers of the events that the rules note; `rules/hota/events.py` says what they are."""

from __future__ import annotations

EVENTS = (
    "game_began", "mulligan_announced", "cards_exchanged", "turn_began", "phase_began", "readied", "mana_refilled", "drew", "deck_empty",
    "attribute_played", "spell_cast", "ability_used", "ability_triggered", "chose", "declined", "countered", "fizzled", "resolved",
    "arrived", "attached", "left", "died", "moved", "revealed", "deck_shuffled", "discarded", "tapped", "stats_changed", "trait_changed",
    "held", "attack_declared", "blocked", "damaged", "player_damaged", "healed", "prevented", "mana_changed", "attribute_changed",
    "token_made", "controlled", "turn_ended", "game_ended",
)  # fmt: skip
(
    GAME_BEGAN, MULLIGAN_ANNOUNCED, CARDS_EXCHANGED, TURN_BEGAN, PHASE_BEGAN, READIED, MANA_REFILLED, DREW, DECK_EMPTY,
    ATTRIBUTE_PLAYED, SPELL_CAST, ABILITY_USED, ABILITY_TRIGGERED, CHOSE, DECLINED, COUNTERED, FIZZLED, RESOLVED,
    ARRIVED, ATTACHED, LEFT, DIED, MOVED, REVEALED, DECK_SHUFFLED, DISCARDED, TAPPED, STATS_CHANGED, TRAIT_CHANGED,
    HELD, ATTACK_DECLARED, BLOCKED, DAMAGED, PLAYER_DAMAGED, HEALED, PREVENTED, MANA_CHANGED, ATTRIBUTE_CHANGED,
    TOKEN_MADE, CONTROLLED, TURN_ENDED, GAME_ENDED,
) = range(len(EVENTS))  # fmt: skip
