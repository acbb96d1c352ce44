"""The matchups of a simulation, and the seats that its contestants take in them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import TypeVar

from django.db import models

from matches.models.contestants import Contestant
from rules.wording import Text

M = TypeVar("M", bound="Matchup")


def seat_matchups(matchups: Iterable[M], contestants: Iterable[Contestant]) -> list[M]:
    """Give matchups that were read the contestants who play them, with one query for all that have none yet, and return them.

    `contestants` are those of their simulations. A matchup of any other is left out: a race has been given versions meanwhile.
    """
    found = list(matchups)
    known = {each.pk: each for each in contestants}
    unseated = [each for each in found if not each.is_seated]
    seats: dict[int, list[Contestant | None]] = {each.pk: [] for each in unseated}
    rows = Seat.objects.filter(matchup__in=seats).order_by("matchup_id", "number")
    for matchup, contestant in rows.values_list("matchup", "contestant"):
        seats[matchup].append(known.get(contestant))
    for each in unseated:
        by_seat = tuple(seat for seat in seats[each.pk] if seat is not None)
        if len(by_seat) == len(seats[each.pk]):
            each.contestants = by_seat
    return [each for each in found if each.is_seated]


def create_matchups(matchups: Iterable[tuple[Matchup, Sequence[Contestant]]]) -> None:
    """Write new matchups, each with its contestants by seat; the contestants are written already."""
    listed = list(matchups)
    Matchup.objects.bulk_create([matchup for matchup, _ in listed])
    Seat.objects.bulk_create(
        Seat(matchup_id=matchup.pk, number=number, contestant_id=contestant.pk)
        for matchup, contestants in listed
        for number, contestant in enumerate(contestants)
    )


class Matchup(models.Model):
    """Contestants who play each other, each in a seat of its own. Games are numbered from `first_game`.

    `pairs` is the most pairs of games that are played; `stopped_at` is the number of pairs at which the stop rule ended it: later ones do
    not count. In a heat each pair has another version of the lead (`matches.races.heats`).
    """

    simulation = models.ForeignKey("matches.Simulation", on_delete=models.CASCADE, related_name="matchups")
    index = models.PositiveIntegerField()
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

    @property
    def is_seated(self) -> bool:
        """True if its contestants have been read."""
        return "contestants" in vars(self)

    @cached_property
    def contestants(self) -> tuple[Contestant, ...]:
        """The contestants by seat, with their decks. `seat_matchups` reads those of many matchups at once."""
        found = tuple(each.contestant for each in self.seats.select_related("contestant__deck"))
        if Matchup._meta.get_field("simulation").is_cached(self):
            for each in found:
                each.simulation = self.simulation
        return found

    @property
    def lead(self) -> Contestant:
        """The contestant in seat 0, whose wins are counted: deck 0 of the games."""
        return self.contestants[0]

    @property
    def both(self) -> tuple[Contestant, Contestant]:
        """The contestants of a matchup of two, for what can be said of two alone. Raises ValueError for another number of seats."""
        lead, opponent = self.contestants
        return lead, opponent

    @property
    def names(self) -> tuple[Text, Text]:
        """The names of both contestants of a matchup of two."""
        lead, opponent = self.both
        return lead.name, opponent.name

    @property
    def opponent(self) -> Contestant:
        """The contestant that the lead plays in a matchup of two. Raises ValueError for another number of seats."""
        return self.both[1]


class Seat(models.Model):
    """A contestant's place in a matchup: the deck of that number in its games."""

    matchup = models.ForeignKey(Matchup, on_delete=models.CASCADE, related_name="seats", db_index=False)
    number = models.PositiveSmallIntegerField()
    contestant = models.ForeignKey(Contestant, on_delete=models.CASCADE, related_name="seats")

    class Meta:
        ordering = ["matchup_id", "number"]
        constraints = [models.UniqueConstraint(fields=["matchup", "number"], name="one_seat_of_a_number")]

    def __str__(self) -> str:
        return f"{self.matchup_id} {self.number}"
