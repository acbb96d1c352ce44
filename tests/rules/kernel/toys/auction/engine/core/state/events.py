"""The numbers of the auction's events."""

from __future__ import annotations

GAME_BEGAN, ROUND_BEGAN, BID_MADE, BID_SHOWN, DREW, PRIZE_WON, PRIZE_GONE, GAME_ENDED = range(8)
