"""The numbers of the skirmish's events."""

from __future__ import annotations

(
    GAME_BEGAN, TURN_BEGAN, DREW, SITE_PLAYED, DEPLOYED, TOKEN_MADE, MOVED, FOUGHT, DIED, TOKEN_DIED, LIFE_CHANGED, GAME_ENDED,
) = range(12)  # fmt: skip
