"""Simulations, their opponents and chunks, recorded games, and the workers that report."""

from __future__ import annotations

import secrets
import uuid
from datetime import datetime
from typing import Any

from django.db import models
from django.db.models import Q
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from decks.models import Deck, Visibility
from decks.owners import OwnedModel, Owner
from matches.statistics import win_rate
from matches.tallies import Results, Tally
from rules import games
from rules.kernel.game import Game
from rules.wording import Text

SEED_BITS = 63


def random_seed() -> int:
    return secrets.randbits(SEED_BITS)


class Status(models.TextChoices):
    QUEUED = "queued", _("queued")
    RUNNING = "running", _("running")
    DONE = "done", _("done")
    CANCELLED = "cancelled", _("cancelled")
    FAILED = "failed", _("failed")


ACTIVE = (Status.QUEUED, Status.RUNNING)


class SimulationQuerySet(models.QuerySet["Simulation"]):
    def owned_by(self, owner: Owner) -> SimulationQuerySet:
        return self.filter(owner.filter)

    def visible_to(self, owner: Owner) -> SimulationQuerySet:
        """One's own, and those none of whose decks was private when it was made or is now."""
        private = Visibility.PRIVATE
        hidden = Opponent.objects.filter(simulation=models.OuterRef("pk"), deck__visibility=private)
        is_open = ~Q(visibility=private) & ~Q(deck__visibility=private, deck__isnull=False) & ~models.Exists(hidden)
        return self.filter(is_open | owner.filter)

    def with_results(self) -> SimulationQuerySet:
        """Each with `won`, `drawn` and `lost`, the games finished so far."""

        def total(name: str) -> models.Aggregate:
            return models.Sum(models.F(f"chunks__first_{name}") + models.F(f"chunks__second_{name}"), default=0)

        return self.annotate(won=total("wins"), drawn=total("draws"), lost=total("losses")).order_by("-created_at")

    def active(self) -> SimulationQuerySet:
        return self.filter(status__in=ACTIVE)


class Simulation(OwnedModel):
    """A request for many games of one deck against one or more others.

    `cards` holds the definitions of every card played with, so that the games can be played again whatever becomes of the decks.
    `error` says in both languages why it failed, or why a worker would not play it.
    """

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    game = models.SlugField()
    deck = models.ForeignKey(Deck, null=True, on_delete=models.SET_NULL, related_name="simulations")
    snapshot = models.JSONField()
    cards = models.JSONField()
    visibility = models.CharField(max_length=10, choices=Visibility.choices, default=Visibility.PRIVATE)
    level = models.SlugField()
    opponent_level = models.SlugField()
    seed = models.BigIntegerField(default=random_seed)
    games = models.PositiveIntegerField()
    status = models.CharField(max_length=10, choices=Status.choices, default=Status.QUEUED)
    definitions_digest = models.CharField(max_length=16)
    engine_digest = models.CharField(max_length=16)
    error = models.JSONField(default=dict, blank=True)
    created_at = models.DateTimeField(auto_now_add=True)
    started_at = models.DateTimeField(null=True)
    finished_at = models.DateTimeField(null=True)
    cancelled_at = models.DateTimeField(null=True)

    objects = SimulationQuerySet.as_manager()

    class Meta:
        ordering = ["-created_at"]
        indexes = [models.Index(fields=["status", "created_at"])]

    def __str__(self) -> str:
        return str(self.id)

    def get_absolute_url(self) -> str:
        return reverse("matches:simulation", args=[self.pk])

    @property
    def rules(self) -> Game:
        return games.get(self.game)

    @property
    def is_active(self) -> bool:
        return self.status in ACTIVE

    @property
    def last_game(self) -> int:
        return self.games - 1

    @property
    def so_far(self) -> Results:
        """Wins, draws and losses of a row read `with_results`."""
        return getattr(self, "won", 0), getattr(self, "drawn", 0), getattr(self, "lost", 0)

    @property
    def counted(self) -> int:
        """Games finished so far, of a row read `with_results`."""
        return sum(self.so_far)

    @property
    def rate(self) -> float | None:
        """The win rate so far, of a row read `with_results`."""
        wins, draws, losses = self.so_far
        return win_rate(wins, draws, wins + draws + losses)

    @property
    def levels(self) -> tuple[str, str]:
        return self.level, self.opponent_level

    @property
    def deck_name(self) -> Text:
        return Text(**self.snapshot["name"])

    @property
    def reason(self) -> Text:
        """Why it failed, or what holds it up."""
        return Text(**self.error) if self.error else Text("", "")

    def opponent_of(self, game: int) -> Opponent:
        """The opponent of a game by its number in the simulation. Raises LookupError for a game that it has not."""
        for opponent in self.opponents.all():
            if opponent.first_game <= game < opponent.first_game + opponent.games:
                return opponent
        raise LookupError(game)


class Opponent(models.Model):
    """A deck that the simulation's deck plays against, as it was then. Its games are numbered from `first_game` on."""

    simulation = models.ForeignKey(Simulation, on_delete=models.CASCADE, related_name="opponents")
    index = models.PositiveSmallIntegerField()
    deck = models.ForeignKey(Deck, null=True, on_delete=models.SET_NULL, related_name="+")
    snapshot = models.JSONField()
    seed = models.BigIntegerField()
    first_game = models.PositiveIntegerField()
    pairs = models.PositiveIntegerField()

    class Meta:
        ordering = ["simulation", "index"]
        constraints = [models.UniqueConstraint(fields=["simulation", "index"], name="one_opponent_of_an_index")]

    def __str__(self) -> str:
        return f"{self.simulation_id} {self.index}"

    @property
    def deck_name(self) -> Text:
        return Text(**self.snapshot["name"])

    @property
    def games(self) -> int:
        return 2 * self.pairs


class ChunkQuerySet(models.QuerySet["Chunk"]):
    def open(self) -> ChunkQuerySet:
        """Those that still have to be played."""
        return self.filter(done_at=None, set_aside_at=None)

    def wanted(self) -> ChunkQuerySet:
        """Those of them whose simulation still goes on."""
        return self.open().filter(simulation__status__in=ACTIVE)

    def claimable(self, now: datetime) -> ChunkQuerySet:
        return self.open().filter(Q(lease_until=None) | Q(lease_until__lt=now))


class Chunk(models.Model):
    """A fixed range of pairs of one simulation: claimed under a lease, and finished once."""

    simulation = models.ForeignKey(Simulation, on_delete=models.CASCADE, related_name="chunks")
    opponent = models.ForeignKey(Opponent, on_delete=models.CASCADE, related_name="chunks")
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
            actions=self.actions,
            errors=self.errors,
        )

    def finish(self, tally: Tally, seconds: float) -> bool:
        """Writes the results unless they are there already; whether this call wrote them."""
        now = timezone.now()
        found = Chunk.objects.filter(pk=self.pk, done_at=None).update(
            done_at=now, lease_until=None, set_aside_at=None, error={}, seconds=seconds, **_columns(tally)
        )
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
        "actions": tally.actions,
        "errors": tally.errors,
    }


class Recording(models.Model):
    """One game of a simulation played again for somebody to read; kept for a while, and made again when asked for."""

    simulation = models.ForeignKey(Simulation, on_delete=models.CASCADE, related_name="recordings")
    game = models.PositiveIntegerField()
    asked_at = models.DateTimeField(auto_now_add=True)
    dispatched_at = models.DateTimeField(null=True)
    made_at = models.DateTimeField(null=True)
    record = models.JSONField(default=dict)
    error = models.JSONField(default=dict, blank=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["simulation", "game"], name="one_recording_a_game")]

    def __str__(self) -> str:
        return f"{self.simulation_id} {self.game}"

    @property
    def reason(self) -> Text:
        return Text(**self.error) if self.error else Text("", "")


class Worker(models.Model):
    """A simulating process, as it last reported: which engine it has, and whether it is compiling."""

    name = models.CharField(max_length=120, unique=True)
    game = models.SlugField()
    engine_digest = models.CharField(max_length=16)
    warming_since = models.DateTimeField(null=True)
    games_per_second = models.FloatField(default=0)
    seen_at = models.DateTimeField()

    def __str__(self) -> str:
        return self.name
