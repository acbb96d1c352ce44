"""The workers that report."""

from __future__ import annotations

from django.db import models


class Worker(models.Model):
    """A simulating process, as it last reported: which engine it has, how fast that is, and whether it is compiling."""

    name = models.CharField(max_length=120, unique=True)
    game = models.SlugField()
    engine_digest = models.CharField(max_length=16)
    warming_since = models.DateTimeField(null=True)
    games_per_second = models.FloatField(default=0)
    cores = models.PositiveSmallIntegerField(default=0, db_default=0, help_text="Those that its machine lends it; it plays on one of them.")
    seen_at = models.DateTimeField()

    def __str__(self) -> str:
        return self.name

    @property
    def machine(self) -> str:
        """Where it runs: its name up to the process's number."""
        return self.name.rpartition(":")[0]
