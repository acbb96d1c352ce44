"""Add up the luck of the draw in played games, so that the sums add up in any order."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import numpy as np
import numpy.typing as npt

from matches.statistics.luck import LUCK_SLOTS, LuckSums
from matches.tallies.pair_points import pair_points
from rules.kernel.compiled.rows import LUCK_UNIT

Ints = npt.NDArray[np.int64]
#: The sums by the digest of the worths that luck was counted with.
LuckCounts = Mapping[str, LuckSums]
#: The products that are summed, as pairs of 1, s, a and b.
_PRODUCTS = ((0, 0), (0, 1), (0, 2), (0, 3), (1, 1), (1, 2), (1, 3), (2, 2), (2, 3), (3, 3))


def sum_luck(games: npt.NDArray[np.void], cards: npt.NDArray[np.void], worths: Sequence[Ints], first_pair: int) -> LuckSums:
    """The sums of whole pairs of games in order, leaving out pairs that the engine got wrong.

    `games`: GAME_ROW. `cards`: CARD_ROW, shape (games, 2, copies). `worths`: of each copy of either deck, in LUCK_PARTS. `first_pair`: the
    number of the first pair, by which the halves are told apart, wherever a chunk begins.
    """
    pairs = games[: len(games) // 2 * 2].reshape(-1, 2)
    luck = cards["luck"][: 2 * len(pairs)].astype(np.int64).reshape(len(pairs), 2, 2, cards.shape[-1]).sum(axis=1)
    found = [(luck[:, side, : len(each)] @ each + LUCK_UNIT // 2) // LUCK_UNIT for side, each in enumerate(worths)]
    values = np.stack([np.ones(len(pairs), np.int64), pair_points(pairs), *found])
    is_sound = (pairs["errors"] == 0).all(axis=1)
    is_odd = (first_pair + np.arange(len(pairs))) % 2 == 1
    even, odd = (_products(values[:, is_sound & half]) for half in (~is_odd, is_odd))
    return even, odd


def _products(values: Ints) -> tuple[int, ...]:
    return tuple(int(values[left] @ values[right]) for left, right in _PRODUCTS)


def merge_luck(parts: Iterable[LuckCounts]) -> dict[str, LuckSums]:
    """Return the sum of the sums; those of other worths stay apart."""
    total: dict[str, LuckSums] = {}
    for part in parts:
        for digest, halves in part.items():
            known = total.get(digest, ((0,) * LUCK_SLOTS, (0,) * LUCK_SLOTS))
            even, odd = (tuple(map(sum, zip(*each, strict=True))) for each in zip(known, halves, strict=True))
            total[digest] = even, odd
    return total


def turn_luck(counts: LuckCounts) -> dict[str, LuckSums]:
    """The same games from the other deck's side."""
    return {digest: (_turn(even), _turn(odd)) for digest, (even, odd) in counts.items()}


def _turn(half: tuple[int, ...]) -> tuple[int, ...]:
    n, s, a, b, ss, sa, sb, aa, ab, bb = half
    return n, 4 * n - s, b, a, 16 * n - 8 * s + ss, 4 * b - sb, 4 * a - sa, bb, ab, aa


def luck_of(counts: LuckCounts, pairs: int) -> LuckSums | None:
    """Return the sums if they tell of all these pairs, with one kind of worths; else None."""
    found = [halves for halves in counts.values() if sum(half[0] for half in halves) == pairs]
    return found[0] if found else None


def read_luck(data: Mapping[str, Sequence[Sequence[int]]]) -> dict[str, LuckSums]:
    """The sums as JSON keeps them."""
    return {digest: (tuple(even), tuple(odd)) for digest, (even, odd) in data.items()}
