"""Copy the used beginning of a record: the last fields of some records are mostly empty, so that it is far less than the whole."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from rules.kernel.compiled.compilation import VOID, inner
from rules.kernel.compiled.interpretation import IS_INTERPRETED


def _copy_bytes(context: Any, target: Any, source: Any, size: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        cgutils.raw_memcpy(builder, values[0], values[1], values[2], 1)
        return context.get_dummy_value()

    return types.void(target, source, types.int64), generate


#: `copy_bytes(target, source, size)`: copy the first `size` bytes of a record over those of another of its type.
copy_bytes: Any = intrinsic(_copy_bytes)


def _clear_bytes(context: Any, target: Any, size: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        cgutils.memset(builder, values[0], values[1], 0)
        return context.get_dummy_value()

    return types.void(target, types.int64), generate


clear_bytes: Any = intrinsic(_clear_bytes)


def clearing(record: Any, dtype: np.dtype[Any]) -> Any:
    """Return the function `clear(s)` of a record, which sets every field to 0."""
    size = dtype.itemsize

    def clear_fields(s: Any) -> None:
        for name in dtype.names or ():
            s[name] = 0

    @inner(VOID(record))
    def clear(s: Any) -> None:
        clear_bytes(s, size)

    return clear_fields if IS_INTERPRETED else clear


def copying(record: Any, dtype: np.dtype[Any]) -> Any:
    """Return the function `copy(target, source)` of a record, which skips the unused rows of its last two fields, tables.

    The field named as a table with `_size` after it holds how many of its rows are in use.
    """
    assert dtype.names
    assert dtype.fields
    first, last = dtype.names[-2:]
    first_at, last_at = int(dtype.fields[first][1]), int(dtype.fields[last][1])
    first_row, last_row = dtype[first].base.itemsize * dtype[first].shape[-1], dtype[last].base.itemsize * dtype[last].shape[-1]
    first_size, last_size = first + "_size", last + "_size"

    def copy_fields(target: Any, source: Any) -> None:
        for name in dtype.names or ():
            target[name] = source[name]

    @inner(VOID(record, record))
    def copy(target: Any, source: Any) -> None:
        if source[last_size] > 0:
            copy_bytes(target, source, last_at + last_row * int(source[last_size]))
        else:
            copy_bytes(target, source, first_at + first_row * int(source[first_size]))

    return copy_fields if IS_INTERPRETED else copy
