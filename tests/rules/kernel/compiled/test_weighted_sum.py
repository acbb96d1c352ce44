"""The weighted sum of features: the same as in plain arithmetic, for numbers of any size and signs, and for any number of features."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest

from rules.kernel.compiled.compilation import INT, array_of, entry
from rules.kernel.compiled.storage.cache import CompileCache
from rules.kernel.compiled.weighted_sum import weighing

CACHE = CompileCache("weighing", (Path(__file__),))


@pytest.mark.parametrize("count", [3, 8, 45, 132])
def test_every_feature_counts_with_the_weight_of_the_side(count: int) -> None:
    work = np.dtype([("worth", "i2"), ("features", "i4", (count,))], align=True)
    tables = np.dtype([("mark", "u8"), ("weights", "i4", (2, count)), ("chances", "i4")], align=True)
    weigh = weighing(work, tables)

    @entry(CACHE, INT(array_of(numba.from_dtype(work)), array_of(numba.from_dtype(tables)), INT))
    def weigh_first(w: Any, t: Any, side: int) -> int:
        return int(weigh(w[0], t[0], side))

    chance = np.random.default_rng(count)
    for most in (9, 2**31 - 1):
        w, t = np.zeros(1, work), np.zeros(1, tables)
        w["features"] = chance.integers(-most, most, count)
        t["weights"] = chance.integers(-most, most, (2, count))
        for side in (0, 1):
            with np.errstate(over="ignore"):
                wanted = (w["features"][0].astype(np.int64) * t["weights"][0, side].astype(np.int64)).sum()
            assert weigh_first(w, t, side) == wanted
