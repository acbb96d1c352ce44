"""Pairs are shared out by weight, and the shares of a longer gauntlet hold those of a shorter one."""

from __future__ import annotations

import pytest

from matches.statistics import heed_all, interval, share_pairs, share_turns


def test_even_weights_take_turns() -> None:
    assert share_pairs(8, [1, 1, 1]) == (3, 3, 2)


def test_in_proportion() -> None:
    assert share_pairs(1000, [0.5, 0.3, 0.2]) == (500, 300, 200)
    assert share_pairs(10, [97, 2, 1, 0]) == (10, 0, 0, 0)


@pytest.mark.parametrize("weights", [[0.41, 0.33, 0.15, 0.11], [7, 1, 1, 1, 1, 1, 0, 1], [5], [1e-9, 1]], ids=str)
def test_shares_never_shrink(weights: list[float]) -> None:
    """Not even where largest remainders would (the Alabama paradox)."""
    before = share_pairs(0, weights)
    for pairs in range(1, 400):
        shares = share_pairs(pairs, weights)
        assert sum(shares) == pairs
        assert sorted(now - then for now, then in zip(shares, before, strict=True)) == [0] * (len(weights) - 1) + [1]
        before = shares


@pytest.mark.parametrize("weights", [[0.41, 0.33, 0.15, 0.11], [100, 1, 1, 1, 0.01], [5], [1, 1, 1], [1e-9, 1]], ids=str)
def test_turns_leave_nobody_out(weights: list[float]) -> None:
    before = share_turns(0, weights)
    for pairs in range(1, 400):
        shares = share_turns(pairs, heed_all(weights))
        assert sorted(now - then for now, then in zip(shares, before, strict=True)) == [0] * (len(weights) - 1) + [1]
        assert min(shares) >= max(min(1, pairs // len(weights)), int(pairs / len(weights) / 5))
        before = shares
    assert share_turns(1200, [6, 3, 1]) == share_pairs(1200, [6, 3, 1])
    assert [share_turns(size, [3, 3, 2]) for size in (2, 3, 4, 8)] == [(1, 1, 0), (1, 1, 1), (2, 1, 1), (3, 3, 2)]


def test_many_pairs_take_no_time() -> None:
    shares = share_pairs(10**9, [0.123, 0.456, 0.421])
    assert shares == pytest.approx([123e6, 456e6, 421e6], abs=1)


@pytest.mark.parametrize("weights", [[], [0, 0], [1, -1]])
def test_impossible_weights_are_refused(weights: list[float]) -> None:
    with pytest.raises(ValueError, match="Weights"):
        share_pairs(10, weights)


def test_shares_by_weight_are_the_narrowest() -> None:
    def half_width(shares: tuple[int, ...]) -> float:
        return interval([[each // 4, 0, each - 2 * (each // 4), 0, each // 4] for each in shares], [6, 3, 1]).half_width

    by_weight = half_width(share_pairs(1200, [6, 3, 1]))
    assert by_weight < 0.9 * half_width((400, 400, 400))
    assert by_weight < half_width((600, 400, 200))
