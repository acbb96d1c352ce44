"""The numbers of the duel's events."""

from __future__ import annotations

(
    GAME_BEGAN, TURN_BEGAN, DREW, CAST, TRIGGERED, NAMED, ARRIVED, DIED, COUNTERED, RESOLVED, DAMAGED, LIFE_CHANGED, ATTACKED, BLOCKED,
    GAME_ENDED,
) = range(15)  # fmt: skip
