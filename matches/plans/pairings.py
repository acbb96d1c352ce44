"""Plan the pairings of a simulation, their seeds, and the games that each of them gets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from matches.statistics import heed_all, share_turns

MASK = (1 << 64) - 1


@dataclass(frozen=True, slots=True)
class Pairing:
    """Contestants who are to meet, by their indices in the order of their seats, and the seed of their games by its number."""

    seats: tuple[int, ...]
    seed: int


def against_all(contestants: int) -> list[Pairing]:
    """The first against each of the others."""
    return [Pairing((0, other), other - 1) for other in range(1, contestants)]


def all_against_all(contestants: int, first_new: int = 1) -> list[Pairing]:
    """Each against each before it; those of contestants from `first_new` on, so that later ones change no seed of the earlier."""
    newer = range(max(first_new, 1), contestants)
    return [Pairing((older, new), new * (new - 1) // 2 + older) for new in newer for older in range(new)]


def both_against_all(contestants: int) -> list[Pairing]:
    """The first two against each of the others, from the same seeds."""
    return [Pairing((version, other), other - 2) for other in range(2, contestants) for version in (0, 1)]


@dataclass(frozen=True, slots=True)
class Share:
    """The games of one pairing: their numbers start at `first_game`, those of its pairs at 0."""

    first_game: int
    pairs: int


def share_by_weight(games: int, weights: Sequence[float], versions: int = 1) -> list[Share]:
    """Pairs by the opponents' weights (`heed_all`), for each opponent those of all versions of the deck after one another."""
    shares: list[Share] = []
    first_game = 0
    for pairs in share_turns(games // 2 // versions, heed_all(weights)):
        for _ in range(versions):
            shares.append(Share(first_game, pairs))
            first_game += 2 * pairs
    return shares


def seed_for(seed: int, number: int) -> int:
    """The seed of a pairing's games, 63 bits: number 0 is the simulation's own, each other a SplitMix64 step away.

    Different seeds keep the opponents' results independent, which the interval over all of them relies on.
    """
    if number == 0:
        return seed
    mixed = (seed + number * 0x9E3779B97F4A7C15) & MASK
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK
    return (mixed ^ (mixed >> 31)) >> 1


def even_games(games: int, pairings: int) -> int:
    """The number of games that is played when `games` are asked for: rounded up to whole pairs, at least one for each pairing."""
    return max(2 * -(-games // 2), 2 * pairings)


def games_of_two(games: int, opponents: int) -> int:
    """The number of games of two versions that is played when `games` are asked for: as many pairs of each against each opponent."""
    lot = 4 * opponents
    return lot * max(1, -(-games // lot))


def share_out(games: int, pairings: int, first_game: int = 0) -> list[Share]:
    """Pairs as evenly as can be; the first pairings get what is left over."""
    least, more = divmod(games // 2, pairings)
    shares: list[Share] = []
    for index in range(pairings):
        pairs = least + (index < more)
        shares.append(Share(first_game, pairs))
        first_game += 2 * pairs
    return shares
