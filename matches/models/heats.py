"""The heats of races."""

from __future__ import annotations

from django.db import models

from decks.lists.swaps import Swap
from matches.models.simulations import Simulation


class Heat(models.Model):
    """The heat before a race of many swaps: each plays `pairs` pairs against one opponent, and the best go on (`matches.races.heats`).

    `cards`: [section, slug] of each card that goes or comes. `lanes`: for each opponent the swaps that meet it, in the order in which they
    play, as [number of the card that goes, of the one that comes]. A swap's own number is its place when the lanes follow one another.
    """

    simulation = models.OneToOneField(Simulation, on_delete=models.CASCADE, related_name="heat")
    cards = models.JSONField()
    lanes = models.JSONField()
    pairs = models.PositiveIntegerField()

    def __str__(self) -> str:
        return str(self.simulation_id)

    @property
    def tried(self) -> int:
        """The number of swaps in the heat."""
        return sum(map(len, self.lanes))

    @property
    def games(self) -> int:
        return 2 * self.pairs * self.tried

    def swaps(self, lane: int) -> list[Swap]:
        """Return the swaps of one lane, in order."""
        return [Swap(self.cards[out][0], self.cards[out][1], self.cards[into][1]) for out, into in self.lanes[lane]]
