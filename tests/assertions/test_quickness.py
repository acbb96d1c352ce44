"""A bound on time tells what is slow by itself, and nothing else."""

import pytest

from tests.assertions.quickness import Quickness


def test_what_is_slow_is_told() -> None:
    quickness = Quickness(0.01)
    with pytest.raises(AssertionError, match="slow one"):
        quickness.ask("slow one", lambda: sum(range(3_000_000)))
    hitches = iter([3_000_000, 1])
    quickness.ask("a hitch", lambda: sum(range(next(hitches))))
    assert (quickness.count, quickness.slowest) == (2, "slow one")
