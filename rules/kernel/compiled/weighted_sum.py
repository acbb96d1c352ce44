"""The weighted sum of a position's features: it multiplies several at once, which compiled loops of an engine do not.

Measured on 2026-11-24: 132 features in 8 ns instead of 46, of some 350 ns that a position tried in a search takes.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from rules.kernel.compiled.columns import column
from rules.kernel.compiled.interpretation import IS_INTERPRETED

#: How many are multiplied at once.
LANES = 8
_I32, _I64 = ir.IntType(32), ir.IntType(64)


def weighing(work: np.dtype[Any], tables: np.dtype[Any]) -> Any:
    """Return the function `weigh(w, t, side)`: the sum of the workspace's `features`, each times the tables' weight of it for a side."""
    features, weights = column(work, "features", is_one_row=True), column(tables, "weights")
    assert features.size == weights.size == _I32.width // 8
    assert features.in_row == weights.in_row

    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        w, t, side = values
        row = builder.add(builder.mul(side, _I64(weights.in_row * weights.size)), _I64(weights.at))
        places = (w, _I64(features.at)), (t, row)
        total = ir.Constant(ir.VectorType(_I64, LANES), None)
        whole = features.in_row - features.in_row % LANES
        for first in range(0, whole, LANES):
            total = builder.add(total, _product(builder, places, first, LANES))
        found = _I64(0)
        for lane in range(LANES):
            found = builder.add(found, builder.extract_element(total, ir.Constant(_I32, lane)))
        for index in range(whole, features.in_row):
            found = builder.add(found, _product(builder, places, index, 1))
        return found

    def weigh(context: Any, w: Any, t: Any, side: Any) -> Any:
        return types.int64(w, t, types.int64), generate

    def weigh_plainly(w: Any, t: Any, side: int) -> int:
        return int(np.dot(w["features"].astype(np.int64), t["weights"][side].astype(np.int64)))

    return weigh_plainly if IS_INTERPRETED else intrinsic(weigh)


def _product(builder: Any, places: Any, first: int, lanes: int) -> Any:
    """Return the products of so many numbers of both rows, from the first on."""
    narrow, wide = (_I32, _I64) if lanes == 1 else (ir.VectorType(_I32, lanes), ir.VectorType(_I64, lanes))
    numbers = []
    for record, at in places:
        place = builder.add(at, _I64(first * _I32.width // 8))
        number = builder.load(cgutils.pointer_add(builder, record, place, narrow.as_pointer()))
        number.align = _I32.width // 8
        numbers.append(builder.sext(number, wide))
    return builder.mul(*numbers)
