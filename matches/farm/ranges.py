"""The next ranges of pairs that a simulation's chunks play, in the order in which they are played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from heapq import heapify, heappop, heappush

#: Seconds of work that the first rounds of chunks aim at, so that figures come in quickly; the last goes for all later rounds.
ROUND_SECONDS = (0.1, 0.2, 0.4, 0.8, 1.5)
#: The first round takes at most so many seconds of all matchups together, so that a figure soon covers every opponent.
FIRST_SECONDS = 0.3
#: The rounds where somebody waits for the first figure and may want another one soon.
LIVE_SECONDS = (0.1, 0.1, 0.3)
MOST_CHUNKS = 2000
#: At least so many hints of one person's simulations are under way at a time, so that long ones do not fill the queue.
LEAST_WINDOW = 4
#: A hint is about at least so many seconds of games, where it takes no more than so many chunks: a message and what goes with it cost more
#: than the games of a tiny chunk.
LEAST_HINT_SECONDS = 0.1
MOST_OF_HINT = 16
#: So many windows of chunks are cut at once.
WINDOWS_AT_ONCE = 4


@dataclass(frozen=True, slots=True)
class Range:
    """Pairs `first_pair` to `first_pair + pairs - 1` of the matchup of that index."""

    matchup: int
    first_pair: int
    pairs: int


@dataclass(frozen=True, slots=True)
class Progress:
    """The part of a matchup that has been cut: `begun` of its `pairs`, in `chunks` chunks. A chunk ends at each mark that it comes to."""

    pairs: int
    begun: int = 0
    chunks: int = 0
    marks: Sequence[int] = ()

    def next_range(self, matchup: int, games_per_second: float, smallest: int, rounds: Sequence[float]) -> Range | None:
        """The next chunk of this matchup, as long as its round says; None when all is cut."""
        end = next((mark for mark in self.marks if mark > self.begun), self.pairs)
        left = min(end, self.pairs) - self.begun
        if left <= 0:
            return None
        seconds = rounds[min(self.chunks, len(rounds) - 1)]
        size = max(1, smallest, round(seconds * games_per_second / 2))
        return Range(matchup, self.begun, left if left < size * 1.5 else size)

    def after(self, pairs: int) -> Progress:
        return replace(self, begun=self.begun + pairs, chunks=self.chunks + 1)


def window_of(workers: int) -> int:
    """Return the number of hints under way at a time: for each worker one that it plays and one that waits for it; at least four."""
    return max(LEAST_WINDOW, 2 * workers)


def rounds_of(matchups: int, rounds: Sequence[float] = ROUND_SECONDS) -> tuple[float, ...]:
    """The seconds of the rounds of so many matchups: the first plays each of them a little before any is played a lot."""
    first, *more = rounds
    return (min(first, FIRST_SECONDS / matchups), *more)


def cut(progress: Sequence[Progress], games_per_second: float, most: int, rounds: Sequence[float] = ROUND_SECONDS) -> list[Range]:
    """At most so many more chunks, in the order in which they should be played: round by round over the matchups, first small ones."""
    smallest = -(-sum(each.pairs for each in progress) // MOST_CHUNKS)
    state = list(progress)
    turns = [(each.chunks, index) for index, each in enumerate(state)]
    heapify(turns)
    ranges: list[Range] = []
    while turns and len(ranges) < most:
        _, index = heappop(turns)
        found = state[index].next_range(index, games_per_second, smallest, rounds)
        if found:
            ranges.append(found)
            state[index] = state[index].after(found.pairs)
            heappush(turns, (state[index].chunks, index))
    return ranges


def cut_evenly(
    progress: Sequence[Progress], players: Sequence[int], games_per_second: float, most: int, rounds: Sequence[float] = ROUND_SECONDS
) -> list[Range]:
    """Cut like `cut`, but evenly among players, which are compared while they play; `players` names the player of each matchup.

    The player that has begun the fewest pairs is next, so that none that still has some to play is ever ahead of another by more than a
    chunk.
    """
    smallest = -(-sum(each.pairs for each in progress) // MOST_CHUNKS)
    state = list(progress)
    matchups: dict[int, list[int]] = {}
    for index, player in enumerate(players):
        matchups.setdefault(player, []).append(index)
    turns = [(sum(state[index].begun for index in own), player) for player, own in matchups.items()]
    heapify(turns)
    ranges: list[Range] = []
    while turns and len(ranges) < most:
        begun, player = heappop(turns)
        for _, index in sorted((state[index].begun, index) for index in matchups[player]):
            found = state[index].next_range(index, games_per_second, smallest, rounds)
            if found:
                ranges.append(found)
                state[index] = state[index].after(found.pairs)
                heappush(turns, (begun + found.pairs, player))
                break
    return ranges
