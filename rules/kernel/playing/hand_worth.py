"""The numbers that tell of an opening hand: of each card its cost, its prints and its words. Their weights are learned."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

Numbers = npt.NDArray[np.int32]


@dataclass(frozen=True, kw_only=True)
class HandWorth:
    """The numbers that are told of a card, in the order of their weights, and of the hand that holds it.

    Its cost, as one of the cases 0 to `dearest` for each way to be `held`; then the `prints`; then how often it says each of so many
    `words` in each of the `roles`, as many as there are ways to be held. The hand as a whole is one of `hands` cases, called `hand`.
    """

    held: tuple[str, ...]
    dearest: int
    prints: tuple[str, ...]
    words: int
    roles: tuple[int, ...]
    hand: str = ""
    hands: int = 0

    @property
    def costs(self) -> int:
        return self.dearest + 1

    @property
    def ends(self) -> tuple[int, int, int]:
        """The columns where the costs, the prints and the words end; the last is how many numbers are told of a card."""
        costs = len(self.held) * self.costs
        prints = costs + len(self.prints)
        return costs, prints, prints + len(self.roles) * self.words

    @property
    def of_card(self) -> int:
        return self.ends[2]

    @property
    def size(self) -> int:
        return self.of_card + self.hands

    def describe(self, held: Numbers, costs: Numbers, prints: Sequence[Any], words: Numbers) -> Numbers:
        """Return what is told of some cards, shape (cards, of_card), by how each is held, its cost, its prints and its words in hand."""
        first, last, _ = self.ends
        found = np.zeros((len(costs), self.of_card), np.int32)
        found[np.arange(len(costs)), held * self.costs + np.clip(costs, 0, self.dearest)] = 1
        found[:, first:last] = np.stack(prints, axis=1)
        found[:, last:] = np.concatenate([words[:, :, role] for role in self.roles], axis=1)
        return found
