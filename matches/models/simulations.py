"""Simulations: who plays whom in them, how often, and where they stand."""

from __future__ import annotations

import secrets
import uuid
from collections.abc import Iterable, Sequence
from functools import reduce
from operator import or_

from django.db import models
from django.db.models import Prefetch, Q, prefetch_related_objects
from django.urls import reverse

from decks.models import Visibility
from decks.owners import OwnedModel, Owner
from decks.visibility.restraints import RestrainedModel, settle, staff_sees
from matches.models.contestants import Contestant
from matches.models.kinds import ACTIVE, OVER, Kind, Status, wanted
from matches.models.matchups import Matchup, seat_matchups
from matches.models.packed import PackedJSONField
from matches.tallies.results import Results
from rules import games
from rules.kernel.game import Game
from rules.wording import Text

SEED_BITS = 63


def random_seed() -> int:
    return secrets.randbits(SEED_BITS)


def contestants_with_decks() -> Prefetch[str]:
    """Return the lookup that reads the contestants of simulations with their decks, in one query."""
    return Prefetch("contestants", Contestant.objects.select_related("deck"))


class SimulationQuerySet(models.QuerySet["Simulation"]):
    def owned_by(self, owner: Owner) -> SimulationQuerySet:
        return self.filter(owner.filter)

    def open(self) -> SimulationQuerySet:
        """Simulations that everybody may see."""
        return self.filter(_is_open())

    def visible_to(self, owner: Owner) -> SimulationQuerySet:
        """Simulations that this owner may see, annotated with `is_open`.

        These are the owner's own and the open ones: none of their decks was private at creation, is private now, or was when it was
        deleted. Staff also see those taken down.
        """
        private = Visibility.PRIVATE
        told = models.ExpressionWrapper(_is_open(), output_field=models.BooleanField())
        seen = Q(found_open=True) | owner.filter
        if owner.is_staff:
            hidden = (Q(**{f"{deck}__visibility": private}) & ~staff_sees(f"{deck}__") for deck in ("deck", "source"))
            seen |= (~Q(visibility=private) | staff_sees()) & ~Q(_hidden(*hidden))
        return self.annotate(found_open=told).filter(seen)

    def visible_with(self, simulation: Simulation) -> SimulationQuerySet:
        """Return the simulations that whoever sees this one may see: the open ones for an open one, its owner's for a private one."""
        return self.open() if simulation.is_open else self.filter(owner=simulation.owner_id, owner_key=simulation.owner_key)

    def settle(self) -> None:
        """Update `visibility` to what the restraints allow now."""
        settle(self)

    def with_results(self) -> SimulationQuerySet:
        """Each with `won`, `drawn` and `lost`, the games finished so far."""

        def total(name: str) -> models.Aggregate:
            return models.Sum(models.F(f"chunks__first_{name}") + models.F(f"chunks__second_{name}"), default=0)

        return self.annotate(won=total("wins"), drawn=total("draws"), lost=total("losses")).order_by("-created_at")

    def active(self) -> SimulationQuerySet:
        return self.filter(status__in=ACTIVE)

    def sound(self) -> SimulationQuerySet:
        """Those that go on, or have played all that was wanted."""
        return self.filter(status__in=(*ACTIVE, Status.DONE))

    def wanted(self) -> SimulationQuerySet:
        """Those that go on and that somebody waits for."""
        return self.filter(wanted())


def _is_open() -> Q:
    private = Visibility.PRIVATE
    return ~Q(visibility=private) & ~Q(_hidden(Q(deck__visibility=private), Q(source__visibility=private)))


def _hidden(*conditions: Q) -> models.Exists:
    """Return the condition that one of a simulation's decks was private when it was deleted, or meets one of the conditions."""
    rows = Contestant.objects.filter(simulation=models.OuterRef("pk"))
    return models.Exists(rows.filter(reduce(or_, conditions, Q(is_hidden=True))))


class Simulation(OwnedModel, RestrainedModel):
    """A request for many games between decks.

    `cards` holds the definitions of every card played with, so that games can be replayed whatever becomes of the decks. `stop` is the stop
    rule (`matches.statistics.stop_rules`), empty for a fixed number of games. `swaps` is the number of legal changes in a race
    (`matches.races.rounds`); few games try only some of them. A live figure (`matches.live.figures`) has no owner: `live_key` identifies
    it, and it is played until `wanted_until`. `payer` is charged with its CPU time (`limits`), and `rank` is its priority
    (`matches.farm.priorities`).
    `error` says in both languages why it failed, or why a worker would not play it.
    """

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    game = models.SlugField()
    kind = models.CharField(max_length=10, choices=Kind.choices, default=Kind.GAUNTLET)
    name = models.CharField(max_length=80, blank=True)
    note = models.TextField(blank=True, max_length=4000)
    cards = PackedJSONField()
    visibility = models.CharField(max_length=10, choices=Visibility.choices, default=Visibility.PRIVATE)
    level = models.SlugField()
    opponent_level = models.SlugField()
    seed = models.BigIntegerField(default=random_seed)
    games = models.PositiveIntegerField()
    stop = models.JSONField(default=dict, blank=True)
    swaps = models.PositiveIntegerField(null=True)
    ranked_in = models.SlugField(max_length=80, blank=True, help_text="the set whose machine-built decks are its opponents")
    live_key = models.CharField(max_length=64, blank=True)
    wanted_until = models.DateTimeField(null=True)
    payer = models.CharField(max_length=48, blank=True)
    rank = models.PositiveSmallIntegerField(default=0, db_default=0)
    status = models.CharField(max_length=10, choices=Status.choices, default=Status.QUEUED)
    definitions_digest = models.CharField(max_length=16)
    engine_digest = models.CharField(max_length=16)
    error = models.JSONField(default=dict, blank=True)
    created_at = models.DateTimeField(auto_now_add=True)
    started_at = models.DateTimeField(null=True)
    finished_at = models.DateTimeField(null=True)
    checks = models.ForeignKey(
        "self", null=True, blank=True, on_delete=models.SET_NULL, related_name="checked_by", help_text="whose win rate it plays again"
    )
    cancelled_at = models.DateTimeField(null=True)
    runs_kept_at = models.DateTimeField(null=True, help_text="when its figures by card were last summed up (CardRun)")

    objects = SimulationQuerySet.as_manager()

    class Meta:
        ordering = ["-created_at"]
        indexes = [
            models.Index(fields=["status", "created_at"]),
            models.Index(fields=["payer"], condition=Q(status__in=ACTIVE), name="simulations_active_of_a_payer"),
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
    def is_behind(self) -> bool:
        """True if it comes after all others because its payer's budget is used up."""
        return self.is_active and bool(self.rank & OVER)

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
    def levels(self) -> tuple[str, str]:
        return self.level, self.opponent_level

    @property
    def is_open(self) -> bool:
        """True if anybody may see it. Rows of `visible_to` know this; for another row the database is asked."""
        known = vars(self)
        if "found_open" not in known:
            known["found_open"] = Simulation.objects.open().filter(pk=self.pk).exists()
        return bool(known["found_open"])

    @property
    def open_visibility(self) -> str:
        """The widest visibility that a simulation made from this one may have."""
        return self.visibility if Simulation.objects.open().filter(pk=self.pk).exists() else Visibility.PRIVATE

    @staticmethod
    def seat_all(simulations: Sequence[Simulation]) -> None:
        """Read the contestants, matchups and seats of many simulations in three queries; `seat` then asks for none of them."""
        prefetch_related_objects(simulations, contestants_with_decks(), "matchups")
        matchups = (matchup for each in simulations for matchup in each.matchups.all())
        seat_matchups(matchups, (contestant for each in simulations for contestant in each.contestants.all()))

    def read_contestants(self) -> None:
        """Read its contestants with their decks in one query, unless they have been read."""
        prefetch_related_objects([self], contestants_with_decks())

    def seat(self, matchups: Iterable[Matchup]) -> list[Matchup]:
        """Give matchups of this simulation their contestants as pages show them, with their decks, and return them."""
        self.read_contestants()
        return seat_matchups(matchups, self.contestants.all())

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
        """The reason why it failed, or what holds it up."""
        return Text(**self.error) if self.error else Text("", "")

    def matchup_of(self, game: int) -> Matchup:
        """The matchup of a game by its number in the simulation. Raises LookupError for a game that it does not have, or one of a heat."""
        found = self.matchups.filter(is_heat=False, first_game__lte=game).order_by("-index").first()
        if found is None or game >= found.first_game + found.games:
            raise LookupError(game)
        return found
