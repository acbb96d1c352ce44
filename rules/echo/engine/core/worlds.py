"""Worlds: copies of a game that players try actions on."""

from __future__ import annotations

from typing import Any

from rules.echo.engine.core import codes
from rules.echo.engine.core.layout import STATE, S
from rules.kernel.compiled.compiling import VOID, inner
from rules.kernel.compiled.copying import copy_bytes

_FRAMES, _WAITING = (int(STATE.fields[name][1]) for name in ("stack", "waiting"))  # type: ignore[index]
_FRAME, _ROW = 2 * codes.FRAME_WIDTH, 2 * codes.CONTEXT_WIDTH


@inner(VOID(S, S))
def copy_world(target: Any, source: Any) -> None:
    """Copy a game, but for the rows of the stack and of what waits that are not in use: they stand last in the record."""
    if source.waiting_size > 0:
        copy_bytes(target, source, _WAITING + _ROW * int(source.waiting_size))
    else:
        copy_bytes(target, source, _FRAMES + _FRAME * int(source.stack_size))
