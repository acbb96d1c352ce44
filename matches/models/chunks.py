"""Chunks: shares of a simulation, claimed under a lease and finished once."""

from __future__ import annotations

import json
import zlib
from datetime import datetime
from typing import Any

from django.db import models
from django.db.models import Q
from django.utils import timezone

from matches.models.kinds import wanted
from matches.models.matchups import Matchup
from matches.models.simulations import Simulation
from matches.tallies.cards import CardCounts, read_counts
from matches.tallies.leads import read_leads
from matches.tallies.luck import read_luck
from matches.tallies.results import Results, Tally
from rules.wording import Text


class ChunkQuerySet(models.QuerySet["Chunk"]):
    def open(self) -> ChunkQuerySet:
        """Those that still have to be played."""
        return self.filter(done_at=None, set_aside_at=None)

    def over(self) -> ChunkQuerySet:
        """Those that are done or set aside, in order, without the counts of their cards."""
        return self.exclude(done_at=None, set_aside_at=None).order_by("index").defer("card_counts")

    def wanted(self) -> ChunkQuerySet:
        """Those that still have to be played, of simulations that go on and that somebody waits for."""
        return self.open().filter(wanted("simulation__"))

    def claimable(self, now: datetime) -> ChunkQuerySet:
        return self.open().filter(Q(lease_until=None) | Q(lease_until__lt=now))


class Chunk(models.Model):
    """A fixed range of pairs of one simulation: claimed under a lease, and finished once."""

    simulation = models.ForeignKey(Simulation, on_delete=models.CASCADE, related_name="chunks")
    matchup = models.ForeignKey(Matchup, on_delete=models.CASCADE, related_name="chunks")
    index = models.PositiveIntegerField()
    first_pair = models.PositiveIntegerField()
    pairs = models.PositiveIntegerField()

    attempts = models.PositiveSmallIntegerField(default=0)
    dispatches = models.PositiveSmallIntegerField(default=0)
    dispatched_at = models.DateTimeField(null=True)
    claimed_by = models.CharField(max_length=120, blank=True)
    lease_until = models.DateTimeField(null=True)
    done_at = models.DateTimeField(null=True)
    set_aside_at = models.DateTimeField(null=True)
    error = models.JSONField(default=dict, blank=True)

    scores = models.TextField(blank=True, help_text="The half points of each pair in order, 0 to 4; x where the engine erred.")
    card_counts = models.BinaryField(null=True, help_text="Packed counts of what became of each card of the lead.")
    score_0 = models.PositiveIntegerField(default=0)
    score_1 = models.PositiveIntegerField(default=0)
    score_2 = models.PositiveIntegerField(default=0)
    score_3 = models.PositiveIntegerField(default=0)
    score_4 = models.PositiveIntegerField(default=0)
    first_wins = models.PositiveIntegerField(default=0)
    first_draws = models.PositiveIntegerField(default=0)
    first_losses = models.PositiveIntegerField(default=0)
    second_wins = models.PositiveIntegerField(default=0)
    second_draws = models.PositiveIntegerField(default=0)
    second_losses = models.PositiveIntegerField(default=0)
    ends = models.JSONField(default=dict)
    turns = models.JSONField(default=dict)
    samples = models.JSONField(default=dict)
    leads = models.JSONField(null=True, help_text="How far the lead was ahead, by turn (matches.tallies.leads).")
    luck = models.JSONField(null=True, help_text="Sums of the luck of draws, by the digest of the worths (matches.tallies.luck).")
    actions = models.PositiveBigIntegerField(default=0)
    errors = models.PositiveIntegerField(default=0)
    seconds = models.FloatField(default=0)

    objects = ChunkQuerySet.as_manager()

    class Meta:
        ordering = ["simulation", "index"]
        constraints = [models.UniqueConstraint(fields=["simulation", "index"], name="one_chunk_of_an_index")]
        indexes = [
            models.Index(fields=["simulation", "done_at"]),
            models.Index(fields=["lease_until"], condition=Q(done_at=None), name="chunks_under_lease"),
            models.Index(
                fields=["dispatched_at"],
                condition=Q(done_at=None, set_aside_at=None, lease_until=None, dispatched_at__isnull=False),
                name="chunks_waiting_for_a_worker",
            ),
            models.Index(fields=["done_at"], condition=~Q(done_at=None), name="chunks_by_end"),
            models.Index(fields=["set_aside_at"], condition=~Q(set_aside_at=None), name="chunks_set_aside"),
        ]

    def __str__(self) -> str:
        return f"{self.simulation_id} {self.index}"

    @property
    def games(self) -> int:
        return 2 * self.pairs

    @property
    def reason(self) -> Text:
        return Text(**self.error) if self.error else Text("", "")

    @property
    def tally(self) -> Tally:
        """Its results as they were counted."""
        return Tally(
            pair_scores=(self.score_0, self.score_1, self.score_2, self.score_3, self.score_4),
            first=(self.first_wins, self.first_draws, self.first_losses),
            second=(self.second_wins, self.second_draws, self.second_losses),
            ends={slug: _results(found) for slug, found in self.ends.items()},
            turns={int(turns): number for turns, number in self.turns.items()},
            samples={name: (game, turns) for name, (game, turns) in self.samples.items()},
            leads=read_leads(self.leads or ()),
            luck=read_luck(self.luck or {}),
            actions=self.actions,
            errors=self.errors,
        )

    @property
    def cards(self) -> CardCounts | None:
        """The counts of what became of the lead's cards; None where they were not counted."""
        return None if self.card_counts is None else read_counts(json.loads(zlib.decompress(bytes(self.card_counts))))

    def finish(self, tally: Tally, scores: str, seconds: float, cards: CardCounts | None = None) -> bool:
        """Write the results unless they are there already. Return whether this call wrote them."""
        now = timezone.now()
        packed = None if cards is None else zlib.compress(json.dumps(cards.as_json, separators=(",", ":")).encode())
        columns = {**_columns(tally), "seconds": seconds, "scores": scores, "card_counts": packed}
        found = Chunk.objects.filter(pk=self.pk, done_at=None).update(done_at=now, lease_until=None, set_aside_at=None, error={}, **columns)
        return found == 1


def _results(found: list[int]) -> Results:
    wins, draws, losses = found
    return wins, draws, losses


def _columns(tally: Tally) -> dict[str, Any]:
    scores = {f"score_{step}": number for step, number in enumerate(tally.pair_scores)}
    seats = {
        f"{seat}_{name}": number
        for seat, results in (("first", tally.first), ("second", tally.second))
        for name, number in zip(("wins", "draws", "losses"), results, strict=True)
    }
    return {
        **scores,
        **seats,
        "ends": tally.ends,
        "turns": tally.turns,
        "samples": tally.samples,
        "leads": tally.leads,
        "luck": tally.luck,
        "actions": tally.actions,
        "errors": tally.errors,
    }
