"""Games are shared out and cut so that nothing is left out and nothing is played twice."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from matches.farm.ranges import FIRST_SECONDS, LIVE_SECONDS, MOST_CHUNKS, ROUND_SECONDS, Progress, cut, cut_evenly, rounds_of
from matches.plans.pairings import all_against_all, both_against_all, even_games, seed_for, share_out

games = st.integers(1, 200_000)
opponents = st.integers(1, 30)


@settings(deadline=None)
@given(games, opponents)
def test_shares_are_even_and_whole(asked: int, count: int) -> None:
    played = even_games(asked, count)
    shares = share_out(played, count)
    assert played >= asked
    assert played % 2 == 0
    assert 2 * sum(share.pairs for share in shares) == played
    assert max(share.pairs for share in shares) - min(share.pairs for share in shares) <= 1
    assert [share.first_game for share in shares] == [2 * sum(each.pairs for each in shares[:index]) for index in range(count)]


@settings(deadline=None)
@given(
    st.lists(st.integers(0, 20_000), min_size=1, max_size=20).filter(any),
    st.floats(0.5, 30_000),
    st.integers(1, 50),
    st.lists(st.integers(1, 5000), max_size=5),
)
def test_every_pair_is_cut_once_however_often_one_goes_on(pairs: list[int], speed: float, most: int, marks: list[int]) -> None:
    progress = [Progress(each, marks=sorted(marks)) for each in pairs]
    chunks = 0
    while ranges := cut(progress, speed, most):
        assert len(ranges) <= most
        for each in ranges:
            before = progress[each.matchup]
            assert each.pairs > 0
            assert each.first_pair == before.begun
            assert not any(each.first_pair < mark < each.first_pair + each.pairs for mark in marks)
            progress[each.matchup] = before.after(each.pairs)
        chunks += len(ranges)
    assert [each.begun for each in progress] == pairs
    assert chunks <= MOST_CHUNKS + (5 + len(marks)) * len(pairs)


def test_the_first_chunks_are_small() -> None:
    assert [each.pairs for each in cut([Progress(5000)], 1000, 6)] == [50, 100, 200, 400, 750, 750]


def test_a_first_figure_is_as_little_work_against_many_as_against_few() -> None:
    for rounds in (LIVE_SECONDS, ROUND_SECONDS):
        assert [round(count * rounds_of(count, rounds)[0], 6) for count in (1, 2, 3, 12, 40)] == [0.1, 0.2, 0.3, 0.3, 0.3]
        assert rounds_of(12, rounds)[1:] == rounds[1:]


@settings(deadline=None)
@given(opponents, st.floats(20, 30_000), st.integers(1, 40))
def test_each_is_played_a_little_before_any_a_lot(count: int, speed: float, most: int) -> None:
    """However many chunks are cut at a time: all are met in the first round, which is hardly more than it may take."""
    progress, first = [Progress(5000 // count) for _ in range(count)], []
    while len(first) < count:
        ranges = cut(progress, speed, most, rounds_of(count))
        for each in ranges:
            progress[each.matchup] = progress[each.matchup].after(each.pairs)
        first += ranges
    first = first[:count]
    assert [each.matchup for each in first] == list(range(count))
    least = max(1, -(-5000 // MOST_CHUNKS))
    assert max(each.pairs for each in first) <= max(least, 0.5 + FIRST_SECONDS / count * speed / 2) * 1.5


def test_matchups_take_turns() -> None:
    assert [each.matchup for each in cut([Progress(100), Progress(100), Progress(0)], 100, 5)] == [0, 1, 0, 1, 0]


@settings(deadline=None)
@given(
    st.lists(st.integers(1, 60), min_size=1, max_size=3),
    st.integers(2, 5),
    st.lists(st.tuples(st.floats(1, 1000), st.integers(1, 9)), max_size=8),
)
def test_who_is_compared_is_never_ahead_by_more_than_a_chunk(pairs: list[int], players: int, cuts: list[tuple[float, int]]) -> None:
    """Whatever the speed is found to be on the way, and however few chunks are cut at a time; nothing is left out in the end."""
    progress = [Progress(each) for _ in range(players) for each in pairs]
    # One that has fallen out: it played a little, and has no more to play.
    progress += [Progress(1, begun=1, chunks=1) for _ in pairs]
    whose = [index // len(pairs) for index in range(len(progress))]
    begun, largest = [0] * players, 0
    for speed, most in [*cuts, (1000.0, 10_000)]:
        for each in cut_evenly(progress, whose, speed, most):
            assert whose[each.matchup] < players
            assert each.first_pair == progress[each.matchup].begun
            progress[each.matchup] = progress[each.matchup].after(each.pairs)
            largest = max(largest, each.pairs)
            begun[whose[each.matchup]] += each.pairs
            assert max(begun) - min(begun) <= largest
    assert [each.begun for each in progress] == [each.pairs for each in progress]


def test_all_play_all_and_later_ones_change_no_seed() -> None:
    assert [each.seats for each in all_against_all(4)] == [(0, 1), (0, 2), (1, 2), (0, 3), (1, 3), (2, 3)]
    assert len({each.seed for each in all_against_all(12)}) == 66
    assert all_against_all(6) == all_against_all(4) + all_against_all(6, first_new=4)


def test_two_versions_play_the_same_games() -> None:
    assert [(each.seats, each.seed) for each in both_against_all(4)] == [((0, 2), 0), ((1, 2), 0), ((0, 3), 1), ((1, 3), 1)]


def test_seeds_differ_by_opponent_and_fit_in_63_bits() -> None:
    seeds = [seed_for(12345, opponent) for opponent in range(1000)]
    assert seeds[0] == 12345
    assert len(set(seeds)) == 1000
    assert all(0 <= seed < 1 << 63 for seed in seeds)
