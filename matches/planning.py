"""How a simulation is cut: games shared out over opponents, seeds, and chunks of whole pairs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

MASK = (1 << 64) - 1
#: Seconds of work that the first rounds of chunks aim at, so that figures come in quickly; the last goes for all later rounds.
ROUND_SECONDS = (0.1, 0.2, 0.4, 0.8, 1.5)
MOST_CHUNKS = 2000


@dataclass(frozen=True, slots=True)
class Share:
    """What one opponent gets: its games' numbers start at `first_game`, its pairs at 0."""

    first_game: int
    pairs: int
    seed: int


@dataclass(frozen=True, slots=True)
class Range:
    """Pairs `first_pair` to `first_pair + pairs - 1` against the opponent of that index."""

    opponent: int
    first_pair: int
    pairs: int


def seed_for(seed: int, opponent: int) -> int:
    """The seed of an opponent's games, 63 bits: the first opponent's is the simulation's own, each other's a SplitMix64 step away.

    Different seeds keep the opponents' results independent, which the interval over all of them relies on.
    """
    if opponent == 0:
        return seed
    mixed = (seed + opponent * 0x9E3779B97F4A7C15) & MASK
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK
    return (mixed ^ (mixed >> 31)) >> 1


def even_games(games: int, opponents: int) -> int:
    """The number of games that is played when `games` are asked for: rounded up to whole pairs, at least one for each opponent."""
    return max(2 * -(-games // 2), 2 * opponents)


def share_out(games: int, opponents: int, seed: int) -> list[Share]:
    """Pairs as evenly as can be; the first opponents get what is left over."""
    least, more = divmod(games // 2, opponents)
    shares: list[Share] = []
    first_game = 0
    for index in range(opponents):
        pairs = least + (index < more)
        shares.append(Share(first_game, pairs, seed_for(seed, index)))
        first_game += 2 * pairs
    return shares


def cut(pairs: Sequence[int], games_per_second: float) -> list[Range]:
    """Chunks in the order in which they should be played: round by round over the opponents, first small, then of even length."""
    smallest = -(-sum(pairs) // MOST_CHUNKS)
    ranges: list[Range] = []
    played = [0] * len(pairs)
    turn = 0
    while any(done < all_pairs for done, all_pairs in zip(played, pairs, strict=True)):
        seconds = ROUND_SECONDS[min(turn, len(ROUND_SECONDS) - 1)]
        size = max(1, smallest, round(seconds * games_per_second / 2))
        for opponent, all_pairs in enumerate(pairs):
            left = all_pairs - played[opponent]
            if left:
                taken = left if left < size * 1.5 else size
                ranges.append(Range(opponent, played[opponent], taken))
                played[opponent] += taken
        turn += 1
    return ranges
