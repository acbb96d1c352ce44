"""Admission of simulations: limits on active simulations, storage and the daily budget of CPU time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from django.conf import settings
from django.db import transaction
from django.utils.translation import ngettext

from decks.owners import Owner
from limits.counters import hold
from limits.ledger import OverBudgetError, require_budget
from matches.models import Simulation
from matches.registry.kinds import unasked_kinds
from matches.requests.values import SimulationRefusedError
from matches.retention.quotas import require_room_to_keep


@contextmanager
def admit_simulation(owner: Owner, *, is_new: bool = True) -> Iterator[None]:
    """Open a transaction in which a person starts a simulation, or extends one (`is_new` false). Raises SimulationRefusedError.

    Active simulations per person are limited, so that everybody gets a turn, and so is the daily CPU time. Without an account a person is
    an IP address. Concurrent requests of one person are admitted one after another.
    """
    _require_few_active(owner)  # asked first without a lock, so that a flood of refused requests keeps nobody from writing
    with transaction.atomic():
        hold(f"simulations:{owner.payer.key}")
        if is_new:
            require_room_to_keep(owner)
        _require_few_active(owner)
        try:
            require_budget(owner.payer)
        except OverBudgetError as error:
            raise SimulationRefusedError(error.code, error.message, wait=error.seconds) from error
        yield


def _require_few_active(owner: Owner) -> None:
    """Raise SimulationRefusedError if as many of the person's simulations are active as are allowed."""
    most = settings.MAX_ANONYMOUS_ACTIVE_SIMULATIONS if owner.is_anonymous else settings.MAX_ACTIVE_SIMULATIONS
    if Simulation.objects.active().exclude(kind__in=unasked_kinds()).filter(payer=owner.payer.key).count() < most:
        return
    if owner.is_anonymous:
        message = ngettext(
            "%(count)d simulation that was asked for from your address is still being played. Wait for it to end, or cancel it.",
            "%(count)d simulations that were asked for from your address are still being played. Wait for one to end, or cancel one.",
            most,
        )
    else:
        message = ngettext(
            "%(count)d simulation of yours is still being played. Wait for it to end, or cancel it.",
            "%(count)d simulations of yours are still being played. Wait for one to end, or cancel one.",
            most,
        )
    raise SimulationRefusedError("too_many_running", message % {"count": most})
