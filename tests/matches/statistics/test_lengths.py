"""The spread of game lengths is that of the games themselves."""

from __future__ import annotations

import random
from collections import Counter

import numpy as np
import pytest

from matches.statistics import spread


def test_spread() -> None:
    values = [random.Random(3).randint(4, 20) for _ in range(501)]
    found = spread(dict(Counter(values)))
    assert found is not None
    assert (found.shortest, found.longest, found.median) == (min(values), max(values), sorted(values)[250])
    assert (found.mean, found.deviation) == pytest.approx((np.mean(values), np.std(values)))


def test_no_games_have_no_length() -> None:
    assert spread({}) is None
