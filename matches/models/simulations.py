"""Simulations: who plays whom in them, how often, and where they stand."""

from __future__ import annotations

import secrets
import uuid

from django.db import models
from django.db.models import Q
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from decks.models import Deck, Visibility
from decks.owners import OwnedModel, Owner
from matches.planning import Pairing, against_all, all_against_all, both_against_all
from matches.statistics import win_rate
from matches.tallies import Results
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


def wanted(simulation: str = "") -> Q:
    """Simulations that go on and that somebody waits for; of rows that `simulation` leads from ("simulation__"), theirs."""
    until = f"{simulation}wanted_until"
    return Q(**{f"{simulation}status__in": ACTIVE}) & (Q(**{until: None}) | Q(**{f"{until}__gt": timezone.now()}))


class Kind(models.TextChoices):
    """What is asked of a simulation, which says who plays whom."""

    GAUNTLET = "gauntlet", _("one deck against others")
    MATRIX = "matrix", _("every deck against every deck")
    VERSIONS = "versions", _("two versions against the same decks")
    LIVE = "live", _("a figure while building")
    RACE = "race", _("the best single changes of a deck")
    HAND = "hand", _("a hand kept, and put back")

    def pairings(self, contestants: int) -> list[Pairing]:
        """Who plays whom, and from which seed."""
        plans = {Kind.MATRIX: all_against_all, Kind.VERSIONS: both_against_all, Kind.HAND: both_against_all}
        return plans.get(self, against_all)(contestants)


#: What somebody waits for: played in small chunks that go past those of long simulations.
URGENT_KINDS = (Kind.LIVE, Kind.HAND)
#: Two contestants against all the others from the same seeds.
KINDS_OF_TWO = (Kind.VERSIONS, Kind.HAND)


class SimulationQuerySet(models.QuerySet["Simulation"]):
    def owned_by(self, owner: Owner) -> SimulationQuerySet:
        return self.filter(owner.filter)

    def visible_to(self, owner: Owner) -> SimulationQuerySet:
        """One's own, and the open ones: none of their decks was private when they were made or is now; each tells `is_open`."""
        hidden = Contestant.objects.filter(simulation=models.OuterRef("pk"), deck__visibility=Visibility.PRIVATE)
        is_open = ~Q(visibility=Visibility.PRIVATE) & ~models.Exists(hidden)
        told = models.ExpressionWrapper(is_open, output_field=models.BooleanField())
        return self.annotate(found_open=told).filter(Q(found_open=True) | owner.filter)

    def with_results(self) -> SimulationQuerySet:
        """Each with `won`, `drawn` and `lost`, the games finished so far."""

        def total(name: str) -> models.Aggregate:
            return models.Sum(models.F(f"chunks__first_{name}") + models.F(f"chunks__second_{name}"), default=0)

        return self.annotate(won=total("wins"), drawn=total("draws"), lost=total("losses")).order_by("-created_at")

    def active(self) -> SimulationQuerySet:
        return self.filter(status__in=ACTIVE)

    def wanted(self) -> SimulationQuerySet:
        """Those that go on and that somebody waits for."""
        return self.filter(wanted())


class Simulation(OwnedModel):
    """A request for many games between decks.

    `cards` holds the definitions of every card played with, so that the games can be played again whatever becomes of the decks.
    `stop` is the rule that ends it (`matches.statistics.stopping`), empty for a fixed number of games.
    `swaps` is how many legal changes there were for a race (`matches.racing`); few games try only some of them.
    A figure while building (`matches.live`) is nobody's: `live_key` finds it again, and it is played while `wanted_until` is to come.
    `error` says in both languages why it failed, or why a worker would not play it.
    """

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    game = models.SlugField()
    kind = models.CharField(max_length=10, choices=Kind.choices, default=Kind.GAUNTLET)
    name = models.CharField(max_length=80, blank=True)
    note = models.TextField(blank=True, max_length=4000)
    cards = models.JSONField()
    visibility = models.CharField(max_length=10, choices=Visibility.choices, default=Visibility.PRIVATE)
    level = models.SlugField()
    opponent_level = models.SlugField()
    seed = models.BigIntegerField(default=random_seed)
    games = models.PositiveIntegerField()
    stop = models.JSONField(default=dict, blank=True)
    swaps = models.PositiveIntegerField(null=True)
    live_key = models.CharField(max_length=64, blank=True)
    wanted_until = models.DateTimeField(null=True)
    status = models.CharField(max_length=10, choices=Status.choices, default=Status.QUEUED)
    definitions_digest = models.CharField(max_length=16)
    engine_digest = models.CharField(max_length=16)
    error = models.JSONField(default=dict, blank=True)
    created_at = models.DateTimeField(auto_now_add=True)
    started_at = models.DateTimeField(null=True)
    finished_at = models.DateTimeField(null=True)
    cancelled_at = models.DateTimeField(null=True)
    runs_kept_at = models.DateTimeField(null=True, help_text="when its figures by card were last summed up (CardRun)")

    objects = SimulationQuerySet.as_manager()

    class Meta:
        ordering = ["-created_at"]
        indexes = [
            models.Index(fields=["status", "created_at"]),
            models.Index(fields=["wanted_until"], condition=~Q(live_key=""), name="live_figures_by_want"),
        ]
        constraints = [models.UniqueConstraint(fields=["live_key"], condition=~Q(live_key=""), name="one_live_figure_of_a_key")]

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
    def is_open(self) -> bool:
        """Whether anybody may see it; of rows that `visible_to` gives."""
        return bool(vars(self)["found_open"])

    @property
    def lead(self) -> Contestant:
        """The deck that the simulation is about: its first."""
        return self.contestants.all()[0]

    @property
    def opponents(self) -> list[Contestant]:
        """All the others, in order; those of weight 0 are versions of the deck."""
        return [each for each in self.contestants.all() if each.index and each.weight]

    @property
    def reason(self) -> Text:
        """Why it failed, or what holds it up."""
        return Text(**self.error) if self.error else Text("", "")

    def matchup_of(self, game: int) -> Matchup:
        """The matchup of a game by its number in the simulation. Raises LookupError for a game that it has not, and for one of a heat."""
        for matchup in self.matchups.filter(is_heat=False).select_related("left", "right"):
            if matchup.first_game <= game < matchup.first_game + matchup.games:
                return matchup
        raise LookupError(game)


class CardRun(models.Model):
    """What became of one card in a finished simulation, over all decks whose cards were counted.

    `digest` stands for the card as it was. `counts`: by `cards.standings` the games as `statistics.subset_rate` wants them.
    """

    simulation = models.ForeignKey(Simulation, on_delete=models.CASCADE, related_name="card_runs")
    card = models.SlugField(max_length=80)
    digest = models.CharField(max_length=16)
    counts = models.JSONField()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["simulation", "card"], name="one_run_of_a_card_a_simulation")]

    def __str__(self) -> str:
        return f"{self.simulation_id} {self.card}"


class Contestant(models.Model):
    """A deck that plays in a simulation, as it was then. `weight`: how often one expects to meet it, beside the others; 0 for versions
    of a race, which nobody meets.
    """

    simulation = models.ForeignKey(Simulation, on_delete=models.CASCADE, related_name="contestants")
    index = models.PositiveSmallIntegerField()
    deck = models.ForeignKey(Deck, null=True, on_delete=models.SET_NULL, related_name="contestants")
    snapshot = models.JSONField()
    weight = models.FloatField(default=1)

    class Meta:
        ordering = ["simulation", "index"]
        constraints = [models.UniqueConstraint(fields=["simulation", "index"], name="one_contestant_of_an_index")]

    def __str__(self) -> str:
        return f"{self.simulation_id} {self.index}"

    @property
    def name(self) -> Text:
        return Text(**self.snapshot["name"])


class Matchup(models.Model):
    """Two contestants who play each other. Its games are numbered from `first_game` on; deck 0 of them is `left`.

    `pairs` are the most that will be played; `stopped_at` is set when the stop rule has ended it after so many of them. What was
    played beyond counts for nothing. In a heat each pair is another version's of the deck `left` (`matches.heats`).
    """

    simulation = models.ForeignKey(Simulation, on_delete=models.CASCADE, related_name="matchups")
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
