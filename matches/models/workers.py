"""The workers that report."""

from __future__ import annotations

from django.db import models
from django.db.models import Value


class Worker(models.Model):
    """A simulating process, as it last reported: the engine that it plays with, how fast that is, and whether it is compiling.

    `engines` are all that it has: digests by game. Workers of earlier versions do not tell them.
    """

    name = models.CharField(max_length=120, unique=True)
    game = models.SlugField()
    engine_digest = models.CharField(max_length=16)
    engines = models.JSONField(default=dict, db_default=Value({}, models.JSONField()))
    warming_since = models.DateTimeField(null=True)
    games_per_second = models.FloatField(default=0)
    cores = models.PositiveSmallIntegerField(default=0, db_default=0, help_text="Those that its machine lends it; it plays on one of them.")
    seen_at = models.DateTimeField()

    def __str__(self) -> str:
        return self.name

    @property
    def every_engine(self) -> dict[str, str]:
        return {self.game: self.engine_digest, **self.engines}

    @property
    def machine(self) -> str:
        """The machine that it runs on: its name up to the process's number."""
        return self.name.rpartition(":")[0]
