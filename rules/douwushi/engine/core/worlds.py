"""Worlds: copies of a game that players try actions on."""

from __future__ import annotations

from typing import Any

from rules.douwushi.engine.core import codes
from rules.douwushi.engine.core.layout import STATE, S
from rules.kernel.compiled.compiling import VOID, inner
from rules.kernel.compiled.copying import copy_bytes

_GIVEN, _WAITING = (int(STATE.fields[name][1]) for name in ("given", "waiting"))  # type: ignore[index]
_ROW, _CONTEXT = 2 * codes.GIVEN_WIDTH, 2 * codes.CONTEXT_WIDTH


@inner(VOID(S, S))
def copy_world(target: Any, source: Any) -> None:
    """Copy a game, but for the rows of given modifiers and of what waits that are not in use: they stand last in the record."""
    if source.waiting_size > 0:
        copy_bytes(target, source, _WAITING + _CONTEXT * int(source.waiting_size))
    else:
        copy_bytes(target, source, _GIVEN + _ROW * int(source.given_size))
