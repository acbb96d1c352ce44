"""The stack: effects being carried out and the decisions that they wait for, as rows of the state; so a copy of the state goes on alike."""

from __future__ import annotations

from typing import Any

from numba import types

from rules.echo.engine.core.state import codes, events
from rules.echo.engine.core.state.field import has_followers
from rules.echo.engine.core.state.layout import S, W
from rules.echo.engine.core.state.log import note
from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.compiled.events.log import ending

finish_game = ending(S, W, note, over=codes.OVER, drawn=codes.DRAWN_GAME, event=events.GAME_ENDED)


@inner(INT(S, INT, INT))
def push(s: Any, kind: int, side: int) -> int:
    """Put a frame on the stack; its index."""
    top = int(s.stack_size)
    if top >= codes.STACK_HEIGHT:
        s.errors |= codes.STACK_OVERFLOW
        top = codes.STACK_HEIGHT - 1
    for column in range(codes.FRAME_WIDTH):
        s.stack[top, column] = 0
    s.stack[top, codes.KIND] = kind
    s.stack[top, codes.SIDE] = side
    s.stack_size = top + 1
    return top


@inner(INT(S, INT))
def side_of(s: Any, f: int) -> int:
    """Return the side that a frame belongs to."""
    return int(s.stack[f, codes.SIDE])


@inner(VOID(S))
def pop(s: Any) -> None:
    s.stack_size -= 1


@inner(INT(S))
def top_kind(s: Any) -> int:
    """The kind of the top frame, 0 for an empty stack."""
    return int(s.stack[s.stack_size - 1, codes.KIND]) if s.stack_size > 0 else 0


@inner(types.boolean(S, INT))
def has_lost(s: Any, side: int) -> bool:
    return bool(s.life[side] <= 0 or not has_followers(s, side))


@inner(VOID(S, W))
def check_victory(s: Any, w: Any) -> None:
    """Look whether the game is over: after each effect with its refills, and after each action (Echo 3, E-14)."""
    if s.phase < codes.START or s.phase == codes.OVER:
        return
    first, second = has_lost(s, 0), has_lost(s, 1)
    if first and second:
        finish_game(s, w, codes.DRAWN_GAME, codes.BY_BOTH)
    elif first or second:
        loser = 0 if first else 1
        finish_game(s, w, 1 - loser, codes.BY_HERO if s.life[loser] <= 0 else codes.BY_FOLLOWERS)
