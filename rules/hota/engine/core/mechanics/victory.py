"""The end of the game: who has lost is checked whenever a player would have priority (104, H-8, H-9)."""

from __future__ import annotations

from typing import Any

from rules.hota.engine.core.state import codes, events
from rules.hota.engine.core.state.layout import S, W
from rules.hota.engine.core.state.log import note
from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.events.log import ending

#: The bits of `is_out`: a draw could not be made; an effect says that the player loses; an effect says that the other player wins.
EMPTY, BY_WORD, BEATEN = 1, 2, 4
finish_game = ending(S, W, note, over=codes.OVER, drawn=codes.DRAWN_GAME, event=events.GAME_ENDED)


@inner(INT(S, INT))
def cause_of_loss(s: Any, side: int) -> int:
    """Return the cause for which a side has lost, -1 if it has not."""
    if s.damage[side] >= codes.LIFE:
        return codes.BY_DAMAGE
    if int(s.is_out[side]) & BY_WORD:
        return codes.BY_EFFECT
    return codes.BY_EMPTY_DECK if int(s.is_out[side]) & EMPTY else codes.NOBODY


@inner(VOID(S, W))
def check_victory(s: Any, w: Any) -> None:
    """End the game if somebody has lost; if both have, in a draw (104.4a). Who wins by an effect must not lose at once (104.3e)."""
    first, second = cause_of_loss(s, 0), cause_of_loss(s, 1)
    if first < 0 and second < 0:
        first = codes.BY_EFFECT if int(s.is_out[0]) & BEATEN else codes.NOBODY
        second = codes.BY_EFFECT if int(s.is_out[1]) & BEATEN else codes.NOBODY
    if first >= 0 and second >= 0:
        finish_game(s, w, codes.DRAWN_GAME, codes.BY_BOTH)
    elif first >= 0:
        finish_game(s, w, 1, first)
    elif second >= 0:
        finish_game(s, w, 0, second)
