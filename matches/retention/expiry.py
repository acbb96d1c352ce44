"""Retention of simulations, and the sweeper's list of all deletions: each step deletes a few rows at a time."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from uuid import UUID

from django.conf import settings
from django.db import connection, transaction
from django.db.models import Q
from django.utils import timezone

from cards.standings import mark_stale
from decks.retention import expiry
from matches.models import ACTIVE, Simulation

#: Rows of the main table that a step deletes at a time; dependent rows are deleted with them.
AT_ONCE, SIMULATIONS_AT_ONCE = 200, 50
#: Pages of a SQLite file that are freed at a time.
PAGES_AT_ONCE = 2_000

log = logging.getLogger(__name__)


def days_kept(simulation: Simulation) -> int:
    """Return the days for which a finished simulation is kept, 0 for ever; simulations of former members are kept like members'."""
    is_guests = simulation.owner_id is None and not simulation.payer.startswith("member:")
    return settings.GUEST_SIMULATION_DAYS if is_guests else settings.MEMBER_SIMULATION_DAYS


def kept_until(simulation: Simulation) -> datetime | None:
    """Return when a finished simulation expires; None for an active one or one that does not expire."""
    days = days_kept(simulation)
    return simulation.finished_at + timedelta(days=days) if days and simulation.finished_at and not simulation.is_active else None


def delete_expired_simulations(most: int = SIMULATIONS_AT_ONCE) -> int:
    """Delete expired simulations, and return how many."""
    deleted = 0
    members = Q(owner__isnull=False) | Q(payer__startswith="member:")
    for whose, days in ((~members, settings.GUEST_SIMULATION_DAYS), (members, settings.MEMBER_SIMULATION_DAYS)):
        old = Simulation.objects.filter(whose, live_key="", finished_at__lt=timezone.now() - timedelta(days=days))
        if days:
            deleted += _delete(old.exclude(status__in=ACTIVE).order_by("finished_at").values_list("pk", "game")[:most])
    return deleted


def delete_unused_live_figures(most: int = SIMULATIONS_AT_ONCE) -> int:
    """Delete the least recently viewed live figures beyond `LIVE_FIGURES_KEPT`, and return how many."""
    rows = Simulation.objects.exclude(live_key="").order_by("-wanted_until").values_list("wanted_until", flat=True)
    last = rows[settings.LIVE_FIGURES_KEPT : settings.LIVE_FIGURES_KEPT + 1].first()
    if last is None:
        return 0
    old = Simulation.objects.exclude(live_key="").filter(wanted_until__lte=last, wanted_until__lt=timezone.now())
    return _delete(old.order_by("wanted_until").values_list("pk", "game")[:most])


def _delete(rows: Iterable[tuple[UUID, str]]) -> int:
    with transaction.atomic():
        found = dict(rows)
        Simulation.objects.filter(pk__in=list(found)).delete()
        for game in set(found.values()):
            mark_stale(game)
    return len(found)


def free_unused_pages() -> None:
    """Return unused pages of a SQLite file to the disk, if the file has incremental auto-vacuum."""
    if connection.vendor != "sqlite":
        return
    with connection.cursor() as cursor:
        cursor.execute("PRAGMA auto_vacuum")
        if cursor.fetchone()[0] != 2:
            return
        cursor.execute("PRAGMA freelist_count")
        free = min(PAGES_AT_ONCE, cursor.fetchone()[0])
        cursor.execute(f"PRAGMA incremental_vacuum({free})").fetchall()


#: Deletion steps, by the words of the sweeper's report. Apps above this one add their own steps when they start.
STEPS: dict[str, Callable[[], int]] = {
    "decks of guests": lambda: expiry.delete_expired_decks(AT_ONCE),
    "simulations": delete_expired_simulations,
    "figures while building": delete_unused_live_figures,
    "old versions of decks": lambda: expiry.trim_versions(AT_ONCE),
    "guests not seen for long": lambda: expiry.delete_expired_guests(AT_ONCE),
    "sessions that were over": lambda: expiry.delete_expired_sessions(5 * AT_ONCE),
}


@dataclass(slots=True)
class DeletedCounts:
    """Numbers of deleted rows by step."""

    counts: dict[str, int] = field(default_factory=dict)

    def __bool__(self) -> bool:
        return any(self.counts.values())

    def __str__(self) -> str:
        return "Removed: " + ", ".join(f"{count:,} {name}" for name, count in self.counts.items() if count)

    def add(self, other: DeletedCounts) -> None:
        for name, count in other.counts.items():
            self.counts[name] = self.counts.get(name, 0) + count


def delete_some_expired() -> DeletedCounts:
    """Run every step once. A step that fails is logged and does not stop the others."""
    deleted = DeletedCounts()
    for name, step in STEPS.items():
        try:
            deleted.counts[name] = step()
        except Exception:
            log.exception("What is old could not be removed: %s.", name)
    return deleted


def delete_all_expired() -> DeletedCounts:
    """Run the steps until nothing expired is left."""
    everything = DeletedCounts()
    while some := delete_some_expired():
        everything.add(some)
    free_unused_pages()
    return everything
