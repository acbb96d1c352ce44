"""Share out the pairs of a gauntlet among opponents who weigh differently."""

from __future__ import annotations

import heapq
import math

from matches.statistics.rates import Weights

#: Nobody who is met at all is played less than this part of an even share.
LEAST_PART = 0.25


def heed_all(weights: Weights) -> tuple[float, ...]:
    """Return the weights by which to play opponents who are met by these weights.

    They are the same ones, by which the rate of the field is known best; but each is at least a fourth of an even share, so that there is
    something to say of each opponent.
    """
    least = LEAST_PART * sum(weights) / len(weights)
    return tuple(max(weight, least) for weight in weights)


def share_turns(pairs: int, weights: Weights) -> tuple[int, ...]:
    """Like `share_pairs`, but the first pairs go round once. Prefixes nest here, too. Raises ValueError for weights not above zero."""
    if not weights or not min(weights) > 0:
        raise ValueError(f"Everybody who is played weighs something, not {list(weights)}.")
    if pairs < len(weights):
        return tuple(int(index < pairs) for index in range(len(weights)))
    left = dict(enumerate(weights))
    shares = dict.fromkeys(left, 1)
    while left:
        found = dict(zip(left, share_pairs(pairs - len(weights) + len(left), list(left.values())), strict=True))
        left = {index: left[index] for index, share in found.items() if share}
        if len(left) == len(found):
            shares |= found
            break
    return tuple(shares.values())


def share_pairs(pairs: int, weights: Weights) -> tuple[int, ...]:
    """Return how many of the first `pairs` pairs are played against each opponent: in proportion to the weights, for which the interval is
    narrowest when opponents are about equally unpredictable.

    The method of Webster and Sainte-Laguë: an opponent's shares never shrink as `pairs` grow, so that prefixes nest. Of equals
    the first comes first; even weights take turns. Raises ValueError for weights that are negative or all zero.
    """
    if not weights or min(weights) < 0 or not sum(weights) > 0:
        raise ValueError(f"Weights are none below zero and some above, not {list(weights)}.")
    # Nobody gets fewer than this: the divisor of Webster's method is at most half a pair an opponent off.
    slack = (len(weights) + 1) / 2
    shares = [max(0, math.floor(pairs * weight / sum(weights) - slack)) for weight in weights]
    queue = [(-weight / (2 * share + 1), index) for index, (weight, share) in enumerate(zip(weights, shares, strict=True)) if weight]
    heapq.heapify(queue)
    for _ in range(pairs - sum(shares)):
        _, index = queue[0]
        shares[index] += 1
        heapq.heapreplace(queue, (-weights[index] / (2 * shares[index] + 1), index))
    return tuple(shares)
