"""Results of single cards in finished simulations."""

from __future__ import annotations

from django.db import models

from matches.models.simulations import Simulation


class CardRun(models.Model):
    """The results of one card in a finished simulation, over all decks whose cards were counted.

    `digest` identifies the card's definition at that time. `counts`: the games by `cards.standings`, in the format of
    `statistics.subset_rate`.
    """

    simulation = models.ForeignKey(Simulation, on_delete=models.CASCADE, related_name="card_runs")
    card = models.SlugField(max_length=80)
    digest = models.CharField(max_length=16)
    counts = models.JSONField()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["simulation", "card"], name="one_run_of_a_card_a_simulation")]

    def __str__(self) -> str:
        return f"{self.simulation_id} {self.card}"
