"""Copying the beginning of a record: of one whose last fields are mostly empty, what is in use is far less than the whole."""

from __future__ import annotations

from typing import Any

from numba import types
from numba.core import cgutils
from numba.extending import intrinsic


def _copy_bytes(context: Any, target: Any, source: Any, size: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        cgutils.raw_memcpy(builder, values[0], values[1], values[2], 1)
        return context.get_dummy_value()

    return types.void(target, source, types.int64), generate


#: `copy_bytes(target, source, size)`: the first `size` bytes of a record over those of another of its type.
copy_bytes: Any = intrinsic(_copy_bytes)
