"""Repeated positions: how often a position has been there since something happened that can't be undone. The state has the fields below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from rules.kernel.compiled.bits import NONE
from rules.kernel.compiled.columns import row_stirring
from rules.kernel.compiled.compilation import INT, VOID, inner
from rules.kernel.state.fields import Field, StateFields


class Repetition(NamedTuple):
    """note(s): note the position that a state has come to; return how often it has been, this time included.
    forget(s): none before can come again. Of more positions than there is room for the oldest are forgotten.
    """

    note: Any
    forget: Any


def history_fields(height: int) -> tuple[Field, Field]:
    """Return the fields of a state that hold so many positions."""
    return Field("history", "u8", shape=(height,)), Field("history_size", "i2")


def repetition(state: Any, fields: StateFields, told: Sequence[tuple[str, int]]) -> Repetition:
    """Return the functions of a game. `told`: the fields that tell positions apart, each with how many of its numbers' lowest bits do."""
    height = fields.dtype["history"].shape[0]
    stir_row = row_stirring(fields.dtype, told, is_one_row=True)

    @inner(INT(state))
    def note(s: Any) -> int:
        mark, count = stir_row(s, 0, NONE), 1
        for index in range(min(int(s.history_size), height)):
            count += int(s.history[index] == mark)
        s.history[s.history_size % height] = mark
        s.history_size += 1
        return count

    @inner(VOID(state))
    def forget(s: Any) -> None:
        s.history_size = 0

    return Repetition(note, forget)
