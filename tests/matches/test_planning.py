"""How games are shared out and cut: nothing is left out, nothing is played twice."""

from __future__ import annotations

from collections import defaultdict

from hypothesis import given
from hypothesis import strategies as st

from matches.planning import MOST_CHUNKS, cut, even_games, seed_for, share_out

games = st.integers(1, 200_000)
opponents = st.integers(1, 30)


@given(games, opponents)
def test_shares_are_even_and_whole(asked: int, count: int) -> None:
    played = even_games(asked, count)
    shares = share_out(played, count, 7)
    assert played >= asked
    assert played % 2 == 0
    assert 2 * sum(share.pairs for share in shares) == played
    assert max(share.pairs for share in shares) - min(share.pairs for share in shares) <= 1
    assert [share.first_game for share in shares] == [2 * sum(each.pairs for each in shares[:index]) for index in range(count)]


@given(st.lists(st.integers(0, 20_000), min_size=1, max_size=20).filter(any), st.floats(0.5, 30_000))
def test_every_pair_is_cut_once(pairs: list[int], speed: float) -> None:
    ends: dict[int, int] = defaultdict(int)
    ranges = cut(pairs, speed)
    for each in ranges:
        assert each.pairs > 0
        assert each.first_pair == ends[each.opponent]
        ends[each.opponent] += each.pairs
    assert [ends[opponent] for opponent in range(len(pairs))] == pairs
    assert len(ranges) <= MOST_CHUNKS + 5 * len(pairs)


def test_the_first_chunks_are_small() -> None:
    sizes = [each.pairs for each in cut([5000], 1000)]
    assert sizes[:6] == [50, 100, 200, 400, 750, 750]


def test_seeds_differ_by_opponent_and_fit_in_63_bits() -> None:
    seeds = [seed_for(12345, opponent) for opponent in range(1000)]
    assert seeds[0] == 12345
    assert len(set(seeds)) == 1000
    assert all(0 <= seed < 1 << 63 for seed in seeds)
