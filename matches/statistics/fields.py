"""A field of decks that play each other: what was measured of each two of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from matches.statistics.distributions import Floats
from matches.statistics.rates import Measured

#: Deck i against deck j from i's side: its pair scores (0, 1/2, 1, 3/2, 2 points) counted, or what they come to without luck.
#: Each two decks at most once.
Cells = Mapping[tuple[int, int], Sequence[int] | Measured]


@dataclass(frozen=True, slots=True)
class Field:
    """The cells with games, in any order.

    `versus[cell]`: 1 for the deck from whose side it was counted, -1 for the other, 0 for the rest. `pairs` played, their mean
    score (0 to 1), and the variance of one pair's score, never zero.
    """

    decks: int
    versus: Floats
    pairs: Floats
    means: Floats
    variances: Floats


def measure_field(decks: int, cells: Cells) -> Field:
    """Raises ValueError for a cell of a deck with itself, with none of the decks, or counted twice.

    As in `rates.interval`, each variance is that of independent games times a design effect, to which one imaginary pair is added. A rate
    near 0 or 1 is shrunk for it as Agresti and Coull (1998) do.
    """
    for left, right in cells:
        if not (0 <= left < decks and 0 <= right < decks) or left == right or (right, left) in cells:
            raise ValueError(f"Cell {left}, {right} is none of {decks} decks, or there twice.")
    met = {place: each if isinstance(each, Measured) else _measured(each) for place, each in cells.items()}
    played = [(place, each) for place, each in met.items() if each.pairs]
    versus = np.zeros((len(played), decks))
    for row, ((left, right), _) in enumerate(played):
        versus[row, left], versus[row, right] = 1, -1
    figures = np.array([(each.pairs, each.score, each.squares) for _, each in played], dtype=float).reshape(len(played), 3)
    pairs, means, squares = figures.T
    binary = means * (1 - means)
    measured = np.where(binary > 0, squares / np.where(binary > 0, binary, 1), (pairs - 1) / 2)
    shrunk = (pairs * means + 1) / (pairs + 2)
    return Field(decks, versus, pairs, means, (measured + 0.5) / pairs * shrunk * (1 - shrunk))


def _measured(counts: Sequence[int]) -> Measured:
    """Return what counted pair scores come to."""
    pairs = sum(counts)
    score = sum(number * step for step, number in enumerate(counts)) / 4 / pairs if pairs else 0.5
    return Measured(pairs, score, sum(number * (step / 4 - score) ** 2 for step, number in enumerate(counts)))
