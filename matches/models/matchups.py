"""A pairing of two contestants in a simulation."""

from __future__ import annotations

from django.db import models

from matches.models.contestants import Contestant


class Matchup(models.Model):
    """Two contestants who play each other. Games are numbered from `first_game`; their deck 0 is `left`.

    `pairs` is the most pairs of games that are played; `stopped_at` is the number of pairs at which the stop rule ended it: later ones do
    not count. In a heat each pair has another version of the deck `left` (`matches.races.heats`).
    """

    simulation = models.ForeignKey("matches.Simulation", on_delete=models.CASCADE, related_name="matchups")
    index = models.PositiveIntegerField()
    left = models.ForeignKey(Contestant, on_delete=models.CASCADE, related_name="+")
    right = models.ForeignKey(Contestant, on_delete=models.CASCADE, related_name="+")
    seed = models.BigIntegerField()
    first_game = models.PositiveIntegerField()
    pairs = models.PositiveIntegerField()
    stopped_at = models.PositiveIntegerField(null=True)
    is_heat = models.BooleanField(default=False, db_default=False)

    class Meta:
        ordering = ["simulation", "index"]
        constraints = [models.UniqueConstraint(fields=["simulation", "index"], name="one_matchup_of_an_index")]

    def __str__(self) -> str:
        return f"{self.simulation_id} {self.index}"

    @property
    def games(self) -> int:
        return 2 * self.pairs
