"""Take the luck of the draw out of win rates.

What the cards drawn were worth, less what was to be expected, is 0 on average whatever the worths are and whatever the players do
(`rules.kernel.compiled.luck`). So a multiple of it can be subtracted from each pair's score: the mean stays what it was to be expected to
be, and spreads less as far as luck explains the results. This is the method of control variates, as AIVAT uses it for poker (N. Burch et
al., "AIVAT: A new variance reduction technique for agent evaluation in imperfect information games", 2018); here the worths are fixed
beforehand and the multiples are fitted, those of one half of the pairs on the other half, so that no pair is judged by itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from matches.statistics.rates import Interval, Measured, Observed, Weights, effective_trials, shares_of, wilson

#: Sums over pairs of 1, s, a, b, ss, sa, sb, aa, ab and bb: s are the pair's half points, a and b the luck of either side's draws in
#: LUCK_PARTS.
LUCK_SLOTS = 10
#: The sums of the even pairs, and those of the odd ones.
LuckSums = tuple[tuple[int, ...], tuple[int, ...]]
#: The parts of a pair's score (0 to 1) in which luck is counted.
LUCK_PARTS = 10_000
#: Pairs of a half from which multiples are fitted at least.
LEAST_PAIRS = 50
#: Rates nearer to 0 or 1 stay plain: there a subtraction could lead out of what is possible.
NEAR_ENDS = 0.05
#: The least share of the variance that luck has to explain to be worth a second figure.
LEAST_EXPLAINED = 0.02


@dataclass(frozen=True, slots=True)
class WithoutLuck:
    """A win rate as it would be with average draws, 0 to 1, with its 95 % interval.

    `luck` is what draws added to the plain rate. `explained` is the share of its variance that is gone: so much fewer games give an
    interval as narrow.
    """

    rate: float
    interval: Interval
    luck: float
    explained: float

    @property
    def as_json(self) -> dict[str, Any]:
        return {"win_rate": self.rate, "interval": [self.interval.low, self.interval.high], "luck": self.luck, "explained": self.explained}


def rate_without_luck(strata: Sequence[LuckSums], weights: Weights = ()) -> WithoutLuck | None:
    """Return the win rate over all strata (opponents) without luck, weighed as `rates.interval` does; None where the plain one is to stand:
    with too few pairs, near 0 or 1, or where luck explains next to nothing. Raises ValueError as `rates.interval` does.
    """
    shares = shares_of([[half[0] for half in each] for each in strata], weights)
    if shares is None:
        return None
    counted = [(share, *_measure(each)) for share, each in zip(shares, strata, strict=True) if share]
    plain = sum(share * known.score for share, known, _ in counted)
    if not NEAR_ENDS <= plain <= 1 - NEAR_ENDS:
        return None
    rate = sum(share * found.score for share, _, found in counted)
    before, _ = effective_trials([Observed(share, known.pairs, known.squares, 2.0) for share, known, _ in counted], plain)
    trials, freedom = effective_trials([Observed(share, found.pairs, found.squares, 2.0) for share, _, found in counted], rate)
    explained = 1 - before / plain / (1 - plain) / (trials / rate / (1 - rate)) if 0 < rate < 1 else 0.0
    if explained < LEAST_EXPLAINED:
        return None
    return WithoutLuck(rate, wilson(rate, trials, freedom), plain - rate, explained)


def score_without_luck(halves: LuckSums) -> Measured:
    """Return the scores of some pairs without luck; with too few pairs, and near 0 or 1, as they were played.

    Raise ZeroDivisionError for no pairs.
    """
    plain, found = _measure(halves)
    return found if NEAR_ENDS <= plain.score <= 1 - NEAR_ENDS and 0 < found.score < 1 else plain


def _measure(halves: LuckSums) -> tuple[Measured, Measured]:
    """Return a stratum as it was played, and without luck."""
    pairs = sum(half[0] for half in halves)
    score = sum(half[1] for half in halves) / pairs
    plain = sum(half[4] for half in halves) - pairs * score * score
    rests = [_rest(half, *_multiples(other)) for half, other in (halves, halves[::-1])]
    total = sum(rest for rest, _ in rests)
    apart = sum((rest - half[0] * total / pairs) ** 2 / half[0] for half, (rest, _) in zip(halves, rests, strict=True) if half[0])
    squares = apart + sum(within for _, within in rests)
    return Measured(pairs, score / 4, plain / 16), Measured(pairs, total / pairs / 4, squares / 16)


def _rest(half: tuple[int, ...], left: float, right: float) -> tuple[float, float]:
    """Return the sum of the scores that stay once so much of either luck is taken, and the squares of their distances from their mean."""
    pairs, s, a, b, *_ = half
    if not pairs:
        return 0.0, 0.0
    ss, sa, sb, aa, ab, bb = _centred(half)
    squares = ss - 2 * (left * sa + right * sb) + left * left * aa + 2 * left * right * ab + right * right * bb
    return s - left * a - right * b, max(squares, 0.0)


def _multiples(half: tuple[int, ...]) -> tuple[float, float]:
    """Return the multiples of either luck that fit the scores best (least squares); 0 where they explain no more than chance would."""
    pairs = half[0]
    if pairs < LEAST_PAIRS:
        return 0.0, 0.0
    ss, sa, sb, aa, ab, bb = _centred(half)
    determinant = aa * bb - ab * ab
    if determinant > 1e-9 * aa * bb:
        left, right = (sa * bb - sb * ab) / determinant, (sb * aa - sa * ab) / determinant
    else:
        left, right = (sa / aa if aa else 0.0), (sb / bb if bb and not aa else 0.0)
    rest = ss - left * sa - right * sb
    # The adjusted coefficient of determination (Ezekiel 1930).
    return (left, right) if rest / (pairs - 3) < ss / (pairs - 1) else (0.0, 0.0)


def _centred(half: tuple[int, ...]) -> tuple[float, ...]:
    """The sums of squares and products about the means: of ss, sa, sb, aa, ab and bb. Exact until the one division."""
    pairs, s, a, b, ss, sa, sb, aa, ab, bb = half
    raw = ((ss, s, s), (sa, s, a), (sb, s, b), (aa, a, a), (ab, a, b), (bb, b, b))
    return tuple((pairs * product - left * right) / pairs for product, left, right in raw)
