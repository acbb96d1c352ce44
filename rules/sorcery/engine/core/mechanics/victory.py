"""The end of a game: decide who has lost, between the things that happen (S-9, S-10, S-15)."""

from __future__ import annotations

from typing import Any

from rules.kernel.compiled.compilation import VOID, inner
from rules.kernel.compiled.events.log import ending
from rules.sorcery.engine.core.state import codes, events
from rules.sorcery.engine.core.state.layout import S, W
from rules.sorcery.engine.core.state.log import note

finish_game = ending(S, W, note, over=codes.OVER, drawn=codes.DRAWN_GAME, event=events.GAME_ENDED)


@inner(VOID(S, W))
def exhaust(s: Any, w: Any) -> None:
    """End the game in a draw: too much has happened in one turn (S-15)."""
    finish_game(s, w, codes.DRAWN_GAME, codes.BY_ACTIONS)


@inner(VOID(S, W))
def check_victory(s: Any, w: Any) -> None:
    """End the game if an avatar was dealt the death blow; if both were, in a draw (S-10)."""
    if s.is_slain[0] and s.is_slain[1]:
        finish_game(s, w, codes.DRAWN_GAME, codes.BY_BOTH)
    elif s.is_slain[0] or s.is_slain[1]:
        finish_game(s, w, 1 if s.is_slain[0] else 0, codes.BY_DEATH_BLOW)
